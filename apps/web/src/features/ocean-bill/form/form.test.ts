import { oceanBillInput } from '@seaberry/api-client/schemas/ocean-bill';
import { expect, test } from 'vitest';

import { fieldsFor } from '../../../kit/form/fields.ts';
import { requiredFields, valuesOf } from '../../../kit/form/form-values.ts';
import { formSchema } from '../../../kit/form/form-schema.ts';
import type { Values } from '../../../kit/resource.types.ts';
import { billFields } from '../lib/fields.ts';
import { inputOf } from '../../../shipment/form/shipment-form.ts';
import { billForm } from './bill-form.ts';

const required = requiredFields(oceanBillInput, billForm);

async function faults(values: Values): Promise<Record<string, string>> {
  const schema = formSchema({ schema: oceanBillInput, form: billForm, row: null, required, toInput: inputOf });
  const { issues = [] } = await schema['~standard'].validate({ ...valuesOf(billForm, null, {}), ...values });
  return Object.fromEntries(issues.map(({ path = [], message }) => [path.map(String).join('.'), message]));
}

const byText = (a: string, b: string): number => (a < b ? -1 : 1);

const complete: Values = {
  referenceNo: 'MAEU123456789',
  carrierCode: 'MAEU',
  customerService: 'Lin',
  serviceType: 'FCL',
  polCode: 'CNSHA',
};

test('the fields have headings in the order of entry, the number first', () => {
  expect(Object.keys(billFields.groups)).toEqual(['numbers', 'route', 'parties', 'delivery', 'other']);
  expect(billFields.groups['numbers']?.[0]).toBe('referenceNo');
});

test.for(['add', 'edit'] as const)('each entered field is in the form for %s exactly once, and the required ones are visible', (kind) => {
  const entered = Object.values(billFields.groups).flat();
  expect(
    fieldsFor(billForm, kind)
      .map(({ id }) => id)
      .toSorted(byText),
  ).toEqual(entered.toSorted(byText));
  const inSight = new Set(billForm.fields?.map(({ id }) => id));
  expect(entered.filter((name) => billFields.of(name).required && !inSight.has(name))).toEqual([]);
});

test('the fields of product specification §5 are required, with error codes', async () => {
  expect(await faults({ serviceType: '' })).toEqual({
    referenceNo: 'required',
    carrierCode: 'required',
    serviceType: 'required',
    customerService: 'required',
    polCode: 'polOrPod',
  });
  expect(await faults(complete)).toEqual({});
});

test('POL and POD code cannot both be empty', async () => {
  expect(await faults({ ...complete, polCode: '' })).toEqual({ polCode: 'polOrPod' });
  expect(await faults({ ...complete, polCode: '', podCode: 'nlrtm' })).toEqual({});
});

test('formats are validated except for empty fields', async () => {
  expect(await faults({ ...complete, notificationEmail: 'x', podCode: 'Rotterdam', customerDeadline: null })).toEqual({
    notificationEmail: 'email',
    podCode: 'locode',
  });
});

test('empty fields are not sent', () => {
  expect(inputOf({ referenceNo: ' 00012345678901234567 ', remark: '  ', customerDeadline: null })).toEqual({
    referenceNo: '00012345678901234567',
  });
});
