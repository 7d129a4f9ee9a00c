import { COUNT_CAP, Values } from '../../../db/list.ts';
import type { Db } from '../../../db/port.ts';
import { count, countOf } from '../counts/repo.ts';
import { LIST_COLUMNS, type BillListRecord } from '../rows.ts';
import { filterSql, indexOrderSql, sortedOrderSql, type BillFilter, type FilterSql, type Order } from './query.ts';

export interface BillPage {
  items: BillListRecord[];
  total: number;
  capped: boolean;
}

/** One page of the matching bills, along an index in the requested order; the total stops at the cap. */
export async function findPage(
  db: Db,
  tenantId: string,
  filter: BillFilter,
  order: Order,
  page: number,
  pageSize: number,
): Promise<BillPage> {
  const searched = await findSearched(db, tenantId, filter, order, (page - 1) * pageSize, pageSize);
  if (searched) return searched;
  const [items, { total, capped }] = [
    await findRows(db, tenantId, filter, order, (page - 1) * pageSize, pageSize),
    await count(db, tenantId, filter),
  ];
  return { items, total, capped };
}

/** A page of a keyword without other filters, searched for once instead of for the rows and for the total; null where both have to be asked for. */
async function findSearched(
  db: Db,
  tenantId: string,
  filter: BillFilter,
  order: Order,
  offset: number,
  limit: number,
): Promise<BillPage | null> {
  if (filterSql(tenantId, filter, new Values()).counted !== 'hit') return null;
  const columns = `${LIST_COLUMNS}, (select count(*) from hit) as hits`;
  const found = (await findRows(db, tenantId, filter, order, offset, limit, columns)) as (BillListRecord & { hits: string })[];
  const [first] = found;
  if (!first) return null;
  const hits = Number(first.hits);
  const items = found.map(({ hits: _hits, ...item }) => item);
  return { items, total: Math.min(hits, COUNT_CAP), capped: hits > COUNT_CAP };
}

/** Rows `offset` to `offset + limit` of the matching bills, in order. */
export async function findRows(
  db: Db,
  tenantId: string,
  filter: BillFilter,
  order: Order,
  offset: number,
  limit: number,
  columns: string = LIST_COLUMNS,
): Promise<BillListRecord[]> {
  const params = new Values();
  const sql = filterSql(tenantId, filter, params);
  const select = (extra: readonly string[], orderBy: string, skip: number, take: number): string =>
    `${sql.with}select ${columns} from ${sql.from} where ${[...sql.where, ...extra].join(' and ')} ${orderBy} offset ${skip} limit ${take}`;
  if (sql.ranked) return db.sql<BillListRecord>(rankedSql(sql, order, columns, offset, limit), params.values);
  const { column, nullable } = order.sort;
  const by = indexOrderSql(order);
  const present = nullable ? [`${column} is not null`] : [];
  const found = await db.sql<BillListRecord>(select(present, by, offset, limit), params.values);
  if (!nullable || found.length === limit) return found;
  // Rows without the value come last in both directions: they begin where the others end.
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

/** Sorts the hits by their keys alone, and reads the columns of the page only: the rails of all would be most of the call. */
function rankedSql({ with: before, from, where }: FilterSql, order: Order, columns: string, offset: number, limit: number): string {
  const by = sortedOrderSql(order);
  const page = `select hit.bill_id, hit.rank from ${from} where ${where.join(' and ')} ${by} offset ${offset} limit ${limit}`;
  // The first condition is that of the tenant.
  return `${before}select ${columns} from (${page}) hit join ocean_bill b on b.id = hit.bill_id where ${where[0]} ${by}`;
}
