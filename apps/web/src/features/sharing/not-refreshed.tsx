import { useTranslations } from '@seaberry/i18n/react';
import { Alert } from '@seaberry/ui/alert';
import { Button } from '@seaberry/ui/button';
import { useFormat } from '@seaberry/ui/ui-provider';
import type { ReactNode } from 'react';

import { useExplain } from '../../api/explain.ts';
import { ownTime } from '../../shared/own-time.ts';

export interface NotRefreshedProps {
  error: unknown;
  /** Domain time of the content that is shown. */
  asOf: string;
  retrying: boolean;
  onRetry(): void;
}

/** The shown content is older than it should be: its time, and another attempt. */
export function NotRefreshed({ error, asOf, retrying, onRetry }: NotRefreshedProps): ReactNode {
  const t = useTranslations('shared.stale');
  const common = useTranslations('common');
  const explain = useExplain();
  const format = useFormat();
  return (
    <Alert
      tone="warning"
      title={t('title')}
      action={
        <Button size="sm" loading={retrying} className="print:hidden" onClick={onRetry}>
          {common('retry')}
        </Button>
      }
    >
      <p>{t('asOf', { time: ownTime(format, asOf) })}</p>
      <p>{explain(error)}</p>
    </Alert>
  );
}
