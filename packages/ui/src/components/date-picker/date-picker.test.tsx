import { useState, type ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';

import { conformance } from '../../testing/conformance.js';
import { Field } from '../field/index.js';
import { DatePicker, type DatePickerProps } from './index.js';

conformance(<DatePicker aria-label="Delivery" defaultValue="2026-11-10" today="2026-11-21" />, {
  root: 'input',
  slot: 'date-picker',
  frame: 'date-picker-frame',
});

function setup(props: Partial<DatePickerProps> = {}) {
  const onChange = vi.fn();
  const picker = <DatePicker today="2026-11-21" onChange={onChange} {...props} />;
  return { onChange, screen: render(<Field label="Delivery">{picker}</Field>) };
}

it.each(['2026-11-24', '24/11/2026', '24 Nov', '２０２６／１１／２４'])('accepts %s on blur', async (typed) => {
  const { onChange, screen } = setup();
  const input = (await screen).getByRole('textbox', { name: 'Delivery' });
  await input.fill(typed);
  await userEvent.tab();
  expect(onChange).toHaveBeenCalledExactlyOnceWith('2026-11-24');
  await expect.element(input).toHaveValue('24 Nov 2026');
});

it('keeps unparsable text, shows the reason and has no value', async () => {
  const { onChange, screen } = setup({ defaultValue: '2026-11-10' });
  const input = (await screen).getByRole('textbox');
  await input.fill('31/02/2026');
  await userEvent.tab();
  await expect.element(input).toHaveValue('31/02/2026');
  await expect.element(input).toHaveAccessibleDescription(/“31\/02\/2026” is not a date\. Write it like 21 Nov 2026\./u);
  await expect.element(input).toHaveAttribute('aria-invalid', 'true');
  expect(onChange).toHaveBeenCalledExactlyOnceWith(null);
});

it('shows which days are allowed', async () => {
  const { onChange, screen } = setup({ min: '2026-11-20' });
  const input = (await screen).getByRole('textbox');
  await input.fill('2026-11-19');
  await userEvent.tab();
  await expect.element(input).toHaveAccessibleDescription('Choose 20 Nov 2026 or later.');
  expect(onChange).not.toHaveBeenCalled();
});

it('opens a calendar that is loaded on demand, and restores focus', async () => {
  const { onChange, screen } = setup();
  await (await screen).getByRole('textbox').click();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(page.getByRole('button', { name: /\b21 November 2026, today$/u })).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(page.getByRole('button', { name: /\b28 November 2026$/u })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(onChange).toHaveBeenCalledExactlyOnceWith('2026-11-28');
  await expect.element(page.getByRole('button', { name: 'Open calendar' })).toHaveFocus();
});

it('follows a controlled value', async () => {
  function Owner(): ReactNode {
    const [value, setValue] = useState<string | null>('2026-11-10');
    return (
      <>
        <button type="button" onClick={() => setValue('2026-12-01')}>
          Move
        </button>
        <DatePicker aria-label="Delivery" value={value} onChange={setValue} />
      </>
    );
  }
  const screen = await render(<Owner />);
  const input = screen.getByRole('textbox');
  await input.fill('nonsense');
  await screen.getByRole('button', { name: 'Move' }).click();
  await expect.element(input).toHaveValue('1 Dec 2026');
});

it('submits the plain day', async () => {
  const screen = await render(
    <form>
      <DatePicker aria-label="Delivery" name="due" defaultValue="2026-11-10" />
    </form>,
  );
  const form = screen.container.querySelector('form');
  expect(form && Object.fromEntries(new FormData(form))).toEqual({ due: '2026-11-10' });
});

it('cannot be changed while disabled with a reason, and announces it', async () => {
  const { screen } = setup({ defaultValue: '2026-11-10', disabledReason: 'Set by the carrier.' });
  const shown = await screen;
  await expect.element(shown.getByRole('textbox')).toHaveAccessibleDescription('Set by the carrier.');
  await expect.element(shown.getByRole('textbox')).toHaveAttribute('readonly');
  expect(shown.getByRole('button').query()).toBeNull();
});
