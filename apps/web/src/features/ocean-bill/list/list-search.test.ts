import { bill, filterInputsIn } from '@seaberry/api-client/contract';
import { expect, test } from 'vitest';

import { isNarrowed } from '../../../kit/list/list-search.ts';
import { readLayout } from '../../../shared/use-column-layout.ts';
import { inputsOf } from '../../../shipment/list/inputs.ts';
import { FILTERS } from './filters.ts';
import { listScreen } from './list-screen.tsx';

const { parseSearch, formatSearch } = listScreen;
const throughUrl = (raw: Record<string, string>) =>
  Object.fromEntries(Object.entries(formatSearch(parseSearch(raw))).filter(([, value]) => value));

test('the URL of an unchanged list is empty', () => {
  expect(throughUrl({})).toEqual({});
});

test('known values of the URL are kept and unknown ones dropped', () => {
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
  expect(throughUrl(raw)).toEqual(raw);
  expect(throughUrl({ trackingState: 'x', stage: 'x,loaded', page: '0', pageSize: '33', sort: 'raw', etaTo: '2026-1-1' })).toEqual({
    stage: 'loaded',
  });
});

test('each field that the server filters by has a control', () => {
  const controls = new Set(FILTERS.flatMap((filter) => (filter.kind === 'days' ? [filter.from, filter.to] : [filter.id])));
  expect(filterInputsIn(bill.fields).filter((name) => !controls.has(name))).toEqual([]);
});

test('a carrier outside the table stays in the URL', () => {
  expect(throughUrl({ carrierCode: 'ZZZZ' })).toEqual({ carrierCode: 'ZZZZ' });
});

test('a range of days is inclusive in the UI and half open in requests', () => {
  const { matching } = inputsOf(FILTERS, parseSearch({ etaFrom: '2026-12-31', etaTo: '2026-12-31' }));
  expect(matching).toEqual({ etaFrom: '2026-12-31T00:00:00.000Z', etaTo: '2027-01-01T00:00:00.000Z' });
});

test('counters ignore their own filter', () => {
  const search = parseSearch({ trackingState: 'failed', signal: 'early', polCode: 'CNSHA', stage: 'loaded', page: '4' });
  const { page, counts } = inputsOf(FILTERS, search);
  expect(counts).toEqual({ polCode: 'CNSHA', stage: ['loaded'] });
  expect(page).toMatchObject({ trackingState: 'failed', signal: 'early', page: 4, field: 'slipMs', order: 'ascending' });
  expect(isNarrowed(search)).toBe(true);
  expect(isNarrowed(parseSearch({ page: '2', sort: 'eta' }))).toBe(false);
});

test('shipments that need attention are listed worst first, until the user sorts them', () => {
  const orderOf = (raw: Record<string, string>) => {
    const { field, order } = inputsOf(FILTERS, parseSearch(raw)).page;
    return [field, order];
  };
  expect(orderOf({})).toEqual(['createTime', 'descending']);
  expect(orderOf({ signal: 'attention' })).toEqual(['urgency', 'ascending']);
  expect(orderOf({ signal: 'late' })).toEqual(['slipMs', 'descending']);
  expect(orderOf({ sort: 'expectedAt' })).toEqual(['expectedAt', 'ascending']);
  expect(orderOf({ signal: 'late', sort: 'eta' })).toEqual(['eta', 'ascending']);
});

test('a stored layout is restored as far as it is valid', () => {
  expect(readLayout({ order: ['a', 1], hidden: 'x', widths: { a: 80, b: 'wide' } })).toEqual({ order: ['a'], widths: { a: 80 } });
  expect(readLayout(null)).toEqual({});
});
