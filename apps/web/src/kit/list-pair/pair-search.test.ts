import { expect, test } from 'vitest';

import type { Resource } from '../resource.types.ts';
import { listInput } from '../search.ts';
import { formatPairSearch, ownedBy, owning, parsePairSearch, type Pair } from './pair-search.ts';

const list = (key: string): Resource => ({
  key,
  controller: 'sysPos',
  texts: key,
  list: 'list',
  paging: 'server',
  rowName: () => '',
  filters: [{ id: 'name', kind: 'search' }],
  columns: [{ id: 'name', sort: true }],
  form: { fields: [{ id: 'name' }] },
});
const pair: Pair = { key: 'pair', by: 'typeId', master: list('types'), detail: list('values') };

test('both lists have their own page and filters in the URL', () => {
  const raw = { name: 'inco', page: '2', chosen: '7', 'in-name': 'fob', 'in-page': '3' };
  const search = parsePairSearch(pair, raw);
  expect(search.chosen).toBe('7');
  expect(search.master).toMatchObject({ filters: { name: 'inco' }, page: 2 });
  expect(search.detail).toMatchObject({ filters: { name: 'fob' }, page: 3 });
  expect(formatPairSearch(pair, search)).toMatchObject(raw);
});

test('the URL of the second list is dropped with the selection', () => {
  const { chosen: _chosen, ...search } = parsePairSearch(pair, { chosen: '7', 'in-page': '3' });
  expect(formatPairSearch(pair, search)).toMatchObject({ chosen: undefined, 'in-page': undefined });
});

test('the selected row is in the input of the list call and of the form', async () => {
  const values = ownedBy(pair, '7');
  expect(listInput(values, parsePairSearch(pair, {}).detail)).toMatchObject({ typeId: '7', page: 1 });
  expect(await values.form?.finish?.({ name: 'FOB' }, null)).toEqual({ name: 'FOB', typeId: '7' });
});

test('a change of one list refreshes the other, besides the lists that it affects anyway', () => {
  const far: Pair = {
    ...pair,
    master: { ...pair.master, affects: ['sysUser'] },
    detail: { ...pair.detail, controller: 'sysOrg', affects: ['sysRole'] },
  };
  expect(owning(far).affects).toEqual(['sysUser', 'sysOrg']);
  expect(ownedBy(far, '7').affects).toEqual(['sysRole', 'sysPos']);
});
