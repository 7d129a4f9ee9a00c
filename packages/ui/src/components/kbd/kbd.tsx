import type { ComponentProps, ReactNode } from 'react';

import { cn } from '../../lib/cn.js';

export interface KbdProps extends ComponentProps<'kbd'> {}

/** Name of a key. For several keys use several of these. */
export function Kbd({ className, ...rest }: KbdProps): ReactNode {
  return (
    <kbd
      data-slot="kbd"
      {...rest}
      className={cn(
        'sb:inline-flex sb:h-5 sb:min-w-5 sb:items-center sb:justify-center sb:rounded-control sb:border sb:border-border-action sb:bg-surface sb:px-1 sb:font-sans sb:text-xs sb:text-muted',
        className,
      )}
    />
  );
}
