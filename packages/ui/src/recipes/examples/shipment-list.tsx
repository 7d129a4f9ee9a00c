'use client';

import { Badge } from '@seaberry/ui/badge';
import { DataTable, useClientRows, type DataTableColumn, type DataTableSort } from '@seaberry/ui/data-table';
import { EmptyState } from '@seaberry/ui/empty-state';
import { FilterBar } from '@seaberry/ui/filter-bar';
import { Link } from '@seaberry/ui/link';
import { SearchInput } from '@seaberry/ui/search-input';
import { Select } from '@seaberry/ui/select';
import { useMemo, useState } from 'react';

interface Shipment {
  id: string;
  order: string;
  carrier: string;
  route: string;
  eta: string;
  daysLate: number;
}

const shipments: readonly Shipment[] = [
  { id: 'COSU6412873350', order: 'PO-26-10428', carrier: 'COSCO', route: 'Shanghai → Rotterdam', eta: '2026-12-01', daysLate: 5 },
  { id: 'MEDUSH4419027', order: 'PO-26-10431', carrier: 'MSC', route: 'Ningbo → Antwerp', eta: '2026-12-14', daysLate: 4 },
  { id: 'HLCUSHA261104795', order: 'PO-26-10436', carrier: 'Hapag-Lloyd', route: 'Qingdao → Hamburg', eta: '2026-12-09', daysLate: 0 },
  { id: 'ONEYSZPE12943006', order: 'PO-26-10440', carrier: 'ONE', route: 'Yantian → Los Angeles', eta: '2026-12-02', daysLate: 2 },
];

const columns: readonly DataTableColumn<Shipment>[] = [
  {
    id: 'id',
    header: 'Bill of lading',
    rowHeader: true,
    sortable: true,
    size: 180,
    value: ({ id }) => id,
    cell: ({ id }) => <Link href={`/shipments/${id}`}>{id}</Link>,
  },
  { id: 'order', header: 'Order', size: 120, value: ({ order }) => order, cell: ({ order }) => order },
  { id: 'carrier', header: 'Carrier', sortable: true, size: 120, value: ({ carrier }) => carrier, cell: ({ carrier }) => carrier },
  { id: 'route', header: 'Route', size: 200, value: ({ route }) => route, cell: ({ route }) => route },
  { id: 'eta', header: 'ETA', sortable: true, size: 110, value: ({ eta }) => eta, cell: ({ eta }) => eta },
  {
    id: 'state',
    header: 'State',
    size: 120,
    cell: ({ daysLate }) => (daysLate > 0 ? <Badge tone="warning">Late {daysLate} d</Badge> : <Badge tone="success">On time</Badge>),
  },
];

const carriers = ['COSCO', 'Hapag-Lloyd', 'MSC', 'ONE'].map((name) => ({ value: name, label: name }));
const getRowId = ({ id }: Shipment) => id;

export function ShipmentListExample() {
  const [search, setSearch] = useState('');
  const [carrier, setCarrier] = useState('');
  const [sort, setSort] = useState<readonly DataTableSort[]>([{ id: 'eta', direction: 'ascending' }]);
  const ofCarrier = useMemo(() => shipments.filter((one) => carrier === '' || one.carrier === carrier), [carrier]);
  const { rows, busy } = useClientRows({ rows: ofCarrier, columns, sort, search });
  const clear = () => {
    setSearch('');
    setCarrier('');
  };
  return (
    <div style={{ display: 'grid', gap: 12, minInlineSize: 0 }}>
      <FilterBar
        label="Filter shipments"
        search={<SearchInput label="Search shipments" placeholder="Number, order, port" value={search} onChange={setSearch} />}
        active={carrier ? [{ id: 'carrier', label: 'Carrier', value: carrier }] : []}
        onRemove={clear}
        onClear={clear}
      >
        <Select
          aria-label="Carrier"
          placeholder="Carrier"
          options={carriers}
          value={carrier}
          onChange={(event) => setCarrier(event.target.value)}
          style={{ inlineSize: 'auto' }}
        />
      </FilterBar>
      <DataTable
        label="Shipments"
        columns={columns}
        rows={rows}
        getRowId={getRowId}
        sort={sort}
        onSortsChange={setSort}
        loading={rows === undefined}
        refreshing={busy}
        emptyState={<EmptyState title="No matches" description="Change the search or the filters." />}
      />
    </div>
  );
}
