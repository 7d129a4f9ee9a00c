import type { Db } from '../../../db/port.ts';
import type { DerivedColumns } from './columns/rules.ts';
import { asideColumns } from '../../order/aside/rules.ts';
import { deriveApart } from './apart/service.ts';
import type { BillSubject } from './rules.ts';
import { currentModel } from '../model/repo.ts';
import { findEvents, type BillRecord } from '../repo.ts';
import { replaceSearchTerms } from '../terms/repo.ts';
import { updateRow } from '../../../db/rows.ts';
import { oceanBill } from '../../../db/schema/tracking.ts';

/**
 * Derives the state of a bill from its stored events and saves it with the columns for lists.
 *
 * @param subject fields that differ from the record (an update, a changed subscription)
 * @param changes further columns of the bill; may depend on the new state
 */
export async function deriveAndSave(
  db: Db,
  bill: BillRecord,
  asOf: string,
  subject: Partial<BillSubject> = {},
  changes: (derived: DerivedColumns) => Partial<typeof oceanBill.$inferInsert> = () => ({}),
): Promise<DerivedColumns> {
  const derived = await deriveApart({
    subject: { ...bill, ...subject },
    stored: await findEvents(db, bill.id),
    asOf,
    model: await currentModel(db),
  });
  await updateRow(db, oceanBill, bill.id, {
    ...derived,
    ...asideColumns({ ...derived, topKey: derived.topSignal?.key ?? null }, bill.aside, asOf),
    ...changes(derived),
  });
  const { vessel, voyage, containerNumbers } = derived;
  const searchable = { ...bill.searchable, vessel, voyage, containerNumbers };
  if (JSON.stringify(searchable) !== JSON.stringify(bill.searchable)) await replaceSearchTerms(db, [{ ...bill, searchable }]);
  return derived;
}
