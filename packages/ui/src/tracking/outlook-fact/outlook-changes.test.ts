import { createFormatters } from '@seaberry/i18n';
import { enOutlook as words, enTracking as text } from '@seaberry/i18n/ui';
import type { Outlook } from '@seaberry/tracking';
import { expect, it } from 'vitest';
import { lateOutlook, outlooks } from '../fixtures/outlooks.js';
import { outlookChanges } from './outlook-changes.js';

const format = createFormatters('en');
const changes = (before: Outlook, after: Outlook): string[] => outlookChanges(before, after, { words, text }, format);
const [onTrack = lateOutlook] = outlooks.filter(({ kind }) => kind === 'onTrack');

it('names the new outlook, the new days, and the date of the carrier that is now in doubt', () => {
  expect(changes(onTrack, lateOutlook)).toEqual([
    'On track → Late 3 d 6 h',
    'Expected 14–17 Dec → 18–19 Dec',
    'Carrier still says 15 Dec.',
  ]);
});

it('names the next milestone once it is another one or overdue, and not when only its day moves', () => {
  const { next } = onTrack;
  if (next === null) throw new Error('no next milestone in the fixture');
  const after = (change: Partial<typeof next>): Outlook => ({ ...onTrack, next: { ...next, ...change } });
  expect(changes(onTrack, after({ expected: '2026-12-16T08:00:00.000Z' }))).toEqual([]);
  expect(changes(onTrack, after({ stage: 'delivered' }))).toEqual(['Next 15 Dec · Delivery Long Beach']);
  expect(changes(onTrack, after({ overdueSince: '2026-12-15T20:00:00.000Z' }))).toEqual([
    'Next not reported yet: Arrival Long Beach, due 15 Dec',
  ]);
});

it('names no change when the carrier responded without a new date', () => {
  expect(changes(lateOutlook, { ...lateOutlook, lastHeard: '2026-11-22T08:00:00.000Z' })).toEqual([]);
});

it('says that a day is no longer known', () => {
  expect(changes(onTrack, { ...onTrack, expected: null, range: null })).toEqual([
    'On track → No arrival date',
    'Expected 14–17 Dec → no time known',
  ]);
});
