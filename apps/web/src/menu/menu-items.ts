import type { Locale } from '@seaberry/i18n';

import { hrefTo } from '../shared/links.ts';
import { localTitle } from './local-title.ts';
import type { MenuNode } from './menu-tree.ts';
import type { TitleKey } from './screens.ts';

/** An item of the navigation. */
export interface MenuItem {
  /** Id of the menu row; null if the backend sends none. */
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

/** Navigation of a menu: empty groups are omitted; hidden rows stay, for their position in the tree. */
export function menuItems(nodes: readonly MenuNode[], locale: Locale, ownTitle: (key: TitleKey) => string): MenuItem[] {
  return nodes.flatMap((node) => {
    const children = menuItems(node.children, locale, ownTitle);
    const { target } = node;
    if (target.type === 'group' && !children.some(({ hidden }) => !hidden)) return [];
    // A row with path parameters cannot be a link.
    const hidden = node.hidden || node.path.includes('/:');
    const external = target.type === 'external';
    const path = node.path === '' && external ? target.href : node.path;
    return [
      {
        id: node.id,
        path,
        title: node.titleKey && node.title === '' ? ownTitle(node.titleKey) : localTitle(node.title || node.path, locale),
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

/** Every searchable page, with the titles above it. */
export function searchable(items: readonly MenuItem[], way: readonly string[] = []): (MenuItem & { way: readonly string[] })[] {
  return items.flatMap((item) => {
    if (item.hidden) return [];
    const below = searchable(item.children, [...way, item.title]);
    return item.children.some(({ hidden }) => !hidden) ? below : [{ ...item, way }, ...below];
  });
}

/** The rows from the root to a page; a path below the last one counts as its own. */
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
