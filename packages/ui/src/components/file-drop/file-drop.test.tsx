import { expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { userEvent } from 'vitest/browser';

import { conformance } from '../../testing/conformance.js';
import { FileDrop } from './index.js';

const sheet = (): File => new File(['a,b'], 'bills.csv', { type: 'text/csv' });

conformance(<FileDrop label="Sheet" accept=".xlsx,.csv" maxSizeBytes={5_242_880} />, { root: 'div', slot: 'file-drop' });

function drop(target: Element, ...files: File[]): void {
  const dataTransfer = new DataTransfer();
  for (const file of files) dataTransfer.items.add(file);
  target.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }));
}

it('calls onFile with a chosen file', async () => {
  const onFile = vi.fn();
  const screen = await render(<FileDrop label="Sheet" accept=".csv" onFile={onFile} />);
  await userEvent.upload(screen.getByLabelText('Sheet'), sheet());
  expect(onFile).toHaveBeenCalledWith(expect.objectContaining({ name: 'bills.csv' }));
  await expect.element(screen.getByText('bills.csv')).toBeVisible();
});

it('calls onFile with a dropped file', async () => {
  const onFile = vi.fn();
  const screen = await render(<FileDrop label="Sheet" accept=".csv" onFile={onFile} />);
  drop(screen.getByLabelText('Sheet').element(), sheet());
  await expect.poll(() => onFile).toHaveBeenCalledTimes(1);
});

it('accepts a file dropped on the content of `around`, and lets dragged text drop into a field there', async () => {
  const onFile = vi.fn();
  const screen = await render(<FileDrop label="Sheet" accept=".csv" onFile={onFile} around={<input aria-label="Number" />} />);
  const field = screen.getByLabelText('Number').element();
  const dataTransfer = new DataTransfer();
  dataTransfer.setData('text/plain', 'MAEU123456789');
  const over = new DragEvent('dragover', { bubbles: true, cancelable: true, dataTransfer });
  field.dispatchEvent(over);
  expect(over.defaultPrevented).toBe(false);
  drop(field, sheet());
  await expect.poll(() => onFile).toHaveBeenCalledTimes(1);
});

conformance(<FileDrop label="Sheet" size="sm" around={<p>Around</p>} />, { root: 'div', slot: 'file-drop-area' });

it('explains a rejected file and does not call onFile', async () => {
  const onFile = vi.fn();
  const screen = await render(<FileDrop label="Sheet" accept=".csv" maxSizeBytes={2} onFile={onFile} />);
  const input = screen.getByLabelText('Sheet');
  drop(input.element(), new File(['x'], 'photo.png', { type: 'image/png' }));
  await expect.element(input).toHaveAccessibleDescription(/photo\.png is not accepted\. Choose one of: CSV\./u);
  drop(input.element(), sheet());
  await expect.element(input).toHaveAccessibleDescription(/bills\.csv is larger than 2 bytes/u);
  drop(input.element(), sheet(), sheet());
  await expect.element(input).toHaveAccessibleDescription(/Only one file/u);
  expect(onFile).not.toHaveBeenCalled();
});

it('focuses the input when the file is removed', async () => {
  const onFile = vi.fn();
  const screen = await render(<FileDrop label="Sheet" onFile={onFile} />);
  await userEvent.upload(screen.getByLabelText('Sheet'), sheet());
  await screen.getByRole('button', { name: 'Remove bills.csv' }).click();
  expect(onFile).toHaveBeenLastCalledWith(null);
  await expect.element(screen.getByLabelText('Sheet')).toHaveFocus();
});

it('accepts the same file again after it was removed', async () => {
  const onFile = vi.fn();
  const screen = await render(<FileDrop label="Sheet" onFile={onFile} />);
  const file = sheet();
  await userEvent.upload(screen.getByLabelText('Sheet'), file);
  await screen.getByRole('button', { name: 'Remove bills.csv' }).click();
  await userEvent.upload(screen.getByLabelText('Sheet'), file);
  expect(onFile).toHaveBeenCalledTimes(3);
});

it('cannot be changed while it is busy', async () => {
  const screen = await render(<FileDrop label="Sheet" file={sheet()} busy />);
  await expect.element(screen.getByLabelText('Sheet')).toBeDisabled();
  await expect.element(screen.getByLabelText('bills.csv is being read')).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Remove bills.csv' })).not.toBeInTheDocument();
});
