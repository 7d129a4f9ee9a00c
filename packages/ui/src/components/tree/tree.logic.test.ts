import { describe, expect, it } from 'vitest';

import { checkStates, mixedIds, toggleChecked } from './tree-check.logic.js';
import { canMoveInto, moveByKey, moveNode } from './tree-move.logic.js';
import { buildModel, findByPrefix, isUnloaded, markText, pathOf, searchTree, visibleRows, type TreeNode } from './tree.logic.js';

const nodes: readonly TreeNode[] = [
  {
    id: 'system',
    label: 'System',
    children: [
      {
        id: 'users',
        label: 'Accounts',
        keywords: ['zhanghao'],
        children: [
          { id: 'users.add', label: 'Add' },
          { id: 'users.delete', label: 'Delete', disabled: true },
        ],
      },
      { id: 'roles', label: 'Roles' },
    ],
  },
  { id: 'log', label: '日志', hasChildren: true },
];
const model = buildModel(nodes);
const ids = (rows: readonly { id: string }[]): string[] => rows.map(({ id }) => id);

describe('rows', () => {
  it('show expanded nodes, with level and position', () => {
    expect(ids(visibleRows(model, new Set(['system'])))).toEqual(['system', 'users', 'roles', 'log']);
    expect(visibleRows(model, new Set(['system']))[2]).toMatchObject({ level: 2, position: 2, siblings: 2, expandable: false });
  });

  it('limit a search to matches, their ancestors and their descendants', () => {
    const found = searchTree(model, ' ZHANG ');
    expect([...(found?.matches ?? [])]).toEqual(['users']);
    expect(ids(visibleRows(model, found?.open ?? new Set(), found?.shown))).toEqual(['system', 'users']);
    expect(searchTree(model, ' ')).toBeNull();
  });

  it('visit each node once, whatever the depth and number of matches', () => {
    const chain = (depth: number): TreeNode => ({ id: `n${depth}`, label: `Team ${depth}`, children: depth > 1 ? [chain(depth - 1)] : [] });
    const deep = buildModel([chain(300)]);
    const children = new Map(deep.children);
    let visits = 0;
    const watched = { ...deep, children: Object.assign(children, { get: (id: string) => ((visits += 1), deep.children.get(id)) }) };
    expect(searchTree(watched, 'team')?.shown.size).toBe(300);
    expect(visits).toBeLessThanOrEqual(300);
  });

  it('know the path to a node and which nodes are not loaded', () => {
    expect(pathOf(model, 'users.add')).toEqual(['System', 'Accounts', 'Add']);
    expect(isUnloaded(model, 'log')).toBe(true);
    expect(isUnloaded(buildModel(nodes, new Map([['log', []]])), 'log')).toBe(false);
  });

  it('mark every match in a label', () => {
    expect(markText('Shanghai', 'ha')).toEqual([
      { text: 'S', found: false },
      { text: 'ha', found: true },
      { text: 'ng', found: false },
      { text: 'ha', found: true },
      { text: 'i', found: false },
    ]);
    expect(markText('Add', '')).toEqual([{ text: 'Add', found: false }]);
  });

  it('find the next row by typed letters, and wrap around', () => {
    const rows = visibleRows(model, new Set(['system', 'users']));
    expect(findByPrefix(rows, 'users', 'a')).toBe('users.add');
    expect(findByPrefix(rows, 'users.add', 'a')).toBe('users');
    expect(findByPrefix(rows, null, 'x')).toBeNull();
  });
});

describe('checkboxes', () => {
  it('derive the state of a parent from its children', () => {
    const states = checkStates(model, new Set(['users.add']));
    expect(states.get('users')).toBe('mixed');
    expect(states.get('system')).toBe('mixed');
    expect(checkStates(model, new Set(['users.add', 'users.delete'])).get('users')).toBe('checked');
  });

  it('grant nothing when only a parent is in the list', () => {
    expect(checkStates(model, new Set(['users'])).get('users.add')).toBe('unchecked');
  });

  it('check children that are loaded into a checked parent', () => {
    const later = buildModel(nodes, new Map([['log', [{ id: 'log.op', label: 'Operation' }]]]));
    expect(checkStates(later, new Set(['log'])).get('log.op')).toBe('checked');
    expect(toggleChecked(later, ['log'], 'log.op')).toEqual([]);
  });

  it('check and uncheck all enabled nodes and no disabled ones', () => {
    expect(toggleChecked(model, [], 'system')).toEqual(['users.add', 'roles']);
    expect(toggleChecked(model, ['users.add', 'roles'], 'system')).toEqual([]);
    expect(toggleChecked(model, ['users.delete'], 'users')).toEqual(['users', 'users.add', 'users.delete']);
    expect(toggleChecked(model, ['users', 'users.add', 'users.delete'], 'users')).toEqual(['users.delete']);
  });

  it('change only the results of a search, and keep unknown ids', () => {
    const { shown = null } = searchTree(model, 'roles') ?? {};
    expect(toggleChecked(model, ['elsewhere'], 'system', { within: shown })).toEqual(['elsewhere', 'roles']);
  });

  it('are independent with strict checks', () => {
    expect(toggleChecked(model, [], 'system', { strict: true })).toEqual(['system']);
    expect(checkStates(model, new Set(['system']), true).get('users')).toBe('unchecked');
    expect(checkStates(model, new Set(['users.add']), true).get('system')).toBe('unchecked');
  });

  it('mark half-checked parents', () => {
    expect(mixedIds(nodes, ['users.add'])).toEqual(['users', 'system']);
  });
});

describe('moves', () => {
  it('go past a neighbour, into it, and out again', () => {
    expect(moveByKey(model, 'roles', 'up')).toEqual({ id: 'roles', parentId: 'system', index: 0 });
    expect(moveByKey(model, 'roles', 'in')).toEqual({ id: 'roles', parentId: 'users', index: 2 });
    expect(moveByKey(model, 'roles', 'out')).toEqual({ id: 'roles', parentId: null, index: 1 });
    expect(moveByKey(model, 'system', 'up')).toBeNull();
    expect(moveByKey(model, 'users.delete', 'up')).toBeNull();
  });

  it('never go into the node itself', () => {
    expect(canMoveInto(model, 'system', 'users')).toBe(false);
    expect(canMoveInto(model, 'users', 'log')).toBe(true);
    expect(moveNode(nodes, { id: 'system', parentId: 'users', index: 0 })).toBe(nodes);
  });

  it('put the node at its target', () => {
    const after = buildModel(moveNode(nodes, { id: 'users.add', parentId: null, index: 1 }));
    expect(after.roots).toEqual(['system', 'users.add', 'log']);
    expect(after.children.get('users')).toEqual(['users.delete']);
  });
});
