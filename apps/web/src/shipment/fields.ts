import { enteredIn, groupedFields, listedIn, type BillFieldName, type EnteredIn, type Field } from '@seaberry/api-client/contract';
import { bill } from '@seaberry/api-client/fields/ocean-bill';

export type { BillFieldName };

/** Name of a field that a person enters. */
export type EnteredName = EnteredIn<(typeof bill)['fields'], 'add' | 'edit'>;

/** Fields of columns, detail and export, in their order. */
export const BILL_FIELDS: readonly BillFieldName[] = listedIn(bill.fields);

/** Declaration of a field. */
export const billField = (name: BillFieldName): Field => bill.fields[name];

/** Entered fields by heading of the form. */
export const FORM_GROUPS = groupedFields(bill);

/** Every entered field. */
export const ENTERED_FIELDS: readonly EnteredName[] = Object.values(FORM_GROUPS).flat();

const editable: readonly EnteredName[] = enteredIn(bill.fields, 'edit');

/** True for a field that identifies the shipment: fixed once tracking has started. */
export const isFixed = (name: EnteredName): boolean => !editable.includes(name);
