import { expect, test } from 'vitest';

import { renewed } from './selection.ts';

const row = (id: string, version: number) => ({ id, version, name: `${id} at ${version}` });
const byId = (...rows: readonly ReturnType<typeof row>[]) => new Map(rows.map((one) => [one.id, one]));

test('a selected row that is loaded again is the new one, and one of another page stays', () => {
  const chosen = byId(row('1', 1), row('2', 1));
  const loaded = { rows: byId(row('1', 2), row('3', 1)), complete: false };
  expect([...renewed(chosen, loaded).values()]).toEqual([row('1', 2), row('2', 1)]);
});

test('a cached page does not bring back an older row', () => {
  const chosen = byId(row('1', 3));
  expect(renewed(chosen, { rows: byId(row('1', 2)), complete: false })).toBe(chosen);
});

test('a row that a whole list no longer has is not selected', () => {
  expect([...renewed(byId(row('1', 1), row('2', 1)), { rows: byId(row('2', 1)), complete: true }).keys()]).toEqual(['2']);
});

test('an unchanged selection is the same object, so that nothing renders again', () => {
  const chosen = byId(row('1', 1));
  expect(renewed(chosen, { rows: new Map(chosen), complete: true })).toBe(chosen);
  expect(renewed(new Map<string, object>(), { rows: byId(row('1', 1)), complete: true }).size).toBe(0);
});
