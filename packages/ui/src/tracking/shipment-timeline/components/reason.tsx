import { use, type ReactNode } from 'react';

import { UiContext } from '../../../lib/ui-context.js';

/** Reason of a delay: the text of a known SMDG code; any other text as the source gave it. Without a provider of messages the code is shown. */
export function Reason({ reason }: { reason: string }): ReactNode {
  const known: Readonly<Record<string, string>> = use(UiContext).messages.outlook?.reasons ?? {};
  return Object.hasOwn(known, reason) ? known[reason] : reason;
}
