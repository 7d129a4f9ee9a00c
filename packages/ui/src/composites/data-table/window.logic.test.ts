import { describe, expect, it } from 'vitest';

import { columnWindow, focusedOutside, MAX_HEIGHT, offsetOf, rowAt, windowOf, type RowSpace } from './window.logic.js';

const space = (more: Partial<RowSpace> = {}): RowSpace => ({ count: 100_000, rowHeight: 44, opened: [], detailHeight: 160, ...more });
const height = (of: RowSpace, { start, end, before, after }: ReturnType<typeof windowOf>): number =>
  before + after + offsetOf(of, end) - offsetOf(of, start);

describe('windowOf', () => {
  it('covers the visible rows at any offset, and is as high as all rows', () => {
    const all = space();
    for (const top of [0, 1, 43, 44, 1000, 2_000_000, 44 * 100_000 - 600]) {
      const shown = windowOf(all, top, 600);
      expect(shown.before).toBeLessThanOrEqual(top);
      expect(offsetOf(all, shown.end)).toBeGreaterThanOrEqual(top + 600);
      expect(height(all, shown)).toBe(44 * 100_000);
      expect(shown.end - shown.start).toBeLessThan(32);
    }
  });

  it('does not move with every row', () => {
    const starts = new Set(Array.from({ length: 44 * 8 }, (_, top) => windowOf(space(), 10_000 + top, 600).start));
    expect(starts.size).toBeLessThanOrEqual(3);
  });

  it('renders almost only visible rows before the first scroll', () => {
    expect(windowOf(space(), 0, 600).end).toBe(15);
    expect(windowOf(space(), 1, 600).end).toBe(20);
  });

  it('renders everything of a short list, and nothing of an empty one', () => {
    expect(windowOf(space({ count: 3 }), 0, 600)).toEqual({ start: 0, end: 3, before: 0, after: 0 });
    expect(windowOf(space({ count: 0 }), 0, 600)).toEqual({ start: 0, end: 0, before: 0, after: 0 });
  });

  it('includes expanded details', () => {
    const all = space({ opened: [2, 5] });
    expect(offsetOf(all, 2)).toBe(88);
    expect(offsetOf(all, 3)).toBe(132 + 160);
    expect(rowAt(all, 250)).toBe(2);
    expect(rowAt(all, 293)).toBe(3);
    expect(height(all, windowOf(all, 4000, 600))).toBe(44 * 100_000 + 320);
  });

  it('reaches the last row beyond the height limit of browsers', () => {
    const all = space({ count: 2_000_000 });
    const end = windowOf(all, MAX_HEIGHT - 600, 600);
    expect(end.end).toBe(2_000_000);
    expect(height(all, end)).toBe(MAX_HEIGHT);
    const middle = windowOf(all, MAX_HEIGHT / 2, 600);
    expect(middle.before).toBeLessThanOrEqual(MAX_HEIGHT / 2);
    expect(middle.before + offsetOf(all, middle.end) - offsetOf(all, middle.start)).toBeGreaterThanOrEqual(MAX_HEIGHT / 2 + 600);
  });

  it('does not render all rows in a container without a height', () => {
    expect(windowOf(space(), 0, 44 * 100_000).end).toBeLessThan(120);
  });
});

describe('focusedOutside', () => {
  it('keeps a row above or below at its position', () => {
    const all = space();
    const shown = windowOf(all, 440_000, 600);
    expect(focusedOutside(all, shown, 10)).toEqual({ row: 10, before: 440, after: shown.before - 484 });
    const below = focusedOutside(all, shown, 50_000);
    expect(below?.before).toBe(offsetOf(all, 50_000) - offsetOf(all, shown.end));
    expect((below?.before ?? 0) + (below?.after ?? 0) + 44).toBe(shown.after);
  });

  it('keeps nothing for a rendered or removed row', () => {
    const shown = windowOf(space(), 0, 600);
    expect(focusedOutside(space(), shown, 3)).toBeUndefined();
    expect(focusedOutside(space(), shown, 100_000)).toBeUndefined();
    expect(focusedOutside(space(), shown, undefined)).toBeUndefined();
  });
});

describe('columnWindow', () => {
  const widths = Array.from({ length: 40 }, () => 100);

  it('covers the visible columns', () => {
    expect(columnWindow(widths, 0, 500)).toEqual({ from: 0, to: 5 });
    expect(columnWindow(widths, 1, 500)).toEqual({ from: 0, to: 7 });
    const middle = columnWindow(widths, 1550, 500);
    expect(middle.from * 100).toBeLessThanOrEqual(1550);
    expect(middle.to * 100).toBeGreaterThanOrEqual(2050);
    expect(columnWindow(widths, 3500, 500).to).toBe(40);
  });

  it('renders all of a few columns', () => {
    expect(columnWindow(widths.slice(0, 8), 0, 10)).toEqual({ from: 0, to: 8 });
  });
});
