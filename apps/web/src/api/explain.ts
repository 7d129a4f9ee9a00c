import { useTranslations } from '@seaberry/i18n/react';

import { reasonOf, type Reason } from './failures.ts';

export type Common = ReturnType<typeof useTranslations<'common'>>;

/** A reason in the person's language. */
export function reasonText(t: Common, reason: Reason): string {
  if (reason.type === 'text') return reason.text;
  if (reason.type === 'wait') return t('reason.wait', { seconds: reason.seconds });
  if (reason.type === 'server') return t('reason.server', { id: reason.id });
  return t(`reason.${reason.key}`);
}

/** Texts for a failure where it happened: what failed, and why. */
export function useExplain(): (error: unknown) => string {
  const t = useTranslations('common');
  return (error) => reasonText(t, reasonOf(error, navigator.onLine));
}
