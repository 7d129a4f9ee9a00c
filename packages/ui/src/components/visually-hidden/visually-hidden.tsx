import type { ComponentProps, ReactNode } from 'react';

import { cn } from '../../lib/cn.js';

export interface VisuallyHiddenProps extends ComponentProps<'span'> {}

/** Text for screen readers only. */
export function VisuallyHidden({ className, ...rest }: VisuallyHiddenProps): ReactNode {
  return <span data-slot="visually-hidden" {...rest} className={cn('sb:sr-only', className)} />;
}
