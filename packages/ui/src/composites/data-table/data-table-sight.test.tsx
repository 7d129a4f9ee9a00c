import { useState, type ReactNode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';

import { DataTable, type DataTableColumn } from './index.js';

interface Row {
  id: string;
  name: string;
  below?: Row[];
}

const LONG = 'Regional Operations and Customer Service Department No. 7 (North-West)';
const columns: readonly DataTableColumn<Row>[] = [
  { id: 'name', header: 'Name', rowHeader: true, defaultPinned: true, size: 200, cell: (row) => <a href="#row">{row.name}</a> },
  ...Array.from({ length: 8 }, (_, at) => ({ id: `c${at}`, header: `Column ${at}`, size: 200, cell: () => <a href="#cell">{at}</a> })),
];
const rows: Row[] = [
  { id: 'a', name: LONG },
  { id: 'b', name: 'B' },
];
const base = { label: 'Rows', columns, rows, getRowId: (row: Row) => row.id };
/** The container becomes a region once it is known to scroll, shortly after the first frame. */
async function scrollRegion(): Promise<HTMLElement> {
  const found = page.getByRole('region', { name: 'Rows' });
  await expect.element(found).toBeInTheDocument();
  return found.element() as HTMLElement;
}

function Narrow({ children }: { children: ReactNode }): ReactNode {
  return <div style={{ inlineSize: 600 }}>{children}</div>;
}

describe('focus in a pinned cell', () => {
  it.each([
    ['the end', 'More of b'],
    ['the start', 'B'],
  ])('causes no horizontal scrolling at %s', async (_side, name) => {
    await render(
      <Narrow>
        <DataTable {...base} rowActions={(row) => <button type="button">More of {row.id}</button>} />
      </Narrow>,
    );
    const region = await scrollRegion();
    for (const left of [0, 300, 1400]) {
      region.scrollLeft = left;
      const before = region.scrollLeft;
      (page.getByText(name, { exact: true }).element() as HTMLElement).focus();
      expect(region.scrollLeft).toBe(before);
      (document.activeElement as HTMLElement).blur();
    }
  });

  it('still scrolls a cell under a pinned column into view', async () => {
    await render(
      <Narrow>
        <DataTable {...base} />
      </Narrow>,
    );
    const region = await scrollRegion();
    const far = page.getByRole('row').nth(2).getByRole('link', { name: '7' }).element() as HTMLElement;
    far.focus();
    expect(far.getBoundingClientRect().right).toBeLessThanOrEqual(region.getBoundingClientRect().right);
    const near = page.getByRole('row').nth(2).getByRole('link', { name: '0' }).element() as HTMLElement;
    near.focus();
    expect(near.getBoundingClientRect().left).toBeGreaterThanOrEqual(region.getBoundingClientRect().left + 200);
  });
});

describe('truncated text', () => {
  it('is shown in a tooltip on hover, and no more once the column is wide enough', async () => {
    const { rerender } = await render(
      <Narrow>
        <DataTable {...base} layout={{}} />
      </Narrow>,
    );
    const cell = page.getByRole('rowheader').first();
    await userEvent.hover(page.getByText(LONG));
    await expect.poll(() => cell.element()).toHaveAttribute('title', LONG);
    await userEvent.hover(page.getByText('B', { exact: true }));
    expect(page.getByRole('rowheader').nth(1).element()).not.toHaveAttribute('title');
    await rerender(
      <Narrow>
        <DataTable {...base} layout={{ widths: { name: 580 } }} />
      </Narrow>,
    );
    await userEvent.hover(page.getByText(LONG));
    await expect.poll(() => cell.element()).toHaveAttribute('title', '');
  });

  const shown = (): string | null | undefined => document.querySelector('[data-slot="data-table-clipped"]')?.textContent;

  it('is shown with keyboard focus: that of the row of a focused control, in a grid that of the focused cell', async () => {
    const cut: readonly DataTableColumn<Row>[] = [
      { id: 'id', header: 'Id', rowHeader: true, size: 100, cell: (row) => <a href="#row">{row.id}</a> },
      { id: 'name', header: 'Name', size: 200, cell: (row) => row.name },
    ];
    const { rerender } = await render(
      <Narrow>
        <DataTable {...base} columns={cut} />
      </Narrow>,
    );
    // The header has tab stops too.
    while (!document.activeElement?.matches('a')) await userEvent.tab();
    expect(document.activeElement.textContent).toBe('a');
    await expect.poll(shown).toBe(LONG);
    await userEvent.keyboard('{Escape}');
    expect(shown()).toBeUndefined();
    await userEvent.tab();
    expect(document.activeElement.textContent).toBe('b');
    await userEvent.tab({ shift: true });
    await expect.poll(shown).toBe(LONG);
    await rerender(
      <Narrow>
        <DataTable {...base} columns={cut} mode="grid" />
      </Narrow>,
    );
    (page.getByRole('rowheader').first().element() as HTMLElement).focus();
    await userEvent.keyboard('{ArrowRight}');
    expect(document.activeElement.textContent).toBe(LONG);
    await expect.poll(shown).toBe(LONG);
    await userEvent.keyboard('{ArrowLeft}');
    await expect.poll(shown).toBeUndefined();
  });
});

const chain = (depth: number): Row => ({ id: `d${depth}`, name: LONG, ...(depth > 1 ? { below: [chain(depth - 1)] } : {}) });
const getSubRows = (row: Row): Row[] | undefined => row.below;

describe('a tree', () => {
  it('leaves room for names at any depth', async () => {
    const deep = [chain(40)];
    const open = new Set(Array.from({ length: 40 }, (_, at) => `d${at + 1}`));
    await render(
      <Narrow>
        <DataTable {...base} rows={deep} expansion={{ expanded: open, getSubRows }} />
      </Narrow>,
    );
    const labels = [...document.querySelectorAll<HTMLElement>('[data-slot="data-table-tree-label"]')];
    expect(labels).toHaveLength(40);
    const starts = labels.map((label) => label.getBoundingClientRect().left);
    expect(starts.every((start, at) => at === 0 || start > (starts[at - 1] ?? 0))).toBe(true);
    expect(Math.min(...labels.map((label) => label.clientWidth))).toBeGreaterThan(50);
  });

  it('wraps names in a wrapping column', async () => {
    const wrapping = columns.map((column) => ({ ...column, wrap: true }));
    await render(
      <Narrow>
        <DataTable {...base} columns={wrapping} expansion={{ getSubRows }} />
      </Narrow>,
    );
    const label = document.querySelector<HTMLElement>('[data-slot="data-table-tree-label"]');
    expect(label?.scrollWidth).toBe(label?.clientWidth);
    expect(label?.getBoundingClientRect().height).toBeGreaterThan(40);
  });

  it('renders only an expanded row and its sub-rows again', async () => {
    const rendered = vi.fn();
    const counting: readonly DataTableColumn<Row>[] = [
      {
        id: 'name',
        header: 'Name',
        cell: (row) => {
          rendered(row.id);
          return row.id;
        },
      },
    ];
    const some: Row[] = [
      { id: 'a', name: 'A', below: [{ id: 'a1', name: 'A1' }] },
      { id: 'b', name: 'B' },
    ];
    function Opening(): ReactNode {
      const [expanded, setExpanded] = useState<ReadonlySet<string>>(new Set());
      return <DataTable {...base} columns={counting} rows={some} expansion={{ expanded, onExpandedChange: setExpanded, getSubRows }} />;
    }
    await render(<Opening />);
    rendered.mockClear();
    await page.getByRole('button', { name: 'Details of a' }).click();
    await expect.poll(() => document.querySelector('[data-row="a1"]')).not.toBeNull();
    expect(new Set(rendered.mock.calls.flat())).toEqual(new Set(['a', 'a1']));
  });
});

describe('headers', () => {
  it('are not re-rendered with other rows', async () => {
    const rendered = vi.fn();
    const menu = (): ReactNode => {
      rendered();
      return null;
    };
    const { rerender } = await render(<DataTable {...base} renderColumnMenu={menu} />);
    rendered.mockClear();
    await rerender(<DataTable {...base} rows={rows.slice(1)} renderColumnMenu={menu} />);
    await expect.element(page.getByText(LONG)).not.toBeInTheDocument();
    expect(rendered).not.toHaveBeenCalled();
  });
});
