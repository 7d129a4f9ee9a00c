import { lazy, Suspense, type ComponentProps, type ReactNode } from 'react';

import { cn } from '../../lib/cn.js';
import { cronFault } from './cron.logic.js';

const Words = lazy(async () => ({ default: (await import('./components/words-text.js')).WordsText }));

export interface CronWordsProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** Cron expression of five parts. Anything else is shown as it is. */
  value: string;
  /**
   * IANA zone in which the schedule runs; it is named after the words.
   * @default 'UTC', the zone of the server
   */
  timeZone?: string;
}

/** A schedule in words, for tables and facts. Its expression is the title. */
export function CronWords({ value, timeZone = 'UTC', className, ...rest }: CronWordsProps): ReactNode {
  const valid = cronFault(value) === null;
  const code = (
    <code data-slot="cron-input-sentence-expression" className="sb:font-mono sb:text-xs">
      {value}
    </code>
  );
  return (
    <span data-slot="cron-input-sentence" title={value} {...rest} className={cn('sb:wrap-anywhere', className)}>
      {valid ? (
        <Suspense fallback={code}>
          <Words expression={value} />
          <span data-slot="cron-input-sentence-zone" className="sb:text-muted">
            {` (${timeZone})`}
          </span>
        </Suspense>
      ) : (
        code
      )}
    </span>
  );
}
