import { useTranslations } from '@seaberry/i18n/react';
import { useLocale } from '@seaberry/ui/ui-provider';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';

import { useApp } from '../app-context.tsx';
import { sysInfoQuery } from '../session/session.ts';
import { useMenu } from '../session/use-menu.ts';
import { brandOf } from '../shared/env.ts';
import type { OpenPages } from '../workspace/use-workspace.ts';
import { pageName } from './page-names.ts';
import { documentTitle } from './title.ts';

/** Names the document after the page in front (product specification §2). */
export function useFrameTitle({ place }: OpenPages): void {
  const t = useTranslations('shell');
  const common = useTranslations('common');
  const locale = useLocale();
  const { menu } = useMenu();
  const { client } = useApp();
  const { data: info } = useQuery({ ...sysInfoQuery(client), enabled: false });
  const title = documentTitle(pageName(place, menu, locale, t).title, info?.sysTitle ?? info?.title ?? brandOf(common('brand')));
  useEffect(() => {
    document.title = title;
  }, [title]);
}
