import type { Entity } from '@seaberry/api-client/contract';
import { differenceLog } from '@seaberry/api-client/fields/sys-log-diff';
import { operationLog } from '@seaberry/api-client/fields/sys-log-op';
import { expect, test } from 'vitest';

import { filterInput } from './filters/filter-values.ts';
import { projected } from './projected.ts';

type FieldOf = Entity['fields'][string];
const filtered = (kind: FieldOf['kind'], more: Partial<FieldOf> = {}): FieldOf => ({
  kind,
  filter: true,
  required: false,
  entered: 'none',
  ...more,
});

const berth: Entity = {
  controller: 'berth',
  one: 'berth',
  many: 'berths',
  title: 'name',
  groups: [],
  fields: {
    name: filtered('text'),
    code: filtered('code'),
    status: filtered('status'),
    closed: filtered('flag'),
    port: filtered('place'),
    depth: filtered('number'),
    length: filtered('integer', { filter: 'least' }),
    side: filtered('choice', { values: ['port', 'starboard'] }),
    level: filtered('choice', { values: [1, 2], filter: 'any' }),
    use: filtered('choices', { values: ['crane', 'ramp'] }),
    openedOn: filtered('date'),
    seenAt: filtered('instant'),
    freeAt: filtered('instant', { filter: { from: 'freeFrom', to: 'freeTo', before: true } }),
    remark: filtered('text', { filter: false }),
  },
};

test('each kind of field has the filter of its values', () => {
  const { filters } = projected(berth);
  expect(Object.fromEntries(filters.map(({ id, kind }) => [id, kind]))).toEqual({
    openedOn: 'range',
    seenAt: 'range',
    freeAt: 'days',
    name: 'search',
    code: 'text',
    status: 'status',
    closed: 'select',
    port: 'identifier',
    depth: 'text',
    length: 'least',
    side: 'select',
    level: 'several',
    use: 'several',
  });
});

test('each kind of entered field has the control of its values', () => {
  const entered = (kind: FieldOf['kind'], more: Partial<FieldOf> = {}): FieldOf => ({ kind, required: false, entered: 'both', ...more });
  const { form } = projected({
    ...berth,
    fields: {
      name: entered('text'),
      depth: entered('number', { min: 0, max: 99.5 }),
      length: entered('integer', { min: 1 }),
      side: entered('choice', { values: ['port', 'starboard'] }),
      level: entered('choice', { values: [1, 2] }),
      use: entered('choices', { values: ['crane', 'ramp'] }),
      openedOn: entered('date'),
      freeAt: entered('instant'),
      closed: entered('flag'),
      carrier: entered('choice'),
    },
  });
  expect(form.fields).toEqual([
    { id: 'name' },
    { id: 'depth', kind: 'number', decimals: true, min: 0, max: 99.5 },
    { id: 'length', kind: 'number', min: 1 },
    { id: 'side', kind: 'select', choices: { words: 'sides', values: ['port', 'starboard'] } },
    { id: 'level', kind: 'select', choices: { words: 'levels', values: [1, 2] } },
    { id: 'use', kind: 'combobox', multiple: true, choices: { words: 'uses', values: ['crane', 'ramp'] } },
    { id: 'openedOn', kind: 'date' },
    { id: 'freeAt', kind: 'dateTime' },
    { id: 'closed', kind: 'checkbox' },
    { id: 'carrier' },
  ]);
});

test('filters are sent as their fields accept them', () => {
  const { filters } = projected(berth);
  const days = '2026-11-21~2026-11-22';
  const values = { openedOn: days, freeAt: days, closed: 'false', depth: '12.5', length: '200', side: 'port', level: '1,2', use: 'ramp' };
  expect(filterInput(filters, values)).toEqual({
    openedOnFrom: '2026-11-21',
    openedOnTo: '2026-11-22',
    freeFrom: '2026-11-21T00:00:00.000Z',
    freeTo: '2026-11-23T00:00:00.000Z',
    closed: 'false',
    depth: 12.5,
    length: 200,
    side: 'port',
    level: [1, 2],
    use: ['ramp'],
  });
  expect(Object.keys(filterInput(filters, { seenAt: days }))).toEqual(['seenAtFrom', 'seenAtTo']);
});

test('the time range of a log comes first', () => {
  const range = { kind: 'range', from: 'startTime', to: 'endTime' };
  expect(projected(operationLog).filters[0]).toEqual({ id: 'logDateTime', ...range });
  expect(projected(differenceLog).filters[0]).toEqual({ id: 'createTime', ...range });
});
