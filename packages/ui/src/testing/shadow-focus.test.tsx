import { useState, type ReactNode } from 'react';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { Field } from '../components/field/index.js';
import { RichTextEditor } from '../components/rich-text-editor/index.js';
import { Transfer } from '../components/transfer/index.js';
import { ColumnChooser } from '../composites/column-chooser/index.js';
import { DataTable, tableRows, type ColumnLayout, type DataTableColumn } from '../composites/data-table/index.js';
import { FilterEditors } from '../composites/filter-bar/index.js';
import { MasterDetail } from '../composites/master-detail/index.js';
import { PageTabs, type PageTab } from '../composites/page-tabs/index.js';
import { shadowApp } from './shadow.js';

const { open, focused, part, all, focusButton } = shadowApp();

const bills = ['COSU6412873350', 'MAEU241983774', 'ONEY5GKE7031'];
const columns: readonly DataTableColumn<{ bill: string }>[] = [
  { id: 'bill', header: 'Bill', rowHeader: true, cell: ({ bill }) => <a href={`#${bill}`}>{bill}</a> },
  { id: 'carrier', header: 'Carrier', cell: ({ bill }) => bill.slice(0, 4) },
  { id: 'number', header: 'Number', cell: ({ bill }) => bill.slice(4) },
];

function Bills(): ReactNode {
  const [layout, setLayout] = useState<ColumnLayout>({});
  return (
    <DataTable
      label="Bills"
      mode="grid"
      rows={bills.map((bill) => ({ bill }))}
      getRowId={({ bill }) => bill}
      columnMenu
      {...{ columns, layout }}
      onLayoutChange={setLayout}
    />
  );
}

const headMenu = (): string | undefined => focused()?.closest<HTMLElement>('th')?.dataset['column'];
const heads = (): (string | undefined)[] => all('th[data-column][scope=col]').map(({ dataset }) => dataset['column']);

it('a data table moves focus by one row', async () => {
  open(<Bills />);
  await expect.element(page.getByRole('rowheader', { name: 'COSU6412873350' })).toBeVisible();
  const table = part('data-table');
  for (const bill of bills) {
    tableRows(table).move(1);
    expect(focused()?.textContent).toBe(bill);
  }
  expect(tableRows(table).at()).toBe(2);
});

it('a data table keeps focus in its header while the menu loads, and when a column moves or is hidden', async () => {
  open(<Bills />);
  const button = await focusButton('Menu of Carrier');
  await expect.poll(() => focused()?.getAttribute('data-state')).toBe('closed');
  expect(button.isConnected).toBe(false);
  const choose = async (name: string): Promise<void> => {
    await userEvent.keyboard('{Enter}');
    await page.getByRole('menuitem', { name }).click();
  };
  await choose('Move towards the end');
  await expect.poll(heads).toEqual(['bill', 'number', 'carrier']);
  await expect.poll(headMenu).toBe('carrier');
  await choose('Hide column');
  await expect.poll(heads).toEqual(['bill', 'number']);
  await expect.poll(headMenu).toBe('number');
});

function Pages(): ReactNode {
  const [tabs, setTabs] = useState<readonly PageTab[]>(
    ['Ocean bills', 'Air waybills', 'Rates'].map((title) => ({ id: title, title, pinned: false, closable: true })),
  );
  return (
    <PageTabs
      tabs={tabs}
      activeId="Rates"
      sortable
      onSelect={() => {}}
      onClose={(ids) => setTabs(tabs.filter(({ id }) => !ids.includes(id)))}
      onMove={(id, to) => {
        const rest = tabs.filter((tab) => tab.id !== id);
        setTabs(rest.toSpliced(to, 0, ...tabs.filter((tab) => tab.id === id)));
      }}
    />
  );
}

it('page tabs move focus and pages by key, and keep focus when a page closes', async () => {
  open(<Pages />);
  const titles = (): (string | null)[] => all('[data-slot="page-tabs-title"]').map(({ textContent }) => textContent);
  await focusButton('Ocean bills');
  await userEvent.keyboard('{ArrowRight}');
  expect(focused()?.textContent).toBe('Air waybills');
  await userEvent.keyboard('{Control>}{ArrowRight}{/Control}');
  await expect.poll(titles).toEqual(['Ocean bills', 'Rates', 'Air waybills']);
  expect(focused()?.textContent).toBe('Air waybills');
  await userEvent.keyboard('{Delete}');
  await expect.poll(titles).toEqual(['Ocean bills', 'Rates']);
  expect(focused()?.textContent).toBe('Rates');
});

function Types(): ReactNode {
  const [shown, setShown] = useState(false);
  return (
    <div style={{ inlineSize: 358 }}>
      <MasterDetail
        masterLabel="Types"
        master={
          <button type="button" onClick={() => setShown(true)}>
            Incoterms
          </button>
        }
        detailLabel="Values"
        detail="FOB"
        open={shown}
        onBack={() => setShown(false)}
      />
    </div>
  );
}

it('a narrow master–detail moves focus to the back button, and from there to the list', async () => {
  open(<Types />);
  await focusButton('Incoterms');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => focused()?.getAttribute('data-slot')).toBe('master-detail-back');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => focused()?.textContent).toBe('Incoterms');
});

function Columns(): ReactNode {
  const [layout, setLayout] = useState<ColumnLayout>({});
  return <ColumnChooser open columns={columns} layout={layout} onLayoutChange={setLayout} />;
}

it('a column chooser keeps focus on a column that moves', async () => {
  open(<Columns />);
  const box = page.getByRole('checkbox', { name: 'Bill' });
  await expect.element(box).toBeVisible();
  (box.element() as HTMLElement).focus();
  for (const order of [
    ['carrier', 'bill', 'number'],
    ['carrier', 'number', 'bill'],
  ]) {
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await expect.poll(() => all('li[data-column]').map(({ dataset }) => dataset['column'])).toEqual(order);
    expect(focused()).toBe(box.element());
  }
});

it('the editor of a filter takes focus when it opens', async () => {
  open(
    <FilterEditors
      definitions={[{ id: 'packages', label: 'Packages', kind: 'number' }]}
      value={{ packages: { kind: 'range', min: '1', max: '9' } }}
      onChange={() => {}}
    />,
  );
  await focusButton('Change filter Packages: 1 – 9');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => focused()?.matches('[data-slot="filter-bar-editor-body"] :is(input, select, button)')).toBe(true);
});

it('a rich text editor takes focus from its label and from its form', async () => {
  open(
    <Field label="Notice">
      <RichTextEditor />
    </Field>,
  );
  const text = page.getByRole('textbox', { name: 'Notice' });
  await expect.element(text).toBeVisible();
  await page.getByText('Notice', { exact: true }).click();
  await expect.poll(focused).toBe(text.element());
  (text.element() as HTMLElement).blur();
  part('rich-text-editor')?.focus();
  await expect.poll(focused).toBe(text.element());
});

it('a transfer scrolls to the option that the keys reach', async () => {
  open(<Transfer label="Ports" items={Array.from({ length: 40 }, (_, at) => ({ id: `p${at}`, label: `Port ${at + 1}` }))} />);
  const list = page.getByRole('listbox', { name: 'Available' });
  await expect.element(list).toBeVisible();
  (list.element() as HTMLElement).focus();
  await userEvent.keyboard('{End}');
  await expect.element(page.getByRole('option', { name: 'Port 40' })).toBeInViewport();
});
