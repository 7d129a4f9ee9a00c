import type { useTranslations } from '@seaberry/i18n/react';
import type { Locale } from '@seaberry/i18n';

import { localTitle } from '../menu/local-title.ts';
import { resolvePage } from '../menu/resolve-page.ts';
import type { MenuTree } from '../menu/menu-tree.ts';
import type { AppLocation } from '../shared/links.ts';
import { pageTitle } from './title.ts';

type ShellTranslator = ReturnType<typeof useTranslations<'shell'>>;

/** Title and icon of a page; computed, never stored, so that they follow language and parameters. */
export function pageName(place: AppLocation, menu: MenuTree, locale: Locale, t: ShellTranslator): { title: string; icon: string | null } {
  const page = resolvePage(place.path, menu);
  const menuRow = 'node' in page ? page.node : null;
  const screen = page.type === 'screen' ? page.screen : null;
  const titleKey = menuRow?.titleKey ?? screen?.title;
  const routeTitle = menuRow?.title
    ? localTitle(menuRow.title, locale)
    : titleKey
      ? t(`titles.${titleKey}`)
      : page.type === 'nowhere'
        ? t('notFoundTitle')
        : page.type === 'noPermission'
          ? t('noPermissionTitle')
          : place.path;
  return { title: pageTitle({ search: place.search, routeTitle, locale }), icon: menuRow?.icon ?? screen?.icon ?? null };
}
