import { expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';

import { conformance } from '../../testing/conformance.js';
import { ExportDialog } from './index.js';

const columns = [
  { id: 'a', header: 'Reference' },
  { id: 'b', header: 'Carrier' },
];

conformance(<ExportDialog defaultOpen columns={columns} filteredCount={2} onExport={() => Promise.resolve()} />, {
  root: 'div',
  slot: 'export-dialog',
  portal: true,
});

it('does not offer chosen rows when none is chosen', async () => {
  await render(<ExportDialog defaultOpen columns={columns} filteredCount={2} onExport={() => Promise.resolve()} />);
  expect(page.getByRole('radiogroup', { name: 'Rows' }).elements()).toHaveLength(0);
});

it('cannot be left while the file is made', async () => {
  await render(<ExportDialog defaultOpen columns={columns} filteredCount={2} onExport={() => new Promise(() => {})} />);
  await page.getByRole('button', { name: 'Export' }).click();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('dialog', { name: 'Export' })).toBeVisible();
});

it('shows the words of the caller when it fails', async () => {
  const onExport = vi.fn(() => Promise.reject(new Error('D1002')));
  await render(
    <ExportDialog
      defaultOpen
      columns={columns}
      filteredCount={2}
      onExport={onExport}
      describeError={() => 'Too many rows for one file.'}
    />,
  );
  await page.getByRole('button', { name: 'Export' }).click();
  await expect.element(page.getByText('Too many rows for one file.')).toBeVisible();
});
