import { UUID } from '@seaberry/tracking/rules';
import { bill, NO_OWNER, type FILTER_SIGNALS } from '@seaberry/api-client/contract';
import type { Parsed } from '@seaberry/api-client/schemas';
import { conditionsOf, type FilterColumns } from '../../../db/entity/conditions.ts';
import type { Values } from '../../../db/list.ts';
import type { SortColumn } from '../../../db/entity/statement.ts';
import type { STORED_SIGNALS } from '../../../db/schema/order.ts';
import { BILL } from '../rows.ts';
import { exceptionsWithAny } from '../state/columns/rules.ts';
import { keywordOf } from '../terms/rules.ts';
import { keywordSql } from './keyword/query.ts';

/** Filter of the list, shared by every call that takes it. */
export type BillFilter = Parsed<'oceanBill', 'statusCount'>;

/** Table expression and conditions of a filter. */
export interface FilterSql {
  /** `with …`, or nothing. */
  with: string;
  /** From `ocean_bill b` on. */
  from: string;
  where: string[];
  /** True when a keyword ranks the rows: whole numbers first. */
  ranked: boolean;
  /** Condition for counting: a keyword alone is counted in its own index. */
  counted: string;
  /** False for the whole list of the company. */
  filtered: boolean;
}

/** Tenant, and not deleted. */
const BASE_CONDITIONS = 2;

const FILTERED = {
  ...BILL.filtered,
  ownerId: (owner, params) =>
    owner === NO_OWNER ? 'b.owner_id is null' : UUID.test(owner) ? `b.owner_id = ${params.add(owner)}` : 'false',
} as const satisfies FilterColumns<typeof bill>;

/** Parts of a filter to apply; the counters of the tabs omit those that the tabs set. */
export interface FilterParts {
  state: boolean;
}

/** The filter as SQL over `ocean_bill b`. Every condition can start from an index. */
export function filterSql(tenantId: string, filter: BillFilter, params: Values, parts: FilterParts = { state: true }): FilterSql {
  const tenant = params.add(tenantId);
  const where = [`b.tenant_id = ${tenant}`, 'b.deleted_at is null'];
  if (filter.ids) {
    const ids = filter.ids.filter((id) => UUID.test(id));
    where.push(ids.length > 0 ? `b.id in (${params.list(ids, '::uuid')})` : 'false');
  }
  where.push(...conditionsOf(bill, filter, FILTERED, params, 'exact'));
  if (filter.anomaly && filter.anomaly.length > 0) where.push(`b.exceptions in (${exceptionsWithAny(filter.anomaly).join(', ')})`);
  if (parts.state) {
    if (filter.trackingState) where.push(`b.tracking_state = ${params.add(filter.trackingState)}`);
    if (filter.signal) where.push(signalSql(filter.signal));
  }
  const keyword = filter.keyword ? keywordOf(filter.keyword) : null;
  const searched = keyword !== null && keyword.tokens.length > 0;
  const bills = `ocean_bill b where ${where.join(' and ')}`;
  const filtered = searched || where.length > BASE_CONDITIONS;
  if (!searched) return { with: '', from: 'ocean_bill b', where, ranked: false, counted: bills, filtered };
  const from = 'hit join ocean_bill b on b.id = hit.bill_id';
  // Deleted bills have no terms, so without further conditions every hit is in the list.
  const hitsAlone = where.length === BASE_CONDITIONS;
  // In one array: ten thousand separate look-ups in a large table would be most of the call.
  where.push('b.id = any(array(select bill_id from hit))');
  const counted = hitsAlone ? 'hit' : `${from} where ${where.join(' and ')}`;
  return { with: keywordSql(tenant, keyword, params), from, where, ranked: true, counted, filtered };
}

type FilterSignal = (typeof FILTER_SIGNALS)[number];

/** Signals as stored, by filter. Every bill that is late needs attention, too, unless it is aside. */
export const SIGNALS: Readonly<Record<FilterSignal, readonly (typeof STORED_SIGNALS)[number][]>> = {
  attention: ['attention', 'late'],
  late: ['late', 'lateAside'],
  early: ['early', 'earlyAside'],
  aside: ['attentionAside', 'lateAside', 'earlyAside', 'aside'],
};

export const signalSql = (signal: FilterSignal): string => `b.signal in (${SIGNALS[signal].map((stored) => `'${stored}'`).join(', ')})`;

/** Sortable fields: field of the contract → column. Other fields are rejected. */
export const SORTS: Readonly<Record<string, SortColumn>> = BILL.sorts;

const NEWEST: SortColumn = { column: 'b.create_time', nullable: false };

export interface Order {
  sort: SortColumn;
  descending: boolean;
}

/** The requested order, by default newest bills first. Null for an unsortable field. */
export function orderOf(field: string | null | undefined, order: string | null | undefined): Order | null {
  if (!field) return { sort: NEWEST, descending: true };
  const known = Object.hasOwn(SORTS, field) ? SORTS[field] : undefined;
  return known ? { sort: known, descending: order === 'descending' } : null;
}

/** `order by` along an index: among rows that all have the value, or all lack it. */
export function indexOrderSql({ sort: { column }, descending }: Order): string {
  const direction = descending ? 'desc' : 'asc';
  return `order by ${column} ${direction}, b.id ${direction}`;
}

/** `order by` for a small set: best hits first, rows without the value last. */
export function sortedOrderSql({ sort: { column, nullable }, descending }: Order): string {
  const direction = descending ? 'desc' : 'asc';
  return `order by hit.rank desc, ${nullable ? `${column} is null, ` : ''}${column} ${direction}, b.id ${direction}`;
}
