import { FORM_FIELDS, type OceanBillFieldKey } from '@seaberry/api-client';

import type { Bill } from '../queries.ts';

/** Every field a person enters, as the text that stands in it. */
export type FormValues = Partial<Record<OceanBillFieldKey, string>>;

export const EMPTY_FORM: FormValues = {
  ...Object.fromEntries(FORM_FIELDS.map((field) => [field.key, ''])),
  referenceType: 'BL',
  serviceType: 'CY/CY',
};

/** The form of a bill that exists. */
export function valuesOf(bill: Bill): FormValues {
  return Object.fromEntries(
    FORM_FIELDS.map(({ key }) => {
      const value: unknown = bill[key];
      return [key, typeof value === 'string' ? value : ''];
    }),
  );
}

/** Fields that name what is tracked: fixed once tracking has started. */
export const FIXED_KEYS: readonly OceanBillFieldKey[] = ['referenceNo', 'containerNo'];

export type FormGroup = 'numbers' | 'route' | 'parties' | 'delivery' | 'other';

/** The order in which a person has the facts at hand. */
export const FORM_GROUPS: Readonly<Record<FormGroup, readonly OceanBillFieldKey[]>> = {
  numbers: ['referenceNo', 'referenceType', 'carrierCode', 'serviceType', 'containerNo', 'orderNo', 'deliveryNo', 'verificationNo'],
  route: ['polCode', 'polName', 'podCode', 'podName', 'pldCode', 'pldName', 'dock'],
  parties: ['customerService', 'customer', 'notificationEmail'],
  delivery: ['estimatedDeliveryTime', 'customerDeadline', 'deliveryAddress'],
  other: ['remark'],
};

/** A value that is empty is not sent: the server takes absent for none. */
export function inputOf(values: FormValues): Record<string, string> {
  return Object.fromEntries(Object.entries(values).flatMap(([key, value]) => (value?.trim() ? [[key, value.trim()]] : [])));
}
