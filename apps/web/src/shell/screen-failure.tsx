import { useTranslations } from '@seaberry/i18n/react';
import { Alert } from '@seaberry/ui/alert';
import { Button } from '@seaberry/ui/button';
import { useQueryErrorResetBoundary } from '@tanstack/react-query';
import { useRouter, type ErrorComponentProps } from '@tanstack/react-router';
import { useEffect, type ReactNode } from 'react';

import { useExplain } from '../api/explain.ts';
import { useApp } from '../app-context.tsx';
import { report } from '../shared/report.ts';

/** Replaces a page that failed to load or render, with a retry. Statically imported, since the cause may be the network. */
export function ScreenFailure({ error, reset }: ErrorComponentProps): ReactNode {
  const t = useTranslations('common');
  const app = useApp();
  const explain = useExplain();
  const router = useRouter();
  const queries = useQueryErrorResetBoundary();
  useEffect(() => {
    report('screen', error instanceof Error ? error.message : String(error), error);
  }, [error]);
  const retry = (): void => {
    queries.reset();
    reset();
    void router.invalidate();
  };
  return (
    <div className="mx-auto max-w-xl p-6">
      <Alert
        tone="danger"
        title={t('failure.screenFailed')}
        action={
          <>
            <Button onClick={retry}>{t('retry')}</Button>
            {app.tokens.signedIn() && (
              <Button variant="ghost" onClick={() => void app.signOut()}>
                {t('signOut')}
              </Button>
            )}
          </>
        }
      >
        {explain(error)}
      </Alert>
    </div>
  );
}
