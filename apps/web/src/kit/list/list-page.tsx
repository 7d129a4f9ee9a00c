import { PageHeader } from '@seaberry/ui/page-header';
import type { ReactNode, Ref } from 'react';

export interface ListPageProps {
  title: string;
  /** One line under the title. */
  description?: string | undefined;
  /** Depth of the title in the outline of the page: 2 for one of two lists. @default 1 */
  level?: 1 | 2;
  /** Actions for the whole list. */
  actions?: ReactNode;
  /** `Counters`: numbers that are filters. */
  counters?: ReactNode;
  /** `ChartSlot`: the list as a picture. */
  chart?: ReactNode;
  /** `ListFilters`. */
  filters?: ReactNode;
  /** A filter beside the list where there is room: `SideTree`. */
  side?: ReactNode;
  /** The rows: `ListTable`. */
  children: ReactNode;
  /** Takes the focus when nothing in it can. */
  ref?: Ref<HTMLDivElement>;
}

/** The page of a list, from top to bottom: title and actions, numbers, chart, filters, rows. */
export function ListPage({
  title,
  description,
  level = 1,
  actions,
  counters,
  chart,
  filters,
  side,
  children,
  ref,
}: ListPageProps): ReactNode {
  return (
    <div ref={ref} tabIndex={-1} className="grid grid-cols-[minmax(0,1fr)] gap-3 outline-none">
      <PageHeader {...{ title, level, actions }} {...(description === undefined ? {} : { description })} />
      {counters}
      {chart}
      {filters}
      {side ? (
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-3 xl:grid-cols-[15rem_minmax(0,1fr)]">
          {side}
          {children}
        </div>
      ) : (
        children
      )}
    </div>
  );
}
