import type { Locale } from '@seaberry/i18n';

import { hrefTo } from '../shared/links.ts';
import { localTitle } from './local-title.ts';
import type { MenuNode } from './menu-tree.ts';

/** A line of the navigation, as the frame draws it. */
export interface MenuItem {
  /** Of the menu row; null where a back end gives none. */
  id: string | null;
  path: string;
  title: string;
  /** Name of the icon. */
  icon: string | null;
  href: string;
  external: boolean;
  hidden: boolean;
  redirect: string | undefined;
  children: readonly MenuItem[];
}

/** The navigation of a menu: groups that would be empty are left out; hidden rows stay, since their place in the tree is known by them. */
export function menuItems(nodes: readonly MenuNode[], locale: Locale): MenuItem[] {
  return nodes.flatMap((node) => {
    const children = menuItems(node.children, locale);
    const { target } = node;
    if (target.type === 'group' && !children.some(({ hidden }) => !hidden)) return [];
    // A row that asks for parameters is no place to go to.
    const hidden = node.hidden || node.path.includes('/:');
    const external = target.type === 'external';
    const path = node.path === '' && external ? target.href : node.path;
    return [
      {
        id: node.id,
        path,
        title: localTitle(node.title || node.path, locale),
        icon: node.icon,
        href: external ? target.href : hrefTo(target.type === 'inner' ? target.path : path),
        external,
        hidden,
        redirect: node.redirect ?? undefined,
        children,
      },
    ];
  });
}

/** Every page that can be searched for, with the titles above it. */
export function searchable(items: readonly MenuItem[], way: readonly string[] = []): (MenuItem & { way: readonly string[] })[] {
  return items.flatMap((item) => {
    if (item.hidden) return [];
    const below = searchable(item.children, [...way, item.title]);
    return item.children.some(({ hidden }) => !hidden) ? below : [{ ...item, way }, ...below];
  });
}

/** The rows above and at a page; a page below the last one counts as its. */
export function wayTo(items: readonly MenuItem[], path: string): MenuItem[] {
  for (const item of items) {
    const below = wayTo(item.children, path);
    if (below.length > 0) return [item, ...below];
    if (item.path === path) return [item];
  }
  for (const item of items) {
    if (!item.external && item.path !== '' && path.startsWith(`${item.path}/`) && !item.children.some(({ hidden }) => !hidden))
      return [item];
  }
  return [];
}
