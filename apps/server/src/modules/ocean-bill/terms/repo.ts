import { inArray, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Db } from '../../../db/port.ts';
import { insertMissing } from '../../../db/rows.ts';
import { billSearch, billTerm } from '../../../db/schema/tracking.ts';
import { searchTextOf, termsOf, type Searchable } from './rules.ts';

interface SearchableBill {
  id: string;
  tenantId: string;
  searchable: Searchable;
}

/** Makes bills that have no search terms yet searchable. */
export async function insertSearchTerms(db: Db, bills: readonly SearchableBill[]): Promise<void> {
  const found = bills.map(({ id: billId, tenantId, searchable }) => ({ billId, tenantId, terms: termsOf(searchable) }));
  const rows = found.flatMap(({ billId, tenantId, terms }) => terms.map(({ term, whole }) => ({ tenantId, billId, term, whole })));
  await insertMissing(db, billTerm, rows);
  const texts = found.map(({ billId, tenantId, terms }) => ({ tenantId, billId, text: searchTextOf(terms) }));
  await insertMissing(db, billSearch, texts);
}

export async function replaceSearchTerms(db: Db, bills: readonly SearchableBill[]): Promise<void> {
  const ids = bills.map(({ id }) => id);
  await deleteSearchTerms(db, (column) => inArray(column, ids));
  await insertSearchTerms(db, bills);
}

/** Takes bills out of the search. */
export async function deleteSearchTerms(db: Db, these: (billId: PgColumn) => SQL): Promise<void> {
  for (const table of [billTerm, billSearch]) await db.orm.delete(table).where(these(table.billId));
}
