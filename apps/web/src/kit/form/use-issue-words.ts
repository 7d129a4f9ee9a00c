import { useTranslations } from '@seaberry/i18n/react';
import type { FormIssue } from '@seaberry/ui/form';
import { useCallback } from 'react';

/** Messages of codes; texts of the server pass unchanged. */
export function useIssueWords(): (issue: Pick<FormIssue, 'message'>) => string | undefined {
  const t = useTranslations('errors');
  return useCallback(
    // Codes are dynamic, so they cannot be checked at build time.
    ({ message }) => (/^\w+$/.test(message) && t.has(message as never) ? t(message as never) : undefined),
    [t],
  );
}
