import { describe, expect, it } from 'vitest';

import { changesOf, fieldsOf, summaryOf, valueText } from './changes.logic.ts';

describe('changesOf', () => {
  it('returns the differing fields, with undefined for missing ones', () => {
    const before = JSON.stringify({ name: 'Ann', status: 1, remark: null });
    const after = JSON.stringify({ name: 'Ann', status: 2, phone: '138' });
    expect(changesOf(before, after)).toEqual([
      { field: 'status', label: 'status', before: { value: 1, label: 'status' }, after: { value: 2, label: 'status' } },
      { field: 'remark', label: 'remark', before: { value: null, label: 'remark' }, after: undefined },
      { field: 'phone', label: 'phone', before: undefined, after: { value: '138', label: 'phone' } },
    ]);
  });

  it('leaves out when and by whom the row was written', () => {
    const before = JSON.stringify({ name: 'Ann', update_time: '2026-11-21T09:00:00+00:00', updated_by: '1', createUserId: '2' });
    const after = JSON.stringify({ name: 'Bea', update_time: '2026-11-22T09:00:00+00:00', updated_by: '3', createUserId: '4' });
    expect(changesOf(before, after)).toMatchObject([{ field: 'name', before: { value: 'Ann' }, after: { value: 'Bea' } }]);
    expect(summaryOf(after)).toBe('name: Bea');
  });

  it('leaves the same out of numbered rows', () => {
    const columns = [
      { columnName: 'name', value: 'Ann' },
      { columnName: 'update_time', value: '2026-11-21' },
      { columnName: 'CreateUserId', value: '2' },
    ];
    const rows = JSON.stringify([{ columns }, { columns }]);
    expect(changesOf(null, rows)?.map(({ field }) => field)).toEqual(['1. name', '2. name']);
    expect(summaryOf(rows)).toBe('1. name: Ann · 2. name: Ann');
  });

  it('compares lists and objects by content', () => {
    expect(changesOf('{"ids":["1","2"]}', '{"ids":["1","2"]}')).toEqual([]);
    expect(changesOf('{"ids":["1"]}', '{"ids":["1","2"]}')).toHaveLength(1);
  });

  it('treats a missing side as an addition or deletion', () => {
    expect(changesOf(null, '{"name":"Ann"}')).toMatchObject([{ field: 'name', before: undefined, after: { value: 'Ann' } }]);
    expect(changesOf('{"name":"Ann"}', '')).toMatchObject([{ field: 'name', before: { value: 'Ann' }, after: undefined }]);
  });

  it('returns nothing for unreadable texts', () => {
    expect(changesOf('not json', '{"name":"Ann"}')).toBeNull();
    expect(changesOf('[1]', '[2]')).toBeNull();
    expect(changesOf(null, null)).toEqual([]);
  });
});

describe('fieldsOf', () => {
  const columns = [
    { ColumnName: 'Name', Value: 'Ann' },
    { ColumnName: 'Status', Value: 1 },
  ];

  it('reads the tables of a backend that lists them, in any case', () => {
    expect(fieldsOf(JSON.stringify([{ TableName: 'sys_user', Columns: columns }]))).toEqual({
      Name: { value: 'Ann', label: 'Name' },
      Status: { value: 1, label: 'Status' },
    });
    expect(fieldsOf('[{"columns":[{"columnName":"name","value":null}]}]')).toEqual({
      name: { value: null, label: 'name' },
    });
  });

  it('takes labels and texts of values from a backend that has them', () => {
    const column = { columnName: 'role_id', columnDescription: 'Role', value: '7', displayValue: 'Operator' };
    const text = JSON.stringify([{ tableName: 'user_role', columns: [column] }]);
    expect(fieldsOf(text)).toEqual({ role_id: { value: '7', label: 'Role', display: 'Operator' } });
    expect(summaryOf(text)).toBe('Role: Operator');
    expect(changesOf(null, text)).toMatchObject([{ field: 'role_id', label: 'Role' }]);
  });

  it('numbers the rows if there are several', () => {
    expect(Object.keys(fieldsOf(JSON.stringify([{ columns }, { columns }])) ?? {})).toEqual([
      '1. Name',
      '1. Status',
      '2. Name',
      '2. Status',
    ]);
  });
});

it('a row is summarised in one line, and unreadable text is unchanged', () => {
  expect(summaryOf('{"status":2,"remark":null,"ids":["1"]}')).toBe('status: 2 · remark: – · ids: ["1"]');
  expect(summaryOf('{"id":"1","name":"Ann","role_id":"2","orgId":"3","paid":true}')).toBe(
    'name: Ann · paid: true · id: 1 · role_id: 2 · orgId: 3',
  );
  expect(summaryOf('plain')).toBe('plain');
  expect(summaryOf(null)).toBeNull();
  expect(valueText(false)).toBe('false');
});
