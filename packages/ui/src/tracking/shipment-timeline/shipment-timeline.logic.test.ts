import { describe, expect, it } from 'vitest';
import { NOW } from '../fixtures/build.js';
import { airSplit } from '../fixtures/air.js';
import { early, finished, fresh, late, long, sparse } from '../fixtures/journeys.js';
import { hasAnomaly, indexOfKey, nextAnomaly, rowAtDate, timelineRows } from './components/long-rows.js';
import { eventCount, legKind, type TimelineRow } from './shipment-timeline.logic.js';
import { toTimelineRows } from './shipment-timeline.rows.js';

const shape = (rows: readonly TimelineRow[]) =>
  rows.map((row) =>
    row.type === 'station'
      ? `[${row.station.place?.name ?? row.station.place?.unLocationCode ?? '?'} ${row.progress}]`
      : row.type === 'leg'
        ? `${row.kind} ${row.progress}`
        : row.type === 'now'
          ? `now ${row.where}`
          : row.milestone.stage,
  );

describe('toTimelineRows', () => {
  it('assigns every event to its station and every leg between two, with now on the current leg', () => {
    expect(shape(toTimelineRows(late, NOW))).toEqual([
      '[Shanghai past]',
      'booked',
      'emptyPickup',
      'gatedIn',
      'customsReleased',
      'loaded',
      'departed',
      'ship past',
      '[Singapore past]',
      'transitArrived',
      'transitDeparted',
      'ship current',
      'now leg',
      '[Rotterdam ahead]',
      'arrivedPod',
      'discharged',
      'rail ahead',
      '[Duisburg ahead]',
      'discharged',
      'delivered',
      'emptyReturned',
    ]);
  });

  it('measures the time on the current leg as that of the leg beside it', () => {
    const rows = toTimelineRows(late, NOW);
    const at = rows.findIndex((row) => row.type === 'now');
    const [leg, now] = [rows[at - 1], rows[at]];
    if (leg?.type !== 'leg' || now?.type !== 'now') throw new Error('Now is not on a leg.');
    expect(now.travelled?.totalMs).toBe(leg.durationMs);
    expect(now.travelled?.elapsedMs).toBe(Date.parse(NOW) - Date.parse(leg.leg.departs ?? ''));
  });

  it('puts now after the last fact while the container waits at a place', () => {
    const rows = shape(toTimelineRows(early, NOW));
    expect(rows[rows.indexOf('now station') - 1]).toBe('discharged');
    expect(rows[rows.indexOf('now station') + 1]).toBe('delivered');
    expect(rows).toContain('[Los Angeles current]');
    expect(rows).toContain('barge past');
  });

  it('is nowhere after the delivery: the empty container comes back', () => {
    const delivered = early.stations.map((one) => ({
      ...one,
      milestones: one.milestones.flatMap((m) =>
        m.stage === 'delivered' ? { ...m, actual: NOW, state: 'asScheduled' as const } : m.stage === 'emptyReturned' ? [] : m,
      ),
    }));
    const back = early.stations.flatMap(({ milestones }) => milestones.filter(({ stage }) => stage === 'emptyReturned'));
    const depot = { key: 'depot', role: 'depot' as const, place: null, milestones: back };
    const stations = [...delivered, depot];
    const rows = toTimelineRows({ ...early, stations }, NOW);
    const now = rows.find((row) => row.type === 'now');
    expect(now).toMatchObject({ where: 'leg', station: { milestones: [{ stage: 'emptyReturned' }] } });
    expect(shape(rows)[shape(rows).indexOf('now leg') - 1]).toBe('delivered');
  });

  it('puts now after the booking while the cargo is only booked', () => {
    const booked = {
      ...fresh,
      stations: fresh.stations.map((one) => ({
        ...one,
        milestones: one.milestones.map((m) => (m.stage === 'booked' ? m : { ...m, actual: null, state: 'notOccurred' as const })),
      })),
    };
    expect(shape(toTimelineRows(booked, NOW)).slice(0, 3)).toEqual(['[Shanghai current]', 'booked', 'now booked']);
  });

  it('reaches no station by the end of tracking, which is grey where the cargo was not handed over', () => {
    const first = fresh.stations.flatMap(({ milestones }) => milestones)[0];
    if (first === undefined) throw new Error('no milestone');
    const open = { ...first, actual: null, state: 'notOccurred' as const, passed: true };
    const end = {
      ...first,
      key: 'finished@-#0',
      stage: 'finished' as const,
      planned: null,
      actual: NOW,
      slipMs: null,
      state: 'asScheduled' as const,
    };
    const stations = [
      { key: 'pol', role: 'pol' as const, place: first.place, milestones: [{ ...first, actual: NOW, state: 'asScheduled' as const }] },
      { key: 'depot', role: 'depot' as const, place: null, milestones: [{ ...open, key: 'empty', stage: 'emptyReturned' as const }, end] },
    ];
    const rows = toTimelineRows({ ...fresh, stations, legs: [], ended: 'cancelled' }, NOW);
    expect(rows.flatMap((row) => (row.type === 'station' ? row.progress : []))).toEqual(['current', 'ahead']);
    expect(rows.at(-1)).toMatchObject({ tone: 'notOccurred', happened: true, before: 'ahead', after: 'ahead' });
    // Leaving the terminal by truck is no delivery where one is planned, at whatever station.
    const gateOut = { ...first, key: 'out', stage: 'discharged' as const, code: 'GTOT', actual: NOW, state: 'asScheduled' as const };
    const toneOfEnd = (planned: string | null) => {
      const door = {
        key: 'pld',
        role: 'pld' as const,
        place: null,
        milestones: [{ ...open, key: 'door', stage: 'delivered' as const, planned }],
      };
      const [pol, depot] = stations;
      if (pol === undefined || depot === undefined) throw new Error('no stations');
      const left = [{ ...pol, milestones: [...pol.milestones, gateOut] }, door, depot];
      return toTimelineRows({ ...fresh, stations: left, legs: [], ended: 'sinceArrival' }, NOW).at(-1);
    };
    expect(toneOfEnd(NOW)).toMatchObject({ tone: 'notOccurred' });
    expect(toneOfEnd(null)).toMatchObject({ tone: 'asScheduled' });
  });

  it('has the last fact instead of the present once the carrier is silent or the shipment lost sight of', () => {
    for (const journey of [late, early]) {
      const rows = toTimelineRows(journey, NOW, 'silent');
      const known = rows.filter((row) => row.type === 'now');
      const fact = journey.stations.flatMap(({ milestones }) => milestones).findLast(({ actual }) => actual !== null);
      expect(known).toMatchObject([{ where: 'known', last: { key: fact?.key } }]);
      expect(rows[rows.findIndex((row) => row.type === 'now') - 1]?.key).toBe(fact?.key);
    }
    expect(shape(toTimelineRows({ ...late, ended: 'noUpdate' }, NOW))).toContain('now known');
    expect(timelineRows(late, NOW, 'silent').now).toBe(-1);
  });

  it('claims no present of what was cancelled, handed over or cannot be tracked, nor before the first fact of a silent carrier', () => {
    for (const kind of ['failed', 'unknownNumber', 'cancelled', 'completed'] as const)
      expect(shape(toTimelineRows(late, NOW, kind)).join(), kind).not.toContain('now');
    for (const ended of ['cancelled', 'emptyReturned'] as const)
      expect(shape(toTimelineRows({ ...late, ended }, NOW)).join(), ended).not.toContain('now');
    const planned = late.stations.map((one) => ({
      ...one,
      milestones: one.milestones.map((m) => ({ ...m, actual: null, state: 'notOccurred' as const })),
    }));
    expect(shape(toTimelineRows({ ...late, stations: planned, legs: [] }, NOW, 'silent')).join()).not.toContain('now');
  });

  it('shows no now once the journey has ended', () => {
    expect(toTimelineRows(finished, NOW).map(({ type }) => type)).not.toContain('now');
  });

  it('starts with now before the first event', () => {
    const nothing = {
      ...fresh,
      stations: fresh.stations.map((one) => ({
        ...one,
        milestones: one.milestones.map((m) => ({ ...m, actual: null, state: 'notOccurred' as const })),
      })),
    };
    expect(shape(toTimelineRows(nothing, NOW))[0]).toBe('now before');
  });

  it('draws the spine solid down to the last fact and the now marker, dashed from there', () => {
    const events = toTimelineRows(early, NOW).filter((row) => row.type === 'event');
    const pod = events.filter((row) => row.station.role === 'pod').map((row) => `${row.before}/${row.after}`);
    expect(pod).toEqual(['past/past', 'past/past', 'ahead/ahead', 'ahead/ahead']);
  });

  it('breaks the spine above a station that only a part of the cargo has reached', () => {
    const stations = toTimelineRows(airSplit, NOW).filter((row) => row.type === 'station');
    expect(stations.map((row) => `${row.before}/${row.progress}`)).toEqual(['past/past', 'ahead/current']);
  });

  it('loses nothing when places, times and modes are missing', () => {
    expect(shape(toTimelineRows(sparse, NOW))).toEqual([
      '[Shanghai past]',
      'gatedIn',
      'departed',
      'unknown current',
      'now leg',
      '[XZQQA ahead]',
      'transitArrived',
      'truck ahead',
      '[? ahead]',
      'arrivedPod',
    ]);
  });

  it('handles a journey without stations', () => {
    expect(toTimelineRows({ ...late, stations: [], legs: [] }, NOW)).toEqual([]);
  });

  it('has a row for each of 300 events', () => {
    expect(toTimelineRows(long(299), NOW).filter((row) => row.type === 'event')).toHaveLength(300);
    expect(eventCount(long(299))).toBe(300);
  });
});

describe('timelineRows', () => {
  it.each([
    ['late', late],
    ['early', early],
    ['finished', finished],
    ['sparse', sparse],
    ['300 events', long(299)],
    ['nothing', { ...late, stations: [], legs: [] }],
  ])('creates the rows of the full list one by one: %s', (_, container) => {
    const all = toTimelineRows(container, NOW);
    const rows = timelineRows(container, NOW);
    expect(rows.length).toBe(all.length);
    expect(all.map((_row, index) => rows.at(index))).toEqual(all);
    expect(rows.now).toBe(all.findIndex(({ type }) => type === 'now'));
    expect([rows.at(-1), rows.at(all.length)]).toEqual([undefined, undefined]);
  });

  it('returns the same row each time, so that nothing is re-rendered', () => {
    const rows = timelineRows(late, NOW);
    expect(rows.at(3)).toBe(rows.at(3));
  });

  it('estimates the offset of a row, and finds the row at it', () => {
    const rows = timelineRows(late, NOW);
    const tops = toTimelineRows(late, NOW).map((_, index) => rows.topOf(index));
    // A leg of 56 px after seven rows of 36 px.
    expect(tops.slice(6, 9)).toEqual([216, 252, 308]);
    expect(rows.topOf(rows.length)).toBe(rows.height);
    expect(tops.map((top) => rows.indexAt(top))).toEqual(tops.map((_, index) => index));
    expect([rows.indexAt(-5), rows.indexAt(rows.height + 99)]).toEqual([0, rows.length - 1]);
  });

  it('marks now at the end when the current leg has no start', () => {
    const legs = late.legs.map((leg) => (leg.departed && !leg.arrived ? { ...leg, from: 'nowhere' } : leg));
    expect(shape(toTimelineRows({ ...late, legs }, NOW)).at(-1)).toBe('now leg');
  });
});

describe('row search', () => {
  const rows = timelineRows(late, NOW);

  it('finds a key, and nothing for a missing one', () => {
    expect(indexOfKey(rows, rows.at(5)?.key ?? '')).toBe(5);
    expect(indexOfKey(rows, 'no such key')).toBe(-1);
  });

  it('finds the first event on or after a day, else the last one', () => {
    const on = (day: string) => {
      const row = rows.at(rowAtDate(rows, day));
      return row?.type === 'event' ? row.milestone.stage : null;
    };
    expect([on('2026-01-01'), on('2026-10-25'), on('2027-12-31')]).toEqual(['booked', 'customsReleased', 'emptyReturned']);
    expect(rowAtDate([], '2026-01-01')).toBe(-1);
  });

  it('finds an event by its day at the place, as it is shown; in UTC when the zone is unknown', () => {
    const event = rows.at(rowAtDate(rows, '2026-01-01'));
    if (event?.type !== 'event') throw new Error('The journey has no event.');
    const found = (actual: string, timeZone: string, day: string): number => {
      const place = {
        unLocationCode: null,
        name: 'Port',
        facilityCode: null,
        facilityType: null,
        latitude: null,
        longitude: null,
        timeZone,
      };
      const milestone = { ...event.milestone, actual };
      const on = { ...event, milestone: { ...milestone, place } };
      return rowAtDate([on, { ...event, milestone: { ...milestone, place, actual: '2027-01-01T00:00:00.000Z' } }], day);
    };
    expect([
      found('2026-07-01T20:00:00.000Z', 'Asia/Shanghai', '2026-07-02'),
      found('2026-07-01T15:00:00.000Z', 'Asia/Shanghai', '2026-07-02'),
      found('2026-07-02T02:00:00.000Z', 'America/Los_Angeles', '2026-07-02'),
      found('2026-07-03T02:00:00.000Z', 'America/Los_Angeles', '2026-07-02'),
      found('2026-07-02T02:00:00.000Z', 'Mars/Olympus', '2026-07-02'),
    ]).toEqual([0, 1, 1, 0, 0]);
  });

  it('detects an anomaly without creating a row', () => {
    expect([hasAnomaly(late), hasAnomaly(fresh), hasAnomaly(airSplit)]).toEqual(
      [late, fresh, airSplit].map((one) => nextAnomaly(timelineRows(one, NOW), -1) >= 0),
    );
    expect(hasAnomaly(late)).toBe(true);
  });
});

describe('nextAnomaly', () => {
  it('starts after the given row, wraps around, and finds none in a journey on plan', () => {
    const rows = toTimelineRows(late, NOW);
    const first = nextAnomaly(rows, -1);
    expect(rows[first]?.type).toBe('event');
    expect(nextAnomaly(rows, rows.length - 1)).toBe(first);
    expect(nextAnomaly([], -1)).toBe(-1);
    expect(nextAnomaly(rows.slice(0, first), -1)).toBe(-1);
  });
});

describe('legKind', () => {
  it('distinguishes the main vessel from a feeder and a barge', () => {
    expect(legKind({ mode: 'VESSEL', feeder: false })).toBe('ship');
    expect(legKind({ mode: 'VESSEL', feeder: true })).toBe('feeder');
    expect(legKind({ mode: 'BARGE', feeder: true })).toBe('barge');
    expect(legKind({ mode: null, feeder: false })).toBe('unknown');
  });
});
