import { useState, type ReactNode } from 'react';
import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';

import { conformance } from '../../testing/conformance.js';
import { RecordDrawer } from './index.js';

const groups = [{ id: 'call', title: 'Call', items: [{ term: 'Trace', description: '7f3a', copy: '7f3a' }] }];

conformance(<RecordDrawer title="Sign in" groups={groups} defaultOpen />, { root: 'div', slot: 'record-drawer', portal: true });

const NAMES = ['Sign in', 'Add a user', 'Sign out'];

function Records(): ReactNode {
  const [at, setAt] = useState(0);
  return (
    <RecordDrawer
      title={NAMES[at] ?? ''}
      groups={groups}
      defaultOpen
      place={{ at: at + 1, of: NAMES.length }}
      onPrevious={at > 0 ? () => setAt(at - 1) : undefined}
      onNext={at < 2 ? () => setAt(at + 1) : undefined}
    >
      <input aria-label="Note" />
    </RecordDrawer>
  );
}

const titled = (name: string) => page.getByRole('dialog', { name });

it('moves to its neighbours by J and K, and stops at the ends', async () => {
  await render(<Records />);
  page.getByRole('button', { name: 'Next record' }).element().focus();
  await userEvent.keyboard('jj');
  await expect.element(titled('Sign out')).toBeVisible();
  await userEvent.keyboard('j');
  await expect.element(titled('Sign out')).toBeVisible();
  await userEvent.keyboard('k');
  await expect.element(titled('Add a user')).toBeVisible();
  await expect.element(page.getByText('2 of 3')).toBeVisible();
});

it('keeps focus on the button at the end of the list, and announces why it has no effect', async () => {
  await render(<Records />);
  const next = page.getByRole('button', { name: 'Next record' });
  await next.click();
  await next.click();
  await expect.element(next).toHaveAttribute('aria-disabled', 'true');
  await expect.element(next).toHaveFocus();
  await expect.element(next).toHaveAttribute('title', 'Next record: This is the last record of the list.');
});

it('ignores letters typed into inputs', async () => {
  await render(<Records />);
  await page.getByRole('textbox', { name: 'Note' }).fill('');
  await userEvent.keyboard('jk');
  await expect.element(page.getByRole('textbox', { name: 'Note' })).toHaveValue('jk');
  await expect.element(titled('Sign in')).toBeVisible();
});
