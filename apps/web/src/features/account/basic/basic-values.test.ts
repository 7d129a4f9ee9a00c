import { expect, test } from 'vitest';

import { basicInput, basicSchema, basicValues, requiredCodes } from './basic-values.ts';

const BASE = { realName: 'Nora North', phone: '13800138100', email: 'nora@north.test', birthday: '1990-02-28' };
const ALL = { phone: true, email: true };
const NONE = { phone: false, email: false };

test.each([
  ['unchanged', {}, ALL, NONE],
  ['in another spelling', { phone: '138 0013-8100', email: ' NORA@north.test' }, ALL, NONE],
  ['new', { phone: '13800138101', email: 'nora@quay.test' }, ALL, ALL],
  ['removed', { phone: '', email: ' ' }, ALL, NONE],
  [
    'new, at a backend that sends codes by email only',
    { phone: '13800138101', email: 'nora@quay.test' },
    { ...NONE, email: true },
    { ...NONE, email: true },
  ],
  ['new, at a backend without codes', { phone: '13800138101', email: 'nora@quay.test' }, NONE, NONE],
])('phone and email %s: the required codes follow from what has changed', (_name, change, proofs, expected) => {
  expect(requiredCodes({ ...basicValues(BASE), ...change }, BASE, proofs)).toEqual(expected);
});

test('a requested code is required, and omitted where the backend has no codes', async () => {
  const values = { ...basicValues(BASE), phone: '13800138101' };
  const { issues } = await basicSchema(BASE, ALL)['~standard'].validate(values);
  expect(issues).toEqual([{ message: 'required', path: ['phoneCode'] }]);
  expect(await basicSchema(BASE, ALL)['~standard'].validate({ ...values, phoneCode: '123456' })).toMatchObject({ value: {} });
  expect(await basicSchema(BASE, NONE)['~standard'].validate(values)).toMatchObject({ value: {} });
  expect(basicInput(values)).not.toHaveProperty('phoneCode');
  expect(basicInput({ ...values, phoneCode: ' 123456 ' })).toMatchObject({ phoneCode: '123456' });
});
