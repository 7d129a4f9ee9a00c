import type { MenuNode } from '@seaberry/api-client/schemas';
import { expect, it } from 'vitest';

import { grantOf, leavesGranted, leavesOf, withoutPlatformEntries, applySelectionRules, idsOutsideTree } from './grant.logic.ts';

const button = (id: string, permission = 'sysRole:page'): MenuNode => ({ id, type: 3, title: id, permission });
const menu: MenuNode[] = [
  {
    id: 'system',
    type: 1,
    title: 'System',
    children: [
      { id: 'roles', type: 2, title: 'Roles', children: [button('query'), button('add')] },
      { id: 'detail', type: 2, title: 'Detail', children: [] },
    ],
  },
];
const all = menu.flatMap(leavesOf);
const checkedFor = (...ids: string[]): Set<string> => new Set(leavesGranted(menu, new Set(ids)));

it('granting a parent does not check its children', () => {
  expect([...checkedFor('system')]).toEqual([]);
  expect([...checkedFor('system', 'roles')]).toEqual(['roles#open']);
  expect([...checkedFor('system', 'roles', 'add', 'detail')]).toEqual(['roles#open', 'add', 'detail']);
});

it('a complete list checks everything', () => {
  expect(checkedFor('system', 'roles', 'query', 'add', 'detail')).toEqual(new Set(all));
});

it('a partly granted parent is in ids and in partial', () => {
  expect(grantOf(menu, checkedFor('system', 'roles', 'add'))).toEqual({ ids: ['system', 'roles', 'add'], partial: ['system', 'roles'] });
  expect(grantOf(menu, new Set(all))).toEqual({ ids: ['system', 'roles', 'query', 'add', 'detail'], partial: [] });
  expect(grantOf(menu, new Set())).toEqual({ ids: [], partial: [] });
});

it.each([[['system', 'roles']], [['system', 'roles', 'query']], [['system', 'detail']]])(
  'an unchanged tree sends the ids it was loaded with: %s',
  (ids) => {
    expect(grantOf(menu, checkedFor(...ids)).ids).toEqual(ids);
  },
);

it('a page can be granted without its buttons', () => {
  expect(grantOf(menu, new Set(['roles#open']))).toEqual({ ids: ['system', 'roles'], partial: ['system', 'roles'] });
});

it('a button includes its page', () => {
  expect(applySelectionRules(menu, new Set(), ['add'])).toEqual(new Set(['add', 'roles#open']));
});

it('removing a page removes its buttons', () => {
  expect(applySelectionRules(menu, new Set(['roles#open', 'add', 'detail']), ['add', 'detail'])).toEqual(new Set(['detail']));
});

it('ids outside the tree are returned separately', () => {
  expect(idsOutsideTree(menu, new Set(['roles', 'gone']))).toEqual(['gone']);
});

it('companies are offered no platform entries', () => {
  const read = button('read', 'sysLogVis:page');
  const clear: MenuNode = { ...button('clear', 'sysLogVis:clear'), platform: true };
  const logs: MenuNode = { id: 'logs', type: 2, title: 'Logs', platform: false, children: [read, clear] };
  const platform: MenuNode = { id: 'platform', type: 1, title: 'Platform', platform: true, children: [logs] };
  expect(withoutPlatformEntries([...menu, platform, logs])).toEqual([...menu, { ...logs, children: [read] }]);
});
