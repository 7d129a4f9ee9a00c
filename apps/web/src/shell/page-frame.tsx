import { useTranslations } from '@seaberry/i18n/react';
import { useLocale } from '@seaberry/ui/ui-provider';
import { ProgressLine } from '@seaberry/ui/progress-line';
import { useMatches, useRouterState } from '@tanstack/react-router';
import { useEffect, type ReactNode } from 'react';

import type { RawSearch } from '../shared/search.ts';
import { documentTitle, pageTitle } from './title.ts';
import { useSiteNames } from '../session/use-site-names.ts';

/** Shared by all pages: progress line of a navigation, and document title. */
export function PageFrame({ children }: { children: ReactNode }): ReactNode {
  const busy = useRouterState({ select: (state) => state.status === 'pending' });
  useDocumentTitle();
  return (
    <>
      <ProgressLine active={busy} />
      {children}
    </>
  );
}

/** Sets the document title on routes with a title of their own, the public pages. `useFrameTitle` sets it for signed-in users. */
function useDocumentTitle(): void {
  const locale = useLocale();
  const auth = useTranslations('auth');
  const site = useSiteNames();
  const last = useMatches({ select: (matches) => matches.at(-1) });
  const name = last?.staticData.title;
  const routeTitle = name ? auth(`titles.${name}`) : '';
  const page = pageTitle({ search: (last?.search ?? {}) as RawSearch, routeTitle, locale });
  const title = documentTitle(page, site.title);
  useEffect(() => {
    if (name) document.title = title;
  }, [name, title]);
}
