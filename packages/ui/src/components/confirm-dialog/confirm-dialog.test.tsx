import { expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';

import { conformance } from '../../testing/conformance.js';
import { ConfirmDialog } from './index.js';

const base = { title: 'Delete it?', description: 'This cannot be undone.', confirmLabel: 'Delete', tone: 'danger' } as const;

conformance(<ConfirmDialog {...base} defaultOpen onConfirm={vi.fn()} />, { root: 'div', slot: 'confirm-dialog', portal: true });

it('waits for the action, cannot be closed meanwhile, and closes afterwards', async () => {
  let finish = (): void => {};
  const work = new Promise<void>((resolve) => {
    finish = resolve;
  });
  await render(<ConfirmDialog {...base} defaultOpen onConfirm={() => work} />);
  const confirm = page.getByRole('button', { name: 'Delete' });
  await confirm.click();
  await expect.element(confirm).toHaveAttribute('aria-busy', 'true');
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('alertdialog')).toBeVisible();
  finish();
  await expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument();
});

it('runs the action once, however fast the clicks follow', async () => {
  const onConfirm = vi.fn(() => new Promise(() => {}));
  await render(<ConfirmDialog {...base} defaultOpen onConfirm={onConfirm} />);
  await userEvent.dblClick(page.getByRole('button', { name: 'Delete' }));
  expect(onConfirm).toHaveBeenCalledOnce();
});

it('clears an error when it is opened again', async () => {
  await render(<ConfirmDialog {...base} trigger={<button type="button">Ask</button>} onConfirm={() => Promise.reject(new Error('no'))} />);
  await page.getByRole('button', { name: 'Ask' }).click();
  await page.getByRole('button', { name: 'Delete' }).click();
  await expect.element(page.getByText('The action failed. Try again.')).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Ask' }).click();
  await expect.element(page.getByText('The action failed. Try again.')).not.toBeInTheDocument();
});
