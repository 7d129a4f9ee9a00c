import '@mantine/core/styles.css';
import 'mantine-datatable/styles.css';

import { MantineProvider } from '@mantine/core';
import { DataTable } from 'mantine-datatable';
import { useMemo } from 'react';

import { apply, FIELDS } from '../data.ts';
import { mountReact, type TableProps } from '../react-driver.tsx';

const columns = FIELDS.map((accessor) => ({ accessor, width: 120, sortable: true }));

/** Pages of 100: it renders every row it gets. */
function Table({ rows, view }: TableProps) {
  const shown = useMemo(() => apply(rows, view), [rows, view]);
  return (
    <MantineProvider>
      <DataTable
        columns={columns}
        records={shown.slice(0, 100)}
        totalRecords={shown.length}
        recordsPerPage={100}
        page={1}
        onPageChange={() => undefined}
        height={700}
      />
    </MantineProvider>
  );
}

export const mount = mountReact(Table);
