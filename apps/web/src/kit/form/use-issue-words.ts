import { useTranslations } from '@seaberry/i18n/react';
import type { FormIssue } from '@seaberry/ui/form';
import { useCallback } from 'react';

interface Issue extends Pick<FormIssue, 'message'> {
  /** The wrong value, which some messages name. */
  value?: string | undefined;
}

/** Messages of codes; texts of the server pass unchanged. */
export function useIssueWords(): (issue: Issue) => string | undefined {
  const t = useTranslations('errors');
  return useCallback(
    // Codes are dynamic, so they cannot be checked at build time.
    ({ message, value = '' }) => (/^\w+$/.test(message) && t.has(message as never) ? t(message as never, { value } as never) : undefined),
    [t],
  );
}
