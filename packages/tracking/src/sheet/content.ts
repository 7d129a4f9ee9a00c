import { EMAIL, LOCODE } from '../rules/index.js';
import { carrierByPrefix } from '../carriers/lookup.js';
import { checkContainerNumber } from '../identifiers/container.js';
import { guessReferenceType } from '../identifiers/guess.js';
import { normaliseIdentifier } from '../identifiers/normalise.js';
import { carrierOfText } from './carrier-names.js';
import { readSheetDate } from './dates.js';
import type { SheetField } from './headings.js';
import { isPortCode } from './port-codes.js';
import { isPortName } from './port-names.js';

const NUMBERS: readonly (SheetField | null)[] = ['referenceNo', 'billNo', 'bookingNo', 'containerNo'];

/** Content of a cell by its form; `serial` is the number of a row, `code` has the form of a UN/LOCODE and may be a word; `place` is a port that is known. */
export type Content = 'container' | 'bill' | 'reference' | 'order' | 'place' | 'code' | 'carrier' | 'company' | 'email' | 'date' | 'serial';

const ORDER = /^P\.?O\.?[\s#:_-]*\d/iu;
const LEGAL_FORM =
  /\b(?:co|company|corp|inc|llc|ltd|limited|plc|pty|pte|gmbh|ag|kg|s\.?a|s\.?r\.?l|s\.?p\.?a|b\.?v|n\.?v|a\.?b|a\/s|oy)\b\.?\s*$|(?:公司|集团|集團)$/iu;
/** Companies that are more likely a carrier or an agent than a customer. */
const TRANSPORT =
  /\b(?:shipping|lines?|marine|container|logistics|freight|forwarding)\b|航运|航運|海运|海運|船务|船務|物流|货运|貨運|货代|貨代/iu;

export function contentOf(text: string): Content | null {
  const value = normaliseIdentifier(text);
  if (checkContainerNumber(value).validPattern) return 'container';
  if (value.length >= 8 && /\d{4}/u.test(value) && carrierByPrefix(value)) return 'bill';
  if (carrierOfText(text)) return 'carrier';
  if (isPortCode(text) || isPortName(text)) return 'place';
  if (LOCODE.test(text)) return 'code';
  if (text.length <= 254 && EMAIL.test(text)) return 'email';
  if (readSheetDate(text) !== text || /^\d{4}-\d{2}-\d{2}$/u.test(text)) return 'date';
  if (/^\d{1,4}$/u.test(value)) return 'serial';
  if (ORDER.test(text)) return 'order';
  if (text.length <= 200 && LEGAL_FORM.test(text) && !TRANSPORT.test(text)) return 'company';
  return guessReferenceType(value) ? 'reference' : null;
}

export const isNumberField = (field: SheetField | null): boolean => field !== null && NUMBERS.includes(field);

/** Whether a text is the number of a shipment by its form; `loosely` also without the prefix of a carrier. */
export function hasNumber(text: string, loosely: boolean): boolean {
  const content = contentOf(text);
  return content === 'container' || content === 'bill' || (loosely && content === 'reference');
}
