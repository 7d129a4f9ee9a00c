import { CronExpressionParser } from 'cron-parser';
import { describe, expect, it } from 'vitest';

import { CRON_PARTS, CRON_RULES, cronFault, partsOf } from './cron.logic.js';

/** Whether cron-parser, which the server uses, accepts an expression and finds a next run. */
function isAccepted(expression: string): boolean {
  try {
    CronExpressionParser.parse(expression, { tz: 'UTC', currentDate: new Date('2026-11-22T00:00:00Z') }).next();
    return true;
  } catch {
    return false;
  }
}

/** Pseudo-random numbers, the same in every run. */
function numbers(): (below: number) => number {
  let seed = 20_261_122;
  return (below) => {
    seed = (seed * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return Math.floor((seed / 4_294_967_296) * below);
  };
}

/** Valid and invalid expressions, near the limits of the rule. */
function expressions(count: number): string[] {
  const next = numbers();
  const oneOf = <T>(list: readonly T[]): T => list[next(list.length)] as T;
  const number = (at: number): string => {
    const { max, names } = CRON_RULES[CRON_PARTS[at] as (typeof CRON_PARTS)[number]];
    return names && next(4) === 0 ? oneOf(names) : String(next(max + 3));
  };
  const item = (at: number): string =>
    oneOf([
      () => '*',
      () => '*',
      () => '?',
      () => number(at),
      () => number(at),
      () => `${number(at)}-${number(at)}`,
      () => `*/${next(12)}`,
      () => `${number(at)}/${next(12)}`,
      () => `${number(at)}-${number(at)}/${next(6)}`,
      () => 'L',
      () => `${number(at)}L`,
      () => oneOf(['', '-', '1-', '/5', '5/', 'x', '1.5', '-1', '1-2-3', '**', '1#1', '*L']),
    ])();
  const part = (at: number): string =>
    next(5) === 0 ? `${item(at)},${item(at)}` : at === 4 && next(12) === 0 ? `${number(at)}#${next(8)}` : item(at);
  return Array.from({ length: count }, () => CRON_PARTS.map((_, at) => (next(3) === 0 ? part(at) : '*')).join(' ')).filter(
    // cron-parser adds missing parts to shorter expressions.
    (expression) => partsOf(expression).length === CRON_PARTS.length,
  );
}

describe('the rule of a valid schedule', () => {
  it('accepts and rejects the same expressions as cron-parser, which the server uses', () => {
    const different = expressions(20_000).filter((expression) => isAccepted(expression) !== (cronFault(expression) === null));
    expect(different.slice(0, 20)).toEqual([]);
  });

  it('rejects what cron-parser accepts but the queue would run differently: other numbers of parts, names, random values', () => {
    expect(['', '* * *', '0 0 9 * * 1', '@daily', 'H * * * *', '0 9 * * *#2'].map((text) => cronFault(text)?.reason)).toEqual([
      'partCount',
      'partCount',
      'partCount',
      'partCount',
      'unreadable',
      'unreadable',
    ]);
  });

  it.each([
    ['60 * * * *', 'outOfRange', 'minute', '60'],
    ['0 9-5 * * *', 'wrongOrder', 'hour', '9-5'],
    ['0 9 0 * *', 'outOfRange', 'dayOfMonth', '0'],
    ['0 9 * 1,,3 *', 'missing', 'month', ''],
    ['0 9 * foo *', 'unreadable', 'month', 'foo'],
    ['*/0 * * * *', 'wrongStep', 'minute', '*/0'],
    ['0 9 * * mon,1', 'repeated', 'dayOfWeek', '1'],
    ['0 9 31 2,4 *', 'never', 'dayOfMonth', '31'],
  ])('names the part of %s that is wrong', (expression, reason, part, typed) => {
    expect(cronFault(expression)).toEqual({ reason, part, typed });
  });

  it('takes the 29th of February and any space around the parts', () => {
    expect(cronFault('  0  9 29 2\t* ')).toBeNull();
  });
});
