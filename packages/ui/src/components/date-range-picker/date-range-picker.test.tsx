import { expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';

import { conformance } from '../../testing/conformance.js';
import { DateRangePicker } from './index.js';

conformance(<DateRangePicker label="Created" today="2026-11-21" />, { root: 'button', slot: 'date-range-picker' });

it('applies a shortcut with one click', async () => {
  const onChange = vi.fn();
  const screen = await render(<DateRangePicker label="Created" today="2026-11-21" onChange={onChange} />);
  await screen.getByRole('button', { name: 'Created: Any date' }).click();
  await page.getByRole('button', { name: 'Last week' }).click();
  expect(onChange).toHaveBeenCalledExactlyOnceWith({ from: '2026-11-09', to: '2026-11-15' });
  await expect.element(screen.getByRole('button', { name: 'Created: 9 Nov – 15 Nov 2026' })).toHaveFocus();
});

it('opens with focus on the first day of its range, else on today', async () => {
  const screen = await render(
    <>
      <DateRangePicker label="Created" today="2026-11-21" />
      <DateRangePicker label="Departed" today="2026-11-21" defaultValue={{ from: '2026-11-03', to: '2026-11-09' }} />
    </>,
  );
  screen
    .getByRole('button', { name: /^Created/u })
    .element()
    .focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('button', { name: /\b21 November 2026, today$/u })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  screen
    .getByRole('button', { name: /^Departed/u })
    .element()
    .focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('button', { name: /\b3 November 2026/u })).toHaveFocus();
});

it('accepts two days of the calendar in either order', async () => {
  const onChange = vi.fn();
  const screen = await render(<DateRangePicker label="Created" today="2026-11-21" onChange={onChange} />);
  await screen.getByRole('button').click();
  await page.getByRole('button', { name: /\b20 November 2026$/u }).click();
  expect(onChange).not.toHaveBeenCalled();
  await page.getByRole('button', { name: /\b10 November 2026$/u }).click();
  expect(onChange).toHaveBeenCalledExactlyOnceWith({ from: '2026-11-10', to: '2026-11-20' });
});

it('accepts typed days', async () => {
  const onChange = vi.fn();
  const screen = await render(<DateRangePicker label="Created" today="2026-11-21" onChange={onChange} />);
  await screen.getByRole('button').click();
  await page.getByRole('textbox', { name: 'From' }).fill('1/11/2026');
  await page.getByRole('textbox', { name: 'To' }).fill('2026-11-05');
  await userEvent.keyboard('{Enter}');
  expect(onChange).toHaveBeenCalledExactlyOnceWith({ from: '2026-11-01', to: '2026-11-05' });
});

it('offers no range beyond the maximum length', async () => {
  const screen = await render(<DateRangePicker label="Created" today="2026-11-21" maxDays={7} />);
  await screen.getByRole('button').click();
  await page.getByRole('button', { name: /\b10 November 2026$/u }).click();
  await expect.element(page.getByRole('button', { name: /\b16 November 2026$/u })).toBeEnabled();
  await expect.element(page.getByRole('button', { name: /\b17 November 2026$/u })).toBeDisabled();
});

it('can be cleared, and offers the shortcuts of the caller', async () => {
  const onChange = vi.fn();
  const screen = await render(
    <DateRangePicker
      label="Created"
      today="2026-11-21"
      defaultValue={{ from: '2026-11-21', to: '2026-11-21' }}
      shortcuts={[{ label: 'Since October', range: (today) => ({ from: '2026-10-01', to: today }) }]}
      onChange={onChange}
    />,
  );
  await screen.getByRole('button', { name: 'Created: 21 Nov 2026' }).click();
  await page.getByRole('button', { name: 'Since October' }).click();
  expect(onChange).toHaveBeenLastCalledWith({ from: '2026-10-01', to: '2026-11-21' });
  await screen.getByRole('button').click();
  await page.getByRole('button', { name: 'Clear dates' }).click();
  expect(onChange).toHaveBeenLastCalledWith(null);
});
