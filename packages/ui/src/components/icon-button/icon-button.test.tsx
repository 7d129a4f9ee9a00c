import { RefreshCw } from 'lucide-react';
import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';

import { conformance } from '../../testing/conformance.js';
import { IconButton } from './icon-button.js';

const icon = <RefreshCw size={16} aria-hidden />;

conformance(<IconButton label="Refresh" icon={icon} />, { root: 'button', slot: 'icon-button' });

it('is square at its size', async () => {
  const screen = await render(<IconButton label="Refresh" icon={icon} size="sm" />);
  const box = screen.getByRole('button', { name: 'Refresh' }).element().getBoundingClientRect();
  expect([box.width, box.height]).toEqual([28, 28]);
});

it('shows why it is disabled', async () => {
  const screen = await render(<IconButton label="Refresh" icon={icon} disabledReason="Asked a minute ago" />);
  await expect.element(screen.getByRole('button', { name: 'Refresh' })).toHaveAccessibleDescription('Asked a minute ago');
});
