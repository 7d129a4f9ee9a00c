import { expect, test } from 'vitest';

import { othersChanges, withTheirs } from './changes.ts';
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
const changes = (now: object, mine: object = {}): { both: string[]; onlyTheirs: string[] } => {
  const { both, onlyTheirs } = othersChanges(form, {}, { before, now: { ...before, ...now }, mine: { ...before, ...mine } });
  return { both: both.map(({ id }) => id), onlyTheirs: onlyTheirs.map(({ id }) => id) };
};
const none = { both: [], onlyTheirs: [] };

test('finds fields that another user has changed, and among them those that the form changes too', () => {
  expect(changes({})).toEqual(none);
  expect(changes({}, { name: 'Agent' })).toEqual(none);
  expect(changes({ name: 'Agent' })).toEqual({ both: [], onlyTheirs: ['name'] });
  expect(changes({ name: 'Agent' }, { name: 'Manager' })).toEqual({ both: ['name'], onlyTheirs: [] });
  expect(changes({ name: 'Agent' }, { name: 'Agent' })).toEqual(none);
  expect(changes({ name: 'Agent', linked: true }, { name: 'Manager' })).toEqual({ both: ['name'], onlyTheirs: ['linked'] });
});

test('only fields that the form sends are compared', () => {
  expect(changes({ code: 'air', password: 'x' })).toEqual(none);
  expect(changes({ link: 'https://a.example' })).toEqual(none);
  expect(changes({ link: 'https://a.example', linked: true }).onlyTheirs).toEqual(['link', 'linked']);
});

test('the order of ids does not matter', () => {
  expect(changes({ roles: ['2', '1'] })).toEqual(none);
  expect(changes({ roles: ['2'] }).onlyTheirs).toEqual(['roles']);
});

test('takes over the fields of the other user alone', () => {
  expect(withTheirs({ ...before, name: 'Agent' }, { ...before, name: 'x', linked: true }, [{ id: 'linked', kind: 'checkbox' }])).toEqual({
    ...before,
    name: 'Agent',
    linked: true,
  });
});
