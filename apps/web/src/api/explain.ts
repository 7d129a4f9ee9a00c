import { useTranslations } from '@seaberry/i18n/react';

import { reasonOf, type Reason } from './failures.ts';

export type Common = ReturnType<typeof useTranslations<'common'>>;

/** Text of a reason in the user's language. */
export function reasonText(t: Common, reason: Reason): string {
  if (reason.type === 'text') return reason.text;
  if (reason.type === 'wait') return t('reason.wait', { seconds: reason.seconds });
  if (reason.type === 'server') return t('reason.server', { id: reason.id });
  return t(`reason.${reason.key}`);
}

/** Text for an inline failure: the failed operation and its reason. */
export function useExplain(): (error: unknown) => string {
  const t = useTranslations('common');
  return (error) => reasonText(t, reasonOf(error, navigator.onLine));
}
