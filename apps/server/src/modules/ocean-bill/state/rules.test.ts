import type { Outlook, OutlookKind, Signal } from '@seaberry/tracking';
import { describe, expect, it } from 'vitest';
import { departedEvents, etaEvent, plannedEvents } from '../../../testing/dcsa-events.ts';
import { urgencyOf } from './columns/rules.ts';
import { deriveBill, readEvents, type BillSubject, type StoredEvent } from './rules.ts';

const subject: BillSubject = {
  referenceNo: 'COSU6123456789',
  referenceType: 'BL',
  containerNo: null,
  polCode: 'CNSHA',
  podCode: null,
  pldCode: null,
  customerDeadline: null,
  subscriptionStatus: 'SUB_OK',
  failureReason: null,
};
const stored = (raw: unknown[], receivedAt = '2026-11-21T09:00:00.000Z'): StoredEvent[] =>
  raw.map((one) => ({ source: 'COSU', receivedAt, raw: one }));
const derive = (raw: unknown[], asOf: string, more: Partial<BillSubject> = {}) =>
  deriveBill({ ...subject, ...more }, readEvents(stored(raw, asOf)), asOf);

describe('the derived bill', () => {
  it('has a state before the first event', () => {
    expect(derive([], '2026-11-21T09:00:00.000Z', { subscriptionStatus: 'SUB_ING' })).toMatchObject({
      trackingState: 'unshipped',
      stage: null,
      signal: null,
      slipMs: null,
      containerNumbers: [],
      nextOverdueAt: null,
      shownPolCode: 'CNSHA',
    });
  });

  it('has the time of its next check: when the departure is overdue, when it exceeds its threshold, and then every day', () => {
    const before = derive(plannedEvents(), '2026-11-21T09:00:00.000Z');
    expect(before).toMatchObject({ signal: null, nextOverdueAt: '2026-11-25T02:00:00.001Z' });
    expect(derive(plannedEvents(), '2026-11-25T02:00:00.001Z').nextOverdueAt).toBe('2026-11-26T02:00:00.001Z');
    const heard = [...plannedEvents(), etaEvent('2026-12-12T06:00:00-08:00', '2026-11-24T00:00:00Z')];
    expect(derive(heard, '2026-11-26T02:00:00.001Z')).toMatchObject({ exceptionTypes: ['shipDelay'] });
    const after = derive(plannedEvents(), '2026-11-26T02:00:00.001Z');
    expect(after).toMatchObject({ signal: 'attention', exceptionTypes: [] });
    expect(String(after.nextOverdueAt) > '2026-11-26T02:00:00.001Z').toBe(true);
  });

  it('is late when the delay of the departure moves the arrival, and when the carrier moves it', () => {
    const departed = [...plannedEvents(), ...departedEvents()];
    expect(derive(departed, '2026-11-27T06:00:00.000Z')).toMatchObject({ signal: 'late', slipMs: 104_400_000, trackingState: 'tracking' });
    const slipped = [...departed, etaEvent('2026-12-16T06:00:00-08:00', '2026-11-28T00:00:00Z')];
    expect(derive(slipped, '2026-11-28T06:00:00.000Z')).toMatchObject({ signal: 'late', slipMs: 4 * 86_400_000 });
  });

  it('has each anomaly with its own direction: an early departure beside a late arrival', () => {
    const early = departedEvents({}, '2026-11-23T09:00:00+08:00', '2026-11-23T02:00:00Z');
    const late = etaEvent('2026-12-16T06:00:00-08:00', '2026-11-24T00:00:00Z');
    expect(derive([...plannedEvents(), ...early, late], '2026-11-24T06:00:00.000Z')).toMatchObject({
      signal: 'late',
      exceptionTypes: ['shipDelay', 'podArrival'],
      anomalies: [
        { kind: 'shipDelay', direction: 'advanced' },
        { kind: 'podArrival', direction: 'delayed' },
      ],
    });
  });

  it('needs attention once it is rolled over, although it is still on time', () => {
    const sailed = departedEvents({}, '2026-11-25T16:00:00+08:00', '2026-11-25T09:00:00Z');
    const derived = (events: unknown) => derive([...plannedEvents(), ...(events as unknown[])], '2026-11-25T12:00:00.000Z');
    expect(derived(sailed)).toMatchObject({ signal: null, topSignal: null });
    const rolled = derived(JSON.parse(JSON.stringify(sailed).replaceAll('9321483', '9074729').replaceAll('EVER STABLE', 'EVER NEXT')));
    expect(rolled).toMatchObject({ signal: 'attention', topSignal: { kind: 'rolledOver', open: true }, outlook: { kind: 'onTrack' } });
  });

  it('is ranked by the attention it needs: failed and silent before late, the largest delay of those first, then urgent signals', () => {
    const DAY = 86_400_000;
    const rolled = { kind: 'rolledOver', open: true } as Signal;
    const ranked: [OutlookKind, number | null, Signal[]][] = [
      ['failed', null, []],
      ['unknownNumber', null, []],
      ['lostSight', null, []],
      ['silent', null, []],
      ['late', 40 * DAY, []],
      ['late', 2 * DAY, [rolled]],
      ['onTrack', -56 * DAY, [rolled]],
      ['waiting', null, []],
      ['early', -3 * DAY, []],
      ['onTrack', 0, [{ ...rolled, open: false }]],
      ['arrived', 3 * DAY, []],
      ['completed', 9 * DAY, [rolled]],
    ];
    const ranks = ranked.map(([kind, slipMs, signals]) => urgencyOf({ outlook: { kind, slipMs } as Outlook, signals }));
    expect(ranks).toEqual(ranks.toSorted((a, b) => a - b));
    expect(new Set(ranks).size).toBe(ranks.length);
    expect(ranks.every(Number.isSafeInteger)).toBe(true);
  });

  it('is early when the arrival moves forward', () => {
    const early = [...plannedEvents(), etaEvent('2026-12-09T06:00:00-08:00', '2026-11-20T00:00:00Z')];
    expect(derive(early, '2026-11-21T09:00:00.000Z')).toMatchObject({ signal: 'early', slipMs: -3 * 86_400_000 });
  });

  it("counts the customer deadline to the end of the day at the carrier's port of discharge", () => {
    const { state } = derive(plannedEvents(), '2026-11-21T09:00:00.000Z', { customerDeadline: '2026-12-20' });
    const milestones = state.containers.flatMap((container) => container.stations.flatMap((station) => station.milestones));
    expect(milestones.find(({ anomaly }) => anomaly === 'delivery')?.due).toBe('2026-12-21T07:59:59.999Z');
  });

  it('depends neither on the order nor on the repetition of events', () => {
    const events = [...plannedEvents(), ...departedEvents()];
    const asOf = '2026-11-27T06:00:00.000Z';
    expect(derive([...events.toReversed(), ...events], asOf)).toEqual(derive(events, asOf));
  });
});
