import { Suspense, use, type ReactNode } from 'react';

import { UiContext } from '../../../lib/ui-context.js';

type Known = Partial<Record<'reasons' | 'phrases', Readonly<Record<string, string>>>>;

let english: Promise<Known> | undefined;

/** Loaded where a page without a provider has a reason. Without them, codes are shown unchanged. */
const loadEnglish = (): Promise<Known> => (english ??= import('./english-reasons.js').catch(() => ({})));

function Words({ reason, early }: ReasonProps): ReactNode {
  const { reasons, phrases } = use(UiContext).messages.outlook ?? use(loadEnglish());
  const known: Readonly<Record<string, string>> = { ...reasons, ...phrases };
  return Object.hasOwn(known, reason) ? !early && known[reason] : reason;
}

interface ReasonProps {
  reason: string;
  /** A milestone before its plan has no reason of a delay: only an unknown text is shown. */
  early?: boolean;
}

/** Reason of a delay: the text of a known SMDG code or phrase; any other text as the source gave it. */
export function Reason(props: ReasonProps): ReactNode {
  return (
    <Suspense fallback={props.reason}>
      <Words {...props} />
    </Suspense>
  );
}
