import type { Answered } from '@seaberry/api-client/schemas';
import type { Locale } from '@seaberry/i18n';
import type { Db } from '../../db/port.ts';
import { describeNotification } from './texts.ts';

type NotificationRow = {
  id: string;
  kind: string;
  params: Record<string, string | number | null>;
  plan_time: string | null;
  newest_time: string | null;
  time_zone: string | null;
  send_time: string | null;
};

/** The notifications of a bill, newest first, in the reader's language. */
export async function notificationsOfBill(db: Db, billId: string, locale: Locale): Promise<Answered<'oceanBill', 'notifications'>> {
  const rows = await db.sql<NotificationRow>(
    `select id, kind, params, plan_time, newest_time, time_zone, send_time from notification
     where bill_id = $1 order by create_time desc, newest_time desc nulls last, id desc limit 500`,
    [billId],
  );
  return rows.map((row) => ({
    id: row.id,
    type: row.kind,
    descriptionCode: row.kind,
    description: describeNotification(row.kind, row.params, row.time_zone, locale),
    params: row.params,
    planTime: row.plan_time,
    newestTime: row.newest_time,
    timeZone: row.time_zone,
    sendTime: row.send_time,
  }));
}

/** The ETA that was told last; null when none was. */
export async function toldEta(db: Db, billId: string): Promise<string | null> {
  const [row] = await db.sql<{ value: string }>(
    `select value from notification where bill_id = $1 and kind = 'etaChanged' order by id desc limit 1`,
    [billId],
  );
  return row?.value ?? null;
}
