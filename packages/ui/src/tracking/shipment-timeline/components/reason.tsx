import { knownReason } from '@seaberry/i18n/ui/outlook-sentence';
import { Suspense, use, type ReactNode } from 'react';

import { UiContext } from '../../../lib/ui-context.js';
import type { UiMessages } from '../../../lib/ui-provider.js';

let english: Promise<UiMessages['outlook'] | null> | undefined;

/** Loaded where a page without a provider has a reason. Without them, codes are shown unchanged. */
const loadEnglish = (): Promise<UiMessages['outlook'] | null> =>
  (english ??= import('./english-reasons.js').then(
    ({ outlook }) => outlook,
    () => null,
  ));

function Words({ reason }: { reason: string }): ReactNode {
  const words = use(UiContext).messages.outlook ?? use(loadEnglish());
  return words ? (knownReason(reason, words) ?? words.carrierWords(reason)) : reason;
}

/** Reason of a delay, as outlook and signals have it: the text of a known code or phrase; any other text as the carrier's words. */
export function Reason({ reason }: { reason: string }): ReactNode {
  return (
    <Suspense fallback={reason}>
      <Words reason={reason} />
    </Suspense>
  );
}
