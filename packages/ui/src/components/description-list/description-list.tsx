import type { ComponentProps, ReactNode } from 'react';

import { cn } from '../../lib/cn.js';
import { useComponentsText } from '../../lib/ui-provider.js';

export interface DescriptionItem {
  /** Name of the fact. Also its key, so it has to be unique. */
  term: string;
  /** The fact. An empty one (null, undefined, '') draws a dash. */
  description: ReactNode;
  /** Spans all columns: remarks, addresses. */
  wide?: boolean;
}

export interface DescriptionListProps extends Omit<ComponentProps<'dl'>, 'children'> {
  /** The facts, in reading order. */
  items: readonly DescriptionItem[];
  /**
   * `stacked`: the term above the fact, in as many columns as fit. `inline`: the term at the start of the line; one column.
   * @default 'stacked'
   */
  layout?: 'stacked' | 'inline';
}

/** Facts with their names. The number of columns follows the container, not the screen. */
export function DescriptionList({ items, layout = 'stacked', className, ...rest }: DescriptionListProps): ReactNode {
  const inline = layout === 'inline';
  return (
    <dl
      data-slot="description-list"
      data-layout={layout}
      {...rest}
      className={cn(
        'sb:grid sb:text-sm',
        inline
          ? 'sb:grid-cols-[fit-content(40%)_minmax(0,1fr)] sb:gap-x-4 sb:gap-y-1.5'
          : 'sb:grid-cols-[repeat(auto-fill,minmax(min(100%,--spacing(38)),1fr))] sb:gap-x-6 sb:gap-y-3',
        className,
      )}
    >
      {items.map((item) => (
        <div
          key={item.term}
          data-slot="description-list-item"
          className={cn(inline ? 'sb:contents' : 'sb:min-w-0', item.wide && !inline && 'sb:col-span-full')}
        >
          <dt data-slot="description-list-term" className={cn('sb:text-muted', inline ? 'sb:text-sm' : 'sb:truncate sb:text-xs')}>
            {item.term}
          </dt>
          <dd data-slot="description-list-description" className="sb:min-w-0 sb:text-text sb:tabular-nums sb:wrap-anywhere">
            <Fact>{item.description}</Fact>
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Fact({ children }: { children: ReactNode }): ReactNode {
  const text = useComponentsText();
  if (children !== null && children !== undefined && children !== '') return children;
  return (
    <>
      <span data-slot="description-list-none" aria-hidden="true" className="sb:text-subtle">
        –
      </span>
      <span data-slot="description-list-none-text" className="sb:sr-only">
        {text.noValue}
      </span>
    </>
  );
}
