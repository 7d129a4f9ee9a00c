import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';

import { conformance } from '../../testing/conformance.js';
import { AnomalyBadge } from './index.js';
conformance(<AnomalyBadge kind="podArrival" />, { root: 'span', slot: 'anomaly-badge' });

it('names a late departure “Departure delay”', async () => {
  const screen = await render(<AnomalyBadge kind="shipDelay" />);
  await expect.element(screen.getByText('Departure delay', { exact: true })).toBeVisible();
});
