import type { ComponentProps, ReactNode } from 'react';

import { cn } from '../../lib/cn.js';
import { useDisplayText, useFormat } from '../../lib/ui-provider.js';

export interface BerriesProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** Balance or price in berries, the unit of the account. */
  amount: number;
  /** Balance below which the amount is marked as low. */
  lowBelow?: number;
}

/** An amount of berries with its unit. */
export function Berries({ amount, lowBelow, className, ...rest }: BerriesProps): ReactNode {
  const text = useDisplayText();
  const format = useFormat();
  const low = lowBelow !== undefined && amount < lowBelow;
  return (
    <span
      data-slot="berries"
      data-state={low ? 'low' : 'enough'}
      {...(low ? { title: text.berriesLow } : {})}
      {...rest}
      className={cn(
        'sb:inline-flex sb:items-center sb:gap-1.5 sb:font-medium sb:whitespace-nowrap sb:tabular-nums',
        low ? 'sb:text-warning-text' : 'sb:text-text',
        className,
      )}
    >
      <svg data-slot="berries-icon" viewBox="0 0 16 16" aria-hidden="true" className="sb:size-3.5 sb:shrink-0">
        <circle cx="5" cy="10.5" r="3.5" fill="currentColor" fillOpacity="0.55" />
        <circle cx="11" cy="11" r="3.5" fill="currentColor" />
        <path
          d="M5 7C5.5 4.5 7 3 9.5 2.5M11 7.5C11 5.5 10.5 4 9.5 2.5"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.3"
          strokeLinecap="round"
        />
      </svg>
      <span data-slot="berries-amount">{format.berries(amount)}</span>
      {low && (
        <span data-slot="berries-low" className="sb:sr-only">
          {text.berriesLow}
        </span>
      )}
    </span>
  );
}
