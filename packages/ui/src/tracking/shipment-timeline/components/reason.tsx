import { knownReason } from '@seaberry/i18n/ui/outlook-sentence';
import { use, type ReactNode } from 'react';

import { UiContext } from '../../../lib/ui-context.js';

/** Reason of a delay: a known code or phrase in words, other words as the source gave them. Without a provider, codes are shown unchanged. */
export function Reason({ reason }: { reason: string }): ReactNode {
  const words = use(UiContext).messages.outlook;
  return (words && knownReason(reason, words)) ?? reason;
}
