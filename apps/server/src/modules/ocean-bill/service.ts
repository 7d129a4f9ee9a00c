import { isUuid } from '@seaberry/tracking/rules';
import type { Parsed } from '@seaberry/api-client/schemas';
import type { Locale } from '@seaberry/i18n';
import type { Db } from '../../db/port.ts';
import { sqlState } from '../../db/port.ts';
import { ERROR } from '../../http/error-codes.ts';
import { BusinessError, FieldErrors } from '../../http/errors.ts';
import { deleteOrders } from '../order/service.ts';
import { customPlaceNames } from './add/rules.ts';
import { oceanBills } from './polled/service.ts';
import { mainCarrierCode } from '../../carriers/registry.ts';
import { findBill, findDetail } from './repo.ts';
import { lastChange } from '../order/activity/repo.ts';
import { changedBills } from './activity/rules.ts';
import { toBillRow } from './rows.ts';
import { deleteSearchTerms, replaceSearchTerms } from './terms/repo.ts';
import { deriveAndSave } from './state/service.ts';
import { hasUuidIn } from '../../db/ids.ts';
import { updateRow } from '../../db/rows.ts';
import { requireVersion, versionOf } from '../../db/versions.ts';
import { oceanBill } from '../../db/schema/tracking.ts';

/** PostgreSQL: unique_violation. */
const UNIQUE = '23505';

/** The row of the list, with who changed its entered values last. */
async function currentRow(db: Db, id: string, locale: Locale): Promise<object | null> {
  const found = await findDetail(db, id);
  return found && { ...toBillRow(found.row, locale), ...(await lastChange(db, changedBills, id)) };
}

/**
 * Updates the entered fields. Carrier and type belong to the subscription: they can be corrected only after it failed, and apply from the
 * next request on.
 * @returns its version since the change
 * @throws Outdated
 */
export async function updateBill(db: Db, input: Parsed<'oceanBill', 'update'>, now: string, locale: Locale): Promise<number> {
  const bill = isUuid(input.id) ? await findBill(db, input.id, true) : null;
  if (!bill) throw new BusinessError(ERROR.notFound);
  const { id, version, ...entered } = input;
  await requireVersion(db, oceanBill, { id, version }, () => currentRow(db, id, locale));
  const changes = { ...entered, ...customPlaceNames(entered), carrierCode: mainCarrierCode(entered.carrierCode) };
  if (bill.subscriptionStatus !== 'SUB_ERR') {
    if (changes.carrierCode !== bill.carrierCode) throw new FieldErrors({ carrierCode: ['subscribed'] });
    if (changes.referenceType !== bill.referenceType) throw new FieldErrors({ referenceType: ['subscribed'] });
  }
  const searchable = {
    ...bill.searchable,
    orderNo: changes.orderNo,
    deliveryNo: changes.deliveryNo,
    verificationNo: changes.verificationNo,
    customer: changes.customer,
    customerService: changes.customerService,
    polName: changes.polName,
    podName: changes.podName,
    pldName: changes.pldName,
    polCode: changes.polCode,
    podCode: changes.podCode,
    pldCode: changes.pldCode,
  };
  try {
    await updateRow(db, oceanBill, id, { ...changes, updateTime: now });
  } catch (error) {
    if (sqlState(error) === UNIQUE) throw new FieldErrors({ carrierCode: ['duplicate'] });
    throw error;
  }
  await replaceSearchTerms(db, [{ id, tenantId: bill.tenantId, searchable }]);
  const { referenceType, polCode, podCode, pldCode, customerDeadline } = changes;
  await deriveAndSave(db, { ...bill, searchable }, now, { referenceType, polCode, podCode, pldCode, customerDeadline });
  return versionOf(db, oceanBill, id);
}

/** Removes bills from the list and stops polling. Events and ledger stay. @returns the ids of those that were there */
export async function deleteBills(db: Db, ids: readonly string[], now: string): Promise<string[]> {
  const deleted = await deleteOrders(db, oceanBills.table, ids, now);
  await deleteSearchTerms(db, (billId) => hasUuidIn(billId, ids.filter(isUuid)));
  return deleted;
}
