import { oceanBillInput } from '@seaberry/api-client/schemas';
import {
  checkBillOfLading,
  checkBookingReference,
  checkContainerNumber,
  normaliseIdentifier,
  splitIdentifiers,
  toHalfWidth,
  type ReferenceType,
} from '@seaberry/tracking';
import { lostDigits } from '@seaberry/tracking/sheet';
import type * as z from 'zod/mini';
import { mainCarrierCode } from '../../../carriers/registry.ts';
import { fieldCodes, textIn, type Checked, type FieldCodes } from '../../order/add/rules.ts';
import { customPlaceName, placeByCode } from '../../place/catalogue.ts';

/** A bill as it is stored: validated, numbers normalised, carrier under its main code. */
export type NewBill = z.output<typeof oceanBillInput>;

/** Validates one bill by product specification §5 and normalises it. A wrong check digit only warns. */
export function checkBill(input: unknown): Checked<NewBill> {
  const result = oceanBillInput.safeParse(input);
  const fault = numberFault(input);
  const issues = result.error?.issues ?? [];
  if (!result.success || fault) return { ok: false, errors: { ...(fault ? { referenceNo: [fault] } : {}), ...fieldCodes(issues) } };
  const bill = normaliseBill(result.data);
  return { ok: true, order: bill, warnings: warningsOf(bill) };
}

/** Why a text cannot be the number of a bill; null when it can. Separators alone are not a number. */
function numberFault(input: unknown): 'required' | 'lostDigits' | 'pattern' | null {
  const given = textIn(input, 'referenceNo');
  const read = oceanBillInput.shape.referenceNo.safeParse(given);
  if (!read.success) return null;
  const number = normaliseIdentifier(read.data);
  if (number === '') return 'required';
  if (lostDigits(given)) return 'lostDigits';
  return /^[A-Z0-9(][A-Z0-9/._()]*$/u.test(number) && /\d/u.test(number) ? null : 'pattern';
}

/** Canonical form, in which two spellings of one bill are equal. */
export function normaliseBill(bill: NewBill): NewBill {
  return {
    ...bill,
    ...customPlaceNames(bill),
    referenceNo: normaliseIdentifier(bill.referenceNo),
    containerNo: bill.containerNo ? splitIdentifiers(bill.containerNo).join(' ') : null,
    carrierCode: mainCarrierCode(bill.carrierCode),
    orderNo: halfWidth(bill.orderNo),
    deliveryNo: halfWidth(bill.deliveryNo),
    verificationNo: halfWidth(bill.verificationNo),
  };
}

type Named = Pick<NewBill, 'polCode' | 'polName' | 'podCode' | 'podName' | 'pldCode' | 'pldName'>;

/** The names of places as they are stored: null for one that equals the catalogue name in any language. */
export const customPlaceNames = (bill: Named): Pick<Named, 'polName' | 'podName' | 'pldName'> => ({
  polName: customPlaceName(bill.polCode, bill.polName),
  podName: customPlaceName(bill.podCode, bill.podName),
  pldName: customPlaceName(bill.pldCode, bill.pldName),
});

const halfWidth = (text: string | null): string | null => (text === null ? null : toHalfWidth(text).trim());

/** Wrong patterns and check digits of numbers, and unknown places, by field: a bill with warnings is accepted. */
export function warningsOf(bill: NewBill): FieldCodes {
  const warnings: FieldCodes = {};
  const warn = (field: string, code: string): void => {
    (warnings[field] ??= []).push(code);
  };
  const reference = referenceWarning(bill.referenceType, bill.referenceNo);
  if (reference) warn('referenceNo', reference);
  for (const number of splitIdentifiers(bill.containerNo ?? '')) {
    const code = referenceWarning('CONTAINER', number);
    if (code && !warnings['containerNo']?.includes(code)) warn('containerNo', code);
  }
  for (const field of ['polCode', 'podCode', 'pldCode'] as const) {
    const code = bill[field];
    if (code && !placeByCode(code)) warn(field, 'unknownPlace');
  }
  return warnings;
}

function referenceWarning(type: ReferenceType, number: string): 'pattern' | 'checkDigit' | null {
  const check = checkContainerNumber(number);
  // Whatever its type says: a container number with a typing error would be charged as a bill that no carrier knows.
  if (check.checkDigit === 'bad') return 'checkDigit';
  if (type === 'BL') return checkBillOfLading(number).validPattern ? null : 'pattern';
  if (type === 'BOOKING') return checkBookingReference(number).validPattern ? null : 'pattern';
  return check.validPattern ? null : 'pattern';
}

/** Natural key of a subscription, which is charged once. */
export const subscriptionKey = (bill: Pick<NewBill, 'carrierCode' | 'referenceType' | 'referenceNo'>): string =>
  `${bill.carrierCode}|${bill.referenceType}|${bill.referenceNo}`;
