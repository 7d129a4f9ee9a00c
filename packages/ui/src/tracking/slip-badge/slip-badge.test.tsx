import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';

import { conformance } from '../../testing/conformance.js';
import { SlipBadge } from './index.js';
const HOUR = 3_600_000;

conformance(<SlipBadge slipMs={52 * HOUR} />, { root: 'span', slot: 'slip-badge' });
conformance(<SlipBadge slipMs={HOUR} tone="asScheduled" />, { root: 'span', slot: 'slip-badge' });

it('shows a sign and has an accessible text', async () => {
  const screen = await render(<SlipBadge slipMs={-6 * HOUR} />);
  await expect.element(screen.getByText('−6 h')).toBeVisible();
  await expect.element(screen.getByText('6 h early')).toBeInTheDocument();
});

it('is plain text within the threshold', async () => {
  const screen = await render(<SlipBadge slipMs={17 * HOUR} tone="asScheduled" />);
  await expect.element(screen.getByText('+17 h')).toBeVisible();
});

it('shows words for headers and cards', async () => {
  const screen = await render(<SlipBadge slipMs={120 * HOUR} variant="words" />);
  await expect.element(screen.getByText('Late 5 d')).toBeVisible();
});
