import '@seaberry/ui/styles.css';

import { DataTable, useClientRows, type DataTableColumn, type DataTableFilters, type DataTableSort } from '@seaberry/ui/data-table';
import { useMemo } from 'react';

import { FIELDS, type Row } from '../data.ts';
import { mountReact, type TableProps } from '../react-driver.tsx';

const columns: DataTableColumn<Row>[] = FIELDS.map((id) => ({
  id,
  header: id,
  size: 120,
  sortable: true,
  kind: id === 'weight' || id === 'id' || id === 'teu' ? 'number' : 'text',
  cell: (row) => row[id],
  value: (row) => row[id],
}));
const getRowId = (row: Row): string => String(row.id);
const ignored = (): void => {};

function Table({ rows: all, view }: TableProps) {
  const sort = useMemo<DataTableSort[]>(() => (view.sort === 'none' ? [] : [{ id: view.sort, direction: 'ascending' }]), [view.sort]);
  const filters: DataTableFilters = {
    ...(view.carrier === null ? {} : { carrier: { kind: 'oneOf', values: [view.carrier] } }),
    ...(view.reference === null ? {} : { reference: { kind: 'oneOf', values: [view.reference] } }),
  };
  const { rows, busy } = useClientRows({ rows: all, columns, sort, filters });
  return (
    <div style={{ height: 700 }}>
      <DataTable
        label="rows"
        virtual
        height="fill"
        density="sm"
        columns={columns}
        rows={rows}
        getRowId={getRowId}
        sort={sort}
        onSortsChange={ignored}
        refreshing={busy}
      />
    </div>
  );
}

export const mount = mountReact(Table);
