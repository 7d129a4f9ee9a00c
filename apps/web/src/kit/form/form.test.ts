import { schemas } from '@seaberry/api-client/schemas';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';

import type { Row, Values } from '../resource.types.ts';
import { from } from '../sources.ts';
import type { AnyForm } from './fields.ts';
import { inputOf, requiredFields, valuesOf } from './form-values.ts';
import { splitErrors } from './server-errors.ts';
import { formSchema } from './form-schema.ts';

const form: AnyForm = {
  fields: [
    { id: 'name' },
    { id: 'code' },
    { id: 'pid', kind: 'tree', from: from('sysOrg', 'list', undefined, () => []) },
    { id: 'orderNo', kind: 'number', initial: 100 },
    { id: 'status', kind: 'status', initial: 1 },
    { id: 'remark', kind: 'textarea', when: ({ code }) => code !== 'silent' },
    { id: 'type', kind: 'select', choices: { words: 'types', values: ['a', 'b'] }, required: true, on: 'add' },
  ],
};
const schema = schemas.sysOrg.add.input;
const required = requiredFields(schema, form);

async function faults(values: Values, row: Row | null = null): Promise<Record<string, string>> {
  const toInput = (given: Values): Values => inputOf(form, given, row, required);
  const validated = await formSchema({ schema, form, row, required, toInput })['~standard'].validate({
    ...valuesOf(form, row, {}),
    ...values,
  });
  return Object.fromEntries(
    (validated.issues ?? []).map(({ path = [], message }) => [path.filter((key) => typeof key === 'string').join('.'), message]),
  );
}

test('fields are required by the contract for an empty input, and by the form', () => {
  expect([...required].toSorted()).toEqual(['code', 'name', 'type']);
});

test('an error of the server is shown at its field if the form shows that field, and above the form otherwise', () => {
  const errors = { name: ['Taken.'], remark: ['Too long.'], type: 'Unknown.', 'name.0': ['Odd.'], other: ['No.'] };
  expect(splitErrors(form, { id: '1' }, { code: 'silent' }, errors)).toEqual({
    shown: { name: ['Taken.'], 'name.0': ['Odd.'] },
    left: ['Too long.', 'Unknown.', 'No.'],
  });
});

test('a file that is not uploaded yet is an error of its field, as long as the form shows that field', async () => {
  const papers: AnyForm = {
    fields: [
      { id: 'papers', kind: 'file', upload: () => Promise.resolve(''), when: ({ code }) => code !== 'silent' },
      { id: 'stops', kind: 'rows', fields: [{ id: 'paper', kind: 'file', upload: () => Promise.resolve('') }] },
    ],
  };
  const uploads = new Map([
    ['papers', 'uploading'],
    ['stops.1.paper', 'uploadFailed'],
  ] as const);
  const withUploads = formSchema({ schema: z.looseObject({}), form: papers, row: null, required, uploads, toInput: (given) => given });
  const issuesOf = async (values: Values) =>
    (await withUploads['~standard'].validate({ papers: [], stops: [], ...values })).issues?.map(({ path, message }) => [path, message]);
  expect(await issuesOf({})).toEqual([
    [['papers'], 'uploading'],
    [['stops', 1, 'paper'], 'uploadFailed'],
  ]);
  expect(await issuesOf({ code: 'silent' })).toEqual([[['stops', 1, 'paper'], 'uploadFailed']]);
  uploads.clear();
  expect(await issuesOf({})).toBeUndefined();
});

test('several choices are sent as values of their own type', () => {
  const several: AnyForm = { fields: [{ id: 'levels', kind: 'combobox', multiple: true, choices: { words: 'levels', values: [1, 2] } }] };
  expect(valuesOf(several, { levels: [2] }, {})).toEqual({ levels: ['2'] });
  expect(inputOf(several, { levels: ['2', '1'] }, null, new Set())).toEqual({ levels: [2, 1] });
});

test('a new row starts with the defaults of the definition, an existing one with its values', () => {
  expect(valuesOf(form, null, {})).toEqual({ name: '', code: '', pid: [], orderNo: 100, status: '1', remark: '', type: '' });
  expect(valuesOf(form, { name: 'Sales', pid: '0', orderNo: null, status: 2 }, {})).toMatchObject({
    name: 'Sales',
    pid: [],
    orderNo: null,
    status: '2',
  });
  expect(valuesOf(form, null, { pid: 7 })).toMatchObject({ pid: ['7'] });
});

test('an empty field is omitted in a new row and null in an existing one', () => {
  const values = { ...valuesOf(form, null, {}), name: ' Sales ', code: 's' };
  expect(inputOf(form, values, null, required)).toEqual({ name: 'Sales', code: 's', orderNo: 100, status: 1, type: '' });
  expect(inputOf(form, { ...values, orderNo: null }, { id: '1' }, required)).toEqual({
    name: 'Sales',
    code: 's',
    pid: null,
    orderNo: null,
    status: 1,
    remark: null,
  });
});

test('a hidden field is neither validated nor sent', async () => {
  const values = { ...valuesOf(form, null, {}), code: 'silent', remark: 'x'.repeat(500) };
  expect(inputOf(form, values, { id: '1' }, required)).not.toHaveProperty('remark');
  expect(await faults({ name: 'Sales', code: 'silent', remark: 'x'.repeat(500) }, { id: '1' })).toEqual({});
});

test('the schema of the call validates, and an empty field is required', async () => {
  expect(await faults({})).toEqual({ name: 'required', code: 'required', type: 'required' });
  expect(await faults({ name: 'x'.repeat(65), code: ' ', type: 'a' })).toEqual({ name: 'longerThan:64', code: 'required' });
  expect(await faults({ name: 'Sales', code: 's', type: 'a' })).toEqual({});
});
