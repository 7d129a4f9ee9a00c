import { expect, test } from 'vitest';

import { childrenBeforeParents, filterTree, flatten, isRootParent, pathTo, sortTree, parentsOf, ancestorsOfMatches } from './tree.logic.ts';

interface Node {
  name: string;
  below?: readonly Node[];
}

const ports: Node = { name: 'Ports', below: [{ name: 'Shanghai' }, { name: 'Ningbo', below: [{ name: 'Beilun' }] }] };
const rows: readonly Node[] = [ports, { name: 'Sales' }];
const below = (node: Node) => node.below;
const names = (tree: Parameters<typeof flatten<Node>>[0]) => flatten(tree).map(({ name }) => name);

test('a row without a parent, or with the parent 0 of some backends, is at the top', () => {
  expect([null, undefined, '', '0', 0].map(isRootParent)).toEqual([true, true, true, true, true]);
  expect(isRootParent('1')).toBe(false);
});

test('every row is visited, parents before children', () => {
  expect(names({ rows, below })).toEqual(['Ports', 'Shanghai', 'Ningbo', 'Beilun', 'Sales']);
});

test('child rows have their parent', () => {
  const above = [...parentsOf({ rows, below })].map(([row, parent]) => [row.name, parent.name]);
  expect(above).toEqual([
    ['Shanghai', 'Ports'],
    ['Ningbo', 'Ports'],
    ['Beilun', 'Ningbo'],
  ]);
});

test('selected descendants come before their ancestors, and unloaded rows first', () => {
  const [shanghai, ningbo] = ports.below ?? [];
  const moon: Node = { name: 'Moon' };
  const order = childrenBeforeParents(
    flatten({ rows, below }),
    [ports, moon, ningbo, shanghai].filter((one) => one !== undefined),
    ({ name }) => name,
  );
  expect(order.map(({ name }) => name)).toEqual(['Moon', 'Ningbo', 'Shanghai', 'Ports']);
});

test('matching rows are kept with their ancestors and descendants', () => {
  expect(names(filterTree({ rows, below }, ({ name }) => name === 'Ningbo'))).toEqual(['Ports', 'Ningbo', 'Beilun']);
  expect(names(filterTree({ rows, below }, ({ name }) => name === 'Ports'))).toEqual(['Ports', 'Shanghai', 'Ningbo', 'Beilun']);
  expect(names(filterTree({ rows, below }, () => false))).toEqual([]);
});

test('the ancestors of matches include those inside of matching rows', () => {
  const ancestors = (...fitting: string[]): string[] =>
    [...ancestorsOfMatches({ rows, below }, ({ name }) => fitting.includes(name))].map(({ name }) => name);
  expect(ancestors('Beilun')).toEqual(['Ningbo', 'Ports']);
  expect(ancestors('Ningbo', 'Beilun')).toEqual(['Ningbo', 'Ports']);
  expect(ancestors('Sales')).toEqual([]);
});

test('siblings are sorted, and no row changes its parent', () => {
  const sorted = sortTree({ rows, below }, (a, b) => b.name.localeCompare(a.name));
  expect(names(sorted)).toEqual(['Sales', 'Ports', 'Shanghai', 'Ningbo', 'Beilun']);
  expect(names(sortTree({ rows, below }, (a, b) => a.name.localeCompare(b.name)))).toEqual([
    'Ports',
    'Ningbo',
    'Beilun',
    'Shanghai',
    'Sales',
  ]);
  const [top] = sorted.rows.filter(({ name }) => name === 'Ports');
  // Stable identity, so that the table does not re-render every row.
  expect(top && sorted.below(top)).toBe(top && sorted.below(top));
});

test('the path to a row starts at the root', () => {
  const path = (name: string) => pathTo({ rows, below }, (node) => node.name === name).map((node) => node.name);
  expect(path('Beilun')).toEqual(['Ports', 'Ningbo', 'Beilun']);
  expect(path('Sales')).toEqual(['Sales']);
  expect(path('Moon')).toEqual([]);
});
