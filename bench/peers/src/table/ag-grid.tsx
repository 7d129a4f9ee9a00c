import { AllCommunityModule, ModuleRegistry, type GridApi } from 'ag-grid-community';
import { AgGridReact } from 'ag-grid-react';
import { useEffect, useRef } from 'react';

import { FIELDS, type Row } from '../data.ts';
import { mountReact, type TableProps } from '../react-driver.tsx';

ModuleRegistry.registerModules([AllCommunityModule]);
const columns = FIELDS.map((field) => ({
  field,
  width: 120,
  filter: field === 'weight' || field === 'id' || field === 'teu' ? 'agNumberColumnFilter' : 'agTextColumnFilter',
}));

function Table({ rows, view }: TableProps) {
  const api = useRef<GridApi<Row>>(null);
  useEffect(() => {
    const grid = api.current;
    if (!grid) return;
    grid.applyColumnState({ state: view.sort === 'none' ? [] : [{ colId: view.sort, sort: 'asc' }], defaultState: { sort: null } });
    const equals = (filter: string | null) => (filter === null ? undefined : { filterType: 'text', type: 'equals', filter });
    grid.setFilterModel({ carrier: equals(view.carrier), reference: equals(view.reference) });
  }, [view]);
  return (
    <div style={{ height: 700 }}>
      <AgGridReact<Row>
        rowData={rows}
        columnDefs={columns as never}
        onGridReady={(event) => (api.current = event.api)}
        getRowId={({ data }) => String(data.id)}
      />
    </div>
  );
}

export const mount = mountReact(Table);
