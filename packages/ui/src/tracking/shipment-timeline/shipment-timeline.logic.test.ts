import { describe, expect, it } from 'vitest';
import { NOW } from '../fixtures/build.js';
import { airSplit } from '../fixtures/air.js';
import { early, finished, fresh, late, long, sparse } from '../fixtures/journeys.js';
import { eventCount, legKind, nextAnomaly, toTimelineRows, type TimelineRow } from './shipment-timeline.logic.js';

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
  it('puts every event into its station and every leg between two, with now on the leg under way', () => {
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

  it('counts the days of the leg under way', () => {
    const now = toTimelineRows(late, NOW).find((row) => row.type === 'now');
    expect(now?.type === 'now' && now.day).toEqual({ current: 16, total: 26 });
  });

  it('places now behind the last fact while the box waits at a place', () => {
    const rows = shape(toTimelineRows(early, NOW));
    expect(rows[rows.indexOf('now station') - 1]).toBe('discharged');
    expect(rows[rows.indexOf('now station') + 1]).toBe('delivered');
    expect(rows).toContain('[Los Angeles current]');
    expect(rows).toContain('barge past');
  });

  it('shows no now once the journey has ended', () => {
    expect(shape(toTimelineRows(finished, NOW))).not.toContain('now station');
  });

  it('starts with now when nothing has happened', () => {
    const nothing = {
      ...fresh,
      stations: fresh.stations.map((one) => ({
        ...one,
        milestones: one.milestones.map((m) => ({ ...m, actual: null, state: 'notOccurred' as const })),
      })),
    };
    expect(shape(toTimelineRows(nothing, NOW))[0]).toBe('now before');
  });

  it('draws the spine solid down to the last fact and the now-marker, dashed from there', () => {
    const events = toTimelineRows(early, NOW).filter((row) => row.type === 'event');
    const pod = events.filter((row) => row.station.role === 'pod').map((row) => `${row.before}/${row.after}`);
    expect(pod).toEqual(['past/past', 'past/past', 'ahead/ahead', 'ahead/ahead']);
  });

  it('leaves the spine broken above a station that only a part of the cargo has reached', () => {
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

  it('survives a journey without stations', () => {
    expect(toTimelineRows({ ...late, stations: [], legs: [] }, NOW)).toEqual([]);
  });

  it('has a row for each of 300 events', () => {
    expect(toTimelineRows(long(299), NOW).filter((row) => row.type === 'event')).toHaveLength(300);
    expect(eventCount(long(299))).toBe(300);
  });
});

describe('nextAnomaly', () => {
  it('begins behind the given row, starts again from the end, and finds none in a journey as planned', () => {
    const rows = toTimelineRows(late, NOW);
    const first = nextAnomaly(rows, -1);
    expect(rows[first]?.type).toBe('event');
    expect(nextAnomaly(rows, rows.length - 1)).toBe(first);
    expect(nextAnomaly([], -1)).toBe(-1);
    expect(nextAnomaly(rows.slice(0, first), -1)).toBe(-1);
  });
});

describe('legKind', () => {
  it('tells the main vessel from a feeder and a barge', () => {
    expect(legKind({ mode: 'VESSEL', feeder: false })).toBe('ship');
    expect(legKind({ mode: 'VESSEL', feeder: true })).toBe('feeder');
    expect(legKind({ mode: 'BARGE', feeder: true })).toBe('barge');
    expect(legKind({ mode: null, feeder: false })).toBe('unknown');
  });
});
