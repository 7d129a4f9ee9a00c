import { expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';

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

it('does not let the last column go', async () => {
  await render(<ColumnChooser open columns={columns} layout={{ hidden: ['b'] }} onLayoutChange={vi.fn()} />);
  await expect.element(page.getByRole('checkbox', { name: 'Reference' })).toBeDisabled();
});

it('says why a column cannot move further', async () => {
  const onLayoutChange = vi.fn();
  await render(<ColumnChooser open columns={columns} layout={{}} onLayoutChange={onLayoutChange} />);
  const up = page.getByRole('button', { name: 'Move Reference up' });
  await expect.element(up).toHaveAccessibleDescription('It is the first column');
  (up.element() as HTMLButtonElement).click();
  expect(onLayoutChange).not.toHaveBeenCalled();
});

it('pins a column', async () => {
  const onLayoutChange = vi.fn();
  await render(<ColumnChooser open columns={columns} layout={{}} onLayoutChange={onLayoutChange} />);
  await page.getByRole('button', { name: 'Pin Carrier' }).click();
  expect(onLayoutChange).toHaveBeenCalledWith({ pinned: ['b'] });
});
