import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';

import { conformance } from '../../testing/conformance.js';
import { Spinner } from './index.js';

conformance(<Spinner />, { root: 'span', slot: 'spinner' });

it('has no accessible name when a text is shown beside it', async () => {
  const screen = await render(<Spinner label={null} />);
  expect(screen.getByRole('status').query()).toBeNull();
});
