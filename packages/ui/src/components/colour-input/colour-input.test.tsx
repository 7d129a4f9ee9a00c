import { expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';

import { conformance } from '../../testing/conformance.js';
import { ColourInput } from './index.js';

conformance(<ColourInput aria-label="Colour" />, { root: 'input', slot: 'colour-input', frame: 'colour-input-frame' });

it('normalises a typed colour on blur', async () => {
  const changed = vi.fn();
  const screen = await render(<ColourInput aria-label="Brand" onChange={changed} />);
  const input = screen.getByRole('textbox', { name: 'Brand' });
  await input.fill('FC0');
  await userEvent.keyboard('{Tab}');
  await expect.element(input).toHaveValue('#ffcc00');
  expect(changed).toHaveBeenLastCalledWith('#ffcc00');
});

it('leaves invalid text unchanged', async () => {
  const screen = await render(<ColourInput aria-label="Brand" defaultValue="red" />);
  const input = screen.getByRole('textbox', { name: 'Brand' });
  (input.element() as HTMLElement).focus();
  await userEvent.keyboard('{Tab}');
  await expect.element(input).toHaveValue('red');
});

it('offers no picker while it is read-only', async () => {
  const screen = await render(<ColourInput aria-label="Brand" readOnly value="#ffcc00" />);
  await expect.element(screen.getByLabelText('Choose a colour')).not.toBeInTheDocument();
});
