import { expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';

import { conformance } from '../../testing/conformance.js';
import { Checkbox } from './index.js';

conformance(<Checkbox label="All rows" />, { root: 'input', slot: 'checkbox', frame: 'checkbox-frame' });

it('is toggled by its label, by Space and by a click', async () => {
  const changed = vi.fn();
  const screen = await render(<Checkbox label="All rows" onCheckedChange={changed} />);
  await screen.getByText('All rows').click();
  await userEvent.keyboard(' ');
  expect(changed.mock.calls).toEqual([[true], [false]]);
});

it('announces the indeterminate state', async () => {
  const screen = await render(<Checkbox label="All rows" indeterminate />);
  expect(screen.getByRole('checkbox').element().matches(':indeterminate')).toBe(true);
});

it('uses a hidden label as its accessible name', async () => {
  const screen = await render(<Checkbox label="Row 3" hideLabel description="Late" />);
  await expect.element(screen.getByRole('checkbox')).toHaveAccessibleDescription('Late');
  expect(screen.getByRole('checkbox').element().closest('label')?.textContent).toContain('Row 3');
});

it('cannot be toggled while it is read-only or disabled with a reason, and toggles at the first attempt afterwards', async () => {
  const changed = vi.fn();
  const screen = await render(<Checkbox label="Reminder" readOnly onCheckedChange={changed} />);
  const control = screen.getByRole('checkbox');
  await screen.getByText('Reminder').click();
  (control.element() as HTMLElement).focus();
  await userEvent.keyboard(' ');
  await expect.element(control).toHaveAttribute('aria-readonly', 'true');
  await screen.rerender(<Checkbox label="Reminder" disabledReason="Not yours" onCheckedChange={changed} />);
  await screen.getByText('Reminder').click({ force: true });
  await userEvent.keyboard(' ');
  await expect.element(control).toHaveAccessibleDescription('Not yours');
  await expect.element(control).not.toBeChecked();
  expect(changed).not.toHaveBeenCalled();
  await screen.rerender(<Checkbox label="Reminder" onCheckedChange={changed} />);
  await screen.getByText('Reminder').click();
  expect(changed.mock.calls).toEqual([[true]]);
});

it('says what is wrong with it, which is no part of its name', async () => {
  const screen = await render(<Checkbox label="Terms" description="Of 2026" error="Accept them first" />);
  const control = screen.getByRole('checkbox', { name: 'Terms', exact: true });
  await expect.element(control).toHaveAccessibleDescription('Of 2026 Accept them first');
  await expect.element(control).toBeInvalid();
  await expect.element(screen.getByText('Accept them first')).toBeVisible();
  await screen.rerender(<Checkbox label="Terms" />);
  await expect.element(control).toBeValid();
});
