import { useState, type ReactNode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';

import { conformance } from '../../testing/conformance.js';
import { DataTable, type ColumnLayout, type DataTableColumn, type DataTableProps } from './index.js';

interface Row {
  id: string;
  name: string;
  weight: number;
}

const rows: Row[] = ['Ada', 'Bea', 'Cyd', 'Dag'].map((name, at) => ({ id: `r${at}`, name, weight: at * 10 }));
const columns: readonly DataTableColumn<Row>[] = [
  { id: 'name', header: 'Name', rowHeader: true, sortable: true, alwaysShown: true, cell: (row) => row.name },
  { id: 'weight', header: 'Weight', kind: 'number', cell: (row) => row.weight },
];
const base = { label: 'People', columns, rows, getRowId: (row: Row) => row.id, getRowName: (row: Row) => row.name };

conformance(<DataTable {...base} selection={new Set(['r1'])} onSelectionChange={vi.fn()} />, { root: 'div', slot: 'data-table' });

describe('row links', () => {
  const linked: readonly DataTableColumn<Row>[] = [
    { id: 'name', header: 'Name', rowHeader: true, cell: (row) => <a href={`#${row.id}`}>{row.name}</a> },
    { id: 'weight', header: 'Weight', cell: (row) => row.weight },
    { id: 'call', header: 'Call', cell: () => <button type="button">Call</button> },
  ];

  it('open by a click anywhere on the row except on its controls, with the modifier keys of the click', async () => {
    const followed: string[] = [];
    const follow = (event: MouseEvent): void => {
      const link = (event.target as Element).closest('a');
      if (link) followed.push(`${event.ctrlKey ? 'ctrl ' : ''}${link.hash}`);
      event.preventDefault();
    };
    document.addEventListener('click', follow);
    await render(<DataTable {...base} columns={linked} rowLinks selection={new Set()} onSelectionChange={vi.fn()} />);
    await page.getByRole('cell', { name: '10' }).click();
    await page.getByRole('cell', { name: '20' }).click({ modifiers: ['Control'] });
    await page.getByRole('button', { name: 'Call' }).first().click();
    await page.getByRole('checkbox').last().click();
    await page.getByRole('link', { name: 'Ada' }).click();
    document.removeEventListener('click', follow);
    expect(followed).toEqual(['#r1', 'ctrl #r2', '#r0']);
  });

  it('are off by default', async () => {
    await render(<DataTable {...base} columns={linked} />);
    await page.getByRole('cell', { name: '10' }).click();
    expect(location.hash).not.toBe('#r1');
  });
});

function Selecting({ spy, ...props }: Partial<DataTableProps<Row>> & { spy: (ids: string[]) => void }): ReactNode {
  const [selection, setSelection] = useState<ReadonlySet<string>>(new Set(['of another page']));
  return (
    <DataTable
      {...base}
      {...props}
      selection={selection}
      onSelectionChange={(next) => {
        spy([...next]);
        setSelection(next);
      }}
    />
  );
}

describe('selection', () => {
  it('keeps rows of other pages when a page is selected and deselected', async () => {
    const spy = vi.fn();
    await render(<Selecting spy={spy} />);
    const all = page.getByRole('checkbox', { name: 'Select all rows on this page' });
    await all.click();
    expect(spy).toHaveBeenLastCalledWith(['of another page', 'r0', 'r1', 'r2', 'r3']);
    await all.click();
    expect(spy).toHaveBeenLastCalledWith(['of another page']);
  });

  it('selects a range with Shift', async () => {
    const spy = vi.fn();
    await render(<Selecting spy={spy} />);
    await page.getByRole('checkbox', { name: 'Select Ada' }).click();
    await page.getByRole('checkbox', { name: 'Select Cyd' }).click({ modifiers: ['Shift'] });
    expect(spy).toHaveBeenLastCalledWith(['of another page', 'r0', 'r1', 'r2']);
  });

  it('re-renders only the selected row', async () => {
    const rendered = vi.fn();
    const counting: readonly DataTableColumn<Row>[] = [
      {
        id: 'name',
        header: 'Name',
        cell: (row) => {
          rendered(row.id);
          return row.name;
        },
      },
    ];
    await render(<Selecting spy={vi.fn()} columns={counting} />);
    rendered.mockClear();
    await page.getByRole('checkbox', { name: 'Select Bea' }).click();
    expect(new Set(rendered.mock.calls.flat())).toEqual(new Set(['r1']));
  });
});

describe('columns', () => {
  it('reports the layout once, when the edge is released', async () => {
    const onLayoutChange = vi.fn();
    await render(<DataTable {...base} layout={{}} onLayoutChange={onLayoutChange} />);
    const handle = page.getByRole('separator', { name: 'Width of Name' }).element();
    const from = handle.getBoundingClientRect();
    const dispatch = (type: string, x: number): void => {
      handle.dispatchEvent(
        new PointerEvent(type, { bubbles: true, pointerId: 1, button: 0, clientX: from.left + x, clientY: from.top + 4 }),
      );
    };
    handle.setPointerCapture = () => {};
    dispatch('pointerdown', 0);
    dispatch('pointermove', -20);
    dispatch('pointermove', -40);
    expect(onLayoutChange).not.toHaveBeenCalled();
    dispatch('pointerup', -40);
    expect(onLayoutChange).toHaveBeenCalledOnce();
  });

  it('re-render no row while an edge is dragged', async () => {
    const rendered = vi.fn();
    const counting: readonly DataTableColumn<Row>[] = [
      { id: 'a', header: 'A', cell: () => rendered() },
      { id: 'b', header: 'B', cell: (row) => row.name },
    ];
    await render(<DataTable {...base} columns={counting} />);
    rendered.mockClear();
    const handle = page.getByRole('separator', { name: 'Width of A' });
    (handle.element() as HTMLElement).focus();
    const width = (): number => Number(handle.element().getAttribute('aria-valuenow'));
    const before = width();
    for (const step of [1, 2, 3]) {
      await userEvent.keyboard('{ArrowLeft}');
      await expect.poll(width).toBe(before - 16 * step);
    }
    expect(rendered).not.toHaveBeenCalled();
  });

  it('follow the order of the layout', async () => {
    const layout: ColumnLayout = { order: ['weight', 'name'], hidden: [] };
    const screen = await render(<DataTable {...base} layout={layout} />);
    const heads = screen.getByRole('columnheader').elements();
    expect(heads.map((head) => head.getAttribute('aria-label'))).toEqual(['Weight', 'Name']);
    await screen.rerender(<DataTable {...base} layout={{ hidden: ['weight'] }} />);
    expect(screen.getByRole('columnheader').elements()).toHaveLength(1);
  });

  it('cannot be resized where the caller sets a layout and stores no changes', async () => {
    await render(<DataTable {...base} layout={{}} />);
    expect(page.getByRole('separator').elements()).toHaveLength(0);
  });
});

describe('states', () => {
  it('announces loading, and keeps the present rows', async () => {
    const screen = await render(<DataTable {...base} loading />);
    await expect.element(screen.getByRole('status')).toHaveTextContent('Loading rows');
    await expect.element(screen.getByRole('rowheader', { name: 'Ada' })).toBeVisible();
    await expect.element(screen.getByRole('table')).toHaveAttribute('aria-busy', 'true');
  });

  it('distinguishes “nothing yet” from “nothing matches”', async () => {
    const screen = await render(<DataTable {...base} rows={[]} />);
    await expect.element(screen.getByText('Nothing here yet')).toBeVisible();
    await screen.rerender(<DataTable {...base} rows={[]} filtered />);
    await expect.element(screen.getByText('Nothing matches')).toBeVisible();
  });

  it('shows an error in place of the rows', async () => {
    const screen = await render(<DataTable {...base} error="The server did not answer." />);
    await expect.element(screen.getByText('The server did not answer.')).toBeVisible();
    expect(screen.getByRole('rowheader').elements()).toHaveLength(0);
  });
});

it('is scrollable by keyboard when it overflows, and otherwise no tab stop', async () => {
  const screen = await render(
    <div style={{ inlineSize: 200 }}>
      <DataTable {...base} />
    </div>,
  );
  await expect.element(screen.getByRole('region', { name: 'People' })).toHaveAttribute('tabindex', '0');
  await screen.rerender(
    <div style={{ inlineSize: 800 }}>
      <DataTable {...base} />
    </div>,
  );
  await expect.element(screen.getByRole('region', { name: 'People' })).not.toBeInTheDocument();
});

it('shows at its end that columns go on, until the last one is in view', async () => {
  const screen = await render(
    <div style={{ inlineSize: 200 }}>
      <DataTable {...base} />
    </div>,
  );
  const region = screen.getByRole('region', { name: 'People' });
  await expect.element(region).toHaveAttribute('data-under', 'end');
  const hint = (): HTMLElement | null => document.querySelector('[data-slot="data-table-more"]');
  const arrow = getComputedStyle(hint() ?? region.element(), '::before');
  expect({ display: arrow.display, content: arrow.content }).toEqual({ display: 'block', content: '"›" / ""' });
  const box = region.element().getBoundingClientRect();
  expect(Math.abs((hint()?.getBoundingClientRect().right ?? 0) - box.right)).toBeLessThan(20);
  region.element().scrollLeft = 5000;
  await expect.poll(hint).toBeNull();
  region.element().scrollLeft = 0;
  await expect.poll(hint).not.toBeNull();
  await screen.rerender(
    <div style={{ inlineSize: 200 }}>
      <DataTable {...base} rowActions={() => null} />
    </div>,
  );
  await expect.poll(hint).toBeNull();
});

it('re-renders no header when content scrolls under an edge', async () => {
  const menu = vi.fn(() => null);
  const screen = await render(
    <div style={{ inlineSize: 150 }}>
      <DataTable {...base} renderColumnMenu={menu} />
    </div>,
  );
  await expect.element(screen.getByRole('region', { name: 'People' })).toHaveAttribute('data-under', 'end');
  const region = screen.getByRole('region', { name: 'People' }).element();
  const before = menu.mock.calls.length;
  region.scrollLeft = 40;
  await expect.poll(() => region.getAttribute('data-under')).not.toBe('end');
  expect(menu).toHaveBeenCalledTimes(before);
});
