import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';

import { conformance } from '../../testing/conformance.js';
import { ErrorState } from './index.js';

conformance(<ErrorState onRetry={() => {}} />, { root: 'div', slot: 'error-state' });

it('offers no retry where there is none', async () => {
  const screen = await render(<ErrorState title="Gone" />);
  await expect.element(screen.getByRole('alert')).toBeVisible();
  expect(screen.getByRole('button').query()).toBeNull();
});
