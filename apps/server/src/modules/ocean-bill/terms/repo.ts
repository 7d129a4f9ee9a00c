import { inArray, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Db } from '../../../db/port.ts';
import { insertMissing } from '../../../db/rows.ts';
import { billSearch, billTerm } from '../../../db/schema/tracking.ts';
import { searchTextOf, termsOf, type Searchable } from './rules.ts';

/** Replaces the search terms of a bill. */
export async function saveTerms(
  db: Db,
  bills: readonly { id: string; tenantId: string; searchable: Searchable }[],
  fresh: boolean,
): Promise<void> {
  if (!fresh) {
    const ids = bills.map(({ id }) => id);
    await deleteTerms(db, (column) => inArray(column, ids));
  }
  const found = bills.map(({ id: billId, tenantId, searchable }) => ({ billId, tenantId, terms: termsOf(searchable) }));
  const rows = found.flatMap(({ billId, tenantId, terms }) => terms.map(({ term, whole }) => ({ tenantId, billId, term, whole })));
  await insertMissing(db, billTerm, rows);
  const texts = found.map(({ billId, tenantId, terms }) => ({ tenantId, billId, text: searchTextOf(terms) }));
  await insertMissing(db, billSearch, texts);
}

/** Takes bills out of the search. */
export async function deleteTerms(db: Db, these: (billId: PgColumn) => SQL): Promise<void> {
  for (const table of [billTerm, billSearch]) await db.orm.delete(table).where(these(table.billId));
}
