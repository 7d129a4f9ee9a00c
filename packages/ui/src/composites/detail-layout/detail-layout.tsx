import type { ComponentProps, ReactNode } from 'react';

import { cn } from '../../lib/cn.js';

export interface DetailLayoutProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Full width above both columns: title and state of the record. */
  header?: ReactNode;
  /** The wide column: cards, one under the other. */
  main: ReactNode;
  /**
   * Supporting cards: the narrow column beside it from 1200 px, below it in two columns from 768 px, else in one. Without it the main column
   * takes the whole width.
   */
  aside?: ReactNode;
}

/** Detail page of one record: header, history and side column. Side by side, the last card of the shorter column grows to the end. */
export function DetailLayout({ header, main, aside, className, ...rest }: DetailLayoutProps): ReactNode {
  const column = 'sb:flex sb:min-w-0 sb:flex-col sb:gap-3.5';
  return (
    <div data-slot="detail-layout" {...rest} className={cn(column, 'sb:wrap-break-word', className)}>
      {header !== undefined && (
        <div data-slot="detail-layout-header" className="sb:min-w-0">
          {header}
        </div>
      )}
      <div
        data-slot="detail-layout-columns"
        className={cn(
          'sb:grid sb:min-w-0 sb:grid-cols-[minmax(0,1fr)] sb:gap-3.5',
          aside !== undefined && 'sb:min-[75rem]:grid-cols-[minmax(0,1.6fr)_minmax(17.5rem,1fr)]',
        )}
      >
        <div data-slot="detail-layout-main" className={cn(column, 'sb:*:last:grow')}>
          {main}
        </div>
        {aside !== undefined && (
          <div data-slot="detail-layout-aside" className="sb-detail-aside sb:min-w-0 sb:*:last:grow">
            {aside}
          </div>
        )}
      </div>
    </div>
  );
}
