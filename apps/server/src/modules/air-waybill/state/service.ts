import type { Db } from '../../../db/port.ts';
import { updateRow } from '../../../db/rows.ts';
import { airWaybill } from '../../../db/schema/air-waybill.ts';
import type { ChangesBy, SubjectChange } from '../../../jobs/poll/kind.ts';
import { findEvents } from '../../ocean-bill/repo.ts';
import type { WaybillRecord } from '../repo.ts';
import { asideColumns } from '../../order/aside/rules.ts';
import { searchTextOf } from '../terms/rules.ts';
import { deriveWaybill, urgentKey, type DerivedColumns } from './rules.ts';

/**
 * Derives the state of a waybill from its stored events and saves it with the columns for lists.
 *
 * @param subject fields that differ from the record
 * @param changes further columns; may depend on the new state
 */
export async function deriveAndSave(
  db: Db,
  waybill: WaybillRecord,
  asOf: string,
  subject: SubjectChange = {},
  changes: ChangesBy = () => ({}),
): Promise<DerivedColumns> {
  const derived = deriveWaybill({ ...waybill, ...subject }, await findEvents(db, waybill.id), asOf);
  const searchText = searchTextOf({ ...waybill, flightNo: derived.flightNo });
  await updateRow(db, airWaybill, waybill.id, {
    ...derived,
    ...asideColumns({ ...derived, topKey: urgentKey(derived.state) }, waybill.aside, asOf),
    searchText,
    ...changes({ ended: derived.state.ended !== null }),
  });
  return derived;
}
