import { FieldErrors } from '../http/errors.ts';
import type { Db, Row } from './port.ts';

/** Collects the parameters of a statement, for every value from a caller. */
export class Values {
  readonly values: unknown[] = [];

  /** @returns the placeholder, e.g. `$3` */
  add(value: unknown): string {
    this.values.push(value);
    return `$${this.values.length}`;
  }

  /** @returns the placeholders, e.g. `$3::uuid, $4::uuid` */
  list(values: readonly unknown[], cast = ''): string {
    return values.map((value) => `${this.add(value)}${cast}`).join(', ');
  }
}

/** Limit of a search text: longer than any searched column. Longer texts are slow to compare and match nothing. */
export const MAX_SEARCHED = 1000;

/** Escapes `%` and `_` of the typed text. */
export const containsPattern = (text: string): string => `%${text.trim().replaceAll(/[\\%_]/gu, String.raw`\$&`)}%`;

/** Conditions of a filter; empty fields add none. */
export class Filter {
  readonly params = new Values();
  readonly where: string[] = [];

  /** @param sql Condition for the placeholder, e.g. `(placeholder) => \`l.create_time >= ${placeholder}::timestamptz\`` */
  with(value: unknown, sql: (placeholder: string) => string): this {
    if (value !== null && value !== undefined && value !== '') this.where.push(sql(this.params.add(value)));
    return this;
  }

  get sql(): string {
    return this.where.length > 0 ? `where ${this.where.join(' and ')}` : '';
  }
}

export interface ListQuery<R extends Row, Item> {
  /** Columns after `select`. The database also computes them for the rows of earlier pages. */
  select: string;
  /** Expensive columns, computed for the rows of the page only; their SQL reads the columns of `select` from the table `page`. */
  pageColumns?: string;
  /** After `from`, without conditions. */
  from: string;
  filter: Filter;
  /** Sortable fields: field of the contract → column. Other fields are rejected. */
  sorts: Readonly<Record<string, string>>;
  /** Default order, e.g. `l.create_time desc`. */
  defaultOrder: string;
  /** Tie-breaker, so that rows keep their order across pages. */
  tieBreaker: string;
  toItem(row: R): Item;
}

export interface PageInput {
  page: number;
  pageSize: number;
  field?: string | null | undefined;
  order?: string | null | undefined;
}

/** One page of a list, in the form of the contract. */
// A type, not an interface: only a type is assignable to a schema with additional keys.
export type Page<Item> = {
  page: number;
  pageSize: number;
  total: number;
  totalPages: number;
  totalCapped: boolean;
  hasPrevPage: boolean;
  hasNextPage: boolean;
  items: Item[];
};

/** Cap of totals; beyond it the response says that there are more. */
export const COUNT_CAP = 10_000;

/** One page of a list, in the current transaction. @throws FieldErrors for an unsortable field. */
export async function listPage<R extends Row, Item>(db: Db, query: ListQuery<R, Item>, { page, pageSize, field, order }: PageInput) {
  const { select, pageColumns, from, filter, sorts, defaultOrder, tieBreaker, toItem } = query;
  if (field && !Object.hasOwn(sorts, field)) throw new FieldErrors({ field: ['invalid'] });
  const direction = order === 'descending' ? 'desc' : 'asc';
  const by = field ? `${sorts[field]} ${direction} nulls last` : defaultOrder;
  const params = filter.params.values;
  const [count] = await db.sql<{ total: number }>(
    `select count(*)::int as total from (select from ${from} ${filter.sql} limit ${COUNT_CAP + 1}) counted`,
    params,
  );
  const cut = `select ${select} from ${from} ${filter.sql} order by ${by}, ${tieBreaker} limit ${pageSize} offset ${(page - 1) * pageSize}`;
  // No join on the page, so that its rows keep their order.
  const rows = await db.sql<R>(pageColumns ? `select page.*, ${pageColumns} from (${cut}) page` : cut, params);
  return pageFrame({ page, pageSize }, count?.total ?? 0, rows.map(toItem));
}

/** @param counted Number of matching rows, counted to one beyond the cap. */
export function pageFrame<Item>({ page, pageSize }: Pick<PageInput, 'page' | 'pageSize'>, counted: number, items: Item[]): Page<Item> {
  const total = Math.min(counted, COUNT_CAP);
  const totalPages = Math.ceil(total / pageSize);
  return {
    page,
    pageSize,
    total,
    totalPages,
    totalCapped: counted > COUNT_CAP,
    hasPrevPage: page > 1,
    hasNextPage: page < totalPages,
    items,
  };
}

interface Makers {
  createdBy: string | null;
  updatedBy: string | null;
  /** Null for a user outside the reader's data range; their id is omitted too. */
  createUserName: string | null;
  updateUserName: string | null;
}

/** Ids of the users who created and updated a row; `isDelete` is always false, as deleted rows are gone. */
export const madeBy = (row: Makers) => ({
  createUserId: row.createUserName === null ? null : row.createdBy,
  updateUserId: row.updateUserName === null ? null : row.updatedBy,
  isDelete: false,
});

/** 1 enabled, 2 disabled. */
export const statusOf = (enabled: boolean): 1 | 2 => (enabled ? 1 : 2);
