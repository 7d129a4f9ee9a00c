import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ReactNode } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';

import { page, clickPage } from '../../testing/stories/steps.js';
import { FilterBar, FilterEditors, type FilterDefinition } from '../filter-bar/index.js';
import { shipmentColumns, shipments, type Shipment } from './fixtures/shipments.js';
import { DataTable, DensityMenu, useClientRows, type DataTableColumn, type DataTableView } from './index.js';

const all = shipments(40);
const getRowId = (row: Shipment): string => row.id;
const definitions: readonly FilterDefinition[] = [
  { id: 'carrier', label: 'Carrier', kind: 'text' },
  { id: 'boxes', label: 'Boxes', kind: 'number' },
];
const columns: readonly DataTableColumn<Shipment>[] = shipmentColumns
  .filter(({ id }) => ['reference', 'carrier', 'pod', 'boxes', 'weight', 'eta'].includes(id))
  .map((column) => ({ ...column, filterable: definitions.some(({ id }) => id === column.id) }));

/** The table with its view as one plain object, as a saved view stores it. */
function List(): ReactNode {
  const [view, setView] = useState<DataTableView>({ layout: {}, sort: [], filters: {}, density: 'md' });
  const [openId, setOpenId] = useState<string | null>(null);
  const change = (part: Partial<DataTableView>): void => setView((now) => ({ ...now, ...part }));
  const { rows } = useClientRows({ rows: all, columns, sort: view.sort, filters: view.filters });
  return (
    <div style={{ display: 'flex', flexDirection: 'column', gap: 12, blockSize: 480 }}>
      <FilterBar
        label="Filter shipments"
        editors={
          <FilterEditors
            {...{ definitions, openId }}
            value={view.filters}
            onChange={(filters) => change({ filters })}
            onOpenIdChange={setOpenId}
          />
        }
        actions={<DensityMenu value={view.density} onChange={(density) => change({ density })} />}
      />
      <DataTable
        label="Shipments"
        height="fill"
        columnMenu
        onFilterColumn={setOpenId}
        {...{ columns, rows, getRowId }}
        layout={view.layout}
        onLayoutChange={(layout) => change({ layout })}
        sort={view.sort}
        onSortsChange={(sort) => change({ sort })}
        density={view.density}
      />
    </div>
  );
}

const meta = {
  title: 'Patterns/Data table/Column menu',
  id: 'patterns-datatable-column-menu',
  component: List,
  parameters: { chromatic: { disableSnapshot: true } },
} satisfies Meta<typeof List>;

export default meta;
type Story = StoryObj<typeof meta>;

const press = async (column: string): Promise<void> => {
  await userEvent.click(page().getByRole('button', { name: `Menu of ${column}` }));
};

/** Each header has a menu, loaded on hover or focus. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await press('Boxes');
    await userEvent.click(await page().findByRole('menuitemradio', { name: 'Sort descending' }));
    await waitFor(() => expect(canvas.getByRole('columnheader', { name: 'Boxes' })).toHaveAttribute('aria-sort', 'descending'));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Menu of Boxes' })).toHaveFocus());
    await clickPage();
  },
};

/** The menu opens the editor of the filter bar for its column. */
export const FilterFromHead: Story = {
  play: async () => {
    await press('Carrier');
    await userEvent.click(await page().findByRole('menuitem', { name: 'Filter…' }));
    const editor = within(await page().findByRole('dialog', { name: 'Carrier' }));
    await userEvent.type(await editor.findByRole('textbox'), 'maersk');
    await userEvent.click(editor.getByRole('button', { name: 'Apply' }));
    await waitFor(() => expect(page().getByRole('button', { name: /^Change filter Carrier:/ })).toBeVisible());
    await clickPage();
  },
};

/** A hidden column moves focus to its neighbour, and the column chooser restores it. */
export const HideColumn: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await press('Carrier');
    await userEvent.click(await page().findByRole('menuitem', { name: 'Hide column' }));
    await waitFor(() => expect(canvas.queryByRole('columnheader', { name: 'Carrier' })).toBeNull());
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Menu of To' })).toHaveFocus());
    await clickPage();
  },
};

/** Row height, stored in the view with the layout. */
export const Density: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const cell = (await canvas.findAllByRole('rowheader'))[0];
    await expect(cell?.offsetHeight).toBe(44);
    await userEvent.click(canvas.getByRole('button', { name: 'Row height' }));
    await userEvent.click(await page().findByRole('menuitemradio', { name: 'Compact' }));
    await waitFor(() => expect(cell?.offsetHeight).toBe(36));
    await clickPage();
  },
};
