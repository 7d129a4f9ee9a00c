import type { Field as EntityField } from '@seaberry/api-client/contract';
import { REFERENCE_TYPES } from '@seaberry/tracking';

import type { AnyField, AnyForm } from '../../kit/form/fields.ts';
import type { Values } from '../../kit/resource.types.ts';
import type { FieldName } from '../fields.ts';
import { billFields } from '../../features/ocean-bill/lib/fields.ts';
import { CarrierField, ReferenceField, ServiceTypeField } from '../../features/ocean-bill/form/number-fields.tsx';

const limited = ({ max }: EntityField) => (max === undefined ? {} : { max });

/** A field as its kind in the contract has it. */
function plain(id: FieldName): AnyField {
  const field = billFields.of(id);
  switch (field.kind) {
    case 'date':
      return { id, kind: 'date' };
    case 'longText':
      return { id, kind: 'textarea', ...limited(field) };
    case 'email':
      return { id, type: 'email', ...limited(field) };
    case 'place':
      // One of POL and POD is asked for, so neither alone is required.
      return { id, identifier: true, hint: 'locode', required: false, ...limited(field) };
    default:
      return { id, identifier: field.kind === 'code' || field.kind === 'list', ...limited(field) };
  }
}

const SPECIAL: Partial<Record<FieldName, AnyField>> = {
  referenceNo: { id: 'referenceNo', kind: 'custom', Component: ReferenceField },
  referenceType: { id: 'referenceType', kind: 'select', choices: { words: 'form.referenceTypes', values: REFERENCE_TYPES } },
  carrierCode: { id: 'carrierCode', kind: 'custom', Component: CarrierField },
  serviceType: { id: 'serviceType', kind: 'custom', Component: ServiceTypeField },
  containerNo: { ...plain('containerNo'), hint: 'containers' },
};

/** A field of the form; one that names the shipment is read-only while a bill is edited. */
function fieldsOf(id: FieldName): readonly AnyField[] {
  const field: AnyField = { ...(SPECIAL[id] ?? plain(id)), initial: billFields.of(id).initial ?? '' };
  return billFields.fixed.includes(id)
    ? [
        { ...field, on: 'add' },
        { ...plain(id), on: 'edit', fixed: true, hint: 'fixed' },
      ]
    : [field];
}

/** Input of the calls: an empty value is absent, in a new bill and in one that is edited. */
export const inputOf = (values: Values): Record<string, string> =>
  Object.fromEntries(
    Object.entries(values).flatMap(([key, value]) => (typeof value === 'string' && value.trim() ? [[key, value.trim()]] : [])),
  );

const FIXED: Values = Object.fromEntries(billFields.fixed.map((name) => [name, null]));

/** Form of a bill, for adding and editing. Fields that identify the shipment are not sent again. */
export const billForm: AnyForm = {
  sections: Object.entries(billFields.groups).map(([id, names]) => ({ id, fields: names.flatMap(fieldsOf) })),
  toInput: (values, row) => inputOf(row ? { ...values, ...FIXED } : values),
};
