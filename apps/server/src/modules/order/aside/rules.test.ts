import type { Outlook } from '@seaberry/tracking';
import { expect, it } from 'vitest';
import { asideColumns, plainSignal, findingKey, type Finding } from './rules.ts';

const outlook = (kind: Outlook['kind'], cause: string | null = null, slipMs = 1): Outlook => ({
  kind,
  stage: 'arrivedPod',
  place: null,
  promise: null,
  expected: null,
  range: null,
  carrierEta: null,
  slipMs,
  cause: cause === null ? null : { milestoneKey: cause, stage: 'departed', place: null, slipMs, reason: null },
  doubt: false,
  next: null,
  lastHeard: null,
  since: null,
});
const late: Finding = {
  outlook: outlook('late', 'departed'),
  topKey: null,
  signal: 'late',
  nextOverdueAt: '2026-12-05T00:00:00.000Z',
};
const aside = { by: 'amy', at: '2026-11-21T00:00:00.000Z' };
const NOW = '2026-11-22T00:00:00.000Z';

it('a handled order stays aside until its outlook, the cause of it or its most important signal changes', () => {
  const handled = { ...aside, key: findingKey(late), until: null };
  const stored = (change: Partial<Finding>) => asideColumns({ ...late, ...change }, handled, NOW).signal;
  expect(stored({})).toBe('lateAside');
  expect(stored({ outlook: outlook('late', 'departed', 999_999) })).toBe('lateAside');
  expect(stored({ outlook: outlook('silent', 'departed'), signal: 'attention' })).toBe('attention');
  expect(stored({ outlook: outlook('late', 'arrivedPod') })).toBe('late');
  expect(stored({ topKey: 'silent' })).toBe('late');
});

it('a snoozed order stays aside until its time, whatever its finding, and is derived again then', () => {
  const snoozed = { ...aside, key: null, until: '2026-11-24T00:00:00.000Z' };
  expect(asideColumns({ ...late, outlook: outlook('silent') }, snoozed, NOW)).toEqual({
    aside: snoozed,
    signal: 'lateAside',
    nextOverdueAt: '2026-11-24T00:00:00.000Z',
  });
  expect(asideColumns(late, snoozed, '2026-11-24T00:00:00.000Z')).toEqual({
    aside: null,
    signal: 'late',
    nextOverdueAt: '2026-12-05T00:00:00.000Z',
  });
});

it('the signal of an order is the same whether it is aside or not', () => {
  const handled = { ...aside, key: '', until: null };
  for (const plain of ['attention', 'late', 'early', null] as const) {
    const finding = { ...late, outlook: null, signal: plain };
    expect(plainSignal(asideColumns(finding, { ...handled, key: findingKey(finding) }, NOW).signal)).toBe(plain);
  }
});
