import type { Entity } from '@seaberry/api-client/contract';
import { PgDialect } from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { FieldErrors } from '../../http/errors.ts';
import { Values } from '../list.ts';
import { conditionsOf, testSql } from './conditions.ts';
import { testsOf } from './filters.ts';
import { rowMatcher } from './matching.ts';

type FieldOf = Entity['fields'][string];
const filtered = (kind: FieldOf['kind'], filter: FieldOf['filter'] = true): FieldOf => ({ kind, filter, required: false, entered: 'none' });

const berth: Entity = {
  controller: 'berth',
  one: 'berth',
  many: 'berths',
  title: 'name',
  groups: [],
  fields: {
    name: filtered('text'),
    status: filtered('status'),
    portId: filtered('ref'),
    depth: filtered('number'),
    length: filtered('integer', 'least'),
    closed: filtered('flag'),
    side: filtered('choice', 'any'),
    uses: filtered('choices'),
    openedOn: filtered('date'),
    seenAt: filtered('instant', { from: 'after', to: 'before', before: true }),
    remark: filtered('text', false),
  },
};
const COLUMNS = Object.fromEntries(Object.keys(berth.fields).map((name) => [name, `b.${name}`]));
const PORT = '01981f2e-7a40-7000-8000-000000000001';

const statement = (given: object) => {
  const params = new Values();
  // The entity is not known to the compiler.
  return { where: conditionsOf(berth, given as never, COLUMNS as never, params), values: params.values };
};
const built = (given: object) =>
  testsOf(berth, { ...given }).map((test) => new PgDialect().sqlToQuery(testSql(test, sql.raw(`b.${test.name}`))));

/** Filter → condition for its column and parameters. */
const CASES: readonly [string, object, string, readonly unknown[]][] = [
  ['a text by substring', { name: ' 5%_ ' }, 'b.name ilike $1', [String.raw`%5\%\_%`]],
  ['a status as a flag', { status: 2 }, 'b.status = $1', [false]],
  ['a reference by id', { portId: PORT }, 'b.portId = $1', [PORT]],
  ['a number by equality', { depth: 1.5 }, 'b.depth = $1::numeric', [1.5]],
  ['the least number', { length: 200 }, 'b.length >= $1::numeric', [200]],
  ['a flag', { closed: false }, 'b.closed = $1', [false]],
  ['any of several values, each once', { side: ['port', 'bow', 'port'] }, 'b.side in ($1, $2)', ['port', 'bow']],
  ['any of a list', { uses: ['crane', 'ramp'] }, 'b.uses && array[$1, $2]', ['crane', 'ramp']],
  ['the first day', { openedOnFrom: '2026-11-01' }, 'b.openedOn >= $1::date', ['2026-11-01']],
  ['the last day', { openedOnTo: '2026-11-30' }, 'b.openedOn <= $1::date', ['2026-11-30']],
  ['the first moment', { after: '2026-11-01T08:00+08:00' }, 'b.seenAt >= $1::timestamptz', ['2026-11-01T00:00:00.000Z']],
  ['an exclusive end', { before: '2026-11-02' }, 'b.seenAt < $1::timestamptz', ['2026-11-02T00:00:00.000Z']],
  ['no row by an unknown status', { status: 3 }, 'false', []],
  ['no row by a malformed id', { portId: 'x' }, 'false', []],
  ['no row by an overlong text', { name: 'x'.repeat(1001) }, 'false', []],
];

describe('a declared filter finds', () => {
  it.each(CASES)('%s', (_, given, condition, values) => {
    expect(statement(given)).toEqual({ where: [condition], values });
    expect(built(given)).toMatchObject([{ sql: condition, params: values }]);
  });

  it('every row when it is blank, and what is not a filter is ignored', () => {
    expect(statement({ name: ' ', status: null, side: [], after: '', portId: undefined, remark: 'x' }).where).toEqual([]);
  });

  it('nothing by invalid times, which are all reported', () => {
    const wrong = { after: 'x', before: '2026-02-30' };
    expect(() => statement(wrong)).toThrow(FieldErrors);
    try {
      statement(wrong);
    } catch (error) {
      expect((error as FieldErrors).fields).toEqual({ after: ['date'], before: ['date'] });
    }
  });

  it('exact texts where a list asks for them', () => {
    const params = new Values();
    expect(conditionsOf(berth, { name: ' 5% ' } as never, COLUMNS as never, params, 'exact')).toEqual(['b.name = $1']);
    expect(params.values).toEqual([' 5% ']);
  });

  it('rows in memory by the same rules', () => {
    const row = {
      name: 'Berth 5',
      status: 1,
      portId: PORT,
      depth: 12,
      length: 200,
      closed: false,
      side: 'port',
      uses: ['crane'],
      openedOn: '2026-11-21',
      seenAt: '2026-11-21T08:00:00Z',
    };
    const found = (given: object): boolean | undefined => rowMatcher(berth, given as never)?.(row as never);
    const fitting = [
      { name: ' BERTH ' },
      { status: 1 },
      { portId: PORT },
      { depth: 12 },
      { length: 200 },
      { closed: false },
      { side: ['bow', 'port'] },
      { uses: ['ramp', 'crane'] },
      { openedOnFrom: '2026-11-21', openedOnTo: '2026-11-21' },
      { after: '2026-11-21T16:00+08:00' },
    ];
    const others = [
      { name: 'x' },
      { status: 2 },
      { status: 3 },
      { portId: 'x' },
      { depth: 11 },
      { length: 201 },
      { closed: true },
      { side: ['bow'] },
      { uses: ['ramp'] },
      { openedOnTo: '2026-11-20' },
      { before: '2026-11-21T08:00:00Z' },
      { name: 'Berth', status: 2 },
    ];
    expect(fitting.filter((given) => found(given) !== true)).toEqual([]);
    expect(others.filter((given) => found(given) !== false)).toEqual([]);
    expect(found({ name: '' })).toBeUndefined();
  });
});
