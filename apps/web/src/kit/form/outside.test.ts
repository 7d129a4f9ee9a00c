import { expect, test } from 'vitest';

import type { Filter } from '../resource.types.ts';
import { outsideOf } from './outside.ts';

const side: Filter<string> = { id: 'side', kind: 'select', choices: { words: 'sides', values: ['port', 'bow'] } };
const filters: readonly Filter<string>[] = [
  side,
  { id: 'status', kind: 'status' },
  { id: 'level', kind: 'several', choices: { words: 'levels', values: [1, 2, 3] } },
  { id: 'depth', kind: 'least' },
  { id: 'name', kind: 'search' },
  { id: 'day', kind: 'range', from: 'dayFrom', to: 'dayTo', calendar: true },
];
const required = ['side', 'status', 'level', 'depth', 'name', 'dayFrom', 'dayTo'];
const chosen = { side: 'port', status: '1', level: '1,2', depth: '5', name: 'east', day: '2026-11-01~2026-11-30' };
const added = { side: 'port', status: 1, level: 2, depth: 5, name: 'Far East', day: '2026-11-30' };
const ids = (row: object): string[] => outsideOf(filters, required, chosen, { ...added, ...row }).map(({ id }) => id);

test('a new row is outside of the required filters whose values it does not have', () => {
  expect(ids({})).toEqual([]);
  expect(ids({ side: 'bow' })).toEqual(['side']);
  expect(ids({ side: 'bow', status: 2, level: 3, depth: 4, name: 'West', day: '2026-12-01' })).toEqual(filters.map(({ id }) => id));
});

test('a field that the form does not have, and a filter that is not required or not set, exclude no row', () => {
  expect(outsideOf(filters, ['side'], { side: 'port' }, {})).toEqual([]);
  expect(outsideOf(filters, [], { side: 'port' }, { side: 'bow' })).toEqual([]);
  expect(outsideOf(filters, ['side'], {}, { side: 'bow' })).toEqual([]);
  expect(outsideOf([{ ...side, required: true }], [], { side: 'port' }, { side: 'bow' })).toHaveLength(1);
});
