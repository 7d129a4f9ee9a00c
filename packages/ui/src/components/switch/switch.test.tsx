import { expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';

import { conformance } from '../../testing/conformance.js';
import { Switch } from './index.js';

conformance(<Switch label="Arrival reminder" />, { root: 'input', slot: 'switch', frame: 'switch-frame' });

it('is toggled by its label and by Space', async () => {
  const changed = vi.fn();
  const screen = await render(<Switch label="Arrival reminder" onCheckedChange={changed} />);
  await screen.getByText('Arrival reminder').click();
  await userEvent.keyboard(' ');
  expect(changed.mock.calls).toEqual([[true], [false]]);
});

it('cannot be toggled while it is read-only or disabled with a reason, and toggles at the first attempt afterwards', async () => {
  const changed = vi.fn();
  const screen = await render(<Switch label="Reminder" readOnly onCheckedChange={changed} />);
  const control = screen.getByRole('switch');
  await screen.getByText('Reminder').click();
  (control.element() as HTMLElement).focus();
  await userEvent.keyboard(' ');
  await expect.element(control).toHaveAttribute('aria-readonly', 'true');
  await screen.rerender(<Switch label="Reminder" disabledReason="Not yours" onCheckedChange={changed} />);
  await screen.getByText('Reminder').click({ force: true });
  await userEvent.keyboard(' ');
  await expect.element(control).toHaveAccessibleDescription('Not yours');
  await expect.element(control).not.toBeChecked();
  expect(changed).not.toHaveBeenCalled();
  await screen.rerender(<Switch label="Reminder" onCheckedChange={changed} />);
  await screen.getByText('Reminder').click();
  expect(changed.mock.calls).toEqual([[true]]);
});

it('says what is wrong with it, which is no part of its name', async () => {
  const screen = await render(<Switch label="Terms" description="Of 2026" error="Accept them first" />);
  const control = screen.getByRole('switch', { name: 'Terms', exact: true });
  await expect.element(control).toHaveAccessibleDescription('Of 2026 Accept them first');
  await expect.element(control).toBeInvalid();
  await expect.element(screen.getByText('Accept them first')).toBeVisible();
  await screen.rerender(<Switch label="Terms" />);
  await expect.element(control).toBeValid();
});
