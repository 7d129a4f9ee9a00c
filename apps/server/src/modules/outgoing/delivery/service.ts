import { createFormatters } from '@seaberry/i18n';
import type { Deps } from '../../../deps.ts';
import { CODE_MINUTES } from '../../auth/codes/service.ts';
import { findBatch, saveMessage, takeMessage, type MessageRow } from '../repo.ts';
import { holdsCode, holdsShare, holdsUndo } from '../service.ts';
import { batchText } from '../texts.ts';
import { Refused, type Connectors } from './connectors.ts';

/** Maximum number of attempts. The pauses of the queue double up to ten minutes, so this takes about half an hour. */
export const MAX_ATTEMPTS = 11;
const MAX_ERROR = 500;

/**
 * Sends a waiting message at least once: after the end of a process between sending and commit, it is sent again with the same Message-ID
 * or Idempotency-Key.
 *
 * @throws Error of the delivery, while a retry is useful
 */
export async function deliver(deps: Deps, connectors: Connectors, id: string): Promise<void> {
  const { db, clock, log } = deps;
  const message = await db.transaction('system', () => takeWithText(deps, id));
  if (!message) return;
  let outcome: Partial<MessageRow>;
  try {
    await send(deps, connectors, message);
    outcome = { state: 'sent', sentAt: new Date(clock.wallNow()).toISOString(), lastError: null };
  } catch (error) {
    const lastError = error instanceof Error ? error.message.slice(0, MAX_ERROR) : 'unknown';
    if (!(error instanceof Refused) && message.attempts < MAX_ATTEMPTS) {
      await db.transaction('system', () => saveMessage(db, id, { lastError }));
      throw error;
    }
    log.warn({ message: id, channel: message.channel, reason: lastError }, 'A message could not be sent and is given up.');
    outcome = { state: 'failed', lastError };
  }
  await db.transaction('system', () => saveMessage(db, id, { ...outcome, body: storedBody(deps, connectors, message) }));
}

/** A message with its text. The text about a batch of changes is written at the first attempt, in the language of its reader. */
async function takeWithText({ db, config, clock }: Deps, id: string): Promise<MessageRow | null> {
  const message = await takeMessage(db, id);
  if (message?.notificationId == null || message.body !== '') return message;
  const found = await findBatch(db, message.notificationId, message.recipient);
  if (!found) return message;
  const text = batchText(found, createFormatters(found.language ?? config.mailLanguage, clock.domainNow()), config.publicUrl);
  await saveMessage(db, id, text);
  return { ...message, ...text };
}

async function send(deps: Deps, { email, sms }: Connectors, message: MessageRow): Promise<void> {
  const { channel, recipient, subject, body, template, id, notificationId } = message;
  if (notificationId !== null && body === '') throw new Refused('The bill was deleted.');
  const age = deps.clock.wallNow() - Date.parse(message.createTime);
  if (holdsCode(message.idempotencyKey) && age > CODE_MINUTES * 60_000) throw new Refused('The code in it has run out.');
  if (channel === 'email' && email) return email.send({ to: recipient, subject, text: body, idempotencyKey: id });
  if (channel === 'sms' && sms) return sms.send({ to: recipient, text: body, ...(template && { template }), idempotencyKey: id });
  // The mailbox of the development server shows it, so it counts as sent.
  if (deps.config.devMailbox) return;
  throw new Refused(channel === 'email' ? 'SMTP_URL is not set.' : 'SMS_URL is not set.');
}

/** Text that remains stored as a record: its code or link is masked, unless the development mailbox has to show it. */
function storedBody({ config }: Deps, connectors: Connectors, { body, channel, idempotencyKey }: MessageRow): string {
  const wasSent = connectors[channel] !== null;
  if (!wasSent && config.devMailbox) return body;
  if (holdsUndo(idempotencyKey)) return body.replaceAll(/token=[\w-]+/gu, 'token=••••••');
  if (holdsShare(idempotencyKey)) return body.replaceAll(/#[\w-]{20,}/gu, '#••••••');
  return holdsCode(idempotencyKey) ? body.replaceAll(/\d{6}/gu, '••••••') : body;
}
