import { PageHeader } from '@seaberry/ui/page-header';
import type { ReactNode, Ref } from 'react';

export interface ListPageProps {
  title: string;
  /** One line under the title. */
  description?: string | undefined;
  /** Heading level of the title: 2 in a master-detail screen. @default 1 */
  level?: 1 | 2;
  /** Actions for the whole list. */
  actions?: ReactNode;
  /** `Counters`: filters with counts. */
  counters?: ReactNode;
  /** `ChartSlot`: chart of the list. */
  chart?: ReactNode;
  /** `ListFilters`. */
  filters?: ReactNode;
  /** Title and actions share one line on a phone too: few actions, or a menu of them. */
  oneLine?: boolean;
  /** The rows take the rest of the window and scroll under their header; in a narrow window the page scrolls. */
  fill?: boolean;
  /** Filter beside the list in a wide window: `SideTree`. */
  side?: ReactNode;
  /** The rows: `ListTable`. */
  children: ReactNode;
  /** Focus fallback of the list. */
  ref?: Ref<HTMLDivElement>;
}

/** Page of a list, from top to bottom: title and actions, counters, chart, filters, rows. */
export function ListPage({
  title,
  description,
  level = 1,
  actions,
  counters,
  chart,
  filters,
  oneLine = false,
  fill = false,
  side,
  children,
  ref,
}: ListPageProps): ReactNode {
  return (
    <div
      ref={ref}
      tabIndex={-1}
      className={fill ? 'flex flex-col gap-2 outline-none md:h-full' : 'grid grid-cols-[minmax(0,1fr)] gap-3 outline-none'}
    >
      <PageHeader {...{ title, level, actions, oneLine }} {...(description === undefined ? {} : { description })} />
      {counters}
      {chart}
      {filters}
      {side ? (
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-3 xl:grid-cols-[15rem_minmax(0,1fr)]">
          {side}
          {children}
        </div>
      ) : fill ? (
        <div className="min-w-0 md:min-h-88 md:grow md:basis-0">{children}</div>
      ) : (
        children
      )}
    </div>
  );
}
