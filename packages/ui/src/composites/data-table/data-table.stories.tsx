import type { Meta, StoryObj } from '@storybook/react-vite';
import { Ellipsis, Pencil, RefreshCw, Trash2 } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';

import { page, clickPage } from '../../testing/stories/steps.js';
import { Badge } from '../../components/badge/index.js';
import { Button } from '../../components/button/index.js';
import { DropdownMenu, DropdownMenuItem, DropdownMenuSeparator } from '../../components/dropdown-menu/index.js';
import { EmptyState } from '../../components/empty-state/index.js';
import { ErrorState } from '../../components/error-state/index.js';
import { IconButton } from '../../components/icon-button/index.js';
import { Link } from '../../components/link/index.js';
import { Pagination } from '../../components/pagination/index.js';
import { BulkBar } from '../bulk-bar/index.js';
import { ColumnChooser } from '../column-chooser/index.js';
import { DataTable, type ColumnLayout, type DataTableColumn, type DataTableProps, type DataTableSort, DensityMenu } from './index.js';
import { example } from '../../testing/stories/example.js';
import { ClientRowsExample } from './examples/client-rows.js';
import clientRowsCode from './examples/client-rows.tsx?raw';
import { FewRowsExample } from './examples/few-rows.js';
import fewRowsCode from './examples/few-rows.tsx?raw';
import { FewRowsExample as ChineseFewRows } from './examples/few-rows.zh.js';
import chineseFewRowsCode from './examples/few-rows.zh.tsx?raw';
import { ListScreenExample } from './examples/list-screen.js';
import listScreenCode from './examples/list-screen.tsx?raw';

interface Bill {
  id: string;
  reference: string;
  order: string;
  carrier: string;
  pol: string;
  pod: string;
  stage: string;
  vessel: string;
  boxes: number;
  weight: number;
  eta: string;
  late: number;
}

type Lane = readonly [prefix: string, carrier: string, pol: string, pod: string, vessel: string];
const LANES: readonly [Lane, ...Lane[]] = [
  ['COSU6412', 'COSCO', 'Shanghai', 'Rotterdam', 'CSCL Globe 041W'],
  ['MEDUUH', 'MSC', 'Ningbo', 'Felixstowe', 'MSC Oscar 443W'],
  ['ONEYSZPE24', 'ONE', 'Yantian', 'Los Angeles', 'ONE Apus 062E'],
  ['HLCUTA1261', 'Hapag-Lloyd', 'Qingdao', 'Hamburg', 'Berlin Express 042W'],
  ['MAEU229', 'Maersk', 'Shanghai', 'Bremerhaven', 'Madrid Maersk 441W'],
  ['CMDUXMN1', 'CMA CGM', 'Xiamen', 'Le Havre', 'CMA CGM Jacques Saade 019W'],
  ['EGLV003400', 'Evergreen', 'Kaohsiung', 'Rotterdam', 'Ever Ace 033W'],
];
const pick = <T,>(list: readonly [T, ...T[]], at: number): T => list[at % list.length] ?? list[0];

const bills: Bill[] = Array.from({ length: 42 }, (_, at) => {
  const [prefix, carrier, pol, pod, vessel] = pick(LANES, at);
  const day = (at % 28) + 1;
  return {
    id: `b${at}`,
    reference: `${prefix}${873350 + at * 917}`,
    order: `PO-26-${10428 + ((at * 613) % 977)}`,
    carrier,
    pol,
    pod,
    stage: pick(day < 20 ? ['Departed', 'Transit departed'] : ['On board', 'Gated in'], at),
    vessel,
    boxes: (at * 5) % 9 || 1,
    weight: 12400 + at * 1317,
    eta: `${day} Dec`,
    late: at % 5 === 0 ? ((at + 4) % 6) + 1 : 0,
  };
});

const columns: readonly DataTableColumn<Bill>[] = [
  {
    id: 'reference',
    header: 'Reference',
    rowHeader: true,
    alwaysShown: true,
    defaultPinned: true,
    sortable: true,
    size: 180,
    cell: (bill) => (
      <>
        <Link href={`/bills/${bill.id}`} variant="quiet" className="sb:font-semibold sb:tabular-nums">
          {bill.reference}
        </Link>
        <div style={{ fontSize: '0.75rem', color: 'var(--sb-color-subtle)' }}>{bill.order}</div>
      </>
    ),
  },
  {
    id: 'state',
    header: 'State',
    size: 120,
    cell: (bill) => (bill.late > 0 ? <Badge tone="warning">Late {bill.late} d</Badge> : <Badge tone="success">On schedule</Badge>),
  },
  {
    id: 'eta',
    header: 'ETA',
    sortable: true,
    size: 100,
    description: 'Estimated arrival at the port of discharge, local time',
    cell: (bill) => bill.eta,
  },
  { id: 'carrier', header: 'Carrier', sortable: true, size: 120, cell: (bill) => bill.carrier },
  { id: 'route', header: 'Route', size: 200, cell: (bill) => `${bill.pol} → ${bill.pod}` },
  { id: 'stage', header: 'Stage', sortable: true, size: 140, cell: (bill) => bill.stage },
  { id: 'vessel', header: 'Vessel / voyage', size: 160, cell: (bill) => bill.vessel },
  { id: 'boxes', header: 'Boxes', kind: 'number', sortable: true, size: 96, cell: (bill) => bill.boxes },
  { id: 'weight', header: 'Weight kg', kind: 'number', sortable: true, size: 120, cell: (bill) => bill.weight.toLocaleString('en') },
];

const getRowId = (bill: Bill): string => bill.id;
const getRowName = (bill: Bill): string => bill.reference;
const rowActions = (bill: Bill): ReactNode => (
  <DropdownMenu trigger={<IconButton size="sm" label={`Actions for ${bill.reference}`} icon={<Ellipsis size={16} aria-hidden />} />}>
    <DropdownMenuItem icon={<Pencil size={16} aria-hidden />}>Edit</DropdownMenuItem>
    <DropdownMenuItem icon={<RefreshCw size={16} aria-hidden />} disabledReason="Tracking has ended">
      Subscribe again
    </DropdownMenuItem>
    <DropdownMenuSeparator />
    <DropdownMenuItem tone="danger" icon={<Trash2 size={16} aria-hidden />}>
      Delete
    </DropdownMenuItem>
  </DropdownMenu>
);

/** Screen with a server query by page and sort. Here the server is an array. */
function Screen(props: Partial<DataTableProps<Bill>>): ReactNode {
  const [sort, setSort] = useState<DataTableSort | null>({ id: 'eta', direction: 'ascending' });
  const [selection, setSelection] = useState<ReadonlySet<string>>(new Set(['b3']));
  const [layout, setLayout] = useState<ColumnLayout>({});
  const [at, setAt] = useState({ page: 1, size: 10 });
  const [rows, setRows] = useState(() => bills.slice(0, 10));
  const ask = (next: { page: number; size: number; sort: DataTableSort | null }): void => {
    const key = next.sort?.id;
    const sorted = bills.toSorted((a, b) =>
      key && key in a ? String(a[key as keyof Bill]).localeCompare(String(b[key as keyof Bill]), 'en', { numeric: true }) : 0,
    );
    if (next.sort?.direction === 'descending') sorted.reverse();
    setRows(sorted.slice((next.page - 1) * next.size, next.page * next.size));
    setAt(next);
    setSort(next.sort);
  };
  return (
    <div style={{ display: 'grid', gap: 12, minInlineSize: 0 }}>
      <div style={{ justifySelf: 'end' }}>
        <ColumnChooser columns={columns} layout={layout} onLayoutChange={setLayout} />
      </div>
      <DataTable<Bill>
        label="Ocean bills"
        {...{ columns, rows, getRowId, getRowName, sort, selection, layout, rowActions }}
        onSortChange={(next) => ask({ page: 1, size: at.size, sort: next })}
        onSelectionChange={setSelection}
        onLayoutChange={setLayout}
        footer={
          <>
            <BulkBar
              count={selection.size}
              total={bills.length}
              onClear={() => setSelection(new Set())}
              onSelectAll={() => setSelection(new Set(bills.map(getRowId)))}
            >
              <Button size="sm">Subscribe again</Button>
              <Button size="sm">Export</Button>
            </BulkBar>
            <Pagination
              page={at.page}
              pageSize={at.size}
              total={bills.length}
              pageSizes={[10, 20, 50]}
              onPageChange={(next) => ask({ page: next, size: at.size, sort })}
              onPageSizeChange={(size) => ask({ page: 1, size, sort })}
            />
          </>
        }
        {...props}
      />
    </div>
  );
}

const meta = {
  title: 'Patterns/Data table',
  parameters: {
    search:
      'paged list!, list with filters!, grid!, table!, datagrid, data grid, protable, spreadsheet, list, 表格, 数据表格, 資料表格, 列表',
  },
  id: 'patterns-datatable',
  component: DataTable<Bill>,
  subcomponents: { DensityMenu },
  args: { label: 'Ocean bills', columns, rows: bills.slice(0, 8), getRowId, getRowName },
} satisfies Meta<typeof DataTable<Bill>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { columns: columns.slice(0, 4), rows: bills.slice(0, 4) },
  play: async ({ canvasElement }) => {
    const table = within(canvasElement).getByRole('table', { name: 'Ocean bills' });
    await expect(within(table).getAllByRole('rowheader')).toHaveLength(4);
    await clickPage();
  },
};

export const Playground: Story = {
  args: { density: 'md', loading: false, filtered: false },
  argTypes: {
    currentRow: { control: 'select', options: bills.slice(0, 3).map(getRowId) },
    rowActionsWidth: { control: false },
    // Without cards of its own the Playground stays a table.
    cardsBelow: { control: false },
    density: { control: 'inline-radio', options: ['sm', 'md', 'lg'] },
  },
  parameters: { chromatic: { disableSnapshot: true } },
};

/** A few rows that the page has: sorted and selected in the browser. */
export const FewRows = example(FewRowsExample, fewRowsCode, {
  chinese: { Example: ChineseFewRows, code: chineseFewRowsCode },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvasElement }) => {
    const table = within(canvasElement).getByRole('table', { name: 'Ocean bills' });
    const firstRow = () => within(table).getAllByRole('rowheader')[0];
    await waitFor(() => expect(firstRow()).toHaveTextContent('COSU6412873350'));
    await userEvent.click(within(table).getByRole('button', { name: 'Carrier' }));
    await userEvent.click(within(table).getByRole('button', { name: 'Carrier' }));
    await waitFor(() => expect(firstRow()).toHaveTextContent('ONEYSZPE24875184'));
    await clickPage();
  },
});

/** Sorted and searched in the browser. */
export const ClientRows = example(ClientRowsExample, clientRowsCode);

/** Complete list screen: server paging and sorting, selection across pages, column layout, row actions. */
export const ListScreen = example(ListScreenExample, listScreenCode, {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const table = canvas.getByRole('table', { name: 'Ocean bills' });
    const days = within(table)
      .getAllByText(/^\d+ Dec$/u)
      .map((cell) => Number.parseInt(cell.textContent, 10));
    await expect(days).toEqual(days.toSorted((a, b) => a - b));
    // The shipment of the other guides.
    await expect(within(table).getByRole('row', { name: /COSU6412873350/u })).toHaveTextContent('Late 5 d');
    await userEvent.click(within(table).getByRole('checkbox', { name: 'Select COSU6412873350' }));
    await expect(canvas.getByRole('group', { name: 'Actions for the selected rows' })).toHaveTextContent('2 selected');
    await userEvent.click(canvas.getByRole('button', { name: 'Page 2' }));
    await expect(canvas.getByText('11–20 of 42')).toBeVisible();
    await expect(canvas.getByRole('group', { name: 'Actions for the selected rows' })).toHaveTextContent('2 selected');
    await clickPage();
  },
});

export const Sorting: Story = {
  args: { onSortChange: fn(), sort: { id: 'eta', direction: 'ascending' } },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('columnheader', { name: 'ETA' })).toHaveAttribute('aria-sort', 'ascending');
    canvas.getByRole('button', { name: 'ETA' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSortChange).toHaveBeenLastCalledWith({ id: 'eta', direction: 'descending' });
    await userEvent.click(canvas.getByRole('button', { name: 'Carrier' }));
    await expect(args.onSortChange).toHaveBeenLastCalledWith({ id: 'carrier', direction: 'ascending' });
    await clickPage();
  },
};

export const ResizeByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const handle = within(canvasElement).getByRole('separator', { name: 'Width of Carrier' });
    const before = Number(handle.getAttribute('aria-valuenow'));
    handle.focus();
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(handle).toHaveAttribute('aria-valuenow', String(before + 16)));
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(handle).toHaveAttribute('aria-valuenow', String(before + 32)));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(handle).toHaveAttribute('aria-valuenow', String(before)));
    await clickPage();
  },
};

/** The menu of a row closes, restores focus, and leaves the page interactive. */
export const RowActions: Story = {
  args: { rowActions },
  play: async ({ canvasElement }) => {
    const trigger = within(canvasElement).getByRole('button', { name: 'Actions for COSU6412873350' });
    await userEvent.click(trigger);
    await userEvent.click(page().getByRole('menuitem', { name: 'Edit' }));
    await waitFor(() => expect(trigger).toHaveFocus());
    await clickPage();
  },
};

export const Loading: Story = { args: { rows: undefined, loading: true, rowActions, selection: new Set<string>() } };

export const LoadingAgain: Story = { args: { loading: true } };

export const Empty: Story = {
  args: {
    rows: [],
    emptyState: (
      <EmptyState
        title="No shipments yet"
        description="Add a bill of lading, a container or a booking number, and its journey shows up here."
        action={<Button variant="primary">Track a shipment</Button>}
      />
    ),
  },
};

export const NoMatch: Story = { args: { rows: [], filtered: true } };

export const Error: Story = {
  args: { rows: [], error: <ErrorState onRetry={fn()} reference="D1002 · req 7f3a" /> },
};

/** In a container below 640 px rows become cards; sorting and selection stay. */
export const Cards: Story = {
  render: () => (
    <div style={{ inlineSize: 358 }}>
      <Screen
        renderCard={(bill, { selection, actions, selected }) => (
          <article
            style={{
              display: 'flex',
              gap: 8,
              padding: 12,
              border: '1px solid var(--sb-color-border)',
              borderRadius: 8,
              background: selected ? 'var(--sb-color-primary-soft)' : 'var(--sb-color-surface)',
            }}
          >
            {selection}
            <div style={{ flexGrow: 1 }}>
              <b>{bill.reference}</b>
              <div>
                {bill.pol} → {bill.pod}
              </div>
              <div>
                {bill.carrier} · {bill.stage} · ETA {bill.eta}
              </div>
              {bill.late > 0 && <Badge tone="warning">Late {bill.late} d</Badge>}
            </div>
            {actions}
          </article>
        )}
      />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('list', { name: 'Ocean bills' })).toBeVisible();
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Sort by' }), 'Carrier');
    await expect(within(canvas.getByRole('list', { name: 'Ocean bills' })).getAllByRole('listitem')[0]).toHaveTextContent('CMA');
    await clickPage();
  },
};

/** Fixed header; the first column stays in view during horizontal scrolling. */
export const FillsItsPlace: Story = {
  render: () => (
    <div style={{ blockSize: 360, maxInlineSize: 720 }}>
      <DataTable
        label="Ocean bills"
        {...{ columns, getRowId, getRowName, rowActions }}
        rows={bills}
        height="fill"
        selection={new Set(['b1'])}
        onSelectionChange={fn()}
      />
    </div>
  ),
  play: async ({ canvasElement }) => {
    // It is a region only when its width is known and it overflows.
    const region = await within(canvasElement).findByRole('region', { name: 'Ocean bills' });
    region.scrollTo({ top: 400, left: 200 });
    await waitFor(() => expect(region).toHaveAttribute('data-under', 'both'));
    const edge = region.getBoundingClientRect();
    const head = within(canvasElement).getByRole('columnheader', { name: 'Reference' }).getBoundingClientRect();
    await expect(Math.abs(head.top - edge.top)).toBeLessThan(2);
    await expect(head.left - edge.left).toBeLessThan(50);
    await clickPage();
  },
};

export const Matrix: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 16 }}>
      {(['sm', 'md', 'lg'] as const).map((density) => (
        <DataTable
          key={density}
          label={`Density ${density}`}
          density={density}
          {...{ columns, getRowId, getRowName, rowActions }}
          rows={bills.slice(0, 3)}
          sort={{ id: 'carrier', direction: 'descending' }}
          onSortChange={fn()}
          selection={new Set(['b1'])}
          onSelectionChange={fn()}
          footer={<Pagination page={1} pageSize={20} total={10000} capped onPageChange={fn()} aria-label={`Pages ${density}`} />}
        />
      ))}
    </div>
  ),
};

export const LongText: Story = {
  args: {
    columns: [
      {
        id: 'a',
        header: '非常长的列名称用于测试省略号的显示效果是否正确',
        sortable: true,
        cell: () => '上海港洋山深水港区四期自动化码头 → 鹿特丹港马斯夫拉克特二期码头',
        rowHeader: true,
      },
      {
        id: 'b',
        header: 'A head that says far more than its column has room for',
        wrap: true,
        cell: () => 'This one wraps: the carrier says the vessel waits off Algeciras for a berth and cannot say how long.',
      },
      { id: 'c', header: 'Number', kind: 'number', cell: () => '1,234,567,890.12' },
    ],
    rows: bills.slice(0, 2),
    onSortChange: fn(),
  },
  decorators: [(Story) => <div style={{ inlineSize: 480 }}>{Story()}</div>],
};
