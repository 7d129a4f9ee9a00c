import { expect, test } from 'vitest';

import { dayOf, instantOf, timeOf } from './moments.ts';

test('an instant is unchanged after the conversion to day and time', () => {
  for (const instant of ['2026-11-22T23:59:00.000Z', '2026-01-01T00:00:00.000Z', '2026-06-30T12:05:00.000Z'])
    expect(instantOf(dayOf(instant), timeOf(instant))).toBe(instant);
});
