import type { ShipmentFields } from '../fields.ts';
import type { CommonField, RowValues } from '../forms.ts';

/** Values common to all rows before any is entered. */
export const initialCommon = (common: readonly CommonField[], fields: ShipmentFields): RowValues =>
  Object.fromEntries(common.map(({ name }) => [name, String(fields.of(name).initial ?? '')]));

/** Input of the batch calls: empty values are left out. A row's own value takes precedence over them. */
export const commonRow = (common: RowValues): RowValues =>
  Object.fromEntries(Object.entries(common).flatMap(([key, value]) => (value.trim() ? [[key, value.trim()]] : [])));
