import { useTranslations } from '@seaberry/i18n/react';
import { useLocale } from '@seaberry/ui/ui-provider';
import { ProgressLine } from '@seaberry/ui/progress-line';
import { useQuery } from '@tanstack/react-query';
import { useMatches, useRouterState } from '@tanstack/react-router';
import { useEffect, type ReactNode } from 'react';

import { useApp } from '../app-context.tsx';
import { sysInfoQuery } from '../session/session.ts';
import { brandOf } from '../shared/env.ts';
import type { RawSearch } from '../shared/search.ts';
import { documentTitle, pageTitle } from './title.ts';

/** What is the same round every page: the line that shows a navigation under way, and the document's title. */
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

/** Pages outside of the frame; those inside are named by their menu rows, which the frame knows. */
function useDocumentTitle(): void {
  const app = useApp();
  const locale = useLocale();
  const common = useTranslations('common');
  const auth = useTranslations('auth');
  const { data: info } = useQuery({ ...sysInfoQuery(app.client), enabled: false });
  const last = useMatches({ select: (matches) => matches.at(-1) });
  const name = last?.staticData.title;
  const routeTitle = name ? auth(`titles.${name}`) : '';
  const page = pageTitle({ search: (last?.search ?? {}) as RawSearch, routeTitle, locale });
  const title = documentTitle(page, info?.sysTitle ?? info?.title ?? brandOf(common('brand')));
  useEffect(() => {
    if (name) document.title = title;
  }, [name, title]);
}
