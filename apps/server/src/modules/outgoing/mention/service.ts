import type { Deps } from '../../../deps.ts';
import { sendOut, type Mention } from '../service.ts';
import { mentionMailWords } from '../texts.ts';
import { findMailed, findMention } from './repo.ts';

/** Writes one e-mail for each person whom a comment mentions, in the language of the reader. A job that runs twice writes none twice. */
export async function mailMention({ db, queue, clock, config }: Deps, { noticeId, people }: Mention): Promise<void> {
  await db.transaction('system', async () => {
    const mention = await findMention(db, noticeId);
    if (!mention) return;
    for (const { id, email, language } of await findMailed(db, mention.tenantId, people)) {
      const words = mentionMailWords(mention, language ?? config.mailLanguage, config.publicUrl);
      const idempotencyKey = `mention:${noticeId}:${id}`;
      await sendOut(db, queue, { channel: 'email', recipient: email, ...words, idempotencyKey, at: clock.wallNow() });
    }
  });
}
