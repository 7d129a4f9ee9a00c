import { Button } from '@seaberry/ui/button';
import { Card, CardBody } from '@seaberry/ui/card';
import { resolveColumns, type ColumnLayout } from '@seaberry/ui/column-layout';
import type { DataTableCardParts, DataTableColumn } from '@seaberry/ui/data-table';
import { DescriptionList } from '@seaberry/ui/description-list';
import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';

import type { Resource, Row } from './resource.types.ts';
import { rowIdOf } from './row-id.ts';
import { DOWN } from './use-descent.ts';
import { textOf } from './values.tsx';
import type { Words } from './words.ts';

export interface ResourceCardProps {
  resource: Resource;
  words: Words;
  columns: readonly DataTableColumn<Row>[];
  layout: ColumnLayout;
  row: Row;
  /** The row that it lies below, in a tree: cards stand in one line, and do not show it otherwise. */
  above: Row | undefined;
  /** How many rows lie below it and are not shown, in a tree, and what shows them. */
  below: { count: number; onOpen(): void } | undefined;
  parts: DataTableCardParts;
}

/** Under this name the form of a tree asks for what a row lies below. */
const SUPERIOR = 'pid';

/** A row on a phone: its name, what can be done to it, and the columns that are shown, as far as they say something. */
export function ResourceCard({ resource, words, columns, layout, row, above, below, parts }: ResourceCardProps): ReactNode {
  const { order, hidden } = resolveColumns(columns, layout);
  const [first, ...others] = order.flatMap((id) => columns.filter((column) => column.id === id && !hidden.has(id)));
  const says = (id: string): boolean => resource.columns.some((column) => column.id === id && textOf(column, row, words) !== '');
  return (
    <Card>
      <CardBody className="grid grid-cols-[minmax(0,1fr)] gap-3">
        <div className="flex items-center gap-2">
          {parts.selection}
          <div className="min-w-0 grow font-semibold wrap-anywhere">{first?.cell(row)}</div>
          {parts.actions}
        </div>
        <DescriptionList
          layout="inline"
          items={[
            ...(above ? [{ term: words.t(`fields.${SUPERIOR}`), description: resource.rowName(above) }] : []),
            ...others.filter(({ id }) => says(id)).map((column) => ({ term: column.header, description: column.cell(row) })),
          ]}
        />
        {below && (
          <Button
            className="justify-self-start"
            {...{ [DOWN]: rowIdOf(resource, row) }}
            aria-label={words.common('downOf', { count: below.count, name: resource.rowName(row) })}
            iconEnd={<ChevronRight size={16} aria-hidden className="rtl:rotate-180" />}
            onClick={below.onOpen}
          >
            {words.common('down', { count: below.count })}
          </Button>
        )}
      </CardBody>
    </Card>
  );
}
