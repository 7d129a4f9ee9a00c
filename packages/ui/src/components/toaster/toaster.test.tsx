import { afterEach, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';

import { dismissToast, toast, Toaster, toastPromise } from './index.js';

afterEach(() => {
  dismissToast();
  vi.restoreAllMocks();
});

it('shows messages that were sent before the region had loaded', async () => {
  const screen = await render(<Toaster />);
  toast({ tone: 'success', title: 'Added successfully!' });
  await expect.element(screen.getByText('Added successfully!')).toBeVisible();
});

it('shows repeated messages once', async () => {
  const screen = await render(<Toaster />);
  for (let count = 0; count < 3; count += 1) toast({ title: `Offline ${count}`, id: 'offline' });
  await expect.element(screen.getByText('Offline 2')).toBeVisible();
  expect(screen.getByText(/Offline/).elements()).toHaveLength(1);
});

it('offers one action and closes after it', async () => {
  const onAction = vi.fn();
  const screen = await render(<Toaster />);
  toast({ tone: 'danger', title: 'Push failed!', action: { label: 'Push again', onAction } });
  await expect.element(screen.getByRole('alert')).toBeVisible();
  await screen.getByRole('button', { name: 'Push again' }).click();
  expect(onAction).toHaveBeenCalledOnce();
  await expect.element(screen.getByText('Push failed!')).not.toBeInTheDocument();
});

it('follows a promise to its outcome in one message', async () => {
  const screen = await render(<Toaster />);
  const { promise, resolve } = Promise.withResolvers<number>();
  void toastPromise(promise, {
    pending: 'Exporting…',
    success: (rows) => ({ title: `${rows} rows exported` }),
    failure: { title: 'Export data error!' },
  });
  await expect.element(screen.getByText('Exporting…')).toBeVisible();
  resolve(12);
  await expect.element(screen.getByText('12 rows exported')).toBeVisible();
  expect(screen.getByText('Exporting…').query()).toBeNull();
});

it('follows promises on a page of plain http, which has no crypto.randomUUID', async () => {
  vi.spyOn(crypto, 'randomUUID').mockImplementation(() => {
    throw new TypeError('crypto.randomUUID is not a function');
  });
  const screen = await render(<Toaster />);
  for (const name of ['One', 'Two'])
    void toastPromise(new Promise(() => {}), { pending: `${name}…`, success: { title: name }, failure: { title: 'Failed' } });
  await expect.element(screen.getByText('One…')).toBeInTheDocument();
  await expect.element(screen.getByText('Two…')).toBeVisible();
});

it('reports a failed promise, and leaves the rejection to the caller', async () => {
  const screen = await render(<Toaster />);
  const work = toastPromise(Promise.reject(new Error('offline')), {
    pending: 'Exporting…',
    success: { title: 'Exported' },
    failure: { title: 'Export data error!' },
  });
  await expect(work).rejects.toThrow('offline');
  await expect.element(screen.getByRole('alert')).toHaveTextContent('Export data error!');
});
