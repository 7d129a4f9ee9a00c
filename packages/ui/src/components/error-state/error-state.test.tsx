import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';

import { conformance } from '../../testing/conformance.js';
import { ErrorStateExample } from './examples/default.js';
import { ErrorState } from './index.js';

conformance(<ErrorState onRetry={() => {}} />, { root: 'div', slot: 'error-state' });

it('has no retry button without a handler', async () => {
  const screen = await render(<ErrorState title="Gone" />);
  await expect.element(screen.getByRole('alert')).toBeVisible();
  expect(screen.getByRole('button').query()).toBeNull();
});

it('the first example has the button that its text asks for', async () => {
  const screen = await render(<ErrorStateExample />);
  await expect.element(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
});
