import { expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { userEvent } from 'vitest/browser';

import { conformance } from '../../testing/conformance.js';
import { Calendar } from './index.js';

conformance(<Calendar label="Delivery" today="2026-11-21" from="2026-11-10" />, { root: 'div', slot: 'calendar' });

it('passes the selected day as text', async () => {
  const onSelect = vi.fn();
  const screen = await render(<Calendar label="Delivery" today="2026-11-21" onSelect={onSelect} />);
  await screen.getByRole('button', { name: /\b28 November 2026$/u }).click();
  expect(onSelect).toHaveBeenCalledExactlyOnceWith('2026-11-28');
});

it('moves by keys from the selected day, across the end of the month', async () => {
  const onSelect = vi.fn();
  const screen = await render(<Calendar label="Delivery" today="2026-11-21" from="2026-11-30" focusDay onSelect={onSelect} />);
  await expect.element(screen.getByRole('button', { name: /\b30 November 2026$/u })).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(screen.getByRole('button', { name: /\b1 December 2026$/u })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(onSelect).toHaveBeenCalledWith('2026-12-01');
});

it('draws the band of a range over days only, not over blank cells of neighbouring months', async () => {
  const screen = await render(<Calendar label="Delivery" today="2026-11-21" from="2026-11-20" to="2026-12-08" months={2} />);
  const cells = [...screen.container.querySelectorAll<HTMLElement>('[data-slot="calendar-cell"]')];
  const grounds = (blank: boolean) =>
    new Set(cells.filter((cell) => (cell.textContent === '') === blank).map((cell) => getComputedStyle(cell).backgroundColor));
  expect([...grounds(true)]).toEqual(['rgba(0, 0, 0, 0)']);
  expect(grounds(false).size).toBe(2);
});

it('offers no day and no month outside the limits', async () => {
  const screen = await render(<Calendar label="Delivery" today="2026-11-21" min="2026-11-05" max="2026-11-25" />);
  await expect.element(screen.getByRole('button', { name: /\b4 November 2026$/u })).toBeDisabled();
  await expect.element(screen.getByRole('button', { name: 'Next month' })).toHaveAttribute('aria-disabled', 'true');
});
