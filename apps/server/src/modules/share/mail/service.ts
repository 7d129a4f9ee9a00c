import type { Parsed } from '@seaberry/api-client/schemas';
import { createFormatters } from '@seaberry/i18n';
import { v7 as uuid } from 'uuid';
import { ERROR } from '../../../http/error-codes.ts';
import { BusinessError } from '../../../http/errors.ts';
import { callerOf, scopeOf, type CallContext } from '../../../http/handlers.ts';
import { shareKey } from '../../outgoing/service.ts';
import { sendAllByUser } from '../../sending/service.ts';
import { linkById } from '../repo.ts';
import { contentOfLink, requireOpen, type ShareParts } from '../service.ts';
import { linkMailText } from './texts.ts';

/** Page of a link in the web app, which opens plain paths also in hash mode. */
const PATH = '/share';

/**
 * Sends a link, as its visitor would see it now, to each of the addresses.
 *
 * @throws BusinessError D1002, linkEnded, linkLost, noPublicUrl, noEmail; TooMany
 */
export async function sendLink(
  { seal, rateWindows }: ShareParts,
  { id, to, language, note }: Parsed<'shareLink', 'send'>,
  context: CallContext,
): Promise<null> {
  const { db, clock, config } = context.deps;
  const { realName, account } = callerOf(context);
  const link = await db.transaction(scopeOf(context), () => linkById(db, id));
  if (!link) throw new BusinessError(ERROR.notFound);
  const open = await db.transaction('system', () => requireOpen(db, link, clock.wallNow()));
  const token = seal.open(link.token, link.id);
  if (token === null) throw new BusinessError('linkLost');
  if (config.publicUrl === null) throw new BusinessError('noPublicUrl');
  const { company, shipments } = await contentOfLink(db, open, language);
  const text = linkMailText(
    {
      company: company.name,
      author: realName ?? account,
      name: link.name,
      note: note?.trim() || null,
      address: `${config.publicUrl}${PATH}#${token}`,
      expiresAt: link.expiresAt,
      locked: link.passwordHash !== null,
      shipments,
    },
    createFormatters(language, clock.domainNow()),
  );
  const addresses = new Set(to.map((address) => address.toLowerCase()));
  const letters = Array.from(addresses, (recipient) => ({
    channel: 'email' as const,
    recipient,
    ...text,
    idempotencyKey: shareKey(uuid()),
  }));
  return sendAllByUser(rateWindows, letters, context);
}
