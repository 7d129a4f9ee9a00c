'use client';

import { Badge } from '@seaberry/ui/badge';
import { BulkBar } from '@seaberry/ui/bulk-bar';
import { Button } from '@seaberry/ui/button';
import { ColumnChooser } from '@seaberry/ui/column-chooser';
import { type DataTableProps, type DataTableSort, type ColumnLayout, DataTable, type DataTableColumn } from '@seaberry/ui/data-table';
import { DropdownMenu, DropdownMenuItem, DropdownMenuSeparator } from '@seaberry/ui/dropdown-menu';
import { IconButton } from '@seaberry/ui/icon-button';
import { Link } from '@seaberry/ui/link';
import { Pagination } from '@seaberry/ui/pagination';
import { Ellipsis, Pencil, RefreshCw, Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';

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
        <Link href={`/bills/${bill.id}`} variant="quiet" style={{ fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>
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

const FIRST_SORT: DataTableSort = { id: 'eta', direction: 'ascending' };

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

const renderCard: NonNullable<DataTableProps<Bill>['renderCard']> = (bill, { selection, actions, selected }) => (
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
      <Link href={`/bills/${bill.id}`} variant="quiet" style={{ fontWeight: 600 }}>
        {bill.reference}
      </Link>
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
);

/** Rows of a page, as a server returns them. */
function query({ page, size, sort }: { page: number; size: number; sort: DataTableSort | null }): Bill[] {
  const key = sort?.id;
  const sorted = bills.toSorted((a, b) =>
    key && key in a ? String(a[key as keyof Bill]).localeCompare(String(b[key as keyof Bill]), 'en', { numeric: true }) : 0,
  );
  if (sort?.direction === 'descending') sorted.reverse();
  return sorted.slice((page - 1) * size, page * size);
}

/** Screen with a server query by page and sort. Here the server is an array. */
function Screen(props: Partial<DataTableProps<Bill>>): ReactNode {
  const [sort, setSort] = useState<DataTableSort | null>(FIRST_SORT);
  const [selection, setSelection] = useState<ReadonlySet<string>>(new Set(['b3']));
  const [layout, setLayout] = useState<ColumnLayout>({});
  const [at, setAt] = useState({ page: 1, size: 10 });
  const [rows, setRows] = useState(() => query({ page: 1, size: 10, sort: FIRST_SORT }));
  const ask = (next: { page: number; size: number; sort: DataTableSort | null }): void => {
    setRows(query(next));
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
        {...{ columns, rows, getRowId, getRowName, sort, selection, layout, rowActions, renderCard }}
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

export function ListScreenExample() {
  return <Screen />;
}
