import { useState, type ReactNode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';

import { conformance } from '../../testing/conformance.js';
import { DataTable, DensityMenu, type ColumnLayout, type DataTableColumn, type DataTableProps } from './index.js';

interface Row {
  id: string;
  name: string;
  note: string;
  weight: number;
}

const rows: Row[] = ['Ada', 'Bea', 'Cyd'].map((name, at) => ({
  id: `r${at}`,
  name,
  note: 'A note that is much longer than its narrow column',
  weight: at * 10,
}));
const columns: readonly DataTableColumn<Row>[] = [
  { id: 'name', header: 'Name', rowHeader: true, sortable: true, filterable: true, alwaysShown: true, cell: (row) => row.name },
  { id: 'note', header: 'Note', size: 120, fixed: true, cell: (row) => <span className="sb:block sb:truncate">{row.note}</span> },
  { id: 'weight', header: 'Weight', kind: 'number', sortable: true, cell: (row) => row.weight },
];
const base = { label: 'People', columns, rows, getRowId: (row: Row) => row.id, columnMenu: true };

conformance(<DensityMenu value="md" onChange={vi.fn()} />, { root: 'button', slot: 'data-table-density' });

/** A table whose layout is stored. */
function WithLayout({ spy, ...props }: Partial<DataTableProps<Row>> & { spy?: (layout: ColumnLayout) => void }): ReactNode {
  const [layout, setLayout] = useState<ColumnLayout>({});
  return (
    <DataTable
      {...base}
      {...props}
      layout={layout}
      onLayoutChange={(next) => {
        spy?.(next);
        setLayout(next);
      }}
    />
  );
}

const button = (column: string) => page.getByRole('button', { name: `Menu of ${column}` });
const item = (name: string) => page.getByRole('menuitem', { name });
const heads = (): (string | null)[] =>
  page
    .getByRole('columnheader')
    .elements()
    .map((head) => head.getAttribute('aria-label'));

describe('the menu of a column', () => {
  it('sorts, and resets the order', async () => {
    const onSortChange = vi.fn();
    await render(<WithLayout sort={{ id: 'weight', direction: 'descending' }} onSortChange={onSortChange} />);
    await button('Weight').click();
    await expect.element(page.getByRole('menuitemradio', { name: 'Sort descending' })).toHaveAttribute('aria-checked', 'true');
    await page.getByRole('menuitemradio', { name: 'Default order' }).click();
    await expect.poll(() => onSortChange.mock.lastCall).toEqual([null]);
  });

  it('offers only possible actions', async () => {
    const onFilterColumn = vi.fn();
    await render(<WithLayout onFilterColumn={onFilterColumn} />);
    await button('Note').click();
    await expect.element(item('Hide column')).toBeVisible();
    expect(page.getByRole('menuitemradio', { name: 'Sort ascending' }).elements()).toHaveLength(0);
    expect(item('Filter…').elements()).toHaveLength(0);
    expect(item('Reset width').elements()).toHaveLength(0);
    await userEvent.keyboard('{Escape}');
    await expect.element(button('Note')).toHaveFocus();
    await button('Name').click();
    await expect.element(item('Filter…')).toBeVisible();
    expect(item('Hide column').elements()).toHaveLength(0);
    await item('Filter…').click();
    await expect.poll(() => onFilterColumn.mock.calls).toEqual([['name']]);
  });

  it('moves and pins a column, and focus stays with it', async () => {
    await render(<WithLayout />);
    await button('Weight').click();
    await item('Move towards the start').click();
    await expect.poll(heads).toEqual(['Name', 'Weight', 'Note']);
    await expect.element(button('Weight')).toHaveFocus();
    await button('Note').click();
    await page.getByRole('menuitemradio', { name: 'At the start' }).click();
    await expect.poll(heads).toEqual(['Note', 'Name', 'Weight']);
    await expect.element(button('Note')).toHaveFocus();
  });

  it('hides a column and focuses its neighbour', async () => {
    await render(<WithLayout />);
    await button('Note').click();
    await item('Hide column').click();
    await expect.poll(heads).toEqual(['Name', 'Weight']);
    await expect.element(button('Weight')).toHaveFocus();
  });

  it('fits the width to truncated content, and resets it', async () => {
    const spy = vi.fn<(layout: ColumnLayout) => void>();
    await render(<WithLayout spy={spy} />);
    await button('Note').click();
    await item('Fit width to content').click();
    await expect.poll(() => spy.mock.lastCall?.[0].widths?.['note']).toBeGreaterThan(300);
    const text = document.querySelector<HTMLElement>('td[data-column="note"] > span');
    await expect.poll(() => text && text.scrollWidth <= text.clientWidth).toBe(true);
    expect(spy.mock.lastCall?.[0].widths?.['note']).toBeLessThan((text?.scrollWidth ?? 0) + 60);
    await button('Note').click();
    await item('Reset width').click();
    await expect.poll(() => spy.mock.lastCall?.[0].widths?.['note']).toBeUndefined();
  });

  it('opens with the keyboard on its first item', async () => {
    await render(<WithLayout onSortChange={vi.fn()} />);
    (button('Name').element() as HTMLElement).focus();
    await expect.poll(() => button('Name').element().getAttribute('data-state')).toBe('closed');
    await expect.element(button('Name')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('menuitemradio', { name: 'Sort ascending' })).toHaveFocus();
  });

  it('is omitted where the caller renders one, and by default', async () => {
    const screen = await render(<WithLayout renderColumnMenu={() => <i>own</i>} />);
    expect(screen.getByText('own').elements()).toHaveLength(3);
    expect(page.getByRole('button', { name: /^Menu of/ }).elements()).toHaveLength(0);
    await screen.rerender(<WithLayout columnMenu={false} />);
    expect(page.getByRole('button', { name: /^Menu of/ }).elements()).toHaveLength(0);
  });

  it('offers no change of the layout where the caller sets one and stores none', async () => {
    await render(<DataTable {...base} layout={{}} onSortChange={vi.fn()} />);
    await button('Name').click();
    await expect.element(page.getByRole('menuitemradio', { name: 'Sort ascending' })).toBeVisible();
    expect(page.getByRole('menuitem').elements()).toHaveLength(0);
  });
});
