import { useState, type ReactNode } from 'react';
import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';

import { DataTable, tableRows, type DataTableColumn, type DataTableProps } from './index.js';

interface Row {
  id: string;
  note: string;
}

const rows: readonly Row[] = ['a', 'b', 'c'].map((id) => ({ id, note: `Note ${id}` }));
const columns: readonly DataTableColumn<Row>[] = [
  { id: 'id', header: 'Id', rowHeader: true, cell: ({ id }) => <a href={`#row-${id}`}>{id}</a> },
  { id: 'note', header: 'Note', cell: ({ note }) => note },
];

function Rows(props: Partial<DataTableProps<Row>>): ReactNode {
  const [selection, setSelection] = useState<ReadonlySet<string>>(new Set());
  return (
    <DataTable
      label="Rows"
      mode="grid"
      {...{ columns, rows, selection }}
      getRowId={({ id }) => id}
      onSelectionChange={setSelection}
      rowActions={({ id }) => <button type="button">More of {id}</button>}
      {...props}
    />
  );
}

const ofPage = () => tableRows(document.body);

it('moves focus to the first row from elsewhere, then row by row, and stops at the ends', async () => {
  await render(<Rows />);
  expect(ofPage().move(1)).toBe(true);
  await expect.element(page.getByRole('rowheader', { name: 'a' })).toHaveFocus();
  for (let at = 0; at < 4; at += 1) ofPage().move(1);
  await expect.element(page.getByRole('rowheader', { name: 'c' })).toHaveFocus();
  expect(ofPage().at()).toBe(2);
});

it('goes on from the current row when focus is elsewhere', async () => {
  await render(<Rows currentRow="b" />);
  ofPage().move(1);
  await expect.element(page.getByRole('rowheader', { name: 'c' })).toHaveFocus();
});

it('selects the row, and follows its link from any cell without a control of its own', async () => {
  await render(<Rows />);
  ofPage().focus(1);
  expect(ofPage().select()).toBe(true);
  await expect.element(page.getByRole('checkbox', { name: 'Select b' })).toBeChecked();
  await userEvent.keyboard('{ArrowRight}');
  expect(ofPage().open()).toBe(true);
  await expect.poll(() => location.hash).toBe('#row-b');
  await userEvent.keyboard('{ArrowRight}');
  expect(ofPage().open()).toBe(false);
});

it('moves through the links of cards in a narrow place', async () => {
  await render(
    <div style={{ inlineSize: 320 }}>
      <Rows
        renderCard={({ id }, { selection }) => (
          <div>
            {selection}
            <a href={`#card-${id}`}>{id}</a>
          </div>
        )}
      />
    </div>,
  );
  await expect.element(page.getByRole('link', { name: 'a' })).toBeVisible();
  ofPage().move(1);
  ofPage().move(1);
  await expect.element(page.getByRole('link', { name: 'b' })).toHaveFocus();
  ofPage().select();
  await expect.element(page.getByRole('checkbox', { name: 'Select b' })).toBeChecked();
});

it('has no effect without rows', async () => {
  await render(<Rows rows={[]} />);
  expect([ofPage().move(1), ofPage().select(), ofPage().open(), ofPage().at()]).toEqual([false, false, false, -1]);
});
