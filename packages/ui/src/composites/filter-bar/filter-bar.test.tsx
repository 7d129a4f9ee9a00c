import { expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';

import { SearchInput } from '../../components/search-input/index.js';
import { conformance } from '../../testing/conformance.js';
import { FilterBar, FilterEditors, type FilterDefinition, type FilterValues } from './index.js';

const active = [{ id: 'eta', label: 'ETA', value: 'next 30 days' }];

conformance(
  <FilterBar
    label="Filter bills"
    search={<SearchInput label="Search bills" />}
    active={active}
    onRemove={vi.fn()}
    more={<button type="button">Stage</button>}
  >
    <button type="button">Carrier</button>
  </FilterBar>,
  { root: 'search', slot: 'filter-bar' },
);

it('has the filters that are used less often behind a button, which counts the active ones, and in a narrow place after the others', async () => {
  const bar = (moreActive: number, width: number) => (
    <div style={{ inlineSize: width }}>
      <FilterBar label="Filter bills" more={<button type="button">Stage</button>} moreActive={moreActive}>
        <button type="button">Carrier</button>
      </FilterBar>
    </div>
  );
  const screen = await render(bar(2, 1100));
  const stage = screen.getByRole('button', { name: 'Stage' });
  await expect.element(stage).not.toBeInTheDocument();
  await screen.getByRole('button', { name: 'More filters (2)', expanded: false }).click();
  await expect.element(stage).toBeVisible();
  await screen.getByRole('button', { name: 'More filters (2)', expanded: true }).click();
  await expect.element(stage).not.toBeInTheDocument();
  await screen.rerender(bar(0, 358));
  await expect.element(screen.getByRole('button', { name: /More filters/ })).not.toBeInTheDocument();
  await screen.getByRole('button', { name: 'Filters' }).click();
  await expect.element(stage).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Carrier' })).toBeVisible();
});

it('announces the removed filter', async () => {
  const onRemove = vi.fn();
  const screen = await render(<FilterBar label="Filter bills" active={active} onRemove={onRemove} />);
  await expect.element(screen.getByRole('search', { name: 'Filter bills' })).toBeVisible();
  await screen.getByRole('button', { name: 'Remove filter ETA: next 30 days' }).click();
  expect(onRemove).toHaveBeenCalledWith('eta');
});

const definitions: FilterDefinition[] = [
  { id: 'reference', label: 'Reference', kind: 'text' },
  { id: 'eta', label: 'ETA', kind: 'date' },
  { id: 'carrier', label: 'Carrier', kind: 'several', options: [{ value: 'm', label: 'MSC' }] },
  {
    id: 'pod',
    label: 'POD',
    kind: 'one',
    options: Array.from({ length: 9 }, (_, at) => ({ value: `p${at}`, label: `Port ${at}` })),
  },
];
const value: FilterValues = {
  reference: { kind: 'oneOf', values: ['COSU6'] },
  eta: { kind: 'range', min: '2026-11-21', max: '2026-11-28' },
};

conformance(<FilterEditors definitions={definitions} value={value} onChange={vi.fn()} />, { root: 'div', slot: 'filter-bar-editors' });

async function add(filter: string): Promise<void> {
  await page.getByRole('button', { name: 'Add filter' }).click();
  await page.getByRole('menuitem', { name: filter }).click();
}

it('keeps the kind of text match when the text changes', async () => {
  const onChange = vi.fn();
  await render(<FilterEditors definitions={definitions} value={value} onChange={onChange} />);
  await page.getByRole('button', { name: 'Change filter Reference: = COSU6' }).click();
  await page.getByRole('textbox', { name: 'Reference' }).fill(' COSU7 ');
  await page.getByRole('button', { name: 'Apply' }).click();
  expect(onChange).toHaveBeenCalledWith({ ...value, reference: { kind: 'oneOf', values: ['COSU7'] } });
});

it('removes an emptied text filter', async () => {
  const onChange = vi.fn();
  await render(<FilterEditors definitions={definitions} value={value} onChange={onChange} />);
  await page.getByRole('button', { name: 'Change filter Reference: = COSU6' }).click();
  await page.getByRole('textbox', { name: 'Reference' }).fill('');
  await userEvent.keyboard('{Enter}');
  expect(onChange).toHaveBeenCalledWith({ eta: value['eta'] });
});

it('uses the range picker for days', async () => {
  const onChange = vi.fn();
  await render(<FilterEditors definitions={definitions} value={value} onChange={onChange} />);
  await page.getByRole('button', { name: /^Change filter ETA/ }).click();
  await expect.element(page.getByRole('button', { name: /^ETA: / })).toBeVisible();
});

it('adds choices one by one', async () => {
  const onChange = vi.fn();
  await render(<FilterEditors definitions={definitions} value={{}} onChange={onChange} />);
  await add('Carrier');
  await page.getByRole('combobox', { name: 'Carrier' }).click();
  await page.getByRole('option', { name: 'MSC' }).click();
  expect(onChange).toHaveBeenCalledWith({ carrier: { kind: 'oneOf', values: ['m'] } });
});

it('finds one of many choices by typing', async () => {
  const onChange = vi.fn();
  await render(<FilterEditors definitions={definitions} value={{}} onChange={onChange} />);
  await add('POD');
  await page.getByRole('combobox', { name: 'POD' }).fill('port 7');
  await userEvent.keyboard('{Enter}');
  expect(onChange).toHaveBeenCalledWith({ pod: { kind: 'oneOf', values: ['p7'] } });
});

it('drops an added filter that stays empty, and restores focus', async () => {
  await render(<FilterEditors definitions={definitions} value={{}} onChange={vi.fn()} />);
  await add('Reference');
  await expect.element(page.getByRole('textbox', { name: 'Reference' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('list', { name: 'Active filters' })).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: 'Add filter' })).toHaveFocus();
});

it('opens the filter requested from elsewhere, and reports when it is closed', async () => {
  const onOpenIdChange = vi.fn();
  const parts = { definitions, value, onChange: vi.fn(), onOpenIdChange };
  const screen = await render(<FilterEditors {...parts} openId={null} />);
  expect(screen.getByRole('dialog').elements()).toHaveLength(0);
  await screen.rerender(<FilterEditors {...parts} openId="reference" />);
  await expect.element(screen.getByRole('dialog', { name: 'Reference' })).toBeVisible();
  await expect.element(screen.getByRole('textbox').first()).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => onOpenIdChange.mock.lastCall).toEqual([null]);
});
