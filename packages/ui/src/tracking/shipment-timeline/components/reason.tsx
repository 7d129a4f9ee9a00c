import { use, type ReactNode } from 'react';

import { UiContext } from '../../../lib/ui-context.js';

/** Reason of a delay: a code of the table in words, other words as the source gave them. Without a provider, codes are shown unchanged. */
export function Reason({ reason }: { reason: string }): ReactNode {
  const known: Readonly<Record<string, string>> = use(UiContext).messages.outlook?.reasons ?? {};
  return Object.hasOwn(known, reason) ? known[reason] : reason;
}
