import { expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';

import { conformance } from '../../testing/conformance.js';
import { ExportDialog, ExportFiles, type ExportFile } from './index.js';

const columns = [
  { id: 'a', header: 'Reference' },
  { id: 'b', header: 'Carrier' },
];

conformance(<ExportDialog defaultOpen columns={columns} filteredCount={2} onExport={() => Promise.resolve()} />, {
  root: 'div',
  slot: 'export-dialog',
  portal: true,
});

const file: ExportFile = { id: '1', name: 'Roles.csv', state: 'pending', detail: 'Waiting' };
const nothing = (): void => {};

conformance(<ExportFiles files={[file]} onDownload={nothing} onRetry={nothing} onRemove={nothing} />, {
  root: 'section',
  slot: 'export-files',
});

it('focuses the heading of the files when one is removed', async () => {
  const onRemove = vi.fn();
  await render(<ExportFiles files={[file]} onDownload={nothing} onRetry={nothing} onRemove={onRemove} />);
  await page.getByRole('button', { name: 'Cancel Roles.csv' }).click();
  expect(onRemove).toHaveBeenCalledWith(file);
  await expect.element(page.getByRole('heading', { name: 'Files' })).toHaveFocus();
});

it('continues when the dialog is closed, and reports its outcome', async () => {
  let signal: AbortSignal | undefined;
  const onOpenChange = vi.fn();
  await render(
    <ExportDialog
      defaultOpen
      background
      columns={columns}
      filteredCount={2}
      onOpenChange={onOpenChange}
      onExport={(_request, control) => {
        ({ signal } = control);
        return new Promise(() => {});
      }}
    />,
  );
  await page.getByRole('button', { name: 'Export' }).click();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  expect(onOpenChange).toHaveBeenLastCalledWith(false);
  expect(signal?.aborted).toBe(false);
});

it('does not offer selected rows without a selection', async () => {
  await render(<ExportDialog defaultOpen columns={columns} filteredCount={2} onExport={() => Promise.resolve()} />);
  expect(page.getByRole('radiogroup', { name: 'Rows' }).elements()).toHaveLength(0);
});

it('cannot be closed during the export', async () => {
  await render(<ExportDialog defaultOpen columns={columns} filteredCount={2} onExport={() => new Promise(() => {})} />);
  await page.getByRole('button', { name: 'Export' }).click();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('dialog', { name: 'Export' })).toBeVisible();
});

it('shows the error message of the caller', async () => {
  const onExport = vi.fn(() => Promise.reject(new Error('TOO_MANY_ROWS')));
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

it('offers the selected rows when nothing matches the filters', async () => {
  await render(<ExportDialog defaultOpen columns={columns} filteredCount={0} selectedCount={2} onExport={() => Promise.resolve()} />);
  await expect.element(page.getByRole('radio', { name: 'Selected (2)' })).toBeChecked();
  await page.getByRole('radio', { name: 'All that match the filters (0)' }).click();
  await expect.element(page.getByRole('button', { name: 'Export' })).toHaveAttribute('aria-disabled', 'true');
});

it('aborts the export on cancel, and stays open however it settles', async () => {
  let signal: AbortSignal | undefined;
  let finish: ((value?: unknown) => void) | undefined;
  await render(
    <ExportDialog
      defaultOpen
      cancellable
      columns={columns}
      filteredCount={2}
      onExport={(_request, control) => {
        ({ signal } = control);
        return new Promise((resolve) => {
          finish = resolve;
        });
      }}
    />,
  );
  await page.getByRole('button', { name: 'Export' }).click();
  await page.getByRole('button', { name: 'Cancel' }).click();
  expect(signal?.aborted).toBe(true);
  finish?.();
  await expect.element(page.getByText('The export was cancelled.')).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
});

it('retries after a failure', async () => {
  const onExport = vi.fn<() => Promise<unknown>>().mockRejectedValueOnce(new Error('500')).mockResolvedValueOnce(undefined);
  await render(<ExportDialog defaultOpen columns={columns} filteredCount={2} onExport={onExport} />);
  await page.getByRole('button', { name: 'Export' }).click();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  expect(onExport).toHaveBeenCalledTimes(2);
});

it('has a search for many columns', async () => {
  const many = Array.from({ length: 13 }, (_, at) => ({ id: String(at), header: `Column ${at}` }));
  await render(<ExportDialog defaultOpen columns={many} filteredCount={2} onExport={() => Promise.resolve()} />);
  await page.getByRole('searchbox', { name: 'Find a column' }).fill('n 12');
  expect(page.getByRole('checkbox', { name: /^Column/ }).elements()).toHaveLength(1);
});
