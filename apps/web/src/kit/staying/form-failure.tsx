import { isApiError } from '@seaberry/api-client';
import { useTranslations } from '@seaberry/i18n/react';
import { Alert } from '@seaberry/ui/alert';
import type { ReactNode } from 'react';

import { useExplain } from '../../api/explain.ts';

/** Reasons of the server by field; null without any. */
export const fieldsOf = (error: unknown): Record<string, string[]> | null =>
  isApiError(error) && Object.keys(error.fields ?? {}).length > 0 ? (error.fields ?? null) : null;

/** Error above a rejected form; typed values stay. */
export function FormFailure({ error, title }: { error: unknown; title?: string }): ReactNode {
  const t = useTranslations('account');
  const explain = useExplain();
  if (!error) return null;
  return (
    <Alert tone="danger" title={title ?? t('failed')}>
      {fieldsOf(error) ? t('incomplete') : explain(error)}
    </Alert>
  );
}
