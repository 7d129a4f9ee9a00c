import { Card, CardBody } from '@seaberry/ui/card';
import { resolveColumns, type ColumnLayout } from '@seaberry/ui/column-layout';
import type { DataTableCardParts, DataTableColumn } from '@seaberry/ui/data-table';
import { DescriptionList, type DescriptionListProps } from '@seaberry/ui/description-list';
import type { ReactNode } from 'react';

export interface ListCardProps<R> {
  row: R;
  columns: readonly DataTableColumn<R>[];
  layout: ColumnLayout;
  parts: DataTableCardParts;
  /** Whether the row has a value in a column; otherwise the column is omitted. */
  has(id: string): boolean;
  /** Facts before those of the columns. */
  facts?: DescriptionListProps['items'];
  /** Content below the facts. */
  children?: ReactNode;
}

/** A row as a card on a phone: its first visible column as the heading, actions, and the other visible columns with a value. */
export function ListCard<R>({ row, columns, layout, parts, has, facts = [], children }: ListCardProps<R>): ReactNode {
  const { order, hidden } = resolveColumns(columns, layout);
  const [first, ...others] = order.flatMap((id) => columns.filter((column) => column.id === id && !hidden.has(id)));
  const items = others.filter(({ id }) => has(id)).map((column) => ({ term: column.header, description: column.cell(row) }));
  return (
    <Card>
      <CardBody className="grid grid-cols-[minmax(0,1fr)] gap-3">
        <div className="flex items-center gap-2">
          {parts.selection}
          <div className="min-w-0 grow font-semibold wrap-anywhere">{first?.cell(row)}</div>
          {parts.actions}
          {parts.toggle}
        </div>
        <DescriptionList layout="inline" items={[...facts, ...items]} />
        {children}
        {parts.detail}
      </CardBody>
    </Card>
  );
}
