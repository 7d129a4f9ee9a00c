import { describe, expect, it } from 'vitest';

import { nextTime } from '../../apps/server/src/modules/job/triggers/rules.ts';
import { nextRuns } from '../../packages/ui/src/components/cron-input/components/next-runs.ts';

const HOUR = 3_600_000;

const EXPRESSIONS = [
  '*/15 * * * *',
  '0 * * * *',
  '30 0 * * *',
  '30 1 * * *',
  '30 2 * * *',
  '0 3 * * 0',
  '15 1-3 * * *',
  '0 9 * * 1-5',
  '45 23 L * *',
  '0 12 29 2 *',
  '0 0 13 * 5',
  '0 8 * * 1#1',
];

/** Hours before and after a change. */
const AROUND = [-26, -12, -3, -2, -1.5, -1, -0.5, 0, 0.5, 1, 1.5, 2];

/** Zones with their changes of clocks: two without, one that skips midnight. */
const CHANGES: readonly [string, readonly string[]][] = [
  ['UTC', ['2026-03-29T01:00:00Z']],
  ['Asia/Shanghai', ['2026-03-29T01:00:00Z']],
  ['Europe/Amsterdam', ['2026-03-29T01:00:00Z', '2026-10-25T01:00:00Z']],
  ['America/New_York', ['2026-03-08T07:00:00Z', '2026-11-01T06:00:00Z']],
  ['America/Santiago', ['2026-04-05T03:00:00Z', '2026-09-06T04:00:00Z']],
];

/** Its daylight saving time moves the clock by half an hour. */
const LORD_HOWE = 'Australia/Lord_Howe';

/** Three runs of the server, one after the other. */
function runsOfServer(cron: string, timeZone: string, now: number): string[] {
  const trigger = { schedule: 'cron', cron, timeZone, intervalSeconds: null, runAt: null, startTime: null, endTime: null } as const;
  const runs: string[] = [];
  for (let at: number | null = now; runs.length < 3;) {
    at = nextTime(trigger, null, at);
    if (at === null) break;
    runs.push(new Date(at).toISOString());
  }
  return runs;
}

describe('next runs on the screen and on the server', () => {
  it.each(CHANGES)('agree around the changes of clocks in %s', (zone, changes) => {
    for (const change of changes) {
      for (const hours of AROUND) {
        const now = Date.parse(change) + hours * HOUR;
        for (const expression of EXPRESSIONS)
          expect([expression, nextRuns(expression, zone, now, 3)]).toEqual([expression, runsOfServer(expression, zone, now)]);
      }
    }
  });

  it('agree where the library finds no run after a change of half an hour', () => {
    const now = Date.parse('2026-04-03T13:00:00Z');
    for (const expression of ['0 9 * * *', '0 3 * * 0'])
      expect([expression, nextRuns(expression, LORD_HOWE, now, 3)]).toEqual([expression, runsOfServer(expression, LORD_HOWE, now)]);
  });
});
