import { expect, test } from 'vitest';

import { from } from './sources.ts';
import type { Filter, Resource } from './resource.types.ts';
import { filterInput, missingFilters, momentOf, readFilter } from './filters/filter-values.ts';
import { isNarrowed } from './list/list-search.ts';
import { formatResourceSearch, listInput, parseResourceSearch } from './search.ts';
import { browserFilters } from './use-rows.ts';

const resource: Resource = {
  key: '/log',
  texts: 'people.positions',
  controller: 'sysLogOp',
  list: 'page',
  paging: 'server',
  rowName: () => '',
  sort: '-logDateTime',
  filters: [
    { id: 'title', kind: 'search' },
    { id: 'kind', kind: 'select', choices: { words: 'kinds', values: [1, 2] } },
    { id: 'status', kind: 'status' },
    { id: 'time', kind: 'range' },
    { id: 'elapsed', kind: 'least' },
    { id: 'org', kind: 'tree', from: from('sysOrg', 'list', undefined, () => []) },
  ],
  columns: [{ id: 'logDateTime', sort: true }, { id: 'org', sort: 'orgName' }, { id: 'remark' }],
};

const patch = (raw: Record<string, string>) =>
  Object.fromEntries(Object.entries(formatResourceSearch(resource, parseResourceSearch(resource, raw))).filter(([, value]) => value));

test('the URL of an unchanged list is empty', () => {
  expect(patch({})).toEqual({});
  expect(isNarrowed(parseResourceSearch(resource, {}))).toBe(false);
});

test('valid values of the URL are kept, and invalid ones are dropped', () => {
  const raw = {
    titleLike: 'x',
    kind: '2',
    status: '1',
    time: '2026-11-01~',
    elapsed: '500',
    org: '7',
    page: '3',
    pageSize: '50',
    sort: 'org',
  };
  expect(patch(raw)).toEqual(raw);
  expect(patch({ kind: '3', status: '0', time: '~', elapsed: 'long', page: '0', pageSize: '33', sort: 'remark' })).toEqual({});
});

test('a title in the URL names the page and is no filter', () => {
  expect(parseResourceSearch(resource, { title: 'My page' }).filters).toEqual({});
});

test('filters are sent as numbers and instants', () => {
  const { filters } = parseResourceSearch(resource, { titleLike: ' x ', kind: '2', time: '2026-11-01~2026-11-02', elapsed: '500' });
  expect(filterInput(resource.filters, filters)).toEqual({
    title: 'x',
    kind: 2,
    startTime: momentOf('2026-11-01', false),
    endTime: momentOf('2026-11-02', true),
    elapsed: 500,
  });
});

test('a day lasts from local midnight to the last moment before the next', () => {
  expect(Date.parse(momentOf('2026-12-31', true)) - Date.parse(momentOf('2026-12-31', false))).toBe(86_400_000 - 1);
});

test('a paged call gets page and filters, and a call that returns everything gets none', () => {
  const search = parseResourceSearch(resource, { sort: '-org', page: '2' });
  expect(listInput(resource, search)).toEqual({ page: 2, pageSize: 20, field: 'orgName', order: 'descending' });
  expect(listInput({ ...resource, paging: 'browser' }, search)).toBeUndefined();
});

test('in the browser the same filters are applied by the table', () => {
  const search = parseResourceSearch(resource, { titleLike: 'x', status: '2', time: '2026-11-01~2026-11-02', elapsed: '500' });
  expect(browserFilters(resource, search)).toEqual({
    title: { kind: 'contains', text: 'x' },
    status: { kind: 'oneOf', values: ['2'] },
    time: { kind: 'range', min: '2026-11-01', max: '2026-11-02' },
    elapsed: { kind: 'range', min: 500 },
  });
});

test('a date that does not exist sets no filter', () => {
  const days: Filter<string> = { id: 'eta', kind: 'days', from: 'etaFrom', to: 'etaTo' };
  expect(readFilter(days, { etaFrom: '2026-13-45', etaTo: '2026-02-28' })).toBe('~2026-02-28');
  const range: Filter<string> = { id: 'time', kind: 'range' };
  expect(readFilter(range, { time: '2026-02-30~' })).toBe('');
  expect(readFilter(range, { time: '2026-02-28~' })).toBe('2026-02-28~');
});

test('a filter without a value is missing if the call requires its input, also for a range of days', () => {
  const filters: Filter<string>[] = [
    { id: 'customer', kind: 'text' },
    { id: 'time', kind: 'range', from: 'startTime', to: 'endTime' },
    { id: 'state', kind: 'text' },
  ];
  const missing = (values: Record<string, string>): string[] =>
    missingFilters(filters, values, ['customer', 'startTime']).map(({ id }) => id);
  expect(missing({})).toEqual(['customer', 'time']);
  expect(missing({ customer: 'Delta', state: 'late' })).toEqual(['time']);
  expect(missing({ customer: 'Delta', time: '2026-11-01~2026-11-30' })).toEqual([]);
  // The call requires no end.
  expect(missing({ customer: 'Delta', time: '2026-11-01~' })).toEqual([]);
  expect(missing({ customer: 'Delta', time: '~2026-11-30' })).toEqual(['time']);
});
