import { Suspense, use, type ReactNode } from 'react';

import { UiContext } from '../../../lib/ui-context.js';

type Known = Readonly<Record<string, string>>;

let english: Promise<Known> | undefined;

/** Loaded where a page without a provider has a reason. Without them, codes are shown unchanged. */
const loadEnglish = (): Promise<Known> =>
  (english ??= import('./english-reasons.js').then(
    ({ reasons }) => reasons,
    () => ({}),
  ));

function Words({ reason }: { reason: string }): ReactNode {
  const known: Known = use(UiContext).messages.outlook?.reasons ?? use(loadEnglish());
  return Object.hasOwn(known, reason) ? known[reason] : reason;
}

/** Reason of a delay: the text of a known SMDG code; any other text as the source gave it. */
export function Reason({ reason }: { reason: string }): ReactNode {
  return (
    <Suspense fallback={reason}>
      <Words reason={reason} />
    </Suspense>
  );
}
