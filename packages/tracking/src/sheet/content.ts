import { EMAIL, LOCODE } from '../rules/index.js';
import { carrierByPrefix } from '../carriers/lookup.js';
import { checkContainerNumber } from '../identifiers/container.js';
import { guessReferenceType } from '../identifiers/guess.js';
import { normaliseIdentifier } from '../identifiers/normalise.js';
import { carrierOfText } from './carrier-names.js';
import { readSheetDate } from './dates.js';
import type { SheetField } from './headings.js';
import { isPortName } from './port-names.js';

const NUMBERS: readonly (SheetField | null)[] = ['referenceNo', 'billNo', 'bookingNo', 'containerNo'];

/** Content of a cell by its form; `serial` is the number of a row. */
export type Content = 'number' | 'reference' | 'place' | 'carrier' | 'email' | 'date' | 'serial';

/** Whether a text is a place, for a caller without a list of places: a UN/LOCODE or the name of a port. */
export const isCodeOrPort = (text: string): boolean => LOCODE.test(text.toUpperCase()) || isPortName(text);

export function contentOf(text: string, isPlace: (text: string) => boolean): Content | null {
  const value = normaliseIdentifier(text);
  if (checkContainerNumber(value).validPattern) return 'number';
  if (value.length >= 8 && /\d{4}/u.test(value) && carrierByPrefix(value)) return 'number';
  if (carrierOfText(text)) return 'carrier';
  if (isPlace(text)) return 'place';
  if (text.length <= 254 && EMAIL.test(text)) return 'email';
  if (readSheetDate(text) !== text || /^\d{4}-\d{2}-\d{2}$/u.test(text)) return 'date';
  if (/^\d{1,4}$/u.test(value)) return 'serial';
  return guessReferenceType(value) ? 'reference' : null;
}

export const isNumberField = (field: SheetField | null): boolean => field !== null && NUMBERS.includes(field);

/** Whether a text is the number of a shipment by its form; `loosely` also without the prefix of a carrier. */
export function hasNumber(text: string, loosely: boolean): boolean {
  const content = contentOf(text, isCodeOrPort);
  return content === 'number' || (loosely && content === 'reference');
}
