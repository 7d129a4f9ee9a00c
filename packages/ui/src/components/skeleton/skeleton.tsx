import type { ComponentProps, ReactNode } from 'react';

import { cn } from '../../lib/cn.js';

const SHAPE = {
  text: 'sb:h-[0.7em] sb:my-[0.4em] sb:w-full sb:rounded-control',
  block: 'sb:h-full sb:min-h-4 sb:w-full sb:rounded-control',
  circle: 'sb:size-8 sb:rounded-full',
} as const;

export interface SkeletonProps extends Omit<ComponentProps<'span'>, 'children'> {
  /**
   * `text` is as high as a line of the text around it.
   * @default 'text'
   */
  shape?: keyof typeof SHAPE;
}

/**
 * Stands in the place and shape of what is coming, so that nothing jumps when it comes.
 *
 * Silent for screen readers: put `aria-busy` on the area that loads.
 */
export function Skeleton({ shape = 'text', className, ...rest }: SkeletonProps): ReactNode {
  return (
    <span
      data-slot="skeleton"
      data-shape={shape}
      aria-hidden="true"
      {...rest}
      className={cn('sb:block sb:bg-border sb:motion-safe:animate-pulse', SHAPE[shape], className)}
    />
  );
}
