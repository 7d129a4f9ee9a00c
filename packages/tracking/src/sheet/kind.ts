import type { AirSheetField } from './air/headings.js';
import type { OceanSheetField } from './ocean/headings.js';

/** A field that a column of a sheet can have. */
export type SheetField = OceanSheetField | AirSheetField;

/** Field of a shipment → text. */
export type SheetRow = Record<string, string>;

/**
 * Content of a cell by its form. `number` is the number of a shipment for certain, `reference` may be one; `place` is known, `code` has the form
 * of a place and may be a word; `serial` is the number of a row.
 */
export type Content =
  | 'number'
  | 'container'
  | 'reference'
  | 'place'
  | 'code'
  | 'carrier'
  | 'order'
  | 'company'
  | 'email'
  | 'date'
  | 'serial'
  | 'phone';

/** Fields of columns that are recognised by their content. */
export interface ContentFields extends Readonly<Partial<Record<'container' | 'carrier' | 'order' | 'company' | 'email', SheetField>>> {
  /** The first and the last place of the journey. */
  places: readonly [SheetField, SheetField];
}

/** Sheets of a kind of shipment. */
export interface SheetKind {
  /**
   * Headings of the sheets of forwarders and shippers, by field: English, Simplified and Traditional Chinese, separated by commas. The first one
   * of a field is written where a sheet gets its column.
   */
  headings: Readonly<Partial<Record<SheetField, string>>>;
  /** Headings of common columns that no shipment has a field for. */
  unused: string;
  /** Fields of columns with the number of a shipment, the first of which has the number that it is tracked by. */
  numbers: readonly [SheetField, ...SheetField[]];
  /** Fields of the names of places by those of their codes. */
  placeNames: Readonly<Partial<Record<SheetField, SheetField>>>;
  contentFields: ContentFields;
  /** Content that only sheets of this kind have; null for any other. */
  contentOf(text: string): Content | null;
  /** Whether a text has the form of the number of a shipment. */
  isNumber(text: string): boolean;
  /** Value of a cell; null where it is its text. */
  valueOf(field: SheetField, text: string): string | null;
  /** Completes the values of a row. */
  completed?(row: SheetRow): SheetRow;
}
