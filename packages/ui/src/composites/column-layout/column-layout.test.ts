import { describe, expect, it } from 'vitest';

import {
  moveColumn,
  moveColumnTo,
  moveVisibleColumn,
  pinColumn,
  resetWidth,
  resolveColumns,
  setWidth,
  solveWidths,
  toggleHidden,
  togglePinned,
  type LayoutColumn,
} from './column-layout.js';

const columns: LayoutColumn[] = [
  { id: 'reference', header: 'Reference', alwaysShown: true, defaultPinned: true, size: 100 },
  { id: 'carrier', header: 'Carrier', size: 100 },
  { id: 'eta', header: 'ETA', size: 200 },
  { id: 'remark', header: 'Remark', size: 100, defaultHidden: true },
];

describe('resolveColumns', () => {
  it('uses the order of the code until the user changes it', () => {
    const resolved = resolveColumns(columns, {});
    expect(resolved.order).toEqual(['reference', 'carrier', 'eta', 'remark']);
    expect([...resolved.hidden]).toEqual(['remark']);
    expect([...resolved.pinned]).toEqual(['reference']);
  });

  it('drops removed columns and puts new ones at their default position', () => {
    const old = { order: ['eta', 'gone', 'reference'], hidden: ['gone'], pinned: [] };
    expect(resolveColumns(columns, old).order).toEqual(['eta', 'remark', 'reference', 'carrier']);
  });

  it('keeps an initially hidden new column hidden in an older layout', () => {
    const old = { order: ['reference', 'carrier', 'eta'], hidden: [] };
    expect([...resolveColumns(columns, old).hidden]).toEqual(['remark']);
  });

  it('never hides the column that identifies the row', () => {
    expect(resolveColumns(columns, { hidden: ['reference'] }).hidden.has('reference')).toBe(false);
  });

  it('puts pinned columns first', () => {
    expect(resolveColumns(columns, { pinned: ['eta'] }).order).toEqual(['eta', 'reference', 'carrier', 'remark']);
  });
});

describe('layout changes', () => {
  it('show a hidden column and hide it again', () => {
    const shown = toggleHidden(columns, {}, 'remark');
    expect(shown.hidden).toEqual([]);
    expect(toggleHidden(columns, shown, 'remark').hidden).toEqual(['remark']);
  });

  it('move a column by one place and stop at the ends', () => {
    const moved = moveColumn(columns, {}, 'carrier', 1);
    expect(resolveColumns(columns, moved).order).toEqual(['reference', 'eta', 'carrier', 'remark']);
    expect(moveColumn(columns, {}, 'remark', 1)).toEqual({});
  });

  it('do not move a column across the border of the pinned ones', () => {
    expect(moveColumn(columns, {}, 'carrier', -1)).toEqual({});
  });

  it('pin and unpin', () => {
    const pinned = togglePinned(columns, {}, 'eta');
    expect(pinned.pinned).toEqual(['reference', 'eta']);
    expect(togglePinned(columns, pinned, 'eta').pinned).toEqual(['reference']);
  });
});

describe('pins at both edges', () => {
  it('keep a column at one edge only', () => {
    const end = pinColumn(columns, {}, 'carrier', 'end');
    expect(resolveColumns(columns, end).order).toEqual(['reference', 'eta', 'remark', 'carrier']);
    const start = pinColumn(columns, end, 'carrier', 'start');
    expect(start.pinned).toEqual(['reference', 'carrier']);
    expect(start.pinnedEnd).toEqual([]);
    expect(togglePinned(columns, end, 'carrier').pinned).toEqual(['reference', 'carrier']);
  });

  it('start at the end edge by the default of the column', () => {
    const own: LayoutColumn[] = [{ id: 'total', header: 'Total', defaultPinned: 'end' }, ...columns];
    expect(resolveColumns(own, {}).order.at(-1)).toBe('total');
    expect(pinColumn(own, {}, 'total', undefined).pinnedEnd).toEqual([]);
  });

  it('are taken over when a column is dropped beside a pinned one', () => {
    const dropped = moveColumnTo(columns, {}, { id: 'eta', target: 'reference', edge: 'start' });
    expect(resolveColumns(columns, dropped).order).toEqual(['eta', 'reference', 'carrier', 'remark']);
    expect(resolveColumns(columns, dropped).pinned.has('eta')).toBe(true);
    expect(moveColumnTo(columns, {}, { id: 'eta', target: 'eta', edge: 'end' })).toEqual({});
  });

  it('allow moves across hidden neighbours', () => {
    const layout = { hidden: ['eta'] };
    const moved = moveVisibleColumn(columns, layout, 'carrier', 1);
    expect(resolveColumns(columns, moved).order).toEqual(['reference', 'eta', 'remark', 'carrier']);
    expect(moveVisibleColumn(columns, layout, 'carrier', -1)).toBe(layout);
  });
});

describe('solveWidths', () => {
  const visible = columns.slice(0, 3);

  it('keeps the sizes without spare room', () => {
    expect(solveWidths(visible, {}, 0)).toEqual({ reference: 100, carrier: 100, eta: 200 });
  });

  it('distributes spare room to the pixel, in proportion', () => {
    const solved = solveWidths(visible, {}, 801);
    expect(solved).toEqual({ reference: 200, carrier: 200, eta: 401 });
  });

  it('does not change widths set by the user', () => {
    expect(solveWidths(visible, { carrier: 150 }, 600)).toEqual({ reference: 150, carrier: 150, eta: 300 });
  });

  it('gives the rest to the last column when all are set', () => {
    expect(solveWidths(visible, { reference: 100, carrier: 100, eta: 100 }, 500)).toEqual({ reference: 100, carrier: 100, eta: 300 });
  });

  it('keeps within the limits', () => {
    expect(solveWidths(visible, { carrier: 2 }, 0)['carrier']).toBe(64);
  });
});

describe('setWidth', () => {
  it('freezes the columns before, so that the edge stays under the pointer', () => {
    expect(setWidth({}, { reference: 150, carrier: 150, eta: 300 }, 'carrier', 90).widths).toEqual({ reference: 150, carrier: 90 });
  });

  it('can be reset', () => {
    expect(resetWidth({ widths: { carrier: 90, eta: 100 } }, 'carrier').widths).toEqual({ eta: 100 });
  });
});
