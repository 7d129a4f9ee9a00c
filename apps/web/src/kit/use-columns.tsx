import type { DataTableColumn } from '@seaberry/ui/data-table';
import { Link } from '@seaberry/ui/link';
import { useMemo, type ReactNode } from 'react';

import type { Resource, Row } from './resource.types.ts';
import { rowIdOf } from './row-id.ts';
import { sortable } from './search.ts';
import { cellOf, plainValueOf, type AnyColumn } from './values.tsx';
import type { ResourceTexts } from './words.ts';

const SIZE: Partial<Record<string, number>> = {
  status: 112,
  number: 96,
  instant: 200,
  date: 128,
  boolean: 96,
  code: 176,
  duration: 112,
  bytes: 112,
  picture: 88,
  tags: 240,
  richText: 240,
};
const KIND: Partial<Record<string, 'number' | 'date'>> = {
  number: 'number',
  duration: 'number',
  bytes: 'number',
  instant: 'date',
  date: 'date',
};

/** Columns of a definition for the table. The first one names the row, and opens it if something does. */
export function useColumns(
  resource: Pick<Resource, 'columns' | 'rowName' | 'rowId' | 'paging'>,
  words: ResourceTexts,
  onOpenRow: ((row: Row) => void) | undefined,
): (DataTableColumn<Row> & { value: (row: Row) => ReturnType<typeof plainValueOf> })[] {
  return useMemo(
    () =>
      resource.columns.map((column, at) => ({
        id: column.id,
        header: words.t(`fields.${column.id}`),
        cell: (row) =>
          at === 0 && onOpenRow ? (
            <Opener {...{ column, row, words }} id={rowIdOf(resource, row)} name={resource.rowName(row)} onOpen={onOpenRow} />
          ) : (
            cellOf(column, row, words, resource.rowName(row))
          ),
        value: (row) => plainValueOf(column, row),
        kind: KIND[column.kind ?? 'text'] ?? 'text',
        sortable: sortable(resource, column),
        defaultHidden: column.hidden ?? false,
        wrap: column.wrap ?? false,
        size: column.size ?? SIZE[column.kind ?? 'text'] ?? (at === 0 ? 200 : 160),
        ...(at === 0 ? { rowHeader: true, alwaysShown: true, defaultPinned: true } : {}),
      })),
    [resource, words, onOpenRow],
  );
}

interface OpenerProps {
  column: AnyColumn;
  row: Row;
  words: ResourceTexts;
  id: string;
  name: string;
  onOpen(row: Row): void;
}

function Opener({ column, row, words, id, name, onOpen }: OpenerProps): ReactNode {
  return (
    <Link asChild variant="strong">
      <button type="button" data-row-opener={id} className="max-w-full truncate text-start" onClick={() => onOpen(row)}>
        {cellOf(column, row, words, name)}
      </button>
    </Link>
  );
}
