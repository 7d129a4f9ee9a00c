import { expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { userEvent } from 'vitest/browser';

import { conformance } from '../../testing/conformance.js';
import { IdentifierListInput } from './index.js';

conformance(<IdentifierListInput label="Numbers" defaultValue={'CSNU6829160\nhello'} />, { root: 'div', slot: 'identifier-list-input' });

it('shows each number on a line of its own, and marks a repeated one as a duplicate', async () => {
  const onIdentifiersChange = vi.fn();
  const screen = await render(<IdentifierListInput label="Numbers" onIdentifiersChange={onIdentifiersChange} />);
  await userEvent.fill(screen.getByRole('textbox', { name: 'Numbers' }), 'CSNU6829160 157-53806270\ncsnu6829160');
  await expect.element(screen.getByText('157-53806270 · Air waybill · Qatar Airways')).toBeVisible();
  await expect.element(screen.getByText('Duplicate of line 1.')).toBeVisible();
  expect(onIdentifiersChange.mock.lastCall?.[0]).toMatchObject([
    { line: 1, value: 'CSNU6829160', kind: 'container', status: 'ready' },
    { line: 1, value: '157-53806270', kind: 'awb', status: 'ready' },
    { line: 2, value: 'CSNU6829160', status: 'duplicate' },
  ]);
});

it('passes the usable numbers to the button, up to the limit', async () => {
  const screen = await render(
    <IdentifierListInput
      label="Numbers"
      limit={1}
      defaultValue={'CSNU6829160\nMSKU6011672'}
      actions={(usable) => <button type="button">Track {usable.map(({ value }) => value).join(' ')}</button>}
    />,
  );
  await expect.element(screen.getByRole('button', { name: 'Track CSNU6829160' })).toBeVisible();
  await expect.element(screen.getByText('At most 1 numbers at once.')).toBeVisible();
});
