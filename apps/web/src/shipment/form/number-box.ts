import { tableOf, type SheetKind } from '@seaberry/tracking/sheet';
import { splitIdentifiers } from '@seaberry/tracking';
import { createContext } from 'react';

/** Files with shipments, and the largest that the server reads, in bytes. */
export const SHEET_FILES = { accept: '.xlsx,.csv,.txt', maxSizeBytes: 5 * 1024 * 1024 } as const;

/** Several shipments that were put into the field for one. */
export type ManyEntry = { text: string; number: string } | { file: File; number: string };

export interface NumberBox {
  takesFiles: boolean;
  /** Sheets of the kind of shipment. */
  sheet: SheetKind;
  onMany(entry: ManyEntry): void;
}

/** Receives a list or file that was put into the field for one number. Null where only one number can be entered. */
export const NumberBoxContext = createContext<NumberBox | null>(null);

/** The text of a sheet or list; null for one number. Several numbers in one line become a line each. */
export function manyIn(text: string, { isNumber }: Pick<SheetKind, 'isNumber'>): string | null {
  const [row, ...others] = tableOf(text);
  if (others.length > 0) return text;
  if (!row || row.cells.filter(Boolean).length < 2) return null;
  const numbers = splitIdentifiers(text);
  return !text.includes('\t') && numbers.every((number) => isNumber(number)) ? numbers.join('\n') : text;
}
