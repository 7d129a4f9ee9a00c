import type { DataTableFilter, DataTableValue } from '../data-table/index.js';

interface Named {
  /** Id of the column, or the name on the server. */
  readonly id: string;
  /** Name in the chip and the menu: “ETA”. */
  readonly label: string;
}

export interface FilterChoice {
  readonly value: string;
  readonly label: string;
}

/**
 * One filter of a list, by the kind of its editor:
 * - `text`: contains, or equals.
 * - `number`, `date`: a range, both ends included. Days are calendar days, `YYYY-MM-DD`.
 * - `one`, `several`: of the choices.
 * - `boolean`: yes or no.
 */
export type FilterDefinition = Named &
  (
    | { readonly kind: 'text' }
    | { readonly kind: 'number'; readonly unit?: string; readonly min?: number; readonly max?: number; readonly step?: number }
    | { readonly kind: 'date' }
    | { readonly kind: 'one' | 'several'; readonly options: readonly FilterChoice[] }
    | { readonly kind: 'boolean'; readonly yes?: string; readonly no?: string }
  );

/**
 * Value of a filter: the same plain JSON that a DataTable and its views use. An exact text, a single choice and a boolean are a `oneOf` of
 * one value; booleans are `'true'` and `'false'`.
 */
export type FilterValue = DataTableFilter;

/** Values that are set, by id of the filter. */
export type FilterValues = Readonly<Record<string, FilterValue>>;

/** Value of a cell, which filters test. */
export type FilteredValue = DataTableValue;
