import type { Answered } from '@seaberry/api-client/schemas';
import type { Locale } from '@seaberry/i18n';
import { v7 as uuid } from 'uuid';
import type { Db } from '../../db/port.ts';
import { insertMissingIds } from '../../db/rows.ts';
import { notification } from '../../db/schema/tracking.ts';
import type { Deps } from '../../deps.ts';
import { mailNotifications } from '../outgoing/service.ts';
import { findNotifications } from './repo.ts';
import type { NotificationDraft } from './rules.ts';
import { describeNotification } from './texts.ts';

/** The bill a notification belongs to. */
export interface NotifiedBill {
  id: string;
  tenantId: string;
  notificationEmail: string | null;
}

/**
 * In a transaction: writes notifications, each once per bill, node, kind and value; with an address on the bill also an email for each,
 * sent by a job.
 *
 * @param now domain time
 * @returns the number of new ones
 */
export async function notify(
  deps: Pick<Deps, 'db' | 'queue' | 'clock'>,
  bill: NotifiedBill,
  drafts: readonly NotificationDraft[],
  now: string,
): Promise<number> {
  const written = await insertMissingIds(
    deps.db,
    notification,
    drafts.map((draft) => ({
      ...draft,
      id: uuid(),
      tenantId: bill.tenantId,
      billId: bill.id,
      // Time of publication; the email has a row of its own.
      sendTime: now,
      createTime: now,
    })),
  );
  if (bill.notificationEmail !== null) {
    await mailNotifications(deps, { tenantId: bill.tenantId, recipient: bill.notificationEmail, notificationIds: [...written] });
  }
  return written.size;
}

/** The notifications of a bill, newest first, in the reader's language. */
export async function notificationsOfBill(db: Db, billId: string, locale: Locale): Promise<Answered<'oceanBill', 'notifications'>> {
  const rows = await findNotifications(db, billId);
  return rows.map(({ id, kind, params, planTime, newestTime, timeZone, sendTime }) => ({
    id,
    type: kind,
    descriptionCode: kind,
    description: describeNotification(kind, params, timeZone, locale),
    params,
    planTime,
    newestTime,
    timeZone,
    sendTime,
  }));
}
