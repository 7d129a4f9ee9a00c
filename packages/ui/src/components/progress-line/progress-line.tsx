import type { ComponentProps, ReactNode } from 'react';

import { cn } from '../../lib/cn.js';
import { useComponentsText } from '../../lib/ui-provider.js';

export interface ProgressLineProps extends Omit<ComponentProps<'div'>, 'children' | 'role'> {
  /** A page is loading. */
  active: boolean;
  /**
   * Accessible name.
   * @default “Loading page”
   */
  label?: string;
}

/**
 * Line at the upper edge while a page loads.
 * It appears after 150 ms, so that a fast page does not flash it.
 */
export function ProgressLine({ active, label, className, ...rest }: ProgressLineProps): ReactNode {
  const text = useComponentsText();
  return (
    <div
      data-slot="progress-line"
      data-state={active ? 'active' : 'idle'}
      {...(active ? { role: 'progressbar', 'aria-label': label ?? text.navigating } : { 'aria-hidden': true })}
      {...rest}
      className={cn(
        'sb:pointer-events-none sb:fixed sb:inset-x-0 sb:top-0 sb:z-toast sb:h-0.5 sb:overflow-hidden',
        'sb:transition-opacity sb:duration-state sb:data-[state=idle]:opacity-0 sb:data-[state=active]:delay-150',
        className,
      )}
    >
      <div
        data-slot="progress-line-bar"
        className={cn('sb:h-full sb:w-2/5 sb:bg-primary sb:motion-reduce:w-full', active && 'sb:motion-safe:animate-indeterminate')}
      />
    </div>
  );
}
