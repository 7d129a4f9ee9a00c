import { expect, it } from 'vitest';

import { flatList, treeFromParents, treeList } from './row-list.logic.js';

interface Box {
  id: string;
  in?: string;
}
const boxes: Box[] = [{ id: 'ship' }, { id: 'hold', in: 'ship' }, { id: 'box', in: 'hold' }, { id: 'lost', in: 'gone' }];
const getRowId = (box: Box): string => box.id;

it('creates a row view on access', () => {
  const list = flatList({ rows: boxes, getRowId, expanded: new Set(['hold']), canExpand: (box) => box.id !== 'ship' });
  expect(list.at(0)).toMatchObject({ id: 'ship', expandable: false, expanded: false });
  expect(list.at(1)).toMatchObject({ id: 'hold', expandable: true, expanded: true });
  expect(list.at(9)).toBeUndefined();
  expect(list.indexOf('box')).toBe(2);
  expect(list.ids(1, 2)).toEqual(['hold', 'box']);
});

it('shows the rows below expanded ones, level by level', () => {
  const { rows, getSubRows } = treeFromParents(boxes, getRowId, (box) => box.in);
  const list = treeList({ rows, getRowId, getSubRows, canExpand: undefined, expanded: new Set(['ship']) });
  expect(list.ids(0, list.count).join()).toBe('ship,hold,lost');
  expect(list.at(1)).toMatchObject({ level: 2, expandable: true, expanded: false });
  const open = treeList({ rows, getRowId, getSubRows, canExpand: undefined, expanded: new Set(['ship', 'hold']) });
  expect(open.at(2)).toMatchObject({ id: 'box', level: 3, expandable: false });
});

it('marks an expanded row whose sub-rows are not loaded yet', () => {
  const list = treeList({ rows: boxes, getRowId, getSubRows: () => undefined, canExpand: () => true, expanded: new Set(['ship']) });
  expect(list.at(0)).toMatchObject({ expanded: true, loading: true });
});
