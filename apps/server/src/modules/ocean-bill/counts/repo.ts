import { createHash } from 'node:crypto';
import { COUNT_CAP, Values } from '../../../db/list.ts';
import type { Db } from '../../../db/port.ts';
import { Cache } from '../../../ports/cache.ts';
import { filterSql, SIGNALS, signalSql, type BillFilter, type FilterSql } from '../list/query.ts';

/** Number of rows, up to the limit. */
export async function countOf(db: Db, before: string, source: string, params: Values, limit: number): Promise<number> {
  const [row] = await db.sql<{ n: string }>(
    `${before}select count(*) as n from (select 1 from ${source} limit ${limit}) counted`,
    params.values,
  );
  return Number(row?.n ?? 0);
}

/** Filters whose count is beyond the cap by a margin. Their texts are data of companies, so a hash is shown. */
export const beyondCap = new Cache<number>({
  prefix: 'billCount',
  limit: 1000,
  lifeMs: 10_000,
  nameOf: (key) => createHash('sha256').update(key).digest('hex').slice(0, 16),
  show: (total) => ({ moreThan: total }),
});
/** Maximum length of a cached filter, which limits the memory. */
const MAX_CACHED_LENGTH = 4000;
/** Number of bills that would have to leave a list within the cache time to make it wrong. */
const MARGIN = COUNT_CAP / 20;

// Under a data range, counts cover the visible bills only.
const beliefKey = (db: Db, sql: FilterSql, params: Values): string => JSON.stringify([sql.counted, params.values, db.scope()]);
const isBeyondCap = (key: string): boolean => beyondCap.get(key) !== undefined;

/**
 * Number of matching bills, up to the cap. Counting to the cap costs more than reading the page, so a list far beyond it is cached as such
 * for a few seconds while a user pages.
 */
export async function count(db: Db, tenantId: string, filter: BillFilter): Promise<{ total: number; capped: boolean }> {
  const params = new Values();
  const sql = filterSql(tenantId, filter, params);
  const key = beliefKey(db, sql, params);
  if (isBeyondCap(key)) return { total: COUNT_CAP, capped: true };
  const found = await countOf(db, sql.with, sql.counted, params, COUNT_CAP + MARGIN + 1);
  beyondCap.delete(key);
  if (found > COUNT_CAP + MARGIN && key.length <= MAX_CACHED_LENGTH) beyondCap.set(key, COUNT_CAP);
  return { total: Math.min(found, COUNT_CAP), capped: found > COUNT_CAP };
}

export type StateCounts = {
  all: number;
  unshipped: number;
  tracking: number;
  ended: number;
  failed: number;
  attention: number;
  late: number;
  early: number;
  aside: number;
};

/** Counters of a list beyond the cap; `all` is then known. */
const COUNTERS: Record<Exclude<keyof StateCounts, 'all'>, string> = {
  unshipped: `b.tracking_state = 'unshipped'`,
  tracking: `b.tracking_state = 'tracking'`,
  ended: `b.tracking_state = 'ended'`,
  failed: `b.tracking_state = 'failed'`,
  attention: signalSql('attention'),
  late: signalSql('late'),
  early: signalSql('early'),
  aside: signalSql('aside'),
};
type Counter = keyof typeof COUNTERS;
const NAMES = Object.keys(COUNTERS) as Counter[]; // The keys of the record itself.

/**
 * Rows of a filtered list that are read for all counters together. Counting the seven tabs separately up to the cap reads nearly as many
 * rows at best, and many times more for rare tabs.
 */
const TOGETHER = 8 * COUNT_CAP;

type StateGroup = { tracking_state: keyof StateCounts; signal: string | null; n: string };

/**
 * Counters of the tabs: each as the total of a page with that tab, with the same cap. One pass counts what it can; a counter beyond it, in
 * a longer list with few matches, is counted separately up to the cap.
 * @param together Rows of a filtered list in that pass.
 */
export async function countStates(db: Db, tenantId: string, filter: BillFilter, together = TOGETHER): Promise<StateCounts> {
  const params = new Values();
  const sql = filterSql(tenantId, filter, params, { state: false });
  const source = `${sql.from} where ${sql.where.join(' and ')}`;
  // The page of the same filter is requested along with its counters: its cached "beyond the cap" saves a count. For the whole list each
  // counter has an index of its own, and needs no pass.
  const limit = sql.filtered ? together : isBeyondCap(beliefKey(db, sql, params)) ? 0 : COUNT_CAP;
  const counts = limit === 0 ? { ...NONE, all: COUNT_CAP + 1 } : await countTogether(db, sql.with, source, params, limit);
  const open = counts.all > limit ? NAMES.filter((name) => counts[name] < COUNT_CAP) : [];
  if (open.length > 0) {
    const each = open.map(
      (name) => `(select count(*) from (select 1 from ${source} and ${COUNTERS[name]} limit ${COUNT_CAP}) c) as "${name}"`,
    );
    const [row] = await db.sql<Record<string, string>>(`${sql.with}select ${each.join(', ')}`, params.values);
    for (const name of open) counts[name] = Number(row?.[name] ?? 0);
  }
  for (const name of ['all', ...NAMES] as const) counts[name] = Math.min(counts[name], COUNT_CAP);
  return counts;
}

/** Counts of the list up to the limit; in a longer one `all` is beyond it. */
export async function countTogether(db: Db, before: string, source: string, params: Values, limit: number): Promise<StateCounts> {
  const pass = `select b.tracking_state, b.signal from ${source} limit ${limit + 1}`;
  const groups = await db.sql<StateGroup>(
    `${before}select tracking_state, signal, count(*) as n from (${pass}) b group by tracking_state, signal`,
    params.values,
  );
  return sumOf(groups);
}

const NONE: StateCounts = { all: 0, unshipped: 0, tracking: 0, ended: 0, failed: 0, attention: 0, late: 0, early: 0, aside: 0 };

const SIGNAL_NAMES = ['attention', 'late', 'early', 'aside'] as const;

/** A bill has one state; its signal may count for several tabs. */
function sumOf(groups: readonly StateGroup[]): StateCounts {
  const counts = { ...NONE };
  for (const { tracking_state: state, signal, n } of groups) {
    counts.all += Number(n);
    counts[state] += Number(n);
    for (const name of SIGNAL_NAMES) if (SIGNALS[name].some((stored) => stored === signal)) counts[name] += Number(n);
  }
  return counts;
}
