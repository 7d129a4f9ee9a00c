import { useTranslations } from '@seaberry/i18n/react';
import { useLocale } from '@seaberry/ui/ui-provider';
import { useEffect } from 'react';

import { useMenu } from '../session/use-menu.ts';
import type { OpenPages } from '../workspace/use-workspace.ts';
import { pageName } from './page-names.ts';
import { documentTitle } from './title.ts';
import { useSiteNames } from '../session/use-site-names.ts';

/** Sets the document title from the visible page (product specification §2). */
export function useFrameTitle({ place }: OpenPages): void {
  const t = useTranslations('shell');
  const locale = useLocale();
  const { menu } = useMenu();
  const site = useSiteNames();
  const title = documentTitle(pageName(place, menu, locale, t).title, site.title);
  useEffect(() => {
    document.title = title;
  }, [title]);
}
