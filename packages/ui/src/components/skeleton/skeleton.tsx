import type { ComponentProps, ReactNode } from 'react';

import { cn } from '../../lib/cn.js';

const SHAPE = {
  text: 'sb:h-[0.7em] sb:my-[0.4em] sb:w-full sb:rounded-control',
  block: 'sb:h-full sb:min-h-4 sb:w-full sb:rounded-control',
  circle: 'sb:size-8 sb:rounded-full',
  title: 'sb:my-1 sb:h-5 sb:w-2/5 sb:rounded-control',
  control: 'sb:h-control-md sb:w-24 sb:rounded-control',
  badge: 'sb:h-5 sb:w-16 sb:rounded-full',
  card: 'sb:h-24 sb:w-full sb:rounded-surface',
} as const;

export interface SkeletonProps extends Omit<ComponentProps<'span'>, 'children'> {
  /**
   * `text` is as high as a line of the surrounding text; `block` fills its container; the others have the size of the element in their
   * name.
   * @default 'text'
   */
  shape?: keyof typeof SHAPE;
}

/**
 * Placeholder in the size and shape of the content, so that the layout does not shift when it loads.
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

export interface SkeletonTextProps extends Omit<ComponentProps<'span'>, 'children'> {
  /**
   * Number of lines; the last one is shorter.
   * @default 3
   */
  lines?: number;
}

/** Placeholder of a paragraph with a shorter last line. */
export function SkeletonText({ lines = 3, className, ...rest }: SkeletonTextProps): ReactNode {
  return (
    <span data-slot="skeleton-text" aria-hidden="true" {...rest} className={cn('sb:flex sb:flex-col', className)}>
      {Array.from({ length: lines }, (_, line) =>
        lines > 1 && line === lines - 1 ? (
          <span key={line} data-slot="skeleton-text-end" className="sb:w-3/5">
            <Skeleton />
          </span>
        ) : (
          <Skeleton key={line} />
        ),
      )}
    </span>
  );
}
