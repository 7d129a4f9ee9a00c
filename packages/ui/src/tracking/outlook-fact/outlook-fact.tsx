import type { Instant, Outlook, Stage } from '@seaberry/tracking';
import type { ComponentProps, ReactNode } from 'react';
import { cn } from '../../lib/cn.js';
import { useFormat, useOutlookText, useTrackingText } from '../../lib/ui-provider.js';
import { outlookFact, type OutlookFactName } from '../lib/outlook-fact.js';

export { OUTLOOK_FACTS, type OutlookFactName } from '../lib/outlook-fact.js';

export interface OutlookFactProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** Outlook of the shipment, as `deriveShipment`, `deriveAirShipment` and the list give it. */
  outlook: Outlook<Stage>;
  /**
   * `expected`: the day or days of the arrival. `arrival`: these, with the carrier's own date beside them where it is another day. `carrier`: the carrier's own date, only where it ignores a known delay. `next`: the next
   * milestone, highlighted once it is overdue. `heard`: time since the newest statement of the carrier.
   */
  fact: OutlookFactName;
  /** Current moment in domain time, an instant in UTC; for `heard`. */
  now: Instant;
}

/**
 * One piece of information of an outlook on one line, for the columns of a list. OutlookBadge beside it says how late the shipment is.
 */
export function OutlookFact({ outlook, fact, now, className, ...rest }: OutlookFactProps): ReactNode {
  const words = useOutlookText();
  const text = useTrackingText();
  const format = useFormat();
  const { shown, attention, carrier } = outlookFact(fact, outlook, { words, text }, format, now);
  return (
    <span
      data-slot="outlook-fact"
      data-fact={fact}
      data-attention={attention || undefined}
      {...rest}
      className={cn(
        'sb:tabular-nums sb:data-attention:font-medium sb:data-attention:text-warning-text',
        (fact === 'expected' || fact === 'arrival') && 'sb:font-medium',
        (fact === 'heard' || fact === 'carrier') && 'sb:text-muted',
        className,
      )}
    >
      {shown ?? (fact === 'carrier' ? null : <Unknown label={text.noTime} />)}
      {carrier && (
        <>
          {' '}
          <span data-slot="outlook-fact-carrier" className="sb:font-normal sb:text-muted">
            {carrier}
          </span>
        </>
      )}
    </span>
  );
}

function Unknown({ label }: { label: string }): ReactNode {
  return (
    <>
      <span aria-hidden="true">–</span>
      <span className="sb:sr-only">{label}</span>
    </>
  );
}
