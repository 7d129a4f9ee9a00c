import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';

import { conformance } from '../../testing/conformance.js';
import { Steps } from './index.js';

const items = [
  { value: 'a', title: 'Choose a file' },
  { value: 'b', title: 'Check the rows' },
];

conformance(<Steps label="Import" items={items} value="a" onChange={() => {}} />, { root: 'ol', slot: 'steps' });

it('announces number and state of a step', async () => {
  const screen = await render(<Steps label="Import" items={[{ value: 'a', title: 'Choose a file', state: 'error' }]} value="a" />);
  await expect.element(screen.getByRole('listitem')).toHaveTextContent('Step 1 of 1, Needs correction: Choose a file');
});

it('has no buttons without a change handler', async () => {
  const screen = await render(<Steps label="Import" items={items} value="b" />);
  expect(screen.getByRole('button').query()).toBeNull();
});
