import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';

import { conformance } from '../../testing/conformance.js';
import { TrackingStateBadge } from './index.js';

conformance(<TrackingStateBadge state="tracking" />, { root: 'span', slot: 'tracking-state-badge' });

it('shows the state as text', async () => {
  const screen = await render(<TrackingStateBadge state="unshipped" />);
  await expect.element(screen.getByText('Unshipped')).toBeVisible();
});
