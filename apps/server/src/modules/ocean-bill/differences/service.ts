import type { Answered, Parsed } from '@seaberry/api-client/schemas';
import type { Locale } from '@seaberry/i18n';
import { isUuid } from '@seaberry/tracking/rules';
import { updateRow } from '../../../db/rows.ts';
import type { Db } from '../../../db/port.ts';
import { oceanBill } from '../../../db/schema/tracking.ts';
import { ERROR } from '../../../http/error-codes.ts';
import { BusinessError } from '../../../http/errors.ts';
import { placeByCode } from '../../place/catalogue.ts';
import { findBill, type BillRecord } from '../repo.ts';
import { deriveAndSave } from '../state/service.ts';
import { replaceSearchTerms } from '../terms/repo.ts';
import { differencesOf, type Difference, type Entered } from './rules.ts';

type ShownDifference = NonNullable<Answered<'oceanBill', 'detail'>['differences']>[number];

/** The differences of a bill with the names of their places in the reader's language. */
export const shownDifferences = (bill: Entered, state: Parameters<typeof differencesOf>[1], locale: Locale): ShownDifference[] =>
  differencesOf(bill, state).map((difference) => ({
    ...difference,
    enteredName: placeByCode(difference.entered, locale)?.name ?? null,
    carrierName: placeByCode(difference.carrier, locale)?.name ?? null,
  }));

/**
 * Settles a difference between an entered value and that of the carrier. One that is not there any more is left alone, so the call can be repeated.
 *
 * @param now domain time
 * @throws BusinessError D1002 for a bill unknown to this tenant.
 */
export async function settle(db: Db, { id, field, carrier, use }: Parsed<'oceanBill', 'settle'>, now: string): Promise<void> {
  const bill = isUuid(id) ? await findBill(db, id, true) : null;
  if (!bill) throw new BusinessError(ERROR.notFound);
  const difference = differencesOf(bill, bill.state).find((one) => one.field === field && one.carrier === carrier && !one.kept);
  if (difference) await (use === 'carrier' ? takeOver : keepOwn)(db, bill, difference, now);
}

async function takeOver(db: Db, bill: BillRecord, { field, carrier }: Difference, now: string): Promise<void> {
  const name = ({ polCode: 'polName', podCode: 'podName', pldCode: 'pldName', containerNo: null } as const)[field];
  // A name that was entered is that of the entered place.
  const changes = { [field]: carrier, ...(name && { [name]: null }) };
  const searchable = { ...bill.searchable, ...changes };
  await updateRow(db, oceanBill, bill.id, { ...changes, updateTime: now });
  await replaceSearchTerms(db, [{ id: bill.id, tenantId: bill.tenantId, searchable }]);
  await deriveAndSave(db, { ...bill, searchable }, now, changes);
}

async function keepOwn(db: Db, bill: BillRecord, { field, carrier }: Difference, now: string): Promise<void> {
  const keptValues = { ...bill.keptValues, [field]: carrier };
  await updateRow(db, oceanBill, bill.id, { keptValues, updateTime: now });
  await replaceSearchTerms(db, [{ id: bill.id, tenantId: bill.tenantId, searchable: { ...bill.searchable, keptValues } }]);
}
