import { describe, expect, it } from 'vitest';

import type { DataTableFilters, DataTableSort } from '../data-table.types.js';
import { ClientIndex } from './client-index.js';
import { collatorOf, rankTexts } from './collation.js';
import { narrows } from './filter-rows.js';
import { jobOf, runNow, runSliced } from './sliced.js';
import type { SortColumn } from './sort-keys.js';

interface Row {
  /** Index in the given order. */
  at: number;
  text?: string | null;
  number?: number | null;
  date?: string;
}

const columns: SortColumn<Row>[] = [
  { id: 'text', value: (row) => row.text },
  { id: 'number', kind: 'number', value: (row) => row.number },
  { id: 'date', kind: 'date', value: (row) => row.date },
];

function ask(
  rows: readonly Row[],
  query: { sort?: DataTableSort[]; filters?: DataTableFilters; search?: string },
  index = new ClientIndex<Row>(),
): number[] {
  const all = { rows, columns, sort: [], filters: {}, search: '', locale: 'en', ...query };
  return runNow(index.ask(all)).map(({ at }) => at);
}
const texts = (list: (string | null | undefined)[]): Row[] => list.map((text, at) => ({ at, ...(text === undefined ? {} : { text }) }));
const up = (id: string): DataTableSort => ({ id, direction: 'ascending' });
const down = (id: string): DataTableSort => ({ id, direction: 'descending' });

/** Deterministic random numbers. */
function seeded(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

describe('collation', () => {
  it.each(['en', 'zh-CN', 'zh-TW'])('ranks plain text like the collator of %s', (locale) => {
    const next = seeded(7);
    // Digits occur several times, so that numbers of several digits and with leading zeros are drawn.
    const signs = ' !"#$%&\'()*+,-./0123456789:;<=>?@ABCabcxyzXYZ[\\]^_`{|}~00129';
    const list = Array.from({ length: 3000 }, () => Array.from({ length: next(9) }, () => signs[next(signs.length)]).join(''));
    const collator = collatorOf(locale);
    const rank = runNow(rankTexts(list, collator));
    const wrong: string[] = [];
    for (let at = 0; at < 20_000; at++) {
      const [a, b] = [next(list.length), next(list.length)];
      const expected = Math.sign(collator.compare(list[a] ?? '', list[b] ?? ''));
      if (Math.sign((rank[a] ?? 0) - (rank[b] ?? 0)) !== expected) wrong.push(`${list[a]} ~ ${list[b]}`);
    }
    expect(wrong).toEqual([]);
  });

  it('ranks any script like the collator', () => {
    const list = ['上海', '宁波', 'Ébène', 'ebony', '盐田', '上海', 'Zug', '厦门'];
    const collator = collatorOf('zh-CN');
    const rank = runNow(rankTexts(list, collator));
    const sorted = [...list.keys()].toSorted((a, b) => (rank[a] ?? 0) - (rank[b] ?? 0) || a - b);
    expect(sorted).toEqual([...list.keys()].toSorted((a, b) => collator.compare(list[a] ?? '', list[b] ?? '') || a - b));
    expect(rank[0]).toBe(rank[5]);
  });

  it('compares numbers inside texts by value', () => {
    expect(ask(texts(['V 10', 'V 9', 'V 010', 'V 100']), { sort: [up('text')] })).toEqual([1, 0, 2, 3]);
  });
});

describe('sorting', () => {
  it('is stable in both directions', () => {
    const rows = texts(['b', 'a', 'b', 'a', 'b']);
    expect(ask(rows, { sort: [up('text')] })).toEqual([1, 3, 0, 2, 4]);
    expect(ask(rows, { sort: [down('text')] })).toEqual([0, 2, 4, 1, 3]);
  });

  it('puts rows without a value last in both directions', () => {
    const rows = texts(['b', null, 'a', undefined, '', 'c']);
    expect(ask(rows, { sort: [up('text')] })).toEqual([2, 0, 5, 1, 3, 4]);
    expect(ask(rows, { sort: [down('text')] })).toEqual([5, 0, 2, 1, 3, 4]);
  });

  it('sorts numbers of every kind', () => {
    const rows = [3, -1.5, 0, -0, 1e12, -2e9, NaN, 0.1, -Infinity].map((number, at) => ({ at, number }));
    expect(ask(rows, { sort: [up('number')] })).toEqual([8, 5, 1, 2, 3, 7, 0, 4, 6]);
    expect(ask(rows, { sort: [down('number')] })).toEqual([4, 0, 7, 2, 3, 1, 5, 8, 6]);
  });

  it('sorts dates by time, not by letters', () => {
    const rows = ['2026-11-21T10:00:00+08:00', '2026-11-21T03:00:00Z', 'soon'].map((date, at) => ({ at, date }));
    expect(ask(rows, { sort: [down('date')] })).toEqual([1, 0, 2]);
  });

  it('sorts by several columns, the first one first', () => {
    const rows = [
      { at: 0, text: 'b', number: 1 },
      { at: 1, text: 'a', number: 1 },
      { at: 2, text: 'b', number: 2 },
      { at: 3, text: 'a', number: 2 },
    ];
    expect(ask(rows, { sort: [up('text'), down('number')] })).toEqual([3, 1, 2, 0]);
    expect(ask(rows, { sort: [down('number'), up('text')] })).toEqual([3, 2, 1, 0]);
  });

  it('agrees with a plain sort on many rows', () => {
    const next = seeded(11);
    const rows = Array.from({ length: 5000 }, (_, at) => ({ at, number: next(700) / 7 - 50, text: `COSU${next(2000)}` }));
    const collator = collatorOf('en');
    const expected = rows.toSorted((a, b) => collator.compare(b.text, a.text) || a.number - b.number).map(({ at }) => at);
    expect(ask(rows, { sort: [down('text'), up('number')] })).toEqual(expected);
  });

  it('returns the array itself without sort and filter', () => {
    const rows = texts(['b', 'a']);
    expect(runNow(new ClientIndex<Row>().ask({ rows, columns, sort: [], filters: {}, search: ' ', locale: 'en' }))).toBe(rows);
  });
});

describe('filters', () => {
  const rows: Row[] = [
    { at: 0, text: 'Rotterdam', number: 5, date: '2026-11-01' },
    { at: 1, text: 'Los Angeles', number: 50, date: '2026-11-21' },
    { at: 2, text: 'rotterdam', number: null, date: '2026-12-01' },
    { at: 3, text: null, number: 500 },
  ];

  it('find text regardless of case, and full-width letters', () => {
    expect(ask(rows, { filters: { text: { kind: 'contains', text: 'ＲＯＴ' } } })).toEqual([0, 2]);
    expect(ask(rows, { search: 'angeles' })).toEqual([1]);
  });

  it('match values of a list, of a range, and missing ones', () => {
    expect(ask(rows, { filters: { text: { kind: 'oneOf', values: ['rotterdam', ''] } } })).toEqual([2, 3]);
    expect(ask(rows, { filters: { number: { kind: 'range', min: 50 } } })).toEqual([1, 3]);
    expect(ask(rows, { filters: { date: { kind: 'range', min: '2026-11-10', max: '2026-11-30' } } })).toEqual([1]);
    expect(ask(rows, { filters: { number: { kind: 'empty', empty: true } } })).toEqual([2]);
  });

  it('apply to a sorted order', () => {
    expect(ask(rows, { sort: [down('number')], filters: { number: { kind: 'empty', empty: false } } })).toEqual([3, 1, 0]);
  });

  it('give the same rows when they search only the previous matches', () => {
    const index = new ClientIndex<Row>();
    for (const search of ['r', 'ro', 'rot', 'ro', 'l', '']) {
      expect(ask(rows, { search }, index), search).toEqual(ask(rows, { search }));
    }
  });

  it('recognise a narrower filter', () => {
    const contains = (text: string): DataTableFilters => ({ text: { kind: 'contains', text } });
    expect(narrows({ filters: contains('ab'), search: '' }, { filters: contains('cab'), search: 'x' })).toBe(true);
    expect(narrows({ filters: contains('ab'), search: '' }, { filters: {}, search: '' })).toBe(false);
    expect(narrows({ filters: {}, search: 'ab' }, { filters: {}, search: 'a' })).toBe(false);
    const oneOf = (...values: string[]): DataTableFilters => ({ text: { kind: 'oneOf', values } });
    expect(narrows({ filters: oneOf('a', 'b'), search: '' }, { filters: oneOf('a'), search: '' })).toBe(true);
  });
});

describe('slices', () => {
  it('of cancelled work call back no more', async () => {
    const done: string[] = [];
    function* endless(): Generator<undefined, string, undefined> {
      for (;;) yield;
    }
    const stop = runSliced(jobOf(endless()), (result) => done.push(result));
    stop();
    await new Promise((resolve) => {
      setTimeout(resolve, 30);
    });
    expect(done).toEqual([]);
  });

  it('continue unfinished work, and keep the result of finished work', () => {
    let ready = false;
    function* work(): Generator<undefined, string, undefined> {
      while (!ready) yield;
      return 'done';
    }
    const job = jobOf(work());
    expect(job.work()).toBeUndefined();
    ready = true;
    expect(job.work(true)).toEqual({ value: 'done' });
    expect(job.work()).toEqual({ value: 'done' });
  });
});
