import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';

import { conformance } from '../../testing/conformance.js';
import { Button } from '../button/index.js';
import { Tooltip } from './index.js';

conformance(
  <Tooltip open content="Updated 14 minutes ago">
    <Button>ETA</Button>
  </Tooltip>,
  { root: 'div', slot: 'tooltip', portal: true },
);

it('shows under the pointer', async () => {
  const screen = await render(
    <Tooltip content="Updated 14 minutes ago" delayMs={0}>
      <Button>ETA</Button>
    </Tooltip>,
  );
  await screen.getByRole('button', { name: 'ETA' }).hover();
  await expect.element(page.getByRole('tooltip')).toHaveTextContent('Updated 14 minutes ago');
});
