import { bill } from '@seaberry/api-client/contract';
import type { Parsed } from '@seaberry/api-client/schemas';
import type { Locale } from '@seaberry/i18n';
import { testsOf } from '../../../db/entity/filters.ts';
import type { Db } from '../../../db/port.ts';
import { FieldErrors } from '../../../http/errors.ts';
import type { JsonReply } from '../../../http/handlers.ts';
import { billRowJson } from '../rows.ts';
import { orderOf, type BillFilter, type Order } from './query.ts';
import { findPage } from './repo.ts';

/** The order of a list. @throws FieldErrors for an unsortable field. */
export function requireOrder(field: string | null | undefined, order: string | null | undefined): Order {
  const found = orderOf(field, order);
  if (!found) throw new FieldErrors({ field: ['invalid'] });
  return found;
}

/** Limits of selected values: more are not selected by hand, and a statement has at most 65,535 parameters. */
const MAX_CHOSEN = { ids: 10_000, carrierCode: 1000 } as const;

/** @throws FieldErrors for invalid times and overlong lists, before the database sees them. */
export function requireFilter(filter: BillFilter): void {
  testsOf(bill, filter, 'exact');
  for (const field of ['ids', 'carrierCode'] as const) {
    if ((filter[field]?.length ?? 0) > MAX_CHOSEN[field]) throw new FieldErrors({ [field]: ['tooMany'] });
  }
}

/** One page of the list as JSON text: its rails are not parsed on the way. */
export async function pageOfBills(db: Db, tenantId: string, input: Parsed<'oceanBill', 'page'>, locale: Locale): Promise<JsonReply> {
  const { page, pageSize, field, order, ...filter } = input;
  requireFilter(filter);
  const found = await findPage(db, tenantId, filter, requireOrder(field, order), page, pageSize);
  const head = JSON.stringify({ ...paging(page, pageSize, found.total), totalCapped: found.capped });
  // Concatenated by `+`, which copies nothing until the whole response is written; `join` would copy it once more.
  let items = '';
  for (const item of found.items) items += items === '' ? billRowJson(item, locale) : `,${billRowJson(item, locale)}`;
  return { kind: 'json', body: `${head.slice(0, -1)},"items":[${items}]}` };
}

/** Frame of a page: its number, total and page count. */
export const paging = (page: number, pageSize: number, total: number) => {
  const totalPages = Math.ceil(total / pageSize);
  return { page, pageSize, total, totalPages, hasPrevPage: page > 1, hasNextPage: page < totalPages };
};
