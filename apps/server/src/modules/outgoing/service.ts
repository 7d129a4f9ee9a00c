import { v7 as uuid } from 'uuid';
import type { Config } from '../../config.ts';
import { outgoingMessage, type OutgoingTemplate } from '../../db/schema/session.ts';
import type { Db } from '../../db/port.ts';
import type { Deps } from '../../deps.ts';
import type { Queue } from '../../jobs/queue.ts';

export type Channel = 'email' | 'sms';

/** Queue of the jobs that send one message each. */
export const DELIVER = 'outgoing.deliver';

export interface OutgoingMessage {
  /** Company that it is sent for, whose users may read it; none for a code or a link for signing in. */
  tenantId?: string;
  channel: Channel;
  /** E-mail address or phone number. */
  recipient: string;
  /** Subject of an e-mail; empty for a short message. */
  subject: string;
  body: string;
  /** Of an SMS: template of the delivering service, in place of the body. */
  template?: OutgoingTemplate;
  /** A second message with the same key is not written. */
  idempotencyKey: string;
  /** Wall ms. */
  at: number;
}

/** Key of a message with a verification code. The code is valid for some minutes, and masked in the stored text after sending. */
export const codeKey = (id: string): string => `code:${id}`;
export const holdsCode = (idempotencyKey: string): boolean => idempotencyKey.startsWith('code:');

/** Key of a message with a link that undoes a change of addresses. The token of the link is masked in the stored text after sending. */
export const undoKey = (id: string): string => `undo:${id}`;
export const holdsUndo = (idempotencyKey: string): boolean => idempotencyKey.startsWith('undo:');

/** Key of a message with the address of a share link, whose token is masked in the stored text after sending. */
export const shareKey = (id: string): string => `share:${id}`;
export const holdsShare = (idempotencyKey: string): boolean => idempotencyKey.startsWith('share:');

/** Whether the stored text of a message is masked, so that it cannot be sent again. */
export const isOneTime = (idempotencyKey: string): boolean =>
  holdsCode(idempotencyKey) || holdsUndo(idempotencyKey) || holdsShare(idempotencyKey);

/** Whether a channel can deliver messages. */
export const channelWorks = ({ smtpUrl, mailFrom, sms, devMailbox }: Config, channel: Channel): boolean =>
  devMailbox !== null || (channel === 'email' ? smtpUrl !== null && mailFrom !== null : sms !== null);

/** In a transaction: queues the job that sends a waiting message. */
export const queueMessage = (queue: Queue, id: string): Promise<void> => queue.send(DELIVER, { id }, { key: id });

/** Queue of the jobs that write the e-mails about a comment. */
export const MENTION = 'outgoing.mention';

export type Mention = {
  /** Id of the alert about the comment. */
  noticeId: string;
  /** Ids of the users whom it mentions. */
  people: readonly string[];
};

/** In the transaction that writes a comment: queues the job that writes e-mails to the users whom it mentions. */
export const mailMentioned = (queue: Queue, mention: Mention): Promise<void> => queue.send(MENTION, mention, { key: mention.noticeId });

/** In a transaction of the system: writes a message and queues the job that sends it. */
export async function sendOut(db: Db, queue: Queue, { at, ...message }: OutgoingMessage): Promise<void> {
  const written = await db.orm
    .insert(outgoingMessage)
    .values({ ...message, id: uuid(), createTime: new Date(at).toISOString() })
    .onConflictDoNothing({ target: outgoingMessage.idempotencyKey })
    .returning({ id: outgoingMessage.id });
  for (const { id } of written) await queueMessage(queue, id);
}

/** Company and address of the e-mail about a batch of changes. */
export interface BatchMail {
  tenantId: string;
  recipient: string;
  /** Id of the first notification of the batch. */
  batchId: string;
}

/** In the transaction that writes the notifications of a batch: one e-mail, and the job that writes its text and sends it. */
export async function mailBatch({ db, queue, clock }: Pick<Deps, 'db' | 'queue' | 'clock'>, mail: BatchMail): Promise<void> {
  const id = uuid();
  await db.orm.insert(outgoingMessage).values({
    id,
    tenantId: mail.tenantId,
    notificationId: mail.batchId,
    channel: 'email',
    recipient: mail.recipient,
    subject: '',
    body: '',
    idempotencyKey: `notification:${mail.batchId}`,
    createTime: new Date(clock.wallNow()).toISOString(),
  });
  await queueMessage(queue, id);
}
