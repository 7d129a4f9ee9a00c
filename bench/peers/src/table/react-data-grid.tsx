import 'react-data-grid/lib/styles.css';

import { useMemo } from 'react';
import { DataGrid } from 'react-data-grid';

import { apply, FIELDS } from '../data.ts';
import { mountReact, type TableProps } from '../react-driver.tsx';

const columns = FIELDS.map((key) => ({ key, name: key, width: 120, resizable: true, sortable: true }));

function Table({ rows, view }: TableProps) {
  const shown = useMemo(() => apply(rows, view), [rows, view]);
  return <DataGrid columns={columns} rows={shown} rowKeyGetter={(row) => row.id} style={{ blockSize: 700 }} aria-label="rows" />;
}

export const mount = mountReact(Table);
