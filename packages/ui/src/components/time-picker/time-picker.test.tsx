import { expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';

import { conformance } from '../../testing/conformance.js';
import { Field } from '../field/index.js';
import { TimePicker, type TimePickerProps } from './index.js';

conformance(<TimePicker aria-label="From" defaultValue="09:30" />, { root: 'input', slot: 'time-picker', frame: 'time-picker-frame' });

async function setup(props: Partial<TimePickerProps> = {}) {
  const onChange = vi.fn();
  const screen = await render(
    <Field label="From">
      <TimePicker onChange={onChange} {...props} />
    </Field>,
  );
  return { onChange, input: screen.getByRole('textbox', { name: 'From' }), screen };
}

it.each(['930', '9:30', '9.30 am', '９：３０'])('accepts %s on blur', async (typed) => {
  const { onChange, input } = await setup();
  await input.fill(typed);
  await userEvent.tab();
  expect(onChange).toHaveBeenCalledExactlyOnceWith('09:30');
  await expect.element(input).toHaveValue('09:30');
});

it('keeps unparsable text, shows the reason and has no value', async () => {
  const { onChange, input } = await setup({ defaultValue: '09:30' });
  await input.fill('25:00');
  await userEvent.tab();
  await expect.element(input).toHaveValue('25:00');
  await expect.element(input).toHaveAccessibleDescription('“25:00” is not a time. Write it like 09:30.');
  expect(onChange).toHaveBeenCalledExactlyOnceWith(null);
});

it('shows which times are allowed', async () => {
  const { onChange, input } = await setup({ min: '08:00', max: '18:00' });
  await input.fill('7:59');
  await userEvent.tab();
  await expect.element(input).toHaveAccessibleDescription('Choose 08:00 or later.');
  await input.fill('18:01');
  await userEvent.tab();
  await expect.element(input).toHaveAccessibleDescription('Choose 18:00 or earlier.');
  expect(onChange).not.toHaveBeenCalled();
});

it('steps with the arrow keys from the typed time', async () => {
  const { onChange, input } = await setup();
  await input.fill('9:07');
  await userEvent.keyboard('{ArrowUp}');
  expect(onChange).toHaveBeenLastCalledWith('09:15');
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(input).toHaveValue('09:00');
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(input).toHaveValue('08:45');
});

it('does not step while its text is unparsable', async () => {
  const { onChange, input } = await setup();
  await input.fill('soon');
  await userEvent.keyboard('{ArrowUp}');
  await expect.element(input).toHaveValue('soon');
  await expect.element(input).toHaveAttribute('aria-invalid', 'true');
  expect(onChange).not.toHaveBeenCalled();
});

it('opens a list at the selected time, moves in it by keys and restores focus', async () => {
  const { onChange, input } = await setup({ defaultValue: '17:20' });
  await input.click();
  await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
  const option = page.getByRole('option', { name: '17:15' });
  await expect.element(option).toHaveFocus();
  await expect.element(option).toBeInViewport();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(page.getByRole('option', { name: '17:30' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(onChange).toHaveBeenCalledExactlyOnceWith('17:30');
  await expect.element(page.getByRole('button', { name: 'Choose a time' })).toHaveFocus();
});

it('can be cleared from the list', async () => {
  const { onChange, screen } = await setup({ defaultValue: '09:30' });
  await screen.getByRole('button', { name: 'Choose a time' }).click();
  await page.getByRole('button', { name: 'Clear time' }).click();
  expect(onChange).toHaveBeenCalledExactlyOnceWith(null);
});

it('accepts seconds when they are enabled', async () => {
  const { onChange, input } = await setup({ seconds: true });
  await input.fill('93015');
  await userEvent.tab();
  expect(onChange).toHaveBeenCalledExactlyOnceWith('09:30:15');
});

it('cannot be changed while disabled with a reason, and announces it', async () => {
  const { onChange, input, screen } = await setup({ defaultValue: '09:30', disabledReason: 'Set by the carrier.' });
  await expect.element(input).toHaveAccessibleDescription('Set by the carrier.');
  await userEvent.tab();
  await expect.element(input).toHaveFocus();
  await userEvent.keyboard('{ArrowUp}');
  expect(onChange).not.toHaveBeenCalled();
  expect(screen.getByRole('button').query()).toBeNull();
});
