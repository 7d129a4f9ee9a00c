import { createFormatters } from '@seaberry/i18n';
import { expect, test } from 'vitest';

import { bytesText, durationText, intervalText } from './measures.ts';

const format = createFormatters('en');

test('a duration is formatted in the shortest suitable unit', () => {
  expect([0, 850, 1500, 59_000, 60_000, 7_500_000].map((ms) => durationText(ms, format))).toEqual([
    '0 ms',
    '850 ms',
    '1.5 secs',
    '59 secs',
    '1 min',
    '2 h',
  ]);
});

test('the length of an interval is exact', () => {
  expect([45, 3600, 5400, 90_061].map((seconds) => intervalText(seconds, format))).toEqual([
    '45 secs',
    '1 h',
    '1 h 30 min',
    '1 d 1 h 1 min 1 sec',
  ]);
});

test('a size is formatted in steps of 1024', () => {
  expect([0, 1, 1023, 1024, 1_572_864, 3 * 1024 ** 4].map((bytes) => bytesText(bytes, format))).toEqual([
    '0 bytes',
    '1 byte',
    '1,023 bytes',
    '1 kB',
    '1.5 MB',
    '3 TB',
  ]);
});
