import { useTranslations } from '@seaberry/i18n/react';
import { Alert } from '@seaberry/ui/alert';
import { Button } from '@seaberry/ui/button';
import type { ReactNode } from 'react';

import { useExplain } from '../api/explain.ts';

/** Replaces a page that failed to load or render, with a retry. */
export function PageFailure({ error, onRetry }: { error: unknown; onRetry: () => void }): ReactNode {
  const t = useTranslations('common');
  const explain = useExplain();
  return (
    <div className="mx-auto max-w-xl p-6">
      <Alert tone="danger" title={t('failure.screenFailed')} action={<Button onClick={onRetry}>{t('retry')}</Button>}>
        {explain(error)}
      </Alert>
    </div>
  );
}
