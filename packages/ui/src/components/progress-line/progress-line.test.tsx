import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';

import { conformance } from '../../testing/conformance.js';
import { ProgressLine } from './index.js';

conformance(<ProgressLine active />, { root: 'div', slot: 'progress-line' });

it('is not there for anybody while nothing is on its way', async () => {
  const screen = await render(<ProgressLine active={false} />);
  expect(screen.getByRole('progressbar').query()).toBeNull();
});
