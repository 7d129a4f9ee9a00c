import type { MessageSetting } from '@seaberry/api-client/contract';
import type { MentionAlert, ShipmentAlert } from '../../db/schema/session.ts';
import type { Deps } from '../../deps.ts';
import { mailMentioned } from '../outgoing/service.ts';
import { deliverAlert, insertAlert, putIntoInboxes, removeAlerts, withoutMuted, type Audience } from './repo.ts';

const ALERT_RETENTION_MS = 30 * 86_400_000;

interface AlertedBill {
  id: string;
  tenantId: string;
  referenceNo: string;
}

/**
 * In the transaction that writes the notifications of a batch: one alert in the inboxes of the audience, with a live hint, except for
 * those who have turned off all of `settings`.
 *
 * @returns the id of the alert; null for one that exists
 */
export async function addInboxAlerts(
  { db, live, clock }: Pick<Deps, 'db' | 'live' | 'clock'>,
  { id: billId, tenantId, referenceNo }: AlertedBill,
  batchId: string,
  alert: ShipmentAlert,
  settings: readonly MessageSetting[],
  audience: Audience,
): Promise<string | null> {
  const at = new Date(clock.wallNow()).toISOString();
  const noticeId = await insertAlert(db, { tenantId, billId, batchId, referenceNo, alert, at, shownAt: clock.domainNow() });
  if (noticeId === null) return null;
  for (const userId of await deliverAlert(db, noticeId, billId, { settings, audience }, at))
    await live.publish({ tenantId, userId, topic: 'notice', id: noticeId });
  return noticeId;
}

/**
 * In the transaction that writes a comment: an alert in the inboxes of the users whom it mentions, with a live hint, and an e-mail to each.
 */
export async function addMentionAlert(
  { db, live, clock, queue }: Pick<Deps, 'db' | 'live' | 'clock' | 'queue'>,
  { id: billId, tenantId, referenceNo }: AlertedBill,
  commentId: string,
  people: readonly string[],
  alert: MentionAlert,
): Promise<void> {
  const at = new Date(clock.wallNow()).toISOString();
  const noticeId = await insertAlert(db, { tenantId, billId, batchId: commentId, referenceNo, alert, at, shownAt: clock.domainNow() });
  if (noticeId === null) return;
  await mailMentioned(queue, { noticeId, people });
  const readers = await withoutMuted(db, people, ['mentions.alert']);
  await putIntoInboxes(
    db,
    noticeId,
    readers.map((userId) => ({ tenantId, userId })),
    at,
  );
  for (const userId of readers) await live.publish({ tenantId, userId, topic: 'notice', id: noticeId });
}

/** Removes old alerts; notices stay. */
export async function sweepAlerts({ db, clock }: Deps): Promise<void> {
  await db.transaction('system', () => removeAlerts(db, new Date(clock.wallNow() - ALERT_RETENTION_MS).toISOString()));
}
