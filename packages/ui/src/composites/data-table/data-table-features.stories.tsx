import type { Meta, StoryObj } from '@storybook/react-vite';
import { Ellipsis } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';

import { page, clickPage } from '../../testing/stories/steps.js';
import { Button } from '../../components/button/index.js';
import { DropdownMenu, DropdownMenuItem } from '../../components/dropdown-menu/index.js';
import { IconButton } from '../../components/icon-button/index.js';
import { shipmentColumns, shipments, type Shipment } from './fixtures/shipments.js';
import { DataTable, treeFromParents, type DataTableColumn, type DataTableColumnMenu, type DataTableExpansion } from './index.js';

const rows = shipments(12);
const getRowId = (row: Shipment): string => row.id;
const getRowName = (row: Shipment): string => row.reference;
const [reference, carrier, from, to] = shipmentColumns;
const some = shipmentColumns.filter(({ id }) => ['reference', 'carrier', 'pod', 'boxes', 'weight', 'volume', 'eta'].includes(id));

const meta = {
  title: 'Patterns/Data table/Features',
  id: 'patterns-datatable-features',
  component: DataTable<Shipment>,
  args: { label: 'Shipments', columns: some, rows: rows.slice(0, 5), getRowId, getRowName },
} satisfies Meta<typeof DataTable<Shipment>>;

export default meta;
type Story = StoryObj<typeof meta>;

const details: DataTableExpansion<Shipment> = {
  renderDetail: (row) => (
    <span>
      {row.vessel} {row.voyage}, {row.container}, {row.incoterm}
    </span>
  ),
};

/** The row with details beside the table is marked. */
export const CurrentRow: Story = {
  args: { currentRow: rows[1]?.id ?? '', selection: new Set([rows[2]?.id ?? '']), onSelectionChange: fn() },
  play: async ({ canvasElement }) => {
    const current = canvasElement.querySelectorAll('[aria-current="true"]');
    await expect(current).toHaveLength(1);
    await expect(current[0]).toHaveTextContent(rows[1]?.reference ?? '');
    await clickPage();
  },
};

/** A row expands to details below it, which stay in view while columns scroll. */
export const Details: Story = {
  args: { expansion: details },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const toggle = canvas.getByRole('button', { name: `Details of ${rows[1]?.reference}` });
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(toggle);
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.getByText(new RegExp(rows[1]?.container ?? ''))).toBeVisible();
    await clickPage();
  },
};

/** One row at a time; in cards the card places button and details. */
export const DetailsInCards: Story = {
  args: {
    expansion: { ...details, single: true },
    renderCard: (row, { toggle, detail }) => (
      <article style={{ display: 'grid', gap: 8, padding: 12, border: '1px solid var(--sb-color-border)', borderRadius: 8 }}>
        <span style={{ display: 'flex', justifyContent: 'space-between' }}>
          <b>{row.reference}</b>
          {toggle}
        </span>
        {detail}
      </article>
    ),
  },
  decorators: [(Story) => <div style={{ inlineSize: 'min(358px, 100%)' }}>{Story()}</div>],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const [first, second] = [0, 1].map((at) => canvas.getByRole('button', { name: `Details of ${rows[at]?.reference}` }));
    if (!first || !second) throw new Error('There are no cards.');
    await userEvent.click(first);
    await expect(canvas.getByText(new RegExp(rows[0]?.container ?? ''))).toBeVisible();
    second.focus();
    await userEvent.keyboard('{Enter}');
    await expect(second).toHaveAttribute('aria-expanded', 'true');
    await expect(first).toHaveAttribute('aria-expanded', 'false');
    await expect(canvas.queryByText(new RegExp(rows[0]?.container ?? ''))).toBeNull();
    await clickPage();
  },
};

interface Place {
  id: string;
  parent: string | null;
  name: string;
  boxes: number;
}
const places: Place[] = [
  { id: 'asia', parent: null, name: 'Asia', boxes: 812 },
  { id: 'cn', parent: 'asia', name: 'China', boxes: 640 },
  { id: 'sha', parent: 'cn', name: 'Shanghai', boxes: 402 },
  { id: 'ngb', parent: 'cn', name: 'Ningbo', boxes: 238 },
  { id: 'kr', parent: 'asia', name: 'Korea', boxes: 172 },
  { id: 'eu', parent: null, name: 'Europe', boxes: 291 },
  { id: 'rtm', parent: 'eu', name: 'Rotterdam', boxes: 291 },
];
const placeColumns: readonly DataTableColumn<Place>[] = [
  { id: 'name', header: 'Place', rowHeader: true, size: 280, cell: (place) => place.name },
  { id: 'boxes', header: 'Boxes', kind: 'number', cell: (place) => place.boxes, value: (place) => place.boxes, total: 'sum' },
];
const placeId = (place: Place): string => place.id;
const tree = treeFromParents(places, placeId, (place) => place.parent);

/** Rows with rows below them. In a grid it is a treegrid: the right arrow opens, the left one closes. */
export const Tree: StoryObj = {
  render: () => (
    <DataTable
      label="Places"
      mode="grid"
      columns={placeColumns}
      rows={tree.rows}
      getRowId={placeId}
      expansion={{ getSubRows: tree.getSubRows }}
    />
  ),
  play: async ({ canvasElement }) => {
    const grid = within(canvasElement).getByRole('treegrid', { name: 'Places' });
    within(grid).getByRole('rowheader', { name: /Asia/ }).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(await within(grid).findByRole('row', { name: /China/ })).toHaveAttribute('aria-level', '2');
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(within(grid).getByRole('rowheader', { name: /China/ })).toHaveFocus());
    await userEvent.keyboard('{ArrowRight}');
    await expect(await within(grid).findByRole('rowheader', { name: /Ningbo/ })).toBeVisible();
    await clickPage();
  },
};

/** Children that have to be fetched: skeletons are shown meanwhile. */
export const TreeOnItsWay: StoryObj = {
  render: () => (
    <DataTable
      label="Places"
      columns={placeColumns}
      rows={tree.rows}
      getRowId={placeId}
      expansion={{ getSubRows: () => undefined, canExpand: () => true, expanded: new Set(['asia']), onExpandedChange: fn() }}
    />
  ),
};

/** Rows below that could not be fetched: the failure stays at its row, with a retry. */
export const TreeFailed: StoryObj = {
  render: () => <FailingTree />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Details of asia' }));
    await userEvent.click(within(await canvas.findByRole('alert')).getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByRole('rowheader', { name: /China/ })).toBeVisible();
    await expect(canvas.queryByRole('alert')).toBeNull();
    await clickPage();
  },
};

function FailingTree(): ReactNode {
  const [failed, setFailed] = useState(true);
  const expansion = {
    getSubRows: (place: Place) => (failed && place.id === 'asia' ? undefined : tree.getSubRows(place)),
    canExpand: (place: Place) => tree.getSubRows(place) !== undefined,
    isFailed: () => failed,
    onRetry: () => setFailed(false),
  };
  return <DataTable label="Places" columns={placeColumns} rows={tree.rows} getRowId={placeId} expansion={expansion} />;
}

/** Sticky totals of the given rows. */
export const Totals: Story = {
  render: (args) => (
    <div style={{ blockSize: 260 }}>
      <DataTable {...args} rows={rows} height="fill" />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const sum = rows.reduce((all, row) => all + row.boxes, 0);
    await expect(within(canvasElement).getByRole('row', { name: /^Total/ })).toHaveTextContent(String(sum));
    await clickPage();
  },
};

/** Columns pinned at both edges while the others scroll. */
export const BothEdges: Story = {
  args: { layout: { pinned: ['reference'], pinnedEnd: ['eta'] }, columns: shipmentColumns, selection: new Set(), onSelectionChange: fn() },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    // It is a region only when its width is known and it overflows.
    const region = await canvas.findByRole('region', { name: 'Shipments' });
    region.scrollTo({ left: 500 });
    await waitFor(() => expect(region).toHaveAttribute('data-under', 'both'));
    const edge = canvas.getByRole('columnheader', { name: 'ETA' }).getBoundingClientRect().right;
    await expect(Math.abs(edge - region.getBoundingClientRect().right)).toBeLessThan(20);
    await clickPage();
  },
};

/** Columns that do not fit fade out before the pinned actions, with an arrow in the header, until they are scrolled into view. */
export const ColumnsCutOff: Story = {
  args: { columns: shipmentColumns, rowActions: () => <Button size="sm">Edit</Button>, rowActionsWidth: 72 },
  decorators: [(Story) => <div style={{ maxInlineSize: 720 }}>{Story()}</div>],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const region = await canvas.findByRole('region', { name: 'Shipments' });
    const hint = (role: 'columnheader' | 'cell'): CSSStyleDeclaration => {
      const last = canvas.getAllByRole(role).findLast((cell) => cell.dataset['column'] === ':actions');
      return getComputedStyle(last ?? region, '::before');
    };
    await waitFor(() => expect(region).toHaveAttribute('data-under', 'end'));
    await expect(hint('columnheader')).toMatchObject({ display: 'block', content: '"›" / ""' });
    await expect(hint('cell')).toMatchObject({ display: 'block', content: '""' });
    region.scrollTo({ left: 5000 });
    await waitFor(() => expect(hint('columnheader').display).toBe('none'));
    await expect(hint('cell').display).toBe('none');
    region.scrollTo({ left: 0 });
    await waitFor(() => expect(hint('cell').display).toBe('block'));
  },
};

/** Headers move by drag and drop, or with Control, Shift and an arrow key. */
export const MoveColumns: Story = {
  args: { columns: [reference, carrier, from, to].flatMap((column) => column ?? []), onSortChange: fn() },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    canvas.getByRole('button', { name: 'Carrier' }).focus();
    await userEvent.keyboard('{Control>}{Shift>}{ArrowRight}{/Shift}{/Control}');
    const heads = canvas.getAllByRole('columnheader').map((head) => head.getAttribute('aria-label'));
    await expect(heads).toEqual(['Reference', 'From', 'Carrier', 'To']);
    await expect(canvas.getByRole('button', { name: 'Carrier' })).toHaveFocus();
    await clickPage();
  },
};

const columnMenu = ({ column, onSort, onPin, onMoveToEnd, onHide }: DataTableColumnMenu<Shipment>): ReactNode => (
  <DropdownMenu trigger={<IconButton size="sm" label={`Menu of ${column.header}`} icon={<Ellipsis size={14} aria-hidden />} />}>
    {onSort && <DropdownMenuItem onSelect={() => onSort('descending')}>Sort descending</DropdownMenuItem>}
    <DropdownMenuItem onSelect={() => onPin('end')}>Pin to the end</DropdownMenuItem>
    {onMoveToEnd && <DropdownMenuItem onSelect={onMoveToEnd}>Move to the end</DropdownMenuItem>}
    {onHide && <DropdownMenuItem onSelect={onHide}>Hide</DropdownMenuItem>}
  </DropdownMenu>
);

/** Custom menu in each header. */
export const ColumnMenu: Story = {
  args: { renderColumnMenu: columnMenu, onSortChange: fn() },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Menu of Carrier' }));
    await userEvent.click(page().getByRole('menuitem', { name: 'Sort descending' }));
    await expect(args.onSortChange).toHaveBeenCalledWith({ id: 'carrier', direction: 'descending' });
    await userEvent.click(canvas.getByRole('button', { name: 'Menu of Carrier' }));
    await userEvent.click(page().getByRole('menuitem', { name: 'Hide' }));
    await waitFor(() => expect(canvas.queryByRole('columnheader', { name: 'Carrier' })).toBeNull());
    await clickPage();
  },
};

export const NoPermission: Story = { args: { noPermission: true } };

function DensityScreen(): ReactNode {
  const [density, setDensity] = useState<'sm' | 'lg'>('lg');
  return (
    <div style={{ display: 'grid', gap: 8, justifyItems: 'start' }}>
      <Button onClick={() => setDensity(density === 'sm' ? 'lg' : 'sm')}>Denser</Button>
      <DataTable label="Shipments" columns={some} rows={rows.slice(0, 3)} {...{ getRowId, density }} refreshing />
    </div>
  );
}

/** Rows are fetched again under a moving line while the density changes. */
export const RefreshingAndDensity: StoryObj = {
  render: () => <DensityScreen />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const cell = canvas.getAllByRole('rowheader')[0];
    await expect(cell?.offsetHeight).toBe(52);
    await userEvent.click(canvas.getByRole('button', { name: 'Denser' }));
    await expect(cell?.offsetHeight).toBe(36);
    await clickPage();
  },
};
