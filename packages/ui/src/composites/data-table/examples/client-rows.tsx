'use client';

import { DataTable, useClientRows, type DataTableColumn, type DataTableSort } from '@seaberry/ui/data-table';
import { SearchInput } from '@seaberry/ui/search-input';
import { useState } from 'react';

interface Bill {
  number: string;
  port: string;
}

const PORTS = ['Rotterdam', 'Hamburg', 'Antwerp', 'Felixstowe'];
const bills: readonly Bill[] = Array.from({ length: 10_000 }, (_, at) => ({
  number: `COSU${6_412_870_000 + at}`,
  port: PORTS[at % PORTS.length] ?? '',
}));

const columns: readonly DataTableColumn<Bill>[] = [
  { id: 'number', header: 'Bill of lading', value: ({ number }) => number, cell: ({ number }) => number, sortable: true },
  { id: 'port', header: 'Port of discharge', value: ({ port }) => port, cell: ({ port }) => port, sortable: true },
];

const getRowId = ({ number }: Bill) => number;

export function ClientRowsExample() {
  const [sort, setSort] = useState<readonly DataTableSort[]>([]);
  const [search, setSearch] = useState('');
  const { rows, busy } = useClientRows({ rows: bills, columns, sort, search });
  return (
    <div style={{ display: 'flex', flexDirection: 'column', gap: 12, blockSize: 360 }}>
      <SearchInput label="Search bills" value={search} onChange={setSearch} />
      <DataTable
        label="Ocean bills"
        virtual
        columns={columns}
        rows={rows}
        getRowId={getRowId}
        sort={sort}
        onSortsChange={setSort}
        loading={rows === undefined}
        refreshing={busy}
      />
    </div>
  );
}
