import { useTranslations } from '@seaberry/i18n/react';
import type { FormIssue } from '@seaberry/ui/form';
import { useCallback } from 'react';

interface Issue extends Pick<FormIssue, 'message'> {
  /** The wrong value, which some messages name. */
  value?: string | undefined;
}

/** Messages of codes, which may be followed by a limit; texts of the server pass unchanged. */
export function useIssueWords(): (issue: Issue) => string | undefined {
  const t = useTranslations('errors');
  return useCallback(
    // Codes are dynamic, so they cannot be checked at build time.
    ({ message, value = '' }) => {
      const [, code, limit] = /^(\w+)(?::(\d+))?$/.exec(message) ?? [];
      return code && t.has(code as never) ? t(code as never, { value, limit: Number(limit) } as never) : undefined;
    },
    [t],
  );
}
