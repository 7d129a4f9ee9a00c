import { useTranslations } from '@seaberry/i18n/react';
import { Button } from '@seaberry/ui/button';
import { ResultPage } from '@seaberry/ui/result-page';
import { useLocation } from '@tanstack/react-router';
import type { ReactNode } from 'react';

import { useApp } from '../app-context.tsx';
import { returnPath } from '../session/guard.ts';
import { hrefTo } from '../shared/links.ts';
import type { RawSearch } from '../shared/search.ts';

/** Unknown URL. */
export function NotFound(): ReactNode {
  const t = useTranslations('shell');
  return (
    <ResultPage
      code="404"
      title={t('notFoundTitle')}
      description={t('notFoundText')}
      action={
        <Button variant="primary" asChild>
          <a href={hrefTo('/')}>{t('backHome')}</a>
        </Button>
      }
    />
  );
}

/** Page outside the user's menu. A new sign-in may have another menu; the return path is kept. */
export function NoPermission(): ReactNode {
  const t = useTranslations('shell');
  const app = useApp();
  const { search } = useLocation();
  // Our own parser returns strings only.
  const back = returnPath(search as RawSearch);
  return (
    <ResultPage
      code="401"
      title={t('noPermissionTitle')}
      description={t('noPermissionText')}
      action={
        <>
          <Button variant="primary" onClick={() => void app.signOut(back ?? undefined)}>
            {t('reauthorize')}
          </Button>
          <Button asChild>
            <a href={hrefTo('/')}>{t('backHome')}</a>
          </Button>
        </>
      }
    />
  );
}
