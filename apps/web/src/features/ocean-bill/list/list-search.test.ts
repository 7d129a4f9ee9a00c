import { expect, test } from 'vitest';

import { readLayout } from '../../../shared/use-column-layout.ts';
import { countInput, filterCount, filterInput, formatListSearch, isNarrowed, pageInput, parseListSearch } from './list-search.ts';

const patch = (raw: Record<string, string>) =>
  Object.fromEntries(Object.entries(formatListSearch(parseListSearch(raw))).filter(([, value]) => value));

test('the address of an untouched list is empty', () => {
  expect(patch({})).toEqual({});
});

test('what stands in the address is kept, and what is unknown is dropped', () => {
  const raw = {
    keyword: '12345678901234567890 MSKU',
    trackingState: 'tracking',
    signal: 'late',
    stage: 'loaded,departed',
    anomaly: 'delivery',
    carrierCode: 'MAEU,COSU',
    polCode: 'CNSHA',
    etaFrom: '2026-12-01',
    page: '3',
    pageSize: '50',
    sort: '-eta',
  };
  expect(patch(raw)).toEqual(raw);
  expect(patch({ trackingState: 'x', stage: 'x,loaded', page: '0', pageSize: '33', sort: 'raw', etaTo: '2026-1-1' })).toEqual({
    stage: 'loaded',
  });
});

test('the range of days is inclusive for people and half open on the wire', () => {
  const search = parseListSearch({ etaFrom: '2026-12-31', etaTo: '2026-12-31' });
  expect(filterInput(search)).toEqual({ etaFrom: '2026-12-31T00:00:00.000Z', etaTo: '2027-01-01T00:00:00.000Z' });
});

test('counters ignore what they choose themselves', () => {
  const search = parseListSearch({ trackingState: 'failed', signal: 'early', polCode: 'CNSHA', page: '4' });
  expect(countInput(search)).toEqual({ polCode: 'CNSHA' });
  expect(pageInput(search)).toMatchObject({ trackingState: 'failed', signal: 'early', page: 4, field: 'createTime', order: 'descending' });
  expect(isNarrowed(search)).toBe(true);
  expect(isNarrowed(parseListSearch({ page: '2', sort: 'eta' }))).toBe(false);
  expect(filterCount(search)).toBe(1);
});

test('a remembered layout is read as far as it can be', () => {
  expect(readLayout({ order: ['a', 1], hidden: 'x', widths: { a: 80, b: 'wide' } })).toEqual({ order: ['a'], widths: { a: 80 } });
  expect(readLayout(null)).toEqual({});
});
