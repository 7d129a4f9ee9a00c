import { v7 as uuid } from 'uuid';
import type { Db } from '../../db/port.ts';
import { insertRows } from '../../db/rows.ts';
import type { NotificationDraft } from './rules.ts';

/** The bill a notification belongs to. */
export interface NotifiedBill {
  id: string;
  tenantId: string;
  notificationEmail: string | null;
}

/**
 * Writes notifications in the present transaction, each once for its bill, node, kind and value; with an address on the
 * bill also what must go out. Nothing leaves the house here.
 *
 * @returns how many are new
 */
export async function notify(db: Db, bill: NotifiedBill, drafts: readonly NotificationDraft[], now: string): Promise<number> {
  const written = await insertRows<{ id: string; kind: string }>(
    db,
    'notification',
    drafts.map((draft) => ({
      id: uuid(),
      tenant_id: bill.tenantId,
      bill_id: bill.id,
      node: draft.node,
      kind: draft.kind,
      value: draft.value,
      params: draft.params,
      plan_time: draft.planTime,
      newest_time: draft.newestTime,
      time_zone: draft.timeZone,
      // It is shown from this moment on; e-mail has its own row in the outbox.
      send_time: now,
      create_time: now,
    })),
    'on conflict do nothing returning id, kind',
  );
  if (bill.notificationEmail !== null) {
    await insertRows(
      db,
      'outbox',
      written.map(({ id, kind }) => ({
        id: uuid(),
        tenant_id: bill.tenantId,
        topic: 'notification.email',
        idempotency_key: `notification:${id}`,
        payload: { notificationId: id, billId: bill.id, kind, to: bill.notificationEmail },
        create_time: now,
      })),
      'on conflict do nothing',
    );
  }
  return written.length;
}
