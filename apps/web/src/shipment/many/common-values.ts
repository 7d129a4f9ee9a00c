import type { Values } from '../../kit/resource.types.ts';
import type { ShipmentFields } from '../fields.ts';
import type { CommonField, RowValues } from '../forms.ts';

/** Values common to all rows before any is entered: those given, else those of the fields. */
export const initialCommon = (common: readonly CommonField[], fields: ShipmentFields, given: Values): RowValues =>
  Object.fromEntries(
    common.map(({ name }) => {
      const value = given[name];
      return [name, typeof value === 'string' && value !== '' ? value : String(fields.of(name).initial ?? '')];
    }),
  );

/** Input of the batch calls: empty values are left out. A row's own value takes precedence over them. */
export const commonRow = (common: RowValues): RowValues =>
  Object.fromEntries(Object.entries(common).flatMap(([key, value]) => (value.trim() ? [[key, value.trim()]] : [])));
