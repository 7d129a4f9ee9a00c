import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';

import { conformance } from '../../testing/conformance.js';
import { ProgressLine } from './index.js';

conformance(<ProgressLine active />, { root: 'div', slot: 'progress-line' });

it('is absent for everyone while nothing loads', async () => {
  const screen = await render(<ProgressLine active={false} />);
  expect(screen.getByRole('progressbar').query()).toBeNull();
});
