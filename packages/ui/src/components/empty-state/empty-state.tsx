import type { ComponentProps, ReactNode } from 'react';

import { cn } from '../../lib/cn.js';

export interface EmptyStateProps extends Omit<ComponentProps<'div'>, 'title' | 'children'> {
  /** Title, for example “No shipments yet” or “Nothing matches these filters”. */
  title: string;
  /** Purpose of the page, and the next step. */
  description?: ReactNode;
  /** The most useful next action: add the first, clear the filters. */
  action?: ReactNode;
  /** An icon of 24 px. */
  icon?: ReactNode;
  /**
   * `sm` inside cards and tables, `lg` for a page.
   * @default 'md'
   */
  size?: 'sm' | 'md' | 'lg';
}

const SPACE = { sm: 'sb:px-4 sb:py-6', md: 'sb:px-4 sb:py-12', lg: 'sb:px-4 sb:py-24' } as const;

/** Replaces empty content: the reason, and the next step. */
export function EmptyState({ title, description, action, icon, size = 'md', className, ...rest }: EmptyStateProps): ReactNode {
  return (
    <div
      data-slot="empty-state"
      {...rest}
      className={cn('sb:flex sb:flex-col sb:items-center sb:gap-1 sb:text-center sb:text-sm sb:wrap-anywhere', SPACE[size], className)}
    >
      {icon !== undefined && (
        <span
          data-slot="empty-state-icon"
          className="sb:mb-2 sb:flex sb:size-12 sb:items-center sb:justify-center sb:rounded-full sb:bg-sunken sb:text-muted"
        >
          {icon}
        </span>
      )}
      <p data-slot="empty-state-title" className="sb:text-md sb:font-semibold sb:text-text">
        {title}
      </p>
      {description !== undefined && (
        <div data-slot="empty-state-description" className="sb:max-w-sm sb:text-muted">
          {description}
        </div>
      )}
      {action !== undefined && (
        <div data-slot="empty-state-action" className="sb:mt-3 sb:flex sb:max-w-full sb:flex-wrap sb:justify-center sb:gap-2">
          {action}
        </div>
      )}
    </div>
  );
}
