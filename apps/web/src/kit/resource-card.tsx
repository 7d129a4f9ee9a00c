import { Button } from '@seaberry/ui/button';
import type { ColumnLayout } from '@seaberry/ui/column-layout';
import type { DataTableCardParts, DataTableColumn } from '@seaberry/ui/data-table';
import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';

import { ListCard } from './list/list-card.tsx';
import type { Resource, Row } from './resource.types.ts';
import { rowIdOf } from './row-id.ts';
import { DOWN } from './use-drill-down.ts';
import { textOf } from './values.tsx';
import type { ResourceTexts } from './words.ts';

export interface ResourceCardProps {
  resource: Resource;
  words: ResourceTexts;
  columns: readonly DataTableColumn<Row>[];
  layout: ColumnLayout;
  row: Row;
  /** Parent row in a tree, which cards do not show otherwise. */
  parent: Row | undefined;
  /** In a tree: number of child rows, and the control that shows them. */
  below: { count: number | undefined; onOpen(): void } | undefined;
  parts: DataTableCardParts;
}

/** Form field with the parent of a row in a tree. */
const PARENT_FIELD = 'pid';

/** Card of a row, in a tree with its parent and a button to its children. */
export function ResourceCard({ resource, words, columns, layout, row, parent, below, parts }: ResourceCardProps): ReactNode {
  return (
    <ListCard
      {...{ row, columns, layout, parts }}
      has={(id) => resource.columns.some((column) => column.id === id && textOf(column, row, words) !== '')}
      facts={parent ? [{ term: words.t(`fields.${PARENT_FIELD}`), description: resource.rowName(parent) }] : []}
    >
      {below && (
        <Button
          className="justify-self-start"
          {...{ [DOWN]: rowIdOf(resource, row) }}
          aria-label={belowOf(below.count, resource.rowName(row), words)}
          iconEnd={<ChevronRight size={16} aria-hidden className="rtl:rotate-180" />}
          onClick={below.onOpen}
        >
          {below.count === undefined ? words.common('load') : words.common('down', { count: below.count })}
        </Button>
      )}
    </ListCard>
  );
}

/** The number of children is unknown before they are loaded. */
const belowOf = (count: number | undefined, name: string, words: ResourceTexts): string =>
  count === undefined ? words.common('loadOf', { name }) : words.common('downOf', { count, name });
