import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));
const page = readFileSync(`${root}/docs/security.md`, 'utf8');
const rows = [...page.matchAll(/^\| (\d+\.\d+\.\d+) +\| ([^|]+?) +\| ([^|]+?) +\| ([^|]+?) +\|$/gmu)].map(
  ([, number = '', state = '', how = '', tests = '']) => ({ number, state, how, tests }),
);

it('names tests that exist', () => {
  const named = [...page.matchAll(/`([^`]+\.(?:test|spec)\.tsx?)`/gu)].map(([, path = '']) => path);
  expect(named.filter((path) => !existsSync(`${root}/${path}`))).toEqual([]);
  expect(named.length).toBeGreaterThan(200);
  expect(rows.filter(({ how }) => how.length < 4)).toEqual([]);
});

it('lists each requirement of levels 1 and 2 once, with a state that the page explains', () => {
  expect(new Set(rows.map(({ number }) => number)).size).toBe(rows.length);
  expect(rows.length).toBe(253);
  const explained = [...page.matchAll(/^\| (met|open|host|n\/a) +\| [^|]+\| (\d+) +\|$/gmu)].map(([, state, count]) => [
    state,
    Number(count),
  ]);
  const counts = explained.map(([state]) => [state, rows.filter((row) => row.state === state).length]);
  expect(explained).toEqual(counts);
  expect(counts.reduce((sum, [, count]) => sum + Number(count), 0)).toBe(rows.length);
});

it('lists what is open', () => {
  const listed = page.slice(page.indexOf('## Open requirements'), page.indexOf('## Ways to sign in')).match(/\d+\.\d+\.\d+/gu) ?? [];
  expect(listed.toSorted()).toEqual(
    rows
      .filter(({ state }) => state === 'open')
      .map(({ number }) => number)
      .toSorted(),
  );
});
