import { useLayoutEffect, useRef, useState, type ComponentProps, type ReactNode, type RefObject } from 'react';

import { cn } from '../../lib/cn.js';

export interface DetailLayoutProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Full width above both columns: title and state of the record. */
  header?: ReactNode;
  /** The wide column: cards, one under the other. */
  main: ReactNode;
  /**
   * Supporting cards: the narrow column beside it from 1200 px, below it in pairs of equal height from 768 px, else in one column. Without it
   * the main column takes the whole width.
   */
  aside?: ReactNode;
  /**
   * The column that comes first where there is only one, and for the keyboard at every width.
   * @default 'main'
   */
  first?: 'main' | 'aside';
  /**
   * `equal`: the cards of the shorter column grow to the end of the other. `content`: every card is as high as its content.
   * @default 'equal'
   */
  heights?: 'equal' | 'content';
  /** The last card: at the end of the shorter column from 1200 px, else below both. */
  last?: ReactNode;
}

type Column = 'main' | 'aside';

/** Detail page of one record: header, history and side column. Side by side, the cards of the shorter column grow to the end of the other. */
export function DetailLayout({
  header,
  main,
  aside,
  last,
  first = 'main',
  heights = 'equal',
  className,
  ...rest
}: DetailLayoutProps): ReactNode {
  const columns = useRef<HTMLDivElement>(null);
  const hasAside = aside !== undefined;
  const hasLast = last !== undefined && last !== null;
  const shorter = useShorter(columns, hasAside && hasLast);
  const column = 'sb:flex sb:min-w-0 sb:flex-col sb:gap-3.5';
  const ends = hasLast && 'sb:min-[75rem]:row-span-2';
  const grows = heights === 'equal';
  const mainColumn = (
    <div
      data-slot="detail-layout-main"
      className={cn(
        column,
        grows && 'sb:*:last:grow',
        hasAside && first === 'aside' && 'sb:min-[75rem]:col-start-1',
        hasAside && shorter === 'aside' && ends,
      )}
    >
      {main}
    </div>
  );
  return (
    <div data-slot="detail-layout" {...rest} className={cn(column, 'sb:wrap-break-word', className)}>
      {header !== undefined && (
        <div data-slot="detail-layout-header" className="sb:min-w-0">
          {header}
        </div>
      )}
      <div
        ref={columns}
        data-slot="detail-layout-columns"
        // Dense: the main column is beside the aside that precedes it.
        style={first === 'aside' ? { gridAutoFlow: 'dense' } : undefined}
        className={cn(
          'sb:grid sb:min-w-0 sb:grid-cols-[minmax(0,1fr)] sb:gap-3.5',
          hasAside && 'sb:min-[75rem]:grid-cols-[minmax(0,1.6fr)_minmax(--spacing(70),1fr)]',
        )}
      >
        {first === 'main' && mainColumn}
        {hasAside && (
          <div
            data-slot="detail-layout-aside"
            className={cn(
              'sb-detail-aside sb:min-w-0',
              grows ? 'sb:*:grow' : 'sb:self-start',
              first === 'aside' && 'sb:min-[75rem]:col-start-2',
              shorter === 'main' && ends,
            )}
          >
            {aside}
          </div>
        )}
        {first === 'aside' && mainColumn}
        {hasLast && (
          <div
            data-slot="detail-layout-last"
            className={cn(
              column,
              grows && 'sb:*:last:grow',
              hasAside && (shorter === 'main' ? 'sb:min-[75rem]:col-start-1' : 'sb:min-[75rem]:col-start-2'),
            )}
          >
            {last}
          </div>
        )}
      </div>
    </div>
  );
}

/** The column whose own cards are shorter, whatever they grow to. */
function useShorter(columns: RefObject<HTMLDivElement | null>, wanted: boolean): Column {
  const [shorter, setShorter] = useState<Column>('aside');
  useLayoutEffect(() => {
    const columnOf = (column: Column) => columns.current?.querySelector(`:scope > [data-slot="detail-layout-${column}"]`);
    const [main, aside] = [columnOf('main'), columnOf('aside')];
    if (!wanted || !(main instanceof HTMLElement) || !(aside instanceof HTMLElement)) return;
    const measure = (): void => {
      setShorter(ownHeight(main) < ownHeight(aside) ? 'main' : 'aside');
    };
    measure();
    const observer = new ResizeObserver(measure);
    for (const column of [main, aside]) {
      observer.observe(column);
    }
    return () => {
      observer.disconnect();
    };
  }, [columns, wanted]);
  return shorter;
}

function ownHeight(column: HTMLElement): number {
  column.style.alignSelf = 'start';
  const { height } = column.getBoundingClientRect();
  column.style.alignSelf = '';
  return height;
}
