import { oceanBillInput } from '@seaberry/api-client/schemas/ocean-bill';
import { expect, test } from 'vitest';

import { FORM_GROUPS } from '../lib/fields.ts';
import { contractResolver } from './contract-resolver.ts';
import { EMPTY_FORM, inputOf, type FormValues } from './form-values.ts';

const judge = async (values: FormValues) => {
  const { errors } = await contractResolver(oceanBillInput)({ ...EMPTY_FORM, ...values }, undefined, {
    fields: {},
    shouldUseNativeValidation: false,
  });
  return Object.fromEntries(Object.entries(errors).map(([name, error]) => [name, error?.message]));
};

const complete: FormValues = {
  referenceNo: 'MAEU123456789',
  carrierCode: 'MAEU',
  customerService: 'Lin',
  serviceType: 'FCL',
  polCode: 'CNSHA',
};

test('the form asks for the fields in the order in which the facts are at hand', () => {
  expect(FORM_GROUPS).toEqual({
    numbers: ['referenceNo', 'referenceType', 'carrierCode', 'serviceType', 'containerNo', 'orderNo', 'deliveryNo', 'verificationNo'],
    route: ['polCode', 'polName', 'podCode', 'podName', 'pldCode', 'pldName', 'dock'],
    parties: ['customerService', 'customer', 'notificationEmail'],
    delivery: ['estimatedDeliveryTime', 'customerDeadline', 'deliveryAddress'],
    other: ['remark'],
  });
});

test('what product specification §5 requires is required, in codes', async () => {
  expect(await judge({ serviceType: '' })).toEqual({
    referenceNo: 'required',
    carrierCode: 'required',
    serviceType: 'required',
    customerService: 'required',
    polCode: 'polOrPod',
  });
  expect(await judge(complete)).toEqual({});
});

test('POL and POD code cannot both be empty', async () => {
  expect(await judge({ ...complete, polCode: '' })).toEqual({ polCode: 'polOrPod' });
  expect(await judge({ ...complete, polCode: '', podCode: 'nlrtm' })).toEqual({});
});

test('formats are judged, empty ones are none', async () => {
  expect(await judge({ ...complete, notificationEmail: 'x', podCode: 'Rotterdam', customerDeadline: '' })).toEqual({
    notificationEmail: 'email',
    podCode: 'locode',
  });
});

test('what is empty is not sent', () => {
  expect(inputOf({ referenceNo: ' 00012345678901234567 ', remark: '  ' })).toEqual({ referenceNo: '00012345678901234567' });
});
