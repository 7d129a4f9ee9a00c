import type { ReferenceType, ShipmentState, SubscriptionStatus } from '@seaberry/tracking';
import type { Db } from '../../db/port.ts';
import { count, countOf } from './counting.ts';
import type { BillSubject, StoredEvent } from './derive.ts';
import { filterSql, indexOrderSql, Params, sortedOrderSql, type BillFilter, type FilterSql, type Order } from './query.ts';
import { LIST_COLUMNS, railOf, type BillListRecord, type BillRow, type DbInstant } from './rows.ts';
import { insertRows, type SqlRow } from './sql-rows.ts';
import { termsOf, type Searchable } from './terms.ts';

export interface BillPage {
  items: BillListRecord[];
  total: number;
  capped: boolean;
}

/** One page of the bills that fit. Reads an index in the order asked for; the total stops at the cap. */
export async function findPage(
  db: Db,
  tenantId: string,
  filter: BillFilter,
  order: Order,
  page: number,
  pageSize: number,
): Promise<BillPage> {
  const [items, { total, capped }] = [
    await findRows(db, tenantId, filter, order, (page - 1) * pageSize, pageSize),
    await count(db, tenantId, filter),
  ];
  return { items, total, capped };
}

/** Rows `offset` to `offset + limit` of the bills that fit, in order. */
export async function findRows(
  db: Db,
  tenantId: string,
  filter: BillFilter,
  order: Order,
  offset: number,
  limit: number,
  columns: string = LIST_COLUMNS,
): Promise<BillListRecord[]> {
  const params = new Params();
  const sql = filterSql(tenantId, filter, params);
  const select = (extra: readonly string[], orderBy: string, skip: number, take: number): string =>
    `${sql.with}select ${columns} from ${sql.from} where ${[...sql.where, ...extra].join(' and ')} ${orderBy} offset ${skip} limit ${take}`;
  if (sql.ranked) return db.sql<BillListRecord>(rankedSql(sql, order, columns, offset, limit), params.values);
  const { column, nullable } = order.sort;
  const by = indexOrderSql(order);
  const present = nullable ? [`${column} is not null`] : [];
  const found = await db.sql<BillListRecord>(select(present, by, offset, limit), params.values);
  if (!nullable || found.length === limit) return found;
  // Rows without the value come last whatever the direction: they begin where the others end.
  const others =
    found.length > 0
      ? offset + found.length
      : await countOf(db, sql.with, `${sql.from} where ${[...sql.where, ...present].join(' and ')}`, params, offset + limit);
  const missing = await db.sql<BillListRecord>(
    select([`${column} is null`], by, Math.max(0, offset - others), limit - found.length),
    params.values,
  );
  return [...found, ...missing];
}

/** Sorts the hits by their keys alone, and reads the columns of those on the page: the rails of all would be most of the call. */
function rankedSql({ with: before, from, where }: FilterSql, order: Order, columns: string, offset: number, limit: number): string {
  const by = sortedOrderSql(order);
  const page = `select hit.bill_id, hit.rank from ${from} where ${where.join(' and ')} ${by} offset ${offset} limit ${limit}`;
  // The first condition is the tenant's.
  return `${before}select ${columns} from (${page}) hit join ocean_bill b on b.id = hit.bill_id where ${where[0]} ${by}`;
}

/** A bill as jobs and changes see it, with what its state depends on. */
export interface BillRecord extends BillSubject {
  id: string;
  tenantId: string;
  carrierCode: string;
  attempt: number;
  tries: number;
  failures: number;
  pollCursor: string | null;
  lastPolledAt: string | null;
  failureReason: string | null;
  notificationEmail: string | null;
  trackingState: ShipmentState['trackingState'];
  searchable: Searchable;
  state: ShipmentState | null;
  rail: NonNullable<BillRow['rail']>;
}

type BillDbRecord = BillListRecord & {
  tenant_id: string;
  attempt: number;
  tries: number;
  failures: number;
  poll_cursor: DbInstant;
  last_polled_at: DbInstant;
  state: ShipmentState | null;
};

const RECORD_COLUMNS = `${LIST_COLUMNS}, b.tenant_id, b.attempt, b.tries, b.failures, b.poll_cursor, b.last_polled_at, b.state`;

/** A bill that was not deleted, locked for the rest of the transaction when asked; null when there is none. */
export async function findBill(db: Db, id: string, lock = false): Promise<BillRecord | null> {
  const [row] = await db.sql<BillDbRecord>(
    `select ${RECORD_COLUMNS} from ocean_bill b where b.id = $1 and b.deleted_at is null ${lock ? 'for update' : ''}`,
    [id],
  );
  return row ? toRecord(row) : null;
}

function toRecord(row: BillDbRecord): BillRecord {
  return {
    id: row.id,
    tenantId: row.tenant_id,
    carrierCode: row.carrier_code,
    attempt: row.attempt,
    tries: row.tries,
    failures: row.failures,
    pollCursor: row.poll_cursor,
    lastPolledAt: row.last_polled_at,
    failureReason: row.failure_reason,
    notificationEmail: row.notification_email,
    // The column's own type holds nothing else.
    trackingState: row.tracking_state as ShipmentState['trackingState'],
    referenceNo: row.reference_no,
    referenceType: row.reference_type as ReferenceType,
    subscriptionStatus: row.subscription_status as SubscriptionStatus,
    containerNo: row.container_no,
    polCode: row.pol_code,
    podCode: row.pod_code,
    pldCode: row.pld_code,
    customerDeadline: row.customer_deadline,
    searchable: {
      referenceNo: row.reference_no,
      orderNo: row.order_no,
      deliveryNo: row.delivery_no,
      verificationNo: row.verification_no,
      containerNo: row.container_no,
      containerNumbers: row.container_numbers,
      customer: row.customer,
      customerService: row.customer_service,
      vessel: row.vessel,
      voyage: row.voyage,
    },
    state: row.state,
    rail: railOf(row),
  };
}

/** The row of the list and the whole state of one bill. */
export async function findDetail(db: Db, id: string): Promise<{ row: BillListRecord; state: ShipmentState | null } | null> {
  const [row] = await db.sql<BillListRecord & { state: ShipmentState | null }>(
    `select ${LIST_COLUMNS}, b.state from ocean_bill b where b.id = $1 and b.deleted_at is null`,
    [id],
  );
  return row ? { row, state: row.state } : null;
}

/** Every event of a bill, in the order in which rules read them. */
export async function findEvents(db: Db, billId: string): Promise<StoredEvent[]> {
  const rows = await db.sql<{ source: string; received_at: string; raw: unknown }>(
    'select source, received_at, raw from carrier_event where bill_id = $1 order by received_at, id',
    [billId],
  );
  return rows.map((row) => ({ source: row.source, receivedAt: row.received_at, raw: row.raw }));
}

/** Writes what finds a bill by keyword, in place of what did before. */
export async function saveTerms(
  db: Db,
  bills: readonly { id: string; tenantId: string; searchable: Searchable }[],
  fresh: boolean,
): Promise<void> {
  const rows: SqlRow[] = bills.flatMap(({ id, tenantId, searchable }) =>
    termsOf(searchable).map(({ term, whole }) => ({ tenant_id: tenantId, bill_id: id, term, whole })),
  );
  if (!fresh) {
    const ids = new Params();
    const list = ids.list(
      bills.map(({ id }) => id),
      '::uuid',
    );
    await db.sql(`delete from bill_term where bill_id in (${list})`, ids.values);
  }
  await insertRows(db, 'bill_term', rows, 'on conflict do nothing');
}
