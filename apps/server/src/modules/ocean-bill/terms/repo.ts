import type { Db } from '../../../db/port.ts';
import { insertRows, type SqlRow } from '../../../db/rows.ts';
import { Params } from '../list/query.ts';
import { termsOf, type Searchable } from './rules.ts';

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
