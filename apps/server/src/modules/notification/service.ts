import type { Answered } from '@seaberry/api-client/schemas';
import type { Formatters } from '@seaberry/i18n';
import type { Outlook, Stage } from '@seaberry/tracking';
import { v7 as uuid } from 'uuid';
import type { Db } from '../../db/port.ts';
import { insertMissingIds } from '../../db/rows.ts';
import { notification } from '../../db/schema/tracking.ts';
import type { Deps } from '../../deps.ts';
import { addInboxAlerts } from '../notice/service.ts';
import { mailBatch } from '../outgoing/service.ts';
import { emitEvents, type HappenedEvent } from '../plugin/events/service.ts';
import { findNotifications, markStagesWithdrawn, isMutedAddress } from './repo.ts';
import { causesAlert, isRoutine, settingsOf, type NotificationDraft } from './rules.ts';
import { describeWithContainer } from './texts.ts';

/** The order a notification belongs to. */
export interface NotifiedOrder {
  id: string;
  tenantId: string;
  referenceNo: string;
  notificationEmail: string | null;
}

/** An order whose notifications are written. */
type Subject = Pick<NotifiedOrder, 'id' | 'tenantId'>;

/**
 * In a transaction: writes notifications, each once per order, node, kind and value.
 *
 * @param now domain time
 * @returns those that are new
 */
export async function writeNotifications(db: Db, { id: billId, tenantId }: Subject, drafts: readonly NotificationDraft[], now: string) {
  // Send time is when the notification was made; the time at which the email was sent is in `outgoing_message`.
  const rows = drafts.map((draft) => ({ ...draft, id: uuid(), tenantId, billId, sendTime: now, createTime: now }));
  const withdrawn = drafts.flatMap(({ kind, node }) => (kind === 'stageWithdrawn' ? [node] : []));
  await markStagesWithdrawn(db, billId, withdrawn, now);
  const written = await insertMissingIds(db, notification, rows);
  return rows.filter(({ id }) => written.has(id));
}

/** Notifications from one recalculation of an order's state, and the outlook after it. */
export interface Batch {
  drafts: readonly NotificationDraft[];
  outlook: Outlook<Stage>;
}

/**
 * In a transaction: writes notifications, each once per order, node, kind and value. The new ones are one batch: one email to the
 * address of the order, sent by a job, and, if they cause an alert, one alert in the inboxes of its owner, of its customer service
 * and, unless they are routine, of the user who added it. Users get neither about subjects that they have turned off. Plugins get both.
 *
 * @param now domain time
 * @returns the number of new notifications
 */
export async function notify(
  deps: Pick<Deps, 'db' | 'queue' | 'clock' | 'live'>,
  order: NotifiedOrder,
  { drafts, outlook }: Batch,
  now: string,
): Promise<number> {
  const inserted = await writeNotifications(deps.db, order, drafts, now);
  const [first] = inserted;
  if (!first) return 0;
  const changes = inserted.map(({ kind, params, planTime, newestTime, timeZone }) => ({ kind, params, planTime, newestTime, timeZone }));
  const { id, tenantId, referenceNo } = order;
  const told = changes.map(({ kind, planTime, newestTime, timeZone }) => ({ kind, planTime, newestTime, timeZone }));
  const events: HappenedEvent[] = [{ type: 'shipment.changed', data: { id, referenceNo, outlook: outlook.kind, changes: told } }];
  if (causesAlert(changes)) {
    const audience = isRoutine(changes, outlook) ? 'responsible' : 'involved';
    const alertId = await addInboxAlerts(deps, order, first.id, { changes, outlook }, settingsOf(inserted, 'alert'), audience);
    const kinds = changes.map(({ kind }) => ({ kind }));
    if (alertId !== null) events.push({ type: 'alert.raised', data: { id: alertId, shipmentId: id, referenceNo, changes: kinds } });
  }
  await emitEvents(deps, tenantId, events);
  if (order.notificationEmail !== null && !(await isMutedAddress(deps.db, order.notificationEmail, settingsOf(inserted, 'email')))) {
    await mailBatch(deps, { tenantId: order.tenantId, recipient: order.notificationEmail, batchId: first.id });
  }
  return inserted.length;
}

/** The notifications of a bill, newest first, in the reader's language. */
export async function notificationsOfBill(db: Db, billId: string, format: Formatters): Promise<Answered<'oceanBill', 'notifications'>> {
  const rows = await findNotifications(db, billId);
  return rows.map(({ id, kind, params, planTime, newestTime, timeZone, sendTime }) => ({
    id,
    type: kind,
    descriptionCode: kind,
    description: describeWithContainer(kind, params, timeZone, format),
    params,
    planTime,
    newestTime,
    timeZone,
    sendTime,
  }));
}
