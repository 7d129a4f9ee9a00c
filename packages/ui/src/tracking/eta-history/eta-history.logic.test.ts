import { describe, expect, it } from 'vitest';
import { NOW } from '../fixtures/build.js';
import { lateEtaHistory } from '../fixtures/journeys.js';
import { etaSteps, labelAbove, layoutEta, valueTicks } from './eta-history.logic.js';

const DAY = 86_400_000;
const frame = { width: 400, height: 140, padStart: 50, padEnd: 10, padTop: 10, padBottom: 20 };

describe('etaSteps', () => {
  it('lists each change and its distance from the first', () => {
    const steps = etaSteps(lateEtaHistory, null);
    expect(steps.map((step) => Math.round((step.slipMs / DAY) * 4) / 4)).toEqual([0, 2, 1.25, 3, 4, 5]);
    expect(steps[0]?.moveMs).toBe(0);
    expect(steps[2]?.moveMs).toBe(-18 * 3_600_000);
  });

  it('does not count a repeated time as a change, but keeps the arrival', () => {
    const [first] = lateEtaHistory;
    if (!first) throw new Error('The fixture has a history.');
    const again = { ...first, statedAt: '2026-10-18T00:00:00.000Z', eventId: 'again' };
    const fact = { ...first, classifier: 'ACT' as const, statedAt: '2026-11-26T06:00:00.000Z', eventId: 'fact' };
    expect(etaSteps([first, again], null)).toHaveLength(1);
    expect(etaSteps([first, fact], null)).toHaveLength(2);
  });

  it('ends with the arrival, and estimates published after it are left out', () => {
    const arrivedAt = '2026-11-20T06:00:00.000Z';
    const steps = etaSteps(lateEtaHistory, null, arrivedAt);
    expect(steps.at(-1)?.statement).toMatchObject({ classifier: 'ACT', at: arrivedAt });
    expect(steps.every(({ statement }) => statement.statedAt <= arrivedAt)).toBe(true);
    expect(layoutEta(steps, NOW, frame)?.xTicks.at(-1)?.at).toBe(arrivedAt);
    expect(etaSteps([], null, arrivedAt)).toEqual([]);
  });

  it('leaves out unreadable times', () => {
    expect(etaSteps([{ classifier: 'EST', at: 'soon', statedAt: NOW, eventId: 'x', reason: null }], null)).toEqual([]);
  });
});

describe('layoutEta', () => {
  it('ends at now and stays inside its frame', () => {
    const chart = layoutEta(etaSteps(lateEtaHistory, null), NOW, frame);
    expect(chart?.end.x).toBe(390);
    for (const point of chart?.points ?? []) {
      expect(point.x).toBeGreaterThanOrEqual(50);
      expect(point.y).toBeGreaterThanOrEqual(10);
      expect(point.y).toBeLessThanOrEqual(120);
    }
  });

  it('draws a later ETA higher', () => {
    const chart = layoutEta(etaSteps(lateEtaHistory, null), NOW, frame);
    expect(chart?.end.y).toBeLessThan(chart?.baselineY ?? 0);
  });

  it('draws a flat line on the baseline for a single estimate', () => {
    const chart = layoutEta(etaSteps(lateEtaHistory.slice(0, 1), null), NOW, frame);
    expect(chart?.end.y).toBe(chart?.baselineY);
    expect(chart?.line).not.toContain('NaN');
  });

  it('draws nothing without an estimate', () => {
    expect(layoutEta([], NOW, frame)).toBeNull();
  });
});

describe('valueTicks', () => {
  it('include the first ETA and enclose all values with at most five ticks', () => {
    for (const spread of [0, 0.4, 2, 5, 17, 120, 900]) {
      const ticks = valueTicks([0, spread * DAY, -DAY / 3], 0);
      expect(ticks).toContain(0);
      expect(ticks.at(-1)).toBeGreaterThanOrEqual(spread * DAY);
      if (spread <= 120) expect(ticks.length).toBeLessThanOrEqual(5);
    }
  });
});

describe('labelAbove', () => {
  const at = (x: number, y: number) => ({ x, y, step: undefined as never });

  it('puts the label above a line that climbs to its end, and below one that comes down to it', () => {
    expect(labelAbove({ points: [at(0, 80), at(200, 50), at(360, 20)], end: { x: 390, y: 20 } }, 120)).toBe(true);
    expect(labelAbove({ points: [at(0, 20), at(200, 50), at(360, 80)], end: { x: 390, y: 80 } }, 120)).toBe(false);
  });

  it('puts it above a climb that ends with an arrival minutes before the last estimate', () => {
    expect(labelAbove({ points: [at(200, 60), at(300, 40), at(360, 20)], end: { x: 390, y: 20.2 } }, 120)).toBe(true);
  });

  it('looks only at the part of the line over the label', () => {
    expect(labelAbove({ points: [at(0, 20), at(100, 80)], end: { x: 390, y: 80 } }, 120)).toBe(true);
  });
});
