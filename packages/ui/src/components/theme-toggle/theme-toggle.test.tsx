import { expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';

import { conformance } from '../../testing/conformance.js';
import { ThemeToggle } from './index.js';

conformance(<ThemeToggle value="light" onChange={() => {}} />, { root: 'fieldset', slot: 'theme-toggle' });

it('is one tab stop, with arrow keys inside', async () => {
  const changed = vi.fn();
  const screen = await render(<ThemeToggle value="light" onChange={changed} />);
  await userEvent.tab();
  await expect.element(screen.getByRole('radio', { name: 'Light' })).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  expect(changed).toHaveBeenCalledWith('dark');
});
