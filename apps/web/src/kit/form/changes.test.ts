import { expect, test } from 'vitest';

import { changedFields } from './changes.ts';
import type { AnyForm } from './fields.ts';

const form: AnyForm = {
  fields: [
    { id: 'name' },
    { id: 'code', fixed: true },
    { id: 'password', secret: true },
    { id: 'roles', kind: 'combobox', multiple: true, choices: { words: 'roles', values: [] } },
    { id: 'link', when: ({ linked }) => linked === true },
    { id: 'linked', kind: 'checkbox' },
  ],
};
const before = { name: 'Clerk', code: 'sea', password: '', roles: ['1', '2'], link: '', linked: false };
const names = (now: object, mine: object = {}): string[] =>
  changedFields(form, {}, { before, now: { ...before, ...now }, mine: { ...before, ...mine } }).map(({ id }) => id);

test('finds fields that another user has changed and the form would change back', () => {
  expect(names({})).toEqual([]);
  expect(names({}, { name: 'Agent' })).toEqual([]);
  expect(names({ name: 'Agent' })).toEqual(['name']);
  expect(names({ name: 'Agent' }, { name: 'Manager' })).toEqual(['name']);
  expect(names({ name: 'Agent' }, { name: 'Agent' })).toEqual([]);
});

test('only fields that the form sends are compared', () => {
  expect(names({ code: 'air', password: 'x' })).toEqual([]);
  expect(names({ link: 'https://a.example' })).toEqual([]);
  expect(names({ link: 'https://a.example', linked: true })).toEqual(['link', 'linked']);
});

test('the order of ids does not matter', () => {
  expect(names({ roles: ['2', '1'] })).toEqual([]);
  expect(names({ roles: ['2'] })).toEqual(['roles']);
});
