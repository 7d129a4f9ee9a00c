import type { Deps } from '../../../deps.ts';
import { CODE_MINUTES } from '../../auth/codes/service.ts';
import { Refused, type Connectors } from './connectors.ts';
import { holdsCode, type Channel } from '../service.ts';

/** With the pauses of the queue, which double up to ten minutes, about half an hour. */
export const MAX_ATTEMPTS = 11;
const MAX_ERROR = 500;

interface Waiting extends Record<string, unknown> {
  id: string;
  channel: Channel;
  recipient: string;
  subject: string;
  body: string;
  idempotency_key: string;
  attempts: number;
  create_time: string;
}

/**
 * Sends a message that waits. At least once: a process that dies after sending sends again, under the same Message-ID or key.
 *
 * @throws what kept it from being sent, while there is a point in trying again
 */
export async function deliver(deps: Deps, connectors: Connectors, id: string): Promise<void> {
  const { db, clock, log } = deps;
  const [message] = await db.unit('system', () =>
    db.sql<Waiting>("update outgoing_message set attempts = attempts + 1 where id = $1 and state = 'waiting' returning *", [id]),
  );
  if (!message) return;
  try {
    await hand(deps, connectors, message);
  } catch (error) {
    const reason = error instanceof Error ? error.message.slice(0, MAX_ERROR) : 'unknown';
    const last = error instanceof Refused || message.attempts >= MAX_ATTEMPTS;
    await db.unit('system', () =>
      db.sql('update outgoing_message set state = $2, last_error = $3 where id = $1', [id, last ? 'failed' : 'waiting', reason]),
    );
    if (!last) throw error;
    log.warn({ message: id, channel: message.channel, reason }, 'A message could not be sent and is given up.');
  }
  await db.unit('system', () => settle(deps, connectors, message, new Date(clock.wallNow()).toISOString()));
}

async function hand(deps: Deps, { email, sms }: Connectors, message: Waiting): Promise<void> {
  const { channel, recipient, subject, body, id } = message;
  const age = deps.clock.wallNow() - Date.parse(message.create_time);
  if (holdsCode(message.idempotency_key) && age > CODE_MINUTES * 60_000) throw new Refused('The code in it has run out.');
  if (channel === 'email' && email) return email.send({ to: recipient, subject, text: body, idempotencyKey: id });
  if (channel === 'sms' && sms) return sms.send({ to: recipient, text: body, idempotencyKey: id });
  // The page of the development server shows it: it has arrived.
  if (deps.config.devMailbox) return;
  throw new Refused(channel === 'email' ? 'SMTP_URL is not set.' : 'SMS_URL is not set.');
}

/** Nobody may read a code where it is kept as proof; in the development mailbox that is what it is for. */
async function settle({ db, config }: Deps, connectors: Connectors, message: Waiting, at: string): Promise<void> {
  const left = connectors[message.channel] !== null;
  const body =
    holdsCode(message.idempotency_key) && (left || !config.devMailbox) ? message.body.replaceAll(/\d{6}/gu, '••••••') : message.body;
  await db.sql(
    `update outgoing_message set body = $2, state = case when state = 'waiting' then 'sent' else state end,
       sent_at = case when state = 'waiting' then $3::timestamptz else sent_at end, last_error = case when state = 'waiting' then null else last_error end
     where id = $1`,
    [message.id, body, at],
  );
}
