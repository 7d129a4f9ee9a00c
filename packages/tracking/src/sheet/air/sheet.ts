import { toHalfWidth } from '../../identifiers/normalise.js';
import { formatAwb } from '../../identifiers/numbers.js';
import { AIRPORT, PHONE } from '../../rules/index.js';
import type { Content, SheetField, SheetKind } from '../kind.js';
import { airlineOfText } from './airline-names.js';
import { airportOfText, isAirport } from './airports.js';
import { readAwb } from './awb.js';
import { AIR_HEADINGS, AIR_UNUSED } from './headings.js';

/** Sheets of air waybills. */
export const airSheet: SheetKind = {
  headings: AIR_HEADINGS,
  unused: AIR_UNUSED,
  numbers: ['awbNo'],
  placeNames: {},
  contentFields: {
    places: ['originCode', 'destinationCode'],
    carrier: 'airlineCode',
    order: 'orderNo',
    company: 'customer',
    email: 'notificationEmail',
  },
  contentOf,
  isNumber: (text) => readAwb(text).validPattern,
  valueOf,
};

function contentOf(text: string): Content | null {
  const { validPattern, checkDigit } = readAwb(text);
  if (checkDigit === 'ok') return 'number';
  const plain = toHalfWidth(text).trim();
  // Mobile numbers of China have eleven digits too.
  if (validPattern) return PHONE.test(plain) ? 'phone' : 'reference';
  // Digits alone may count pieces, although airlines have such prefixes.
  if (!/^\d+$/u.test(plain) && airlineOfText(plain)) return 'carrier';
  if (isAirport(plain)) return 'place';
  return AIRPORT.test(plain) ? 'code' : null;
}

function valueOf(field: SheetField, text: string): string | null {
  if (field === 'airlineCode') return airlineOfText(text);
  if (field === 'originCode' || field === 'destinationCode') return airportOfText(text);
  if (field !== 'awbNo') return null;
  const { value, validPattern } = readAwb(text);
  return validPattern ? formatAwb(value) : null;
}
