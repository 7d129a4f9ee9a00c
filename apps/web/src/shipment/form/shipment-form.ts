import type { Field as EntityField } from '@seaberry/api-client/contract';

import type { AnyField, AnyForm } from '../../kit/form/fields.ts';
import type { Values } from '../../kit/resource.types.ts';
import type { FieldName, ShipmentFields } from '../fields.ts';
import type { ShipmentKind } from '../shipment.ts';

export interface ShipmentFormOptions {
  fields: ShipmentFields;
  choices: ShipmentKind<never>['choices'];
  /** Fields that are not entered as their kind in the contract says. */
  special?: Partial<Record<FieldName, AnyField>>;
  /** Fields that are visible at first, in their order; the others are folded. */
  first: readonly FieldName[];
  /** Hints below fields, as keys of `hints`. */
  hints?: Partial<Record<FieldName, string>>;
}

const limited = ({ max }: EntityField) => (max === undefined ? {} : { max });

/** A field as its kind in the contract has it. */
function plain(id: FieldName, field: EntityField): AnyField {
  switch (field.kind) {
    case 'date':
      return { id, kind: 'date' };
    case 'longText':
      return { id, kind: 'textarea', ...limited(field) };
    case 'email':
      return { id, type: 'email', ...limited(field) };
    case 'place':
      // A rule over several places makes none of them required.
      return { id, identifier: true, hint: 'locode', required: field.required, ...limited(field) };
    default:
      return { id, identifier: field.kind === 'code' || field.kind === 'list', ...limited(field) };
  }
}

/** Input of the calls: an empty value is absent, in a new shipment and in one that is edited. */
export const inputOf = (values: Values): Record<string, string> =>
  Object.fromEntries(
    Object.entries(values).flatMap(([key, value]) => (typeof value === 'string' && value.trim() ? [[key, value.trim()]] : [])),
  );

/** Form of a shipment, for adding and editing. Fields that identify the shipment are read-only while it is edited, and not sent again. */
export function shipmentForm({ fields, choices, special = {}, first, hints = {} }: ShipmentFormOptions): AnyForm {
  const fixed: Values = Object.fromEntries(fields.fixed.map((name) => [name, null]));
  const fieldsOf = (id: FieldName): readonly AnyField[] => {
    const hint = hints[id];
    const usual = plain(id, fields.of(id));
    const known = choices[id];
    const field: AnyField = {
      ...(special[id] ?? (known ? { id, kind: 'select', choices: known } : usual)),
      ...(hint ? { hint } : {}),
      initial: fields.of(id).initial ?? '',
    };
    return fields.fixed.includes(id)
      ? [
          { ...field, on: 'add' },
          { ...usual, on: 'edit', fixed: true, hint: 'fixed' },
        ]
      : [field];
  };
  const optional = (names: readonly FieldName[]): FieldName[] => names.filter((name) => !first.includes(name));
  return {
    fields: first.flatMap(fieldsOf),
    sections: Object.entries(fields.groups).map(([id, names]) => ({ id, fields: optional(names).flatMap(fieldsOf) })),
    folded: true,
    size: 'lg',
    toInput: (values, row) => inputOf(row ? { ...values, ...fixed } : values),
  };
}
