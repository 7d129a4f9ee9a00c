import { expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';

import { conformance } from '../../testing/conformance.js';
import { Alert } from './index.js';

conformance(<Alert title="Times are local" />, { root: 'div', slot: 'alert' });

it('interrupts screen readers only for danger', async () => {
  const screen = await render(
    <>
      <Alert tone="danger">Failed</Alert>
      <Alert tone="warning">Late</Alert>
    </>,
  );
  await expect.element(screen.getByRole('alert')).toHaveTextContent('Failed');
  await expect.element(screen.getByRole('status')).toHaveTextContent('Late');
});

it('calls back when it is dismissed', async () => {
  const onDismiss = vi.fn();
  const screen = await render(<Alert onDismiss={onDismiss}>Old news</Alert>);
  await screen.getByRole('button', { name: 'Dismiss' }).click();
  expect(onDismiss).toHaveBeenCalledOnce();
});
