import type { DELIVERY_EVENTS, PluginEvent } from '@seaberry/api-client/contract';
import { and, eq } from 'drizzle-orm';
import { v7 as uuid } from 'uuid';
import { insertRows } from '../../../db/rows.ts';
import { plugin, pluginDelivery } from '../../../db/schema/plugin.ts';
import type { Deps } from '../../../deps.ts';

/** Queue of the jobs that make one attempt at one delivery. */
export const DELIVER_HOOK = 'plugin.deliver';

/** Data of each event: ids and what every user of the company may see. */
export interface EventData {
  'order.added': { id: string; kind: 'oceanBill' | 'airWaybill'; referenceNo: string };
  'shipment.changed': { id: string; referenceNo: string; outlook: string; changes: readonly ShipmentChange[] };
  'alert.raised': { id: string; shipmentId: string; referenceNo: string; changes: readonly { kind: string }[] };
  'user.created': { id: string; account: string };
  'user.enabled': { id: string; account: string };
  'user.disabled': { id: string; account: string };
  'notice.published': { id: string };
}

interface ShipmentChange {
  kind: string;
  /** ISO 8601. */
  planTime: string | null;
  newestTime: string | null;
  /** IANA zone of the place. */
  timeZone: string | null;
}

export type HappenedEvent = { [T in PluginEvent]: { type: T; data: EventData[T] } }[PluginEvent];

/**
 * In the transaction of a change: writes a delivery for each hook of the enabled plugins of the company, and queues its job. Nothing is
 * written without such a hook.
 */
export async function emitEvents(
  { db, queue, clock }: Pick<Deps, 'db' | 'queue' | 'clock'>,
  tenantId: string,
  events: readonly HappenedEvent[],
): Promise<void> {
  if (events.length === 0) return;
  const plugins = await db.orm
    .select({ id: plugin.id, hooks: plugin.hooks })
    .from(plugin)
    .where(and(eq(plugin.tenantId, tenantId), eq(plugin.enabled, true)));
  const wanted = events.flatMap((event) =>
    plugins.flatMap(({ id, hooks }) =>
      hooks.flatMap(({ event: type, url }) => (type === event.type ? [{ ...event, pluginId: id, url }] : [])),
    ),
  );
  await writeDeliveries({ db, queue, clock }, tenantId, wanted);
}

interface NewDelivery {
  pluginId: string;
  url: string;
  type: (typeof DELIVERY_EVENTS)[number];
  data: object;
}

/** In a transaction: writes deliveries and queues their jobs. */
export async function writeDeliveries(
  { db, queue, clock }: Pick<Deps, 'db' | 'queue' | 'clock'>,
  tenantId: string,
  deliveries: readonly NewDelivery[],
): Promise<void> {
  if (deliveries.length === 0) return;
  const at = new Date(clock.wallNow()).toISOString();
  const rows = deliveries.map(({ pluginId, url, type, data }) => ({
    id: uuid(),
    tenantId,
    pluginId,
    event: type,
    url,
    // The shape that Standard Webhooks recommends.
    body: JSON.stringify({ type, timestamp: at, data }),
    state: 'waiting' as const,
    attempts: 0,
    createTime: at,
    nextTime: at,
  }));
  await insertRows(db, pluginDelivery, rows);
  await queueDeliveries(
    queue,
    rows.map(({ id }) => id),
  );
}

/** In a transaction: one job for each delivery, under its id as the key. */
export const queueDeliveries = (queue: Deps['queue'], ids: readonly string[]): Promise<void> =>
  queue.sendAll(
    DELIVER_HOOK,
    ids.map((id) => ({ data: { id }, key: id })),
  );
