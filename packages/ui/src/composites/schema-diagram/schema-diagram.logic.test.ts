import { describe, expect, it } from 'vitest';

import { CARD_WIDTH, fitZoom, layoutSchema, matchesTable, nextZoom, startZoom, type SchemaLayout } from './schema-diagram.logic.js';
import { relations, tables } from './fixtures/tables.js';
import type { SchemaRelation, SchemaTable } from './schema-diagram.types.js';

const table = (name: string, ...columns: string[]): SchemaTable => ({
  name,
  columns: ['id', ...columns].map((column) => ({ name: column, type: 'uuid', primary: column === 'id' })),
});
const refers = (from: string, to: string): SchemaRelation => ({ table: from, column: `${to}_id`, toTable: to, toColumn: 'id' });
const xOf = (layout: SchemaLayout, name: string): number => layout.tables.find((one) => one.table.name === name)?.x ?? Number.NaN;
const many = Array.from({ length: 40 }, (_, at) => table(`t${at}`, 'hub_id', 'a', 'b'));
const hub = table('hub');

describe('layoutSchema', () => {
  it.each([
    ['an app', tables, relations],
    ['forty tables that refer to one', [hub, ...many], many.map(({ name }) => refers(name, 'hub'))],
    ['tables without relations', many, []],
    ['one table', [hub], []],
  ])('of %s: no cards overlap, none is outside the plane, none is missing', (_, given, links) => {
    for (const all of [false, true]) {
      const layout = layoutSchema(given, links, all);
      expect(layout.tables).toHaveLength(given.length);
      for (const [at, a] of layout.tables.entries()) {
        expect(a.x).toBeGreaterThanOrEqual(0);
        expect(a.y).toBeGreaterThanOrEqual(0);
        expect(a.x + CARD_WIDTH).toBeLessThanOrEqual(layout.width);
        expect(a.y + a.height).toBeLessThanOrEqual(layout.height);
        for (const b of layout.tables.slice(at + 1)) {
          const apart = a.x + CARD_WIDTH < b.x || b.x + CARD_WIDTH < a.x || a.y + a.height < b.y || b.y + b.height < a.y;
          expect(apart, `${a.table.name} and ${b.table.name}`).toBe(true);
        }
      }
    }
  });

  it('puts a table to the right of its referenced tables, at any depth', () => {
    const layout = layoutSchema([table('c'), table('b'), table('a')], [refers('c', 'b'), refers('b', 'a'), refers('c', 'a')], false);
    expect(xOf(layout, 'a')).toBeLessThan(xOf(layout, 'b'));
    expect(xOf(layout, 'b')).toBeLessThan(xOf(layout, 'c'));
  });

  it('handles cycles, self-references, and relations to missing tables', () => {
    const links = [refers('a', 'b'), refers('b', 'c'), refers('c', 'a'), refers('a', 'a'), refers('a', 'gone'), refers('gone', 'a')];
    const layout = layoutSchema([table('a'), table('b'), table('c')], links, false);
    expect(layout.tables).toHaveLength(3);
    expect(layout.relations).toHaveLength(4);
    expect(layout.relations.map(({ path }) => path).join()).not.toMatch(/NaN|undefined|Infinity/);
  });

  it('shows key columns and the number of the others', () => {
    const given = [{ ...table('a', 'b_id', 'name', 'note') }, table('b')];
    const [card] = layoutSchema(given, [refers('a', 'b')], false).tables.filter((one) => one.table.name === 'a');
    expect(card?.rows.map(({ name }) => name)).toEqual(['id', 'b_id']);
    expect(card?.left).toBe(2);
    const [whole] = layoutSchema(given, [refers('a', 'b')], true).tables.filter((one) => one.table.name === 'a');
    expect([whole?.rows.length, whole?.left]).toEqual([4, 0]);
  });

  it('splits a layer that would be too high when all tables refer to one', () => {
    const { width, height } = layoutSchema(
      [hub, ...many],
      many.map(({ name }) => refers(name, 'hub')),
      false,
    );
    expect(height).toBeLessThan(width * 1.5);
  });

  it('does not depend on the order of the tables', () => {
    const places = (given: readonly SchemaTable[]) =>
      Object.fromEntries(layoutSchema(given, relations, false).tables.map(({ table: { name }, x, y }) => [name, `${x} ${y}`]));
    expect(places(tables.toReversed())).toEqual(places(tables));
  });

  it('of no tables is empty', () => {
    expect(layoutSchema([], [], false)).toEqual({ width: 0, height: 0, tables: [], relations: [] });
  });
});

describe('zoom', () => {
  it('changes in steps and stops at the ends', () => {
    expect([nextZoom(1, 1), nextZoom(1, -1), nextZoom(1.5, 1), nextZoom(0.25, -1), nextZoom(0.41, 1)]).toEqual([1.25, 0.8, 1.5, 0.25, 0.5]);
  });

  it('fits the longer side and never enlarges', () => {
    expect(fitZoom({ width: 2000, height: 500 }, { width: 1000, height: 600 })).toBe(0.5);
    expect(fitZoom({ width: 200, height: 100 }, { width: 1000, height: 600 })).toBe(1);
    expect(fitZoom({ width: 90_000, height: 100 }, { width: 1000, height: 600 })).toBe(0.25);
    expect(fitZoom({ width: 0, height: 0 }, { width: 0, height: 0 })).toBe(1);
  });

  it('starts with the whole diagram, unless it would be illegible', () => {
    expect(startZoom({ width: 2000, height: 500 }, { width: 1000, height: 600 })).toBe(0.8);
    expect(startZoom({ width: 1100, height: 500 }, { width: 1000, height: 600 })).toBeCloseTo(0.909, 3);
    expect(startZoom({ width: 200, height: 100 }, { width: 1000, height: 600 })).toBe(1);
  });
});

it('finds a table by its name or by one of its columns', () => {
  expect(['', ' OCEAN', 'bill_id', 'x'].map((text) => matchesTable(table('ocean_event', 'bill_id'), text))).toEqual([
    true,
    true,
    true,
    false,
  ]);
});
