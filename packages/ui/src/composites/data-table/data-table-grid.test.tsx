import { useState, type ReactNode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';

import { shipmentColumns, shipments, type Shipment } from './fixtures/shipments.js';
import { DataTable, NONE_SELECTED, useClientRows, type DataTableProps, type DataTableSelection, type DataTableSort } from './index.js';

const rows = shipments(3000);
const getRowId = (row: Shipment): string => row.id;
const columns = shipmentColumns.slice(0, 4);

function Grid(props: Partial<DataTableProps<Shipment>>): ReactNode {
  const [selection, setSelection] = useState<DataTableSelection>(NONE_SELECTED);
  return (
    <>
      <button type="button">before</button>
      <div style={{ blockSize: 400, inlineSize: 700 }}>
        <DataTable
          label="Shipments"
          mode="grid"
          virtual
          {...{ rows, columns, getRowId }}
          rowSelection={selection}
          onRowSelectionChange={setSelection}
          {...props}
        />
      </div>
      <button type="button">after</button>
    </>
  );
}

/** The focused cell as row/column. */
const focusedCell = (): string => {
  const cell = document.activeElement?.closest<HTMLElement>('[data-column]');
  return `${cell?.parentElement?.dataset['row']}/${cell?.dataset['column']}`;
};
const selectedRows = (): number => document.querySelectorAll('tr[aria-selected="true"]').length;

describe('a grid', () => {
  it('is one tab stop in both directions', async () => {
    await render(<Grid />);
    page.getByRole('button', { name: 'before' }).element().focus();
    await userEvent.keyboard('{Tab}');
    await expect.poll(focusedCell).toBe(':head/:select');
    await userEvent.keyboard('{ArrowDown}');
    await expect.poll(focusedCell).toBe('s0/:select');
    await userEvent.keyboard('{ArrowRight}');
    await expect.poll(focusedCell).toBe('s0/reference');
    await userEvent.keyboard('{Tab}');
    await expect.poll(() => document.activeElement?.textContent).toBe('after');
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
    await expect.poll(focusedCell).toBe('s0/reference');
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
    await expect.poll(() => document.activeElement?.textContent).toBe('before');
  });

  it('moves to rows that are not rendered, and keeps focus while it scrolls', async () => {
    await render(<Grid />);
    document.querySelector<HTMLElement>('[data-row="s0"] > [data-column="carrier"]')?.focus();
    await userEvent.keyboard('{Control>}{End}{/Control}');
    expect(focusedCell()).toBe('s2999/pod');
    const region = document.querySelector<HTMLElement>('[data-slot="data-table-region"]');
    region?.scrollTo({ top: 0 });
    await expect.poll(() => document.querySelector('[data-row="s0"]')).not.toBeNull();
    expect(focusedCell()).toBe('s2999/pod');
    await userEvent.keyboard('{ArrowUp}');
    expect(focusedCell()).toBe('s2998/pod');
    await expect.poll(() => region?.scrollTop).toBeGreaterThan(100_000);
  });

  it('selects with Space, a range with Shift, and all with Control+A', async () => {
    await render(<Grid />);
    document.querySelector<HTMLElement>('[data-row="s0"] > [data-column="carrier"]')?.focus();
    await userEvent.keyboard(' ');
    await expect.poll(selectedRows).toBe(1);
    await userEvent.keyboard('{ArrowDown}');
    await expect.poll(focusedCell).toBe('s1/carrier');
    await userEvent.keyboard('{ArrowDown}');
    await expect.poll(focusedCell).toBe('s2/carrier');
    await userEvent.keyboard('{Shift>} {/Shift}');
    await expect.poll(selectedRows).toBe(3);
    await userEvent.keyboard('{Control>}a{/Control}');
    await expect.poll(selectedRows).toBe(document.querySelectorAll('tbody tr[data-row]').length);
  });

  it('enters a cell with Enter or F2 and returns with Escape', async () => {
    await render(<Grid />);
    document.querySelector<HTMLElement>('[data-row="s0"] > [data-column=":select"]')?.focus();
    await userEvent.keyboard('{F2}');
    expect(document.activeElement?.tagName).toBe('INPUT');
    await userEvent.keyboard('{Escape}');
    expect(document.activeElement?.tagName).toBe('TD');
  });

  it('sorts with Enter on a header, and adds a column with Shift', async () => {
    const onSortsChange = vi.fn();
    const sort: DataTableSort[] = [{ id: 'pol', direction: 'ascending' }];
    await render(<Grid sort={sort} onSortsChange={onSortsChange} />);
    document.querySelector<HTMLElement>('th[data-column="carrier"]')?.focus();
    await userEvent.keyboard('{Shift>}{Enter}{/Shift}');
    expect(onSortsChange).toHaveBeenLastCalledWith([...sort, { id: 'carrier', direction: 'ascending' }]);
  });

  it('announces the number of rows and the index of each', async () => {
    await render(<Grid />);
    await expect.element(page.getByRole('grid', { name: 'Shipments' })).toHaveAttribute('aria-rowcount', '3001');
    expect(document.querySelector('[data-row="s0"]')?.getAttribute('aria-rowindex')).toBe('2');
    expect(document.querySelectorAll('tbody tr[data-row]').length).toBeLessThan(30);
  });
});

describe('client rows', () => {
  it('are rendered in the order of the last query', async () => {
    const many = shipments(30_000);
    function Client({ sort, search }: { sort: DataTableSort; search: string }): ReactNode {
      const client = useClientRows({ rows: many, columns: shipmentColumns, sort, search });
      return <Grid rows={client.rows} columns={columns} refreshing={client.busy} />;
    }
    const screen = await render(<Client sort={{ id: 'reference', direction: 'ascending' }} search="" />);
    await screen.rerender(<Client sort={{ id: 'weight', direction: 'ascending' }} search="maersk" />);
    await screen.rerender(<Client sort={{ id: 'weight', direction: 'descending' }} search="maersk" />);
    const fits = many.filter((row) => Object.values(row).some((value) => String(value).toLowerCase().includes('maersk')));
    const heaviest = fits.toSorted((a, b) => b.weight - a.weight)[0]?.id;
    await expect.poll(() => document.querySelector<HTMLElement>('tbody tr[data-row]')?.dataset['row']).toBe(heaviest);
    await expect.element(page.getByRole('grid')).toHaveAttribute('aria-rowcount', String(fits.length + 1));
  });
});

it('keeps the pressed element of a header while the sort arrow appears, so that the press becomes a click', async () => {
  await render(<Grid mode="table" rows={rows.slice(0, 3)} onSortChange={vi.fn()} />);
  const place = document.querySelector('th[data-column="carrier"] [data-slot="data-table-sort-icon"]');
  const { x = 0, y = 0, width = 0, height = 0 } = place?.getBoundingClientRect() ?? {};
  const pressed = document.elementFromPoint(x + width / 2, y + height / 2);
  document.querySelector<HTMLElement>('th[data-column="carrier"] button')?.focus();
  await expect.poll(() => place?.isConnected).toBe(false);
  expect(pressed?.isConnected).toBe(true);
});

it('moves a column by dragging its name', async () => {
  await render(<Grid mode="table" rows={rows.slice(0, 3)} onSortChange={vi.fn()} />);
  const heads = (): (string | null)[] =>
    page
      .getByRole('columnheader')
      .elements()
      .map((head) => head.getAttribute('aria-label'));
  const carrier = page.getByRole('button', { name: 'Carrier' });
  await carrier.hover();
  await expect.poll(() => document.querySelector('th[data-column="carrier"]')?.getAttribute('draggable')).toBe('true');
  const to = page.getByRole('columnheader', { name: 'To', exact: true });
  await carrier.dropTo(to, { targetPosition: { x: 100, y: 10 } });
  await expect.poll(heads).toEqual([null, 'Reference', 'From', 'To', 'Carrier']);
});

describe('a treegrid', () => {
  const places = [
    { id: 'asia', below: [{ id: 'cn', below: [{ id: 'sha', below: [] }] }] },
    { id: 'eu', below: [] },
  ];
  type Node = { id: string; below: readonly Node[] };
  const nodes: readonly Node[] = places;

  it('moves from a collapsed row to its parent', async () => {
    await render(
      <DataTable
        label="Places"
        mode="grid"
        columns={[{ id: 'name', header: 'Place', cell: (node: Node) => node.id, rowHeader: true }]}
        rows={nodes}
        getRowId={(node) => node.id}
        expansion={{ getSubRows: (node) => node.below, expanded: new Set(['asia', 'cn']) }}
      />,
    );
    document.querySelector<HTMLElement>('[data-row="sha"] > [data-column="name"]')?.focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect.poll(focusedCell).toBe('cn/name');
  });
});

describe('loading rows in a long tree', () => {
  const many = Array.from({ length: 400 }, (_, id) => ({ id: String(id) }));
  it('keep their place below the expanded row, and report a failure', async () => {
    const onRetry = vi.fn();
    await render(
      <div style={{ blockSize: 400, inlineSize: 700 }}>
        <DataTable
          label="Places"
          virtual
          columns={[{ id: 'name', header: 'Place', cell: (node: { id: string }) => `Place ${node.id}` }]}
          rows={many}
          getRowId={(node) => node.id}
          expansion={{ getSubRows: () => undefined, canExpand: () => true, expanded: new Set(['1']), isFailed: () => true, onRetry }}
        />
      </div>,
    );
    const next = page.getByRole('row', { name: 'Place 2', exact: false }).first();
    const failed = page.getByRole('alert');
    await expect.element(failed).toBeVisible();
    await failed.getByRole('button').click();
    expect(onRetry).toHaveBeenCalledWith(many[1]);
    const height = (slot: string): number => document.querySelector(`[data-slot="${slot}"]`)?.getBoundingClientRect().height ?? 0;
    expect(height('data-table-failed')).toBe(height('data-table-row'));
    await expect.element(next).toBeVisible();
  });
});
