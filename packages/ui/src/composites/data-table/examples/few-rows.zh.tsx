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
  { number: 'COSU6412873350', route: '上海 → 鹿特丹', carrier: '中远海运', eta: '2026-12-01', daysLate: 5 },
  { number: 'MEDUUH874267', route: '宁波 → 费利克斯托', carrier: '地中海航运', eta: '2026-12-02', daysLate: 0 },
  { number: 'ONEYSZPE24875184', route: '盐田 → 洛杉矶', carrier: '海洋网联船务', eta: '2026-12-03', daysLate: 0 },
  { number: 'HLCUTA1261876101', route: '青岛 → 汉堡', carrier: '赫伯罗特', eta: '2026-12-09', daysLate: 2 },
];

const columns: readonly DataTableColumn<Bill>[] = [
  {
    id: 'number',
    header: '提单号',
    size: 160,
    rowHeader: true,
    value: ({ number }) => number,
    cell: ({ number }) => number,
    sortable: true,
  },
  { id: 'route', header: '航线', size: 190, value: ({ route }) => route, cell: ({ route }) => route },
  { id: 'carrier', header: '船公司', size: 120, value: ({ carrier }) => carrier, cell: ({ carrier }) => carrier, sortable: true },
  { id: 'eta', header: '预计到港', size: 116, value: ({ eta }) => eta, cell: ({ eta }) => eta, sortable: true },
  {
    id: 'state',
    header: '状态',
    size: 116,
    value: ({ daysLate }) => daysLate,
    cell: ({ daysLate }) => (daysLate > 0 ? <Badge tone="warning">延误 {daysLate} 天</Badge> : <Badge tone="success">准时</Badge>),
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
      label="海运提单"
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
