import { expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { userEvent } from 'vitest/browser';

import { conformance } from '../../testing/conformance.js';
import { FileUpload } from './index.js';

const pdf = (name: string): File => new File(['%PDF'], name, { type: 'application/pdf' });

conformance(<FileUpload label="Documents" upload={() => Promise.resolve()} accept=".pdf" />, { root: 'div', slot: 'file-upload' });

it('uploads each file at once and reports completion', async () => {
  const upload = vi.fn(() => Promise.resolve('id-7'));
  const onUploaded = vi.fn();
  const screen = await render(<FileUpload label="Documents" upload={upload} onUploaded={onUploaded} />);
  await userEvent.upload(screen.getByLabelText('Documents'), [pdf('bl.pdf'), pdf('invoice.pdf')]);
  await expect.element(screen.getByText('bl.pdf')).toBeVisible();
  await expect.poll(() => onUploaded).toHaveBeenCalledTimes(2);
  expect(onUploaded).toHaveBeenCalledWith({ file: expect.objectContaining({ name: 'bl.pdf' }), result: 'id-7' });
});

it('shows the progress of a file', async () => {
  const screen = await render(
    <FileUpload
      label="Documents"
      upload={(_file, { onProgress }) => {
        onProgress(0.4);
        return new Promise(() => {});
      }}
    />,
  );
  await userEvent.upload(screen.getByLabelText('Documents'), pdf('bl.pdf'));
  await expect.element(screen.getByRole('progressbar', { name: 'Uploading bl.pdf' })).toHaveAttribute('aria-valuenow', '40');
});

it('shows the error of one file and uploads it again on retry', async () => {
  const upload = vi.fn<() => Promise<void>>().mockRejectedValueOnce(new Error('The server is full.')).mockResolvedValueOnce();
  const screen = await render(<FileUpload label="Documents" upload={upload} />);
  await userEvent.upload(screen.getByLabelText('Documents'), pdf('bl.pdf'));
  // The live region says the same a moment later.
  const row = screen.getByRole('listitem');
  await expect.element(row.getByText('The server is full.')).toBeVisible();
  await screen.getByRole('button', { name: 'Upload bl.pdf again' }).click();
  await expect.element(row.getByText(/Uploaded/u)).toBeVisible();
});

it('rejects files by type, size and number without uploading them', async () => {
  const upload = vi.fn(() => Promise.resolve());
  const screen = await render(<FileUpload label="Documents" accept=".pdf" maxFiles={2} maxSizeBytes={3} upload={upload} />);
  await userEvent.upload(screen.getByLabelText('Documents'), [pdf('a.pdf'), pdf('b.pdf'), pdf('c.pdf')]);
  await expect.element(screen.getByText('a.pdf is larger than 3 bytes. Choose a smaller file.')).toBeVisible();
  await expect.element(screen.getByLabelText('Documents').first()).toHaveAccessibleDescription(/Only 2 files can be added\./u);
  expect(upload).not.toHaveBeenCalled();
});

it('aborts a file when it is removed and keeps focus in the field', async () => {
  let signal: AbortSignal | undefined;
  const screen = await render(
    <FileUpload
      label="Documents"
      upload={(_file, context) => {
        ({ signal } = context);
        return new Promise(() => {});
      }}
    />,
  );
  await userEvent.upload(screen.getByLabelText('Documents'), pdf('bl.pdf'));
  await screen.getByRole('button', { name: 'Cancel the upload of bl.pdf' }).click();
  expect(signal?.aborted).toBe(true);
  await expect.element(screen.getByLabelText('Documents')).toHaveFocus();
});

it('reports the numbers of files on their way and of failed ones', async () => {
  const told = vi.fn();
  const upload = vi.fn<() => Promise<void>>().mockRejectedValueOnce(new Error('Full.')).mockResolvedValue();
  const screen = await render(<FileUpload label="Documents" concurrency={1} upload={upload} onPending={told} />);
  await userEvent.upload(screen.getByLabelText('Documents'), [pdf('bl.pdf'), pdf('invoice.pdf')]);
  await expect.poll(() => told.mock.lastCall).toEqual([{ unfinished: 0, failed: 1 }]);
  expect(told.mock.calls).toContainEqual([{ unfinished: 2, failed: 0 }]);
  await screen
    .getByRole('button', { name: /bl\.pdf/ })
    .first()
    .click();
  await expect.poll(() => told.mock.lastCall).toEqual([{ unfinished: 0, failed: 0 }]);
});

it('takes files that are pasted on the page, and leaves pasted text alone', async () => {
  const upload = vi.fn(() => Promise.resolve());
  await render(<FileUpload label="Documents" paste upload={upload} />);
  const paste = (fill: (data: DataTransfer) => void): ClipboardEvent => {
    const clipboardData = new DataTransfer();
    fill(clipboardData);
    const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
    document.body.dispatchEvent(event);
    return event;
  };
  expect(paste((data) => data.setData('text/plain', 'a')).defaultPrevented).toBe(false);
  expect(paste((data) => data.items.add(pdf('bl.pdf'))).defaultPrevented).toBe(true);
  await expect.poll(() => upload).toHaveBeenCalledOnce();
});
