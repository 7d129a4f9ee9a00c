import { expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';

import { conformance } from '../../testing/conformance.js';
import { ColumnChooser } from './index.js';

const columns = [
  { id: 'a', header: 'Reference' },
  { id: 'b', header: 'Carrier' },
];

conformance(<ColumnChooser open columns={columns} layout={{}} onLayoutChange={vi.fn()} />, {
  root: 'div',
  slot: 'column-chooser',
  portal: true,
});

it('does not hide the last column', async () => {
  const onLayoutChange = vi.fn();
  await render(<ColumnChooser open columns={columns} layout={{ hidden: ['b'] }} onLayoutChange={onLayoutChange} />);
  const box = page.getByRole('checkbox', { name: 'Reference' });
  await expect.element(box).toHaveAccessibleDescription('One column has to stay');
  (box.element() as HTMLInputElement).click();
  expect(onLayoutChange).not.toHaveBeenCalled();
});

it('shows why a column cannot move further', async () => {
  const onLayoutChange = vi.fn();
  await render(<ColumnChooser open columns={columns} layout={{}} onLayoutChange={onLayoutChange} />);
  const up = page.getByRole('button', { name: 'Move Reference up' });
  await expect.element(up).toHaveAccessibleDescription('It is the first column');
  (up.element() as HTMLButtonElement).click();
  expect(onLayoutChange).not.toHaveBeenCalled();
});

it('pins a column to either edge', async () => {
  const onLayoutChange = vi.fn();
  await render(<ColumnChooser open columns={columns} layout={{}} onLayoutChange={onLayoutChange} />);
  await page.getByRole('button', { name: 'Pin Carrier' }).click();
  await page.getByRole('menuitemradio', { name: 'At the start' }).click();
  expect(onLayoutChange).toHaveBeenLastCalledWith({ pinned: ['b'] });
  await page.getByRole('button', { name: 'Pin Carrier' }).click();
  await page.getByRole('menuitemradio', { name: 'At the end' }).click();
  expect(onLayoutChange).toHaveBeenLastCalledWith({ pinned: [], pinnedEnd: ['b'] });
});

it('announces the new position of a column', async () => {
  await render(<ColumnChooser open columns={columns} layout={{}} onLayoutChange={vi.fn()} />);
  (page.getByRole('checkbox', { name: 'Carrier' }).element() as HTMLInputElement).focus();
  await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
  await expect.poll(() => document.querySelector('[data-slot="announcer"]')).toHaveTextContent('Carrier is now 1 of 2');
});

it('moves a column by dragging its handle', async () => {
  const onLayoutChange = vi.fn();
  await render(<ColumnChooser open columns={columns} layout={{}} onLayoutChange={onLayoutChange} />);
  const item = (id: string): HTMLElement => {
    const found = document.querySelector<HTMLElement>(`li[data-column="${id}"]`);
    if (!found) throw new Error(`no column ${id}`);
    return found;
  };
  await userEvent.hover(item('a'));
  await expect.poll(() => item('b').draggable).toBe(true);
  const handle = item('b').querySelector('[data-drag]');
  if (!handle) throw new Error('no handle');
  await userEvent.dragAndDrop(handle, item('a'), { targetPosition: { x: 60, y: 3 } });
  await expect.poll(() => onLayoutChange).toHaveBeenLastCalledWith({ order: ['b', 'a'] });
});

it('resets the layout at once', async () => {
  const onLayoutChange = vi.fn();
  const screen = await render(<ColumnChooser open columns={columns} layout={{}} onLayoutChange={onLayoutChange} />);
  await expect.element(page.getByRole('button', { name: 'Reset' })).toBeDisabled();
  await screen.rerender(<ColumnChooser open columns={columns} layout={{ pinnedEnd: ['b'] }} onLayoutChange={onLayoutChange} />);
  await page.getByRole('button', { name: 'Reset' }).click();
  expect(onLayoutChange).toHaveBeenCalledWith({});
});
