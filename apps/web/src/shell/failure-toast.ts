import { BCP47 } from '@seaberry/i18n';
import { createTranslator, type Messages } from '@seaberry/i18n/react';
import { toast } from '@seaberry/ui/toaster';

import { reasonText } from '../api/explain.ts';
import type { FailureDisplay } from '../api/failures.ts';
import type { TextsStore } from '../i18n/texts-store.ts';

/** Shows a failure and its reason. A repeated failure replaces its message instead of stacking. */
export function showFailure({ failure, reason }: Extract<FailureDisplay, { type: 'toast' }>, texts: TextsStore): void {
  const { locale, messages } = texts.get();
  // The store has `common` from the first paint on.
  const t = createTranslator({ locale: BCP47[locale], messages: messages as unknown as Messages, namespace: 'common' });
  toast({ id: failure, tone: 'danger', title: t(`failure.${failure}`), description: reasonText(t, reason) });
}
