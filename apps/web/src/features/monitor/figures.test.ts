import { expect, test } from 'vitest';
import { courseOf } from './figures.logic.ts';

const sample = (time: string, databaseMs: number | null) => ({
  time: `2026-11-21T09:${time}Z`,
  cpu: 0.1,
  processCpu: 0,
  rss: 1,
  heap: 1,
  loopDelayMs: 1,
  streams: 0,
  databaseMs,
});

test('a course has gaps where the database failed or samples are missing, which count in no average', () => {
  const samples = [sample('00:00', 2), sample('00:15', null), sample('00:30', 4), sample('05:00', 6)];
  expect(courseOf(samples, 'databaseMs', 15_000)).toEqual({ values: [2, null, 4, null, 6], now: 6, average: 4, highest: 6 });
  expect(courseOf([], 'cpu', 15_000)).toEqual({ values: [], now: null, average: null, highest: null });
});
