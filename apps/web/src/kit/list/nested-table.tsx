import { DataTable } from '@seaberry/ui/data-table';
import type { ReactNode } from 'react';

import type { Resource, Row } from '../resource.types.ts';
import { useColumns } from '../use-columns.tsx';
import { textOf } from '../values.tsx';
import type { ResourceTexts } from '../words.ts';
import { ListCard } from './list-card.tsx';

export interface NestedTableProps {
  label: string;
  /** Columns and row names, as in a list. */
  table: Pick<Resource, 'columns' | 'rowName' | 'rowId' | 'paging'>;
  /** Undefined until they are loaded. */
  rows: readonly Row[] | undefined;
  words: ResourceTexts;
  /** Replaces the rows. */
  error?: ReactNode;
  rowActions?: (row: Row) => ReactNode;
}

const LAYOUT = {};

/** Small table in the panel of a row: its child rows, without paging, filters and sorting. */
export function NestedTable({ label, table, rows, words, error, rowActions }: NestedTableProps): ReactNode {
  const columns = useColumns(table, words, undefined);
  return (
    <DataTable
      {...{ label, columns, rows }}
      density="sm"
      layout={LAYOUT}
      loading={rows === undefined && error === undefined}
      skeletonRows={2}
      getRowId={(row) => String(row[table.rowId ?? 'id'])}
      getRowName={table.rowName}
      {...(error === undefined ? {} : { error })}
      {...(rowActions ? { rowActions } : {})}
      renderCard={(row, parts) => (
        <ListCard
          {...{ row, columns, parts }}
          layout={LAYOUT}
          has={(id) => table.columns.some((column) => column.id === id && textOf(column, row, words) !== '')}
        />
      )}
    />
  );
}
