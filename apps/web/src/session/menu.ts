import type { MenuEntry } from '@seaberry/api-client';
import type { Locale } from '@seaberry/i18n';

import { LANDING_PATH } from './guard.ts';

/** A screen this app has: the key that menus name it by, and the path it lives at. */
export interface KnownScreen {
  key: string;
  path: string;
}

/** Every screen that can be reached from a menu. */
export const SCREENS: readonly KnownScreen[] = [{ key: LANDING_PATH, path: LANDING_PATH }];

/** Titles may be a text, or a JSON object keyed by language (product specification §2). */
export function localTitle(title: string, locale: Locale): string {
  if (!title.startsWith('{')) return title;
  try {
    const byLanguage: unknown = JSON.parse(title);
    if (typeof byLanguage !== 'object' || byLanguage === null) return title;
    const found = Reflect.get(byLanguage, locale) ?? Reflect.get(byLanguage, 'zh-cn') ?? Reflect.get(byLanguage, 'en');
    return typeof found === 'string' ? found : title;
  } catch {
    return title;
  }
}

/** The screen a menu entry stands for, by its path or its component key. */
export const screenOf = (entry: MenuEntry): KnownScreen | undefined =>
  SCREENS.find((screen) => screen.path === entry.path || (entry.component && screen.key === entry.component));

/** Every path the menu opens, hidden entries included. */
export function reachablePaths(menu: readonly MenuEntry[]): string[] {
  return menu.flatMap((entry) => {
    const screen = screenOf(entry);
    return [...(screen ? [screen.path] : []), ...reachablePaths(entry.children ?? [])];
  });
}

/** `/tracking/oceanBill` if the menu holds it, else the first entry this app can show; null when there is none. */
export function landingPath(menu: readonly MenuEntry[]): string | null {
  const paths = reachablePaths(menu);
  return paths.includes(LANDING_PATH) ? LANDING_PATH : (paths[0] ?? null);
}

export type Access = 'allow' | 'no-permission';

/**
 * Whether a screen may be shown. Its own path or that of the list it belongs to must stand in the menu.
 *
 * @param path path of the route, without query
 */
export function resolveAccess(path: string, menu: readonly MenuEntry[]): Access {
  return reachablePaths(menu).some((known) => path === known || path.startsWith(`${known}/`)) ? 'allow' : 'no-permission';
}
