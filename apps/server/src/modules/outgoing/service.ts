import { v7 as uuid } from 'uuid';
import type { Config } from '../../config.ts';
import type { Db } from '../../db/port.ts';
import type { Queue } from '../../jobs/queue.ts';

export type Channel = 'email' | 'sms';

/** Sends one message; the job carries its id. */
export const DELIVER = 'outgoing.deliver';

export interface OutgoingMessage {
  channel: Channel;
  /** E-mail address or phone number. */
  recipient: string;
  /** Of e-mail; empty for a short message. */
  subject: string;
  body: string;
  /** The same cause never sends twice. */
  idempotencyKey: string;
  /** Wall ms. */
  at: number;
}

/** Keys of messages that hold a code: good for a few minutes, and taken out of the text once they are sent. */
export const codeKey = (id: string): string => `code:${id}`;
export const holdsCode = (idempotencyKey: string): boolean => idempotencyKey.startsWith('code:');

/** Whether messages of a channel get anywhere. */
export const channelWorks = ({ smtpUrl, sms, devMailbox }: Config, channel: Channel): boolean =>
  devMailbox || (channel === 'email' ? smtpUrl !== null : sms !== null);

/** In a unit of the system: writes a message that a job sends once the unit is committed. */
export async function sendOut(db: Db, queue: Queue, message: OutgoingMessage): Promise<void> {
  const id = uuid();
  const written = await db.sql(
    `insert into outgoing_message (id, channel, recipient, subject, body, idempotency_key, create_time) values ($1, $2, $3, $4, $5, $6, $7)
     on conflict (idempotency_key) do nothing returning id`,
    [id, message.channel, message.recipient, message.subject, message.body, message.idempotencyKey, new Date(message.at).toISOString()],
  );
  if (written.length > 0) await queue.send(DELIVER, { id }, { key: id });
}
