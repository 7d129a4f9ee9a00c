import type { ComponentProps, ReactNode } from 'react';

import { cn } from '../../lib/cn.js';
import { useComponentsText } from '../../lib/ui-provider.js';

const SIZE = { sm: 'sb:size-3.5', md: 'sb:size-4', lg: 'sb:size-6' } as const;

export interface SpinnerProps extends Omit<ComponentProps<'span'>, 'children'> {
  /**
   * 14, 16 or 24 px.
   * @default 'md'
   */
  size?: 'sm' | 'md' | 'lg';
  /**
   * Accessible name; `null` when a text is shown beside it.
   * @default the message for “loading”
   */
  label?: string | null;
}

/** Indicator for loading content of unknown shape. Where the shape is known, use Skeleton. */
export function Spinner({ size = 'md', label, className, ...rest }: SpinnerProps): ReactNode {
  const text = useComponentsText();
  const name = label === undefined ? text.loading : label;
  return (
    <span
      data-slot="spinner"
      {...(name === null ? { 'aria-hidden': true } : { role: 'status', 'aria-label': name })}
      {...rest}
      className={cn('sb:inline-flex sb:shrink-0', className)}
    >
      <svg
        data-slot="spinner-ring"
        viewBox="0 0 16 16"
        fill="none"
        aria-hidden="true"
        className={cn(SIZE[size], 'sb:motion-safe:animate-spin')}
      >
        <circle cx="8" cy="8" r="6.5" stroke="currentColor" strokeOpacity="0.25" strokeWidth="2" />
        <path d="M14.5 8A6.5 6.5 0 0 0 8 1.5" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
      </svg>
    </span>
  );
}
