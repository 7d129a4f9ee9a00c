import { expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';

import { conformance } from '../../testing/conformance.js';
import { PasswordInput } from './index.js';

conformance(<PasswordInput aria-label="Password" />, { root: 'input', slot: 'password-input', frame: 'password-input-frame' });

it('reveals and hides the text without losing it', async () => {
  const screen = await render(<PasswordInput aria-label="Secret" />);
  const input = screen.getByLabelText('Secret');
  const toggle = screen.getByRole('button', { name: 'Show password' });
  await input.fill('harbour');
  await toggle.click();
  await expect.element(input).toHaveAttribute('type', 'text');
  await expect.element(toggle).toHaveAttribute('aria-pressed', 'true');
  await toggle.click();
  await expect.element(input).toHaveAttribute('type', 'password');
  await expect.element(input).toHaveValue('harbour');
});

it('announces that Caps Lock is on', async () => {
  const screen = await render(<PasswordInput aria-label="Secret" />);
  const input = screen.getByLabelText('Secret');
  await input.click();
  await userEvent.keyboard('a');
  expect(screen.getByText('Caps Lock is on').query()).toBeNull();
  const event = new KeyboardEvent('keydown', { key: 'A', bubbles: true, modifierCapsLock: true });
  input.element().dispatchEvent(event);
  await expect.element(input).toHaveAccessibleDescription('Caps Lock is on');
});
