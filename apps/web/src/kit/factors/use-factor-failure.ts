import { useTranslations } from '@seaberry/i18n/react';

import { useExplain } from '../../api/explain.ts';

/** Text of a failure of a second factor; a passkey that was not given is no fault of the server. */
export function useFactorFailure(): (error: unknown) => string {
  const t = useTranslations('access.factors.passkey');
  const explain = useExplain();
  return (error) => (error instanceof Error && error.name === 'NoPasskey' ? t('cancelled') : explain(error));
}
