import { createFormatters } from '@seaberry/i18n';
import { en } from '@seaberry/i18n/ui/en';
import { zhCN } from '@seaberry/i18n/ui/zh-CN';
import { zhTW } from '@seaberry/i18n/ui/zh-TW';
import { describe, expect, it } from 'vitest';
import { describeRail } from '../stage-rail/describe-rail.logic.js';
import { dueText, eventName, stateOfNode, withoutTime } from './describe.js';
import { slipOf, toneOf, type JourneyNode } from './node.js';
import { spread } from './spread.js';
import { estimateTextWidth } from './text-width.js';
import { nodeTone, worstTone } from './tone.js';

const DAY = 86_400_000;

describe('nodeTone', () => {
  it('calls a delay severe only far beyond its threshold', () => {
    expect(nodeTone({ state: 'delayed', slipMs: 4 * DAY, thresholdMs: DAY })).toBe('delayed');
    expect(nodeTone({ state: 'delayed', slipMs: 5 * DAY, thresholdMs: DAY })).toBe('severe');
  });

  it('never makes an early or inconspicuous node severe', () => {
    expect(nodeTone({ state: 'advanced', slipMs: -9 * DAY, thresholdMs: DAY })).toBe('advanced');
    expect(nodeTone({ state: 'notOccurred', slipMs: null, thresholdMs: DAY })).toBe('notOccurred');
  });
});

describe('worstTone', () => {
  it('ranks a delay above an early arrival, and severe above both', () => {
    expect(worstTone(['advanced', 'delayed', 'asScheduled'])).toBe('delayed');
    expect(worstTone(['advanced', 'severe', 'delayed'])).toBe('severe');
    expect(worstTone([])).toBe('notOccurred');
  });
});

describe('spread', () => {
  const overlaps = (items: { width: number }[], centres: number[], gap: number) =>
    centres.some((x, i) => i > 0 && x - (centres[i - 1] ?? 0) < ((items[i]?.width ?? 0) + (items[i - 1]?.width ?? 0)) / 2 + gap - 1e-9);

  it('does not move labels without contact', () => {
    expect(
      spread(
        [
          { wanted: 50, width: 20 },
          { wanted: 100, width: 20 },
        ],
        0,
        200,
        4,
      ),
    ).toEqual([50, 100]);
  });

  it('moves touching labels apart evenly', () => {
    expect(
      spread(
        [
          { wanted: 50, width: 20 },
          { wanted: 50, width: 20 },
        ],
        0,
        200,
        4,
      ),
    ).toEqual([38, 62]);
  });

  it('keeps all labels inside the bounds, in order and apart', () => {
    const items = [5, 6, 7, 180, 195, 199].map((wanted) => ({ wanted, width: 24 }));
    const centres = spread(items, 0, 200, 4) ?? [];
    expect(centres).toHaveLength(6);
    expect(overlaps(items, centres, 4)).toBe(false);
    expect(centres[0]).toBeGreaterThanOrEqual(12);
    expect(centres[5]).toBeLessThanOrEqual(188);
  });

  it('returns null when the labels cannot fit', () => {
    expect(
      spread(
        [
          { wanted: 5, width: 60 },
          { wanted: 6, width: 60 },
        ],
        0,
        100,
        4,
      ),
    ).toBeNull();
  });
});

describe('estimateTextWidth', () => {
  it('counts a Chinese character as one em', () => {
    expect(estimateTextWidth('目的港', 12)).toBe(36);
  });
  it('gives wide letters more room than narrow ones', () => {
    expect(estimateTextWidth('MW', 12)).toBeGreaterThan(estimateTextWidth('il', 12));
  });
});

describe('eventName', () => {
  const node = (code: string) => ({ stage: 'delivered' as const, code, mode: null });
  const [gateOut, drop] = [node('GTOT'), node('DROP')];

  it('is that of the stage for the only node of a delivery', () => {
    expect(eventName(gateOut, [gateOut], en.tracking)).toBe('Delivered');
  });

  it('is that of its own event on the way to the port of loading, where only the empty container was picked up', () => {
    const before = (code: string, mode: 'VESSEL' | 'BARGE' | 'TRUCK') => ({ stage: 'emptyPickup' as const, code, mode });
    const nodes = [before('GTOT', 'TRUCK'), before('LOAD', 'VESSEL'), before('DEPA', 'BARGE')];
    expect(nodes.map((one) => eventName(one, nodes, en.tracking))).toEqual(['Empty picked up', 'Loaded', 'Departed (barge)']);
  });

  it('names the gate behind which the delivery is still to come', () => {
    const node = { stage: 'discharged' as const, code: 'GTOT', mode: 'TRUCK' as const };
    expect(eventName(node, [node, drop], en.tracking)).toBe('Gated out');
  });

  it('says only of the arrival at the customer that the container is delivered', () => {
    expect([gateOut, drop].map((one) => eventName(one, [gateOut, drop], en.tracking))).toEqual(['Gated out', 'Delivered']);
  });
});

describe('slipOf', () => {
  const back = {
    stage: 'emptyReturned',
    planned: '2026-12-04T12:00:00.000Z',
    actual: null,
    expected: '2026-12-15T17:00:00.000Z',
    state: 'delayed',
    slipMs: 269 * 3_600_000,
    due: '2026-12-11T18:00:00.000Z',
  } as const;

  it('is that after the free days for an empty container that comes back late, as of its anomaly, and the text says so', () => {
    const format = createFormatters('en');
    expect([slipOf(back), dueText(back, en.tracking, format)]).toEqual([95 * 3_600_000, 'free days until 11 Dec']);
    const inTime = { ...back, expected: '2026-12-10T17:00:00.000Z', slipMs: 149 * 3_600_000 };
    expect([slipOf(inTime), dueText(inTime, en.tracking, format)]).toEqual([149 * 3_600_000, null]);
    expect(slipOf({ ...back, expected: null })).toBeNull();
  });
});

describe('what is overdue and neither late nor an anomaly', () => {
  const overdue: JourneyNode = {
    stage: 'gatedIn',
    planned: '2026-11-18T12:00:00.000Z',
    actual: null,
    expected: '2026-11-21T09:00:00.000Z',
    overdueSince: '2026-11-18T12:00:00.000Z',
    state: 'notOccurred',
    slipMs: 2.875 * DAY,
    timeZone: 'Asia/Shanghai',
  };
  const stateOf = (node: JourneyNode) => stateOfNode(node, slipOf(node), toneOf(node), en.tracking, createFormatters('en'));

  it('is not reported yet, as the next milestone of list and detail says, with or without a threshold', () => {
    expect(stateOf({ ...overdue, thresholdMs: 0 })).toBe('not reported yet, due 18 Nov');
    expect(stateOf({ ...overdue, thresholdMs: DAY })).toBe('not reported yet, due 18 Nov');
    expect(stateOf({ ...overdue, slipMs: null })).toBe('not reported yet, due 18 Nov');
  });

  it('did not happen once the booking was cancelled, at every width and in each language', () => {
    const undone = { ...overdue, overdueSince: null, expected: null, slipMs: null, cancelled: true };
    expect(stateOf(undone)).toBe('did not happen');
    const words = [en, zhCN, zhTW].map(({ tracking }) => withoutTime([undone, undone], tracking, createFormatters('en')));
    expect(words).toEqual(['did not happen', '不再发生', '不再發生']);
    const said = describeRail([undone], en.tracking, createFormatters('en'));
    expect(said).toContain('did not happen');
    expect(said).not.toContain('Next');
  });

  it('is late once its delay counts, and not reported once nothing is expected of it', () => {
    expect(stateOf({ ...overdue, state: 'delayed', thresholdMs: DAY })).toBe('2 d 21 h late');
    expect(stateOf({ ...overdue, expected: null, passed: true })).toBe('not reported');
  });

  it('is as scheduled only by a plan', () => {
    const done = { ...overdue, actual: '2026-11-18T12:00:00.000Z', overdueSince: null, slipMs: null, state: 'asScheduled' } as const;
    expect(stateOf({ ...done, planned: null })).toBe('');
    expect(stateOf(done)).toBe('As scheduled');
  });
});

it('a fact without a time of day has its day, and one without any time is not called ahead', () => {
  const said = (...nodes: Partial<JourneyNode>[]) =>
    withoutTime(
      nodes.map((node) => ({
        stage: 'departure',
        planned: null,
        actual: null,
        expected: null,
        slipMs: null,
        state: 'asScheduled',
        ...node,
      })),
      en.tracking,
      createFormatters('en'),
    );
  expect(said({ unzonedText: '2026-11-19' })).toBe('19 Nov');
  expect(said({ unzonedText: '2026-11-19 10:30' })).toBe('2026-11-19 10:30');
  expect(said({})).toBe('no time known');
  expect(said({}, { state: 'notOccurred' })).toBe('not yet');
  expect(said({}, { state: 'notOccurred', passed: true })).toBe('not reported');
});
