import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';

import { conformance } from '../../testing/conformance.js';
import { ProgressBar, ProgressCircle } from './index.js';

conformance(<ProgressBar label="Importing" value={40} />, { root: 'div', slot: 'progress' });
conformance(<ProgressCircle label="Importing" value={40} />, { root: 'span', slot: 'progress-circle' });

it('announces the progress in the units of the caller', async () => {
  const screen = await render(<ProgressBar label="Importing" value={12} max={48} />);
  const bar = screen.getByRole('progressbar', { name: 'Importing' });
  await expect.element(bar).toHaveAttribute('aria-valuenow', '12');
  await expect.element(bar).toHaveAttribute('aria-valuemax', '48');
  await expect.element(bar).toHaveAttribute('aria-valuetext', '25%');
});

it('has no value while it is indeterminate', async () => {
  const screen = await render(<ProgressCircle label="Importing" />);
  await expect.element(screen.getByRole('progressbar')).not.toHaveAttribute('aria-valuenow');
});

it('clamps its value to the range', async () => {
  const screen = await render(<ProgressBar label="Importing" value={180} />);
  await expect.element(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '100');
});
