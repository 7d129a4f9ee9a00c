import type { ComponentProps, ReactNode } from 'react';

import { cn } from '../../lib/cn.js';

export interface BrandMarkProps extends Omit<ComponentProps<'svg'>, 'children'> {
  /**
   * 20, 28 or 48 px.
   * @default 'md'
   */
  size?: 'sm' | 'md' | 'lg';
  /** Accessible name, when no text beside the mark has it. */
  label?: string;
}

const SIZE = { sm: 'sb:size-5', md: 'sb:size-7', lg: 'sb:size-12' } as const;

/** Logo: a berry that is also a buoy, afloat, with its light on top. */
export function BrandMark({ size = 'md', label, className, ...rest }: BrandMarkProps): ReactNode {
  return (
    <svg
      data-slot="brand-mark"
      viewBox="0 0 24 24"
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
      {...rest}
      className={cn('sb:shrink-0 sb:text-primary', SIZE[size], className)}
    >
      <g fill="currentColor">
        <circle cx="12" cy="2.4" r="1.4" />
        <rect x="11.4" y="2.6" width="1.2" height="2.6" />
        <path d="M3.1 14.2A9 9 0 1 1 20.9 14.2q-2.2-1.9-4.45 0t-4.45 0-4.45 0T3.1 14.2z" />
        <path d="M4 17.4q2-1.7 4 0t4 0 4 0 4 0A9 9 0 0 1 4 17.4z" />
      </g>
    </svg>
  );
}
