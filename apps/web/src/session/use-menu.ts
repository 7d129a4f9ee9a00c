import { useTranslations } from '@seaberry/i18n/react';
import { useLocale } from '@seaberry/ui/ui-provider';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';

import { useApp } from '../app-context.tsx';
import { menuItems, type MenuItem } from '../menu/menu-items.ts';
import type { MenuTree } from '../menu/menu-tree.ts';
import { useThemeConfig } from '../settings/use-theme-config.ts';
import { menuOf, staticRows } from './load-session.ts';
import { menuQuery } from './session.ts';
import { useKnownSysInfo } from './use-sys-info.ts';

const NOTHING: [] = [];

/** The user's menu, and its items in the current language. The guard has loaded it. */
export function useMenu(): { menu: MenuTree; items: readonly MenuItem[] } {
  const { client } = useApp();
  const { isRequestRoutes } = useThemeConfig();
  const locale = useLocale();
  const { data } = useQuery({ ...menuQuery(client), enabled: isRequestRoutes });
  const info = useKnownSysInfo();
  const menu = menuOf(isRequestRoutes ? (data ?? NOTHING) : staticRows(NOTHING), info);
  const t = useTranslations('shell.titles');
  const items = useMemo(() => menuItems(menu.nodes, locale, t), [menu, locale, t]);
  return { menu, items };
}
