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
}

/** Writes a message of the caller to the queue; the push log of the company lists it. @throws BusinessError noEmail, noSms; TooMany */
export async function sendByUser(limits: RateWindows, letter: Letter, context: CallContext): Promise<null> {
  const { db, queue, clock, config } = context.deps;
  const { userId, tenantId } = callerOf(context);
  const { channel, recipient } = letter;
  if (!channelWorks(config, channel)) throw new BusinessError(channel === 'email' ? 'noEmail' : 'noSms');
  await db.transaction('system', async () => {
    await limits.take(`sending by ${userId}`, PER_USER);
    await limits.take(`sending of ${tenantId}`, PER_COMPANY);
    await limits.take(`sending of ${tenantId} to ${recipient}`, PER_RECIPIENT);
    await sendOut(db, queue, { ...letter, tenantId, idempotencyKey: `user:${uuid()}`, at: clock.wallNow() });
    context.writeAuditEntry();
  });
  return null;
}
