'use client';

import { Badge } from '@seaberry/ui/badge';
import { DataTable, useClientRows, type DataTableColumn, type DataTableSort } from '@seaberry/ui/data-table';
import { useState } from 'react';

interface Bill {
  number: string;
  route: string;
  carrier: string;
  eta: string;
  daysLate: number;
}

const bills: readonly Bill[] = [
  { number: 'COSU6412873350', route: 'Shanghai → Rotterdam', carrier: 'COSCO', eta: '2026-12-01', daysLate: 5 },
  { number: 'MEDUUH874267', route: 'Ningbo → Felixstowe', carrier: 'MSC', eta: '2026-12-02', daysLate: 0 },
  { number: 'ONEYSZPE24875184', route: 'Yantian → Los Angeles', carrier: 'ONE', eta: '2026-12-03', daysLate: 0 },
  { number: 'HLCUTA1261876101', route: 'Qingdao → Hamburg', carrier: 'Hapag-Lloyd', eta: '2026-12-09', daysLate: 2 },
];

const columns: readonly DataTableColumn<Bill>[] = [
  {
    id: 'number',
    header: 'Bill of lading',
    size: 160,
    rowHeader: true,
    value: ({ number }) => number,
    cell: ({ number }) => number,
    sortable: true,
  },
  { id: 'route', header: 'Route', size: 190, value: ({ route }) => route, cell: ({ route }) => route },
  { id: 'carrier', header: 'Carrier', size: 120, value: ({ carrier }) => carrier, cell: ({ carrier }) => carrier, sortable: true },
  { id: 'eta', header: 'ETA', size: 116, value: ({ eta }) => eta, cell: ({ eta }) => eta, sortable: true },
  {
    id: 'state',
    header: 'State',
    size: 116,
    value: ({ daysLate }) => daysLate,
    cell: ({ daysLate }) => (daysLate > 0 ? <Badge tone="warning">Late {daysLate} d</Badge> : <Badge tone="success">On schedule</Badge>),
    sortable: true,
  },
];

const getRowId = ({ number }: Bill) => number;

export function FewRowsExample() {
  const [sort, setSort] = useState<readonly DataTableSort[]>([{ id: 'eta', direction: 'ascending' }]);
  const [selection, setSelection] = useState<ReadonlySet<string>>(new Set());
  const { rows } = useClientRows({ rows: bills, columns, sort });
  return (
    <DataTable
      label="Ocean bills"
      columns={columns}
      rows={rows}
      getRowId={getRowId}
      sort={sort}
      onSortsChange={setSort}
      selection={selection}
      onSelectionChange={setSelection}
      loading={rows === undefined}
    />
  );
}
