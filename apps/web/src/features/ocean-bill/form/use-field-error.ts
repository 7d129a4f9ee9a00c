import { useTranslations } from '@seaberry/i18n/react';
import { useCallback } from 'react';

/** Puts the reason a value was refused into words. The server's own texts pass unchanged. */
export function useFieldError(): (codeOrText: string | undefined) => string | undefined {
  const t = useTranslations('errors');
  return useCallback(
    (codeOrText) => {
      if (!codeOrText) return undefined;
      // Codes come from the contract and the server, so they cannot be checked at build time.
      return /^\w+$/.test(codeOrText) && t.has(codeOrText as never) ? t(codeOrText as never) : codeOrText;
    },
    [t],
  );
}
