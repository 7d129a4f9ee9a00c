import type { PasswordPolicy } from '@seaberry/api-client/password-policy';
import { expect, test } from 'vitest';

import { basicInput, basicSchema, basicValues, type BasicValues } from './basic/basic-values.ts';
import { formatCenterSearch, parseCenterSearch } from './center-search.ts';
import { companyInput, companySchema } from './company/company-values.ts';
import { totalsOf } from './company/usage.ts';
import type { StandardSchema } from '@seaberry/ui/form';
import { passwordSchema, strengthOf } from './password/password-values.ts';

const NORA: BasicValues = {
  realName: 'Nora North',
  nickName: '',
  phone: '138 0013-8100',
  email: ' ',
  phoneCode: '',
  emailCode: '',
  birthday: '1990-02-28',
  sex: '2',
  address: '',
  signature: '',
};

const NO_PROOFS = { phone: false, email: false };

async function faults(schema: StandardSchema, values: object): Promise<Record<string, string>> {
  const { issues } = await schema['~standard'].validate(values);
  return Object.fromEntries(
    (issues ?? []).map(({ path, message }) => [
      path?.map((part) => (typeof part === 'object' ? '' : String(part))).join('.') ?? '',
      message,
    ]),
  );
}

test("the input has the server's format: blanks clear, and a phone number has no spaces", () => {
  expect(basicInput(NORA)).toEqual({
    realName: 'Nora North',
    nickName: null,
    phone: '13800138100',
    email: null,
    birthday: '1990-02-28',
    sex: 2,
    address: null,
    signature: null,
  });
});

test('a form shows incomplete data of a backend', () => {
  expect(basicValues({})).toMatchObject({ realName: '', phone: '', birthday: null, sex: '0' });
  expect(basicValues({ birthday: '1990-02-28 00:00:00', sex: 1 })).toMatchObject({ birthday: '1990-02-28', sex: '1' });
});

test('real name, phone and date of birth are required, and validated by the contract', async () => {
  expect(await faults(basicSchema({}, NO_PROOFS), NORA)).toEqual({});
  expect(await faults(basicSchema({}, NO_PROOFS), { ...NORA, realName: ' ', phone: '', birthday: null })).toEqual({
    realName: 'required',
    phone: 'required',
    birthday: 'required',
  });
  expect(await faults(basicSchema({}, NO_PROOFS), { ...NORA, phone: '12345', email: 'nora' })).toEqual({ phone: 'phone', email: 'email' });
});

test('a company requires a name', async () => {
  expect(await faults(companySchema, { name: ' ', abbreviation: '', number: '' })).toEqual({ name: 'required' });
  expect(companyInput({ name: ' North ', abbreviation: ' ', number: '4711' })).toEqual({
    name: 'North',
    abbreviation: null,
    number: '4711',
  });
});

const POLICY: PasswordPolicy = { minLength: 8, maxLength: 64, classes: ['letter', 'digit'], notAccount: true };

test('the two new passwords must match and satisfy the policy', async () => {
  expect(await faults(passwordSchema(POLICY), { passwordOld: '', passwordNew: '', again: '' })).toEqual({
    passwordOld: 'required',
    passwordNew: 'required',
    again: 'required',
  });
  expect(await faults(passwordSchema(POLICY), { passwordOld: 'x', passwordNew: 'short1', again: 'other' })).toEqual({
    passwordNew: 'passwordRule',
    again: 'mismatch',
  });
  expect(await faults(passwordSchema(POLICY), { passwordOld: 'x', passwordNew: 'seaberry2', again: 'seaberry2' })).toEqual({});
});

test.each([
  ['', null],
  ['abc', 'weak'],
  ['aaaaaaa1', 'weak'],
  ['seaberry2', 'fair'],
  ['Seaberry-2026', 'strong'],
  ['correct horse battery 1', 'strong'],
])('the strength of %j is %s', (password, strength) => {
  expect(strengthOf(POLICY, password)).toBe(strength);
});

test('the usage is the sum of its days', () => {
  expect(totalsOf([])).toEqual({ used: 0, added: 0, most: 0 });
  expect(
    totalsOf([
      { day: '2026-11-19', used: 4, added: 0 },
      { day: '2026-11-20', used: 7, added: 100 },
    ]),
  ).toEqual({ used: 11, added: 100, most: 7 });
});

test('the tab is in the URL, except for the first one', () => {
  expect(parseCenterSearch({ tab: 'password' })).toEqual({ tab: 'password' });
  expect(parseCenterSearch({ tab: 'nonsense' })).toEqual({ tab: 'basic' });
  expect(formatCenterSearch({ tab: 'basic' })).toEqual({ tab: undefined });
  expect(formatCenterSearch({ tab: 'company' })).toEqual({ tab: 'company' });
});
