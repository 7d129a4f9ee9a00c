import { lazy, useState, type ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';

import { conformance } from '../../testing/conformance.js';
import { CommandPanel } from './components/command-panel.js';
import { PanelSlot } from './components/panel-slot.js';
import { CommandPalette, useCommandPaletteShortcut, type CommandGroup } from './index.js';

const onSelect = vi.fn();
const groups: readonly CommandGroup[] = [
  {
    id: 'pages',
    label: 'Pages',
    items: [
      { id: 'ocean', label: '海运提单', keywords: ['haiyuntidan'], onSelect },
      { id: 'air', label: 'Air waybills', onSelect },
    ],
  },
];

conformance(<CommandPalette defaultOpen groups={groups} />, { root: 'div', slot: 'command-palette', portal: true });

function App(): ReactNode {
  const [open, setOpen] = useState(false);
  useCommandPaletteShortcut(() => setOpen(true));
  return (
    <>
      <button type="button">Page</button>
      <CommandPalette open={open} onOpenChange={setOpen} groups={groups} />
    </>
  );
}

it('opens with Ctrl K, finds by pinyin, runs the action and restores focus', async () => {
  onSelect.mockClear();
  await render(<App />);
  await userEvent.tab();
  await userEvent.keyboard('{Control>}k{/Control}');
  await expect.element(page.getByRole('combobox')).toHaveFocus();
  await userEvent.keyboard('haiyun');
  await expect.element(page.getByRole('option', { name: '海运提单' })).toBeVisible();
  await expect.element(page.getByRole('option', { name: 'Air waybills' })).not.toBeInTheDocument();
  await userEvent.keyboard('{Enter}');
  expect(onSelect).toHaveBeenCalledOnce();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: 'Page' })).toHaveFocus();
});

it('keeps what is typed between the shortcut and the loaded list', async () => {
  const { promise: loaded, resolve: load } = Promise.withResolvers<undefined>();
  const slow = lazy(async () => {
    await loaded;
    return { default: CommandPanel };
  });
  const panel = { name: 'Search', placeholder: 'Pages', groups, recent: undefined, search: undefined, onPick: vi.fn() };
  await render(<PanelSlot {...panel} panel={slow} />);
  // As the dialog does when it opens.
  (page.getByRole('textbox').element() as HTMLElement).focus();
  await userEvent.keyboard('air');
  load(undefined);
  await expect.element(page.getByRole('option', { name: 'Air waybills' })).toBeVisible();
  await expect.element(page.getByRole('option', { name: '海运提单' })).not.toBeInTheDocument();
  await userEvent.keyboard(' way');
  await expect.element(page.getByRole('combobox')).toHaveValue('air way');
});

it('searches on the server once after a pause in typing', async () => {
  const search = vi.fn((query: string) =>
    Promise.resolve([{ id: 'bills', label: 'Bills', items: [{ id: query, label: `Bill ${query}`, onSelect }] }]),
  );
  await render(<CommandPalette defaultOpen groups={groups} search={search} />);
  await expect.element(page.getByRole('combobox')).toHaveFocus();
  await userEvent.keyboard('COSU');
  await expect.element(page.getByRole('option', { name: 'Bill COSU' })).toBeVisible();
  expect(search.mock.calls.map(([query]) => query)).toEqual(['COSU']);
});

it('reports a failed search', async () => {
  await render(<CommandPalette defaultOpen groups={groups} search={() => Promise.reject(new Error('offline'))} />);
  await expect.element(page.getByRole('combobox')).toHaveFocus();
  await userEvent.keyboard('zebra');
  await expect.element(page.getByText('The search failed. Try again.')).toBeVisible();
});

it('shows recent entries while the search is empty', async () => {
  await render(<CommandPalette defaultOpen groups={groups} recent={['air']} />);
  await expect.element(page.getByText('Recent')).toBeVisible();
  expect(page.getByRole('option').elements()[0]?.textContent).toBe('Air waybills');
});

it('selects the best match, also in a long list and for a pasted text', async () => {
  const picked = vi.fn();
  const names = Array.from({ length: 40 }, (_, at) => `Page ${at}`).concat('Messages');
  const items = names.map((label) => ({ id: label, label, onSelect: () => picked(label) }));
  await render(<CommandPalette defaultOpen groups={[{ id: 'pages', label: 'Pages', items }]} />);
  const field = page.getByRole('combobox');
  await expect.element(field).toHaveFocus();
  await field.fill('mess');
  await expect.element(page.getByRole('option')).toHaveAttribute('aria-selected', 'true');
  await userEvent.keyboard('{Enter}');
  expect(picked).toHaveBeenCalledExactlyOnceWith('Messages');
});
