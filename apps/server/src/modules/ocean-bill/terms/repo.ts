import { inArray } from 'drizzle-orm';
import type { Db } from '../../../db/port.ts';
import { insertMissing } from '../../../db/rows.ts';
import { billTerm } from '../../../db/schema/tracking.ts';
import { termsOf, type Searchable } from './rules.ts';

/** Replaces the search terms of a bill. */
export async function saveTerms(
  db: Db,
  bills: readonly { id: string; tenantId: string; searchable: Searchable }[],
  fresh: boolean,
): Promise<void> {
  if (!fresh) {
    const ids = bills.map(({ id }) => id);
    await db.orm.delete(billTerm).where(inArray(billTerm.billId, ids));
  }
  const rows = bills.flatMap(({ id: billId, tenantId, searchable }) =>
    termsOf(searchable).map(({ term, whole }) => ({ tenantId, billId, term, whole })),
  );
  await insertMissing(db, billTerm, rows);
}
