import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { createFormatters } from '@seaberry/i18n';
import { expect, test } from 'vitest';

import { ownTime, placeTime, zone } from './own-time.ts';

test('a time is shown in the zone of the reader, with the name of the zone', () => {
  const format = createFormatters('en');
  const at = '2026-07-05T09:40:00Z';
  expect(ownTime(format, at)).toBe(`${format.instant(at, zone())} ${format.zone(at, zone())}`);
  expect([ownTime(format, null), ownTime(format, undefined)]).toEqual(['', '']);
});

test('a time at a place is in the zone of the place, or in that of the reader where the place has none, and names it', () => {
  const format = createFormatters('en');
  const at = '2026-07-05T20:40:00Z';
  expect(placeTime(format, at, 'Asia/Shanghai')).toBe('6 Jul, 04:40 GMT+8');
  expect(placeTime(format, at, null)).toBe(ownTime(format, at));
  expect(placeTime(format, null, 'Asia/Shanghai')).toBe('');
});

test('only one module reads the zone of the device', () => {
  const src = fileURLToPath(new URL('..', import.meta.url));
  const readers = globSync('**/*.{ts,tsx}', { cwd: src }).filter((file) =>
    readFileSync(`${src}/${file}`, 'utf8').includes('resolvedOptions'),
  );
  expect(readers).toEqual(['shared/own-time.test.ts', 'shared/own-time.ts']);
});

test('no screen shows a time in UTC because it has no zone', () => {
  const src = fileURLToPath(new URL('..', import.meta.url));
  const inUtc = globSync('**/*.{ts,tsx}', { cwd: src }).filter((file) =>
    /format\.(?:instant|zone)\([^()]{1,80}(?:, |\?\? )null/u.test(readFileSync(`${src}/${file}`, 'utf8')),
  );
  expect(inUtc).toEqual([]);
});
