import { pluginDelivery as entity, type SortedBy } from '@seaberry/api-client/contract';
import type { Parsed, PluginDeliveryRow } from '@seaberry/api-client/schemas';
import { and, eq, lt, ne, sql, type SQL } from 'drizzle-orm';
import type { WholeRow } from '../../../db/entity/columns.ts';
import { filterBy, type FilterColumns } from '../../../db/entity/conditions.ts';
import { hasId } from '../../../db/ids.ts';
import { listPage } from '../../../db/list.ts';
import { named } from '../../../db/named.ts';
import type { Db } from '../../../db/port.ts';
import { plugin, pluginDelivery } from '../../../db/schema/plugin.ts';

type Delivery = typeof pluginDelivery.$inferSelect;

const READ = [
  'id',
  'pluginId',
  'event',
  'url',
  'body',
  'state',
  'attempts',
  'responseStatus',
  'elapsed',
  'error',
  'createTime',
  'lastTime',
  'nextTime',
] as const;
type Row = Pick<Delivery, (typeof READ)[number]>;

const SORTS = {
  id: 'd.create_time',
  attempts: 'd.attempts',
  createTime: 'd.create_time',
  lastTime: 'd.last_time',
  nextTime: 'd.next_time',
} as const satisfies Readonly<Record<SortedBy<typeof entity>, string>>;

const FILTERED = {
  event: 'd.event',
  state: 'd.state',
  createTime: 'd.create_time',
  pluginId: 'd.plugin_id',
} as const satisfies FilterColumns<typeof entity>;

/** One page of the deliveries. */
export const pageOfDeliveries = (db: Db, given: Parsed<'pluginDelivery', 'page'>) =>
  listPage<Row, WholeRow<typeof entity, PluginDeliveryRow>>(
    db,
    {
      select: named(pluginDelivery, 'd', READ),
      from: 'plugin_delivery d',
      filter: filterBy(entity, given, FILTERED),
      sorts: SORTS,
      defaultOrder: 'd.create_time desc',
      tieBreaker: 'd.id desc',
      toItem: (row) => row,
    },
    given,
  );

/** Attempts of one plugin at the same time, so that slow addresses of one leave room for others. */
const MOST_AT_ONCE = 2;

export type Taken =
  | { kind: 'attempt'; delivery: Delivery; owner: Pick<typeof plugin.$inferSelect, 'id' | 'secret' | 'previousSecret' | 'previousUntil'> }
  /** Not due yet, or the plugin is busy. */
  | { kind: 'later'; at: string }
  /** Settled, removed, or of a disabled plugin. */
  | { kind: 'nothing' };

/** In a transaction of the system: takes a delivery that is due, for `leaseMs`, and counts the attempt. */
export async function takeDelivery(db: Db, id: string, leaseMs: number): Promise<Taken> {
  const [found] = await db.orm
    .select({
      delivery: pluginDelivery,
      owner: plugin,
      wait: sql<string | null>`case
        when greatest(${pluginDelivery.nextTime}, ${pluginDelivery.takenUntil}) > now() then greatest(${pluginDelivery.nextTime}, ${pluginDelivery.takenUntil})
        when (select count(*) from plugin_delivery o where o.plugin_id = ${plugin.id} and o.state = 'waiting' and o.taken_until > now()) >= ${MOST_AT_ONCE}
          then now() + interval '5 seconds' + random() * interval '55 seconds'
        end`,
    })
    .from(pluginDelivery)
    .innerJoin(plugin, eq(plugin.id, pluginDelivery.pluginId))
    .where(and(hasId(pluginDelivery.id, id), eq(pluginDelivery.state, 'waiting')))
    .for('update', { of: pluginDelivery });
  if (!found) return { kind: 'nothing' };
  if (!found.owner.enabled) {
    await settle(db, id, { state: 'stopped', nextTime: null });
    return { kind: 'nothing' };
  }
  if (found.wait !== null) return { kind: 'later', at: found.wait };
  await db.orm
    .update(pluginDelivery)
    .set({ attempts: found.delivery.attempts + 1, takenUntil: after(leaseMs) })
    .where(eq(pluginDelivery.id, id));
  return { kind: 'attempt', delivery: { ...found.delivery, attempts: found.delivery.attempts + 1 }, owner: found.owner };
}

const after = (ms: number): SQL<string> => sql`now() + ${ms} * interval '1 millisecond'`;

/** Saves the result of an attempt. */
export async function settle(db: Db, id: string, columns: Partial<Delivery>): Promise<void> {
  await db.orm
    .update(pluginDelivery)
    .set({ takenUntil: null, ...columns })
    .where(and(eq(pluginDelivery.id, id), eq(pluginDelivery.state, 'waiting')));
}

/** Saves a failed attempt and when the next one is. @returns that time; null where the delivery does not wait any more */
export async function postponeRow(db: Db, id: string, columns: Partial<Delivery>, delayMs: number): Promise<string | null> {
  const [row] = await db.orm
    .update(pluginDelivery)
    .set({ takenUntil: null, ...columns, nextTime: after(delayMs) })
    .where(and(eq(pluginDelivery.id, id), eq(pluginDelivery.state, 'waiting')))
    .returning({ nextTime: pluginDelivery.nextTime });
  return row?.nextTime ?? null;
}

/** In the transaction that disables a plugin: nothing that waits is sent. */
export async function stopWaiting(db: Db, pluginId: string): Promise<void> {
  await db.orm
    .update(pluginDelivery)
    .set({ state: 'stopped', nextTime: null, takenUntil: null })
    .where(and(eq(pluginDelivery.pluginId, pluginId), eq(pluginDelivery.state, 'waiting')));
}

/** A delivery with the status of its plugin, locked. */
export async function holdDelivery(db: Db, id: string) {
  const [row] = await db.orm
    .select({ id: pluginDelivery.id, state: pluginDelivery.state, enabled: plugin.enabled })
    .from(pluginDelivery)
    .innerJoin(plugin, eq(plugin.id, pluginDelivery.pluginId))
    .where(hasId(pluginDelivery.id, id))
    .for('update', { of: pluginDelivery });
  return row ?? null;
}

/** A delivery waits again, with all its attempts. */
export async function reopen(db: Db, id: string): Promise<void> {
  await db.orm
    .update(pluginDelivery)
    .set({ state: 'waiting', attempts: 0, nextTime: sql`now()`, error: null })
    .where(eq(pluginDelivery.id, id));
}

export async function removeSettled(db: Db, before: string): Promise<void> {
  await db.orm.delete(pluginDelivery).where(and(lt(pluginDelivery.createTime, before), ne(pluginDelivery.state, 'waiting')));
}

/** Ids of deliveries that should have been sent some time ago. */
export const findLost = (db: Db, lostMs: number, limit: number): Promise<{ id: string }[]> =>
  db.orm
    .select({ id: pluginDelivery.id })
    .from(pluginDelivery)
    .where(and(eq(pluginDelivery.state, 'waiting'), lt(pluginDelivery.nextTime, after(-lostMs))))
    .limit(limit);
