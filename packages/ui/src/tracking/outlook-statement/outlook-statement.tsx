import { outlookSentence } from '@seaberry/i18n/ui/outlook-sentence';
import type { Outlook } from '@seaberry/tracking';
import type { ComponentProps, ReactNode } from 'react';
import { cn } from '../../lib/cn.js';
import { useFormat, useOutlookText, useTrackingText } from '../../lib/ui-provider.js';

export interface OutlookStatementProps extends Omit<ComponentProps<'p'>, 'children'> {
  /** Outlook of the shipment, as `deriveShipment` and the list give it. */
  outlook: Outlook;
}

/** The statement about a shipment as a sentence, for the head of its page and for copying. In a list: OutlookBadge. */
export function OutlookStatement({ outlook, className, ...rest }: OutlookStatementProps): ReactNode {
  const words = useOutlookText();
  const text = useTrackingText();
  const format = useFormat();
  return (
    <p
      data-slot="outlook-statement"
      data-kind={outlook.kind}
      {...rest}
      className={cn('sb:text-lg sb:font-semibold sb:text-balance sb:text-text', className)}
    >
      {outlookSentence(outlook, { words, text }, format)}
    </p>
  );
}
