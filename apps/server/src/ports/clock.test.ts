import { expect, it } from 'vitest';
import { createClock } from './clock.ts';

it('domain time is wall time without a configured clock', () => {
  const clock = createClock(undefined, () => 1_000);
  expect([clock.domainNow(), clock.factor]).toEqual(['1970-01-01T00:00:01.000Z', 1]);
});

it('domain time runs faster from its anchor on', () => {
  let wall = Date.parse('2026-11-21T08:00:00Z');
  const clock = createClock('2026-11-21T08:00:00Z,1440', () => wall);
  expect(clock.domainNow()).toBe('2026-11-21T08:00:00.000Z');
  wall += 60_000;
  expect(clock.domainNow()).toBe('2026-11-22T08:00:00.000Z');
  expect(clock.wallNow()).toBe(wall);
});

it.each(['tomorrow,2', '2026-11-21T08:00:00Z', '2026-11-21T08:00:00Z,0', '2026-11-21T08:00:00Z,2,3'])(
  'rejects %s as a clock setting',
  (text) => {
    expect(() => createClock(text)).toThrow('TRACKING_CLOCK');
  },
);
