import type { useTranslations } from '@seaberry/i18n/react';
import type { Locale } from '@seaberry/i18n';

import { localTitle } from '../menu/local-title.ts';
import { resolvePage } from '../menu/resolve-page.ts';
import type { MenuTree } from '../menu/menu-tree.ts';
import type { Place } from '../shared/links.ts';
import { pageTitle } from './title.ts';

type Shell = ReturnType<typeof useTranslations<'shell'>>;

/** Title and icon of a page; computed, never stored, so that they follow language and parameters. */
export function pageName(place: Place, menu: MenuTree, locale: Locale, t: Shell): { title: string; icon: string | null } {
  const page = resolvePage(place.path, menu);
  const node = 'node' in page ? page.node : null;
  const screen = page.type === 'screen' ? page.screen : null;
  const own = screen?.title;
  const routeTitle = node?.title
    ? localTitle(node.title, locale)
    : own
      ? t(`titles.${own}`)
      : page.type === 'nowhere'
        ? t('notFoundTitle')
        : place.path;
  return { title: pageTitle({ search: place.search, routeTitle, locale }), icon: node?.icon ?? screen?.icon ?? null };
}
