import { v7 as uuid } from 'uuid';
import type { OutgoingTemplate } from '../../db/schema/session.ts';
import { BusinessError } from '../../http/errors.ts';
import { callerOf, type CallContext } from '../../http/handlers.ts';
import type { RateWindows } from '../../http/rate-windows.ts';
import { channelWorks, sendOut, type Channel } from '../outgoing/service.ts';

const HOUR_S = 3600;
/** Messages per hour: of a user, of a company, and to one recipient from a company. */
const PER_USER = { points: 60, seconds: HOUR_S };
const PER_COMPANY = { points: 300, seconds: HOUR_S };
export const PER_RECIPIENT = { points: 10, seconds: HOUR_S };

interface Letter {
  channel: Channel;
  recipient: string;
  subject: string;
  body: string;
  template?: OutgoingTemplate;
  /** Key of a message that is stored masked. @default that of a message of a user */
  idempotencyKey?: string;
}

/** Writes a message of the caller to the queue; the push log of the company lists it. @throws BusinessError noEmail, noSms; TooMany */
export const sendByUser = (limits: RateWindows, letter: Letter, context: CallContext): Promise<null> =>
  sendAllByUser(limits, [letter], context);

/** The same for several messages, each of which counts; all or none of them are written. */
export async function sendAllByUser(limits: RateWindows, letters: readonly Letter[], context: CallContext): Promise<null> {
  const { db, queue, clock, config } = context.deps;
  const { userId, tenantId } = callerOf(context);
  for (const { channel } of letters) if (!channelWorks(config, channel)) throw new BusinessError(channel === 'email' ? 'noEmail' : 'noSms');
  await db.transaction('system', async () => {
    for (const letter of letters) {
      await limits.take(`sending by ${userId}`, PER_USER);
      await limits.take(`sending of ${tenantId}`, PER_COMPANY);
      await limits.take(`sending of ${tenantId} to ${letter.recipient}`, PER_RECIPIENT);
      await sendOut(db, queue, { idempotencyKey: `user:${uuid()}`, ...letter, tenantId, at: clock.wallNow() });
    }
    context.writeAuditEntry();
  });
  return null;
}
