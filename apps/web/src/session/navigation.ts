import type { MenuEntry } from '@seaberry/api-client';
import type { Locale } from '@seaberry/i18n';

import { localTitle, screenOf } from './menu.ts';

/** A line of the navigation. */
export interface NavEntry {
  path: string;
  title: string;
  icon: string | null;
  /** Address outside of the app, opened in a new window. */
  external: string | null;
  children: NavEntry[];
}

const outsideOf = (entry: MenuEntry): string | null => {
  const link = entry.meta?.isLink;
  return link && /^https?:\/\//.test(link) && !entry.meta?.isIframe ? link : null;
};

/** The navigation of a menu tree: what is hidden or what this app cannot show is left out, and groups that become empty with it. */
export function navigation(menu: readonly MenuEntry[], locale: Locale): NavEntry[] {
  return menu.flatMap((entry) => {
    if (entry.meta?.isHide) return [];
    const children = navigation(entry.children ?? [], locale);
    const external = outsideOf(entry);
    const screen = screenOf(entry);
    if (children.length === 0 && !external && !screen) return [];
    const title = localTitle(entry.meta?.title ?? entry.name ?? entry.path, locale);
    return [{ path: screen?.path ?? entry.path, title, icon: entry.meta?.icon ?? null, external, children }];
  });
}
