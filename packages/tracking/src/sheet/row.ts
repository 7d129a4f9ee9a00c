import { hasNumber, isNumberField } from './content.js';
import type { SheetField, SheetKind, SheetRow } from './kind.js';

/** The values of a row by the fields of its columns, completed by its kind. */
export function rowOf(fields: readonly (SheetField | null)[], cells: readonly string[], kind: SheetKind): SheetRow {
  const row: SheetRow = {};
  for (const [index, field] of fields.entries()) {
    const text = cells[index]?.trim() ?? '';
    // Our export writes an apostrophe before what a spreadsheet would run as a formula.
    if (field !== null && text !== '' && row[field] === undefined)
      row[field] = kind.valueOf(field, text) ?? text.replace(/^'(?=[=+\-@\t\r])/u, '');
  }
  return kind.completed?.(row) ?? row;
}

/** True for a number that a spreadsheet has rounded, such as `1.23457E+11`: its digits are lost. */
export const lostDigits = (text: string): boolean => /^\d(?:\.\d+E\+?|E\+)\d+$/iu.test(text.trim());

const TOTAL = /^(?:合计|合計|总计|總計|小计|小計|共计|共計|(?:grand |sub)?total)(?:$|\s*[\d:：])/iu;

/**
 * Whether a row only sums up the others: a cell says so, and none has the number of a shipment. Without a column of numbers among `fields`,
 * any cell may have it.
 */
export function isTotal(cells: readonly string[], fields: readonly (SheetField | null)[], kind: SheetKind): boolean {
  if (!cells.some((cell) => TOTAL.test(cell))) return false;
  const isNumber = fields.map((field) => isNumberField(field, kind));
  const anywhere = !isNumber.includes(true);
  return !cells.some((cell, index) => !TOTAL.test(cell) && hasNumber(cell, kind, anywhere || isNumber[index] === true));
}
