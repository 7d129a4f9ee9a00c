import { expect, it } from 'vitest';

import type { MenuItem } from '../../menu/menu-items.ts';
import { pinnable, pinnedPages } from './shortcuts.logic.ts';

const item = (id: string | null, path: string, more: Partial<MenuItem> = {}): MenuItem => ({
  id,
  path,
  title: path,
  icon: null,
  href: `#${path}`,
  external: false,
  hidden: false,
  redirect: undefined,
  children: [],
  ...more,
});

it('pages can be shortcuts; directories, hidden rows and rows without an id cannot', () => {
  const menu = [
    item('1', '/system', { children: [item('2', '/system/user'), item('3', '/system/secret', { hidden: true })] }),
    item(null, '/plain'),
    item('2', '/elsewhere'),
  ];
  expect(pinnable(menu).map(({ id, path, way }) => [id, path, way])).toEqual([['2', '/system/user', ['/system']]]);
});

it('shortcuts keep their own order, and removed ones are omitted', () => {
  const pages = pinnable([item('1', '/a'), item('2', '/b'), item('3', '/c')]);
  expect(pinnedPages(pages, ['3', '9', '1']).map(({ path }) => path)).toEqual(['/c', '/a']);
});
