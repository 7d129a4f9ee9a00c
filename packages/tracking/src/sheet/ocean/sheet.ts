import { carrierByPrefix } from '../../carriers/lookup.js';
import { checkContainerNumber } from '../../identifiers/container.js';
import { guessReferenceType } from '../../identifiers/guess.js';
import { normaliseIdentifier } from '../../identifiers/normalise.js';
import { LOCODE } from '../../rules/index.js';
import type { Content, SheetKind } from '../kind.js';
import { carrierOfText } from './carrier-names.js';
import { OCEAN_HEADINGS, OCEAN_UNUSED } from './headings.js';
import { isPortCode } from './port-codes.js';
import { isPortName } from './port-names.js';
import { completedBill, oceanValueOf } from './values.js';

/** Sheets of ocean bills. */
export const oceanSheet: SheetKind = {
  headings: OCEAN_HEADINGS,
  unused: OCEAN_UNUSED,
  numbers: ['referenceNo', 'billNo', 'bookingNo', 'containerNo'],
  placeNames: { polCode: 'polName', podCode: 'podName', pldCode: 'pldName' },
  contentFields: {
    container: 'containerNo',
    places: ['polCode', 'podCode'],
    carrier: 'carrierCode',
    order: 'orderNo',
    company: 'customer',
    email: 'notificationEmail',
  },
  contentOf,
  isNumber: (text) => guessReferenceType(text) !== null,
  valueOf: oceanValueOf,
  completed: completedBill,
};

function contentOf(text: string): Content | null {
  const value = normaliseIdentifier(text);
  if (checkContainerNumber(value).validPattern) return 'container';
  if (value.length >= 8 && /\d{4}/u.test(value) && carrierByPrefix(value)) return 'number';
  if (carrierOfText(text)) return 'carrier';
  if (isPortCode(text) || isPortName(text)) return 'place';
  return LOCODE.test(text) ? 'code' : null;
}
