import { DataGrid } from '@mui/x-data-grid';

import { FIELDS } from '../data.ts';
import { mountReact, type TableProps } from '../react-driver.tsx';

const columns = FIELDS.map((field) => ({ field, width: 120, type: field === 'weight' ? ('number' as const) : ('string' as const) }));

/** Pages of 100: the limit of the free edition. */
function Table({ rows, view }: TableProps) {
  const wanted = view.reference === null ? { field: 'carrier', value: view.carrier } : { field: 'reference', value: view.reference };
  return (
    <div style={{ height: 700 }}>
      <DataGrid
        rows={rows}
        columns={columns}
        sortModel={view.sort === 'none' ? [] : [{ field: view.sort, sort: 'asc' }]}
        filterModel={{ items: wanted.value === null ? [] : [{ id: 1, field: wanted.field, operator: 'equals', value: wanted.value }] }}
        initialState={{ pagination: { paginationModel: { pageSize: 100 } } }}
      />
    </div>
  );
}

export const mount = mountReact(Table);
