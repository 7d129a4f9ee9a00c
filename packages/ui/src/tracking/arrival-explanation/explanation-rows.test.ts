import { createFormatters } from '@seaberry/i18n';
import { enExplanation, enOutlook, enTracking } from '@seaberry/i18n/ui';
import { expect, it } from 'vitest';
import { lateExplanation, lateOutlook } from '../fixtures/outlooks.js';
import { amountText, explanationRows, hoursOf } from './explanation-rows.js';

const format = createFormatters('en');
const texts = { words: enExplanation, outlook: enOutlook, text: enTracking };

/** Hours of an amount as it is shown. */
const read = (shown: string): number => {
  const [, sign, days = '0', hours = '0'] = /^([+−])(?:(\d+) d)? ?(?:(\d+) h)?$/u.exec(shown) ?? [];
  return (sign === '−' ? -1 : 1) * (Number(days) * 24 + Number(hours));
};

it('the amounts shown add up to the difference in hours, however the amounts are rounded', () => {
  const MINUTE = 60_000;
  const sizes = [-20_011, -1_439, -31, -30, 17, 29, 91, 700, 18_031].map((minutes) => minutes * MINUTE);
  const wrong = sizes.flatMap((first) =>
    sizes.flatMap((second) =>
      sizes.flatMap((third) => {
        const amounts = [first, second, third];
        const parts = amounts.map((ms) => ({ kind: 'sequence' as const, ms, milestone: null, history: null }));
        const rows = explanationRows({ ...lateExplanation, parts }, texts, format);
        const shown = rows.reduce((sum, { hours }) => sum + read(amountText(hours, format)), 0);
        const difference = Math.round((first + second + third) / 3_600_000);
        return shown === difference && hoursOf(parts).every(Number.isInteger) ? [] : [{ amounts, shown, difference }];
      }),
    ),
  );
  expect(wrong).toEqual([]);
});

it('the computation of the example is that of its outlook', () => {
  const sum = lateExplanation.parts.reduce((at, { ms }) => at + ms, Date.parse(lateExplanation.carrierAt));
  expect(new Date(sum).toISOString()).toBe(lateOutlook.expected);
  expect(lateExplanation.carrierAt).toBe(lateOutlook.carrierEta);
});

it('a delay names the milestone where it arose, a fitted amount the shipments it rests on', () => {
  expect(explanationRows(lateExplanation, texts, format)).toEqual([
    { name: 'Known delay, Departure Yantian', hours: 82, grounds: null },
    { name: 'Usually made up on such a passage', hours: -4, grounds: 'from 412 finished voyages of this carrier and lane' },
  ]);
});
