import { expect, it } from 'vitest';

import { changedTo, choiceOf, expressionOf, type CronChoice } from './cron.choices.js';
import { cronFault } from './cron.logic.js';

const CHOICES: readonly [string, CronChoice][] = [
  ['* * * * *', { kind: 'minutes', every: 1 }],
  ['*/15 * * * *', { kind: 'minutes', every: 15 }],
  ['5 * * * *', { kind: 'hourly', minute: 5 }],
  ['30 9 * * *', { kind: 'daily', time: '09:30' }],
  ['0 18 * * 0', { kind: 'weekly', time: '18:00', days: [0] }],
  ['0 18 * * 1-5', { kind: 'weekly', time: '18:00', days: [1, 2, 3, 4, 5] }],
  ['0 18 * * 1,3', { kind: 'weekly', time: '18:00', days: [1, 3] }],
  ['0 0 31 * *', { kind: 'monthly', time: '00:00', day: 31 }],
  ['0 0 L * *', { kind: 'monthly', time: '00:00', day: 'L' }],
];

it.each(CHOICES)('reads and writes %s as a simple choice', (expression, choice) => {
  expect(choiceOf(expression)).toEqual(choice);
  expect(expressionOf(choice)).toBe(expression);
  expect(cronFault(expression)).toBeNull();
});

it('reads other notations of the same choice', () => {
  expect(choiceOf('00 09 * * mon,wed')).toEqual({ kind: 'weekly', time: '09:00', days: [1, 3] });
});

it.each(['*/7 * * * *', '0 9-17 * * *', '0 9 1 * 1', '0 9 * 6 *', '0 9 1,15 * *', '0 9 * * 1#2', '0 9 * * 5L', 'wrong', ''])(
  'leaves %s as it is written',
  (expression) => {
    expect(choiceOf(expression)).toBeNull();
  },
);

it('keeps the time of day when the kind changes', () => {
  const daily: CronChoice = { kind: 'daily', time: '17:45' };
  expect((['hourly', 'weekly', 'monthly'] as const).map((kind) => expressionOf(changedTo(kind, daily)))).toEqual([
    '45 * * * *',
    '45 17 * * 1',
    '45 17 1 * *',
  ]);
});
