import { isObject } from '../events/raw.js';
import { localName, property, textIn } from './json-ld.js';

/** Units by their UN/ECE codes; that of the standard is 1. */
export const KILOGRAMS: Readonly<Record<string, number>> = { KGM: 1, LBR: 0.453_592_37, TNE: 1000 };
export const CUBIC_METRES: Readonly<Record<string, number>> = { MTQ: 1, FTQ: 0.028_316_846_592, CMQ: 1e-6, DMQ: 1e-3 };

export function numberIn(value: unknown): number | null {
  const text = textIn(value);
  const number = text === null ? Number.NaN : Number(text);
  return Number.isFinite(number) && number >= 0 ? number : null;
}

/** Code of a unit, which may be an IRI whose name ends in it after an underscore. */
const unitIn = (value: unknown): string | null => {
  const text = textIn(value);
  return text === null ? null : localName(text).replace(/^.*_/u, '').toUpperCase();
};

/** A value in the unit of the table, which it has without a unit of its own; null for one in an unknown unit. */
export function measureIn(value: unknown, units: Readonly<Record<string, number>>): number | null {
  const number = numberIn(value);
  const unit = isObject(value) ? unitIn(property(value, 'unit')) : null;
  const factor = unit === null ? 1 : units[unit];
  return number === null || factor === undefined ? null : Math.round(number * factor * 1000) / 1000;
}
