import type { Deps } from '../../../deps.ts';
import { sendOut, type Mention } from '../service.ts';
import { mentionMailText } from '../texts.ts';
import { findMailRecipients, findMention } from './repo.ts';

/** Writes one e-mail to each user whom a comment mentions, in their language. Run twice, the job writes no e-mail twice. */
export async function mailMention({ db, queue, clock, config }: Deps, { noticeId, people }: Mention): Promise<void> {
  await db.transaction('system', async () => {
    const mention = await findMention(db, noticeId);
    if (!mention) return;
    for (const { id, email, language } of await findMailRecipients(db, mention.tenantId, people)) {
      const text = mentionMailText(mention, language ?? config.mailLanguage, config.publicUrl);
      const idempotencyKey = `mention:${noticeId}:${id}`;
      const { tenantId } = mention;
      await sendOut(db, queue, { tenantId, channel: 'email', recipient: email, ...text, idempotencyKey, at: clock.wallNow() });
    }
  });
}
