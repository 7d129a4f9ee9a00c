import { expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';

import { conformance } from '../../testing/conformance.js';
import { Switch } from './index.js';

conformance(<Switch label="Arrival reminder" />, { root: 'input', slot: 'switch', frame: 'switch-frame' });

it('is switched by its label and by Space', async () => {
  const changed = vi.fn();
  const screen = await render(<Switch label="Arrival reminder" onCheckedChange={changed} />);
  await screen.getByText('Arrival reminder').click();
  await userEvent.keyboard(' ');
  expect(changed.mock.calls).toEqual([[true], [false]]);
});
