import { enTable } from '@seaberry/i18n/ui';
import { expect, it } from 'vitest';

import { filterWords, isOpen, matches, matchesAll, withFilter } from './filter-bar.logic.js';
import type { FilterDefinition, FilteredValue, FilterValue } from './filter-bar.types.js';

it.each<[FilterValue, FilteredValue, boolean]>([
  [{ kind: 'contains', text: ' cosco ' }, 'COSCO Shipping', true],
  [{ kind: 'contains', text: 'ＭＳＣ' }, 'MSC', true],
  [{ kind: 'contains', text: 'x' }, null, false],
  [{ kind: 'contains', text: '' }, null, true],
  [{ kind: 'oneOf', values: ['MSC'] }, 'MSC', true],
  [{ kind: 'oneOf', values: ['MSC'] }, 'msc', false],
  [{ kind: 'oneOf', values: ['true'] }, true, true],
  [{ kind: 'oneOf', values: ['true'] }, false, false],
  [{ kind: 'oneOf', values: [''] }, undefined, true],
  [{ kind: 'oneOf', values: ['3'] }, 3, true],
  [{ kind: 'range', min: 2, max: 4 }, 4, true],
  [{ kind: 'range', min: 2, max: 4 }, 4.1, false],
  [{ kind: 'range', max: 4 }, '3', true],
  [{ kind: 'range', min: 0 }, null, false],
  [{ kind: 'range', min: 0 }, '', false],
  [{ kind: 'range', min: 0 }, 'many', false],
  [{ kind: 'range', min: '2026-11-01', max: '2026-11-21' }, '2026-11-21', true],
  [{ kind: 'range', max: '2026-11-21' }, '2026-11-21T23:59:00Z', true],
  [{ kind: 'range', max: '2026-11-21' }, new Date('2026-11-22T00:00:00Z'), false],
  [{ kind: 'range', min: '2026-11-21T12:00:00Z' }, new Date('2026-11-21T13:00:00Z'), true],
  [{ kind: 'range', min: '2026-11-01' }, 'soon', false],
  [{ kind: 'empty', empty: true }, '', true],
  [{ kind: 'empty', empty: false }, 0, true],
])('filter %j on value %j matches: %s', (filter, value, expected) => {
  expect(matches(filter, value)).toBe(expected);
});

it('requires a row to match all filters', () => {
  const row: Record<string, FilteredValue> = { carrier: 'MSC', late: 3 };
  const late: FilterValue = { kind: 'range', min: 2 };
  expect(matchesAll({}, (id) => row[id])).toBe(true);
  expect(matchesAll({ late, carrier: { kind: 'oneOf', values: ['MSC'] } }, (id) => row[id])).toBe(true);
  expect(matchesAll({ late, carrier: { kind: 'oneOf', values: ['ONE'] } }, (id) => row[id])).toBe(false);
});

it('removes a filter that matches everything', () => {
  const filters = { a: { kind: 'contains', text: 'x' } } as const;
  expect(withFilter(filters, 'b', { kind: 'range', min: 1 })).toEqual({ ...filters, b: { kind: 'range', min: 1 } });
  for (const open of [undefined, { kind: 'contains', text: '  ' }, { kind: 'oneOf', values: [] }, { kind: 'range' }] as const) {
    expect(withFilter(filters, 'a', open)).toEqual({});
  }
  expect(isOpen({ kind: 'empty', empty: false })).toBe(false);
});

const wording = { text: enTable, number: (value: number) => `#${value}`, date: (day: string) => `<${day}>` };
const named = { id: 'x', label: 'X' };
const options = ['a', 'b', 'c'].map((value) => ({ value, label: value.toUpperCase() }));

it.each<[FilterDefinition, FilterValue, string]>([
  [{ ...named, kind: 'text' }, { kind: 'contains', text: 'abc' }, 'abc'],
  [{ ...named, kind: 'text' }, { kind: 'oneOf', values: ['abc'] }, '= abc'],
  [{ ...named, kind: 'number', unit: 'd' }, { kind: 'range', min: 2, max: 5 }, '#2 d – #5 d'],
  [{ ...named, kind: 'number' }, { kind: 'range', min: 2 }, 'from #2'],
  [{ ...named, kind: 'number' }, { kind: 'range', max: 2 }, 'up to #2'],
  [{ ...named, kind: 'date' }, { kind: 'range', min: '2026-11-21', max: '2026-11-21' }, '<2026-11-21>'],
  [{ ...named, kind: 'one', options }, { kind: 'oneOf', values: ['b'] }, 'B'],
  [{ ...named, kind: 'several', options }, { kind: 'oneOf', values: ['a', 'gone'] }, 'A, gone'],
  [{ ...named, kind: 'several', options }, { kind: 'oneOf', values: ['a', 'b', 'c'] }, 'A +#2'],
  [{ ...named, kind: 'boolean' }, { kind: 'oneOf', values: ['false'] }, 'No'],
  [{ ...named, kind: 'boolean', yes: 'Held' }, { kind: 'oneOf', values: ['true'] }, 'Held'],
  [{ ...named, kind: 'text' }, { kind: 'empty', empty: true }, 'empty'],
])('describes %j with %j as %s', (definition, filter, expected) => {
  expect(filterWords(definition, filter, wording)).toBe(expected);
});
