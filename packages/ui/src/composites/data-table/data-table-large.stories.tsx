import type { Meta, StoryObj } from '@storybook/react-vite';
import { useMemo, useState, type ReactNode } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';

import { clickPage } from '../../testing/stories/steps.js';
import { SearchInput } from '../../components/search-input/index.js';
import { BulkBar } from '../bulk-bar/index.js';
import { shipmentColumns, shipments, type Shipment } from './fixtures/shipments.js';
import {
  ALL_SELECTED,
  DataTable,
  NONE_SELECTED,
  selectedCount,
  useClientRows,
  type DataTableProps,
  type DataTableSelection,
  type DataTableSort,
} from './index.js';

const getRowId = (row: Shipment): string => row.id;
const getRowName = (row: Shipment): string => row.reference;

/** Client-side rows: sorted, filtered and searched without a server. */
function Large({ count, ...props }: { count: number } & Partial<DataTableProps<Shipment>>): ReactNode {
  const all = useMemo(() => shipments(count), [count]);
  const [sorts, setSorts] = useState<readonly DataTableSort[]>([]);
  const [search, setSearch] = useState('');
  const [selection, setSelection] = useState<DataTableSelection>(NONE_SELECTED);
  const { rows, busy, total } = useClientRows({ rows: all, columns: shipmentColumns, sort: sorts, search });
  const found = rows?.length ?? 0;
  return (
    <div style={{ display: 'flex', flexDirection: 'column', gap: 12, blockSize: 640 }}>
      <SearchInput label="Search shipments" value={search} onChange={setSearch} />
      <div style={{ flexGrow: 1, minBlockSize: 0 }}>
        <DataTable<Shipment>
          label="Shipments"
          virtual
          density="sm"
          {...{ rows, getRowId, getRowName }}
          columns={shipmentColumns}
          sort={sorts}
          onSortsChange={setSorts}
          rowSelection={selection}
          onRowSelectionChange={setSelection}
          loading={rows === undefined}
          refreshing={busy}
          filtered={search !== ''}
          footer={
            <>
              <BulkBar
                count={selectedCount(selection, found)}
                total={found}
                onClear={() => setSelection(NONE_SELECTED)}
                onSelectAll={() => setSelection(ALL_SELECTED)}
              >
                {null}
              </BulkBar>
              <span>
                {found.toLocaleString('en')} of {total.toLocaleString('en')}
              </span>
            </>
          }
          {...props}
        />
      </div>
    </div>
  );
}

const meta = {
  title: 'Patterns/Data table/Large',
  id: 'patterns-datatable-large',
  component: Large,
  args: { count: 100_000 },
  parameters: { chromatic: { disableSnapshot: true } },
} satisfies Meta<typeof Large>;

export default meta;
type Story = StoryObj<typeof meta>;

/** 100,000 rows of 20 columns in the browser: only those in view are rendered. */
export const HundredThousand: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const table = await canvas.findByRole('table', { name: 'Shipments' });
    await expect(table).toHaveAttribute('aria-rowcount', '100002');
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search shipments' }), 'ever ace');
    await waitFor(() => expect(canvas.getByText(/^[\d,]+ of 100,000$/)).not.toHaveTextContent('100,000 of'));
    await clickPage();
  },
};

/** Shift adds a column to the sorted ones; its rank is shown beside the arrow. */
export const SeveralSorts: Story = {
  args: { count: 500 },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Carrier' }));
    canvas.getByRole('button', { name: 'Boxes' }).focus();
    await userEvent.keyboard('{Shift>}{Enter}{/Shift}');
    await expect(canvas.getByRole('columnheader', { name: 'Carrier' })).toHaveAttribute('aria-sort', 'ascending');
    await expect(canvas.getByRole('columnheader', { name: 'Boxes' })).toHaveAttribute('aria-sort', 'none');
    await expect(canvas.getByRole('button', { name: 'Boxes' })).toHaveAccessibleDescription('Sorted ascending, 2 of the sort order');
    await clickPage();
  },
};

/** One tab stop; arrow keys move between cells, also to rows that are not rendered yet. */
export const Grid: Story = {
  args: { count: 2000, mode: 'grid' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const grid = await canvas.findByRole('grid', { name: 'Shipments' });
    within(grid).getAllByRole('rowheader')[0]?.focus();
    await userEvent.keyboard('{Control>}{End}{/Control}');
    await expect(document.activeElement?.closest('tr')).toHaveAttribute('aria-rowindex', '2001');
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('group', { name: 'Actions for the selected rows' })).toHaveTextContent('1 selected');
    await clickPage();
  },
};

/** The checkbox in the header selects every matching row; single rows can be deselected. */
export const AllThatMatch: Story = {
  args: { count: 5000 },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Select all rows' }));
    await userEvent.click(canvas.getAllByRole('checkbox', { name: /^Select [A-Z]{4}\d/ })[2] ?? document.body);
    await expect(canvas.getByRole('group', { name: 'Actions for the selected rows' })).toHaveTextContent('4,999 selected');
    await clickPage();
  },
};
