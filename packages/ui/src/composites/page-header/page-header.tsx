import type { ComponentProps, ReactNode } from 'react';

import { cn } from '../../lib/cn.js';

export interface PageHeaderProps extends Omit<ComponentProps<'div'>, 'title' | 'children'> {
  /** Title of the page, or the number of the record. */
  title: ReactNode;
  /** States beside the title: badges. */
  badges?: ReactNode;
  /** Breadcrumbs, where the top bar does not show them. */
  breadcrumbs?: ReactNode;
  /** One line under the title: the time of the last update, or the purpose of the page. */
  description?: ReactNode;
  /** Actions of the page, the primary one last. */
  actions?: ReactNode;
  /** Title and actions share one line at any width: for a short title with few actions. */
  oneLine?: boolean;
  /** Row of facts below: a DescriptionList. */
  meta?: ReactNode;
  /**
   * Heading level of the title; the style does not depend on it.
   * @default 1
   */
  level?: 1 | 2 | 3;
}

/** Title of the page, its breadcrumbs and its actions. */
export function PageHeader({
  title,
  badges,
  breadcrumbs,
  description,
  actions,
  oneLine = false,
  meta,
  level = 1,
  className,
  ...rest
}: PageHeaderProps): ReactNode {
  const Heading = `h${level}` as const;
  return (
    <div data-slot="page-header" {...rest} className={cn('sb:flex sb:min-w-0 sb:flex-col sb:gap-2 sb:text-text', className)}>
      {breadcrumbs}
      <div
        data-slot="page-header-row"
        className={cn('sb:flex sb:min-w-0 sb:items-start sb:gap-x-4 sb:gap-y-3', !oneLine && 'sb:flex-wrap')}
      >
        <div data-slot="page-header-text" className={cn('sb:min-w-0 sb:grow', !oneLine && 'sb:basis-72')}>
          <div
            data-slot="page-header-title-row"
            className="sb:flex sb:min-h-control-md sb:min-w-0 sb:flex-wrap sb:items-center sb:gap-x-2.5 sb:gap-y-1"
          >
            <Heading
              data-slot="page-header-title"
              className="sb:max-w-full sb:min-w-0 sb:text-xl sb:leading-tight sb:font-semibold sb:wrap-anywhere"
            >
              {title}
            </Heading>
            {badges}
          </div>
          {description !== undefined && (
            <div data-slot="page-header-description" className="sb:text-sm sb:text-muted">
              {description}
            </div>
          )}
        </div>
        {actions !== undefined && (
          <div data-slot="page-header-actions" className={cn('sb:flex sb:items-center sb:gap-2', oneLine ? 'sb:shrink-0' : 'sb:flex-wrap')}>
            {actions}
          </div>
        )}
      </div>
      {meta}
    </div>
  );
}
