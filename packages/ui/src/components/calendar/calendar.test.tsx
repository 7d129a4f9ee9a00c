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

it('offers no day and no month outside the limits', async () => {
  const screen = await render(<Calendar label="Delivery" today="2026-11-21" min="2026-11-05" max="2026-11-25" />);
  await expect.element(screen.getByRole('button', { name: /\b4 November 2026$/u })).toBeDisabled();
  await expect.element(screen.getByRole('button', { name: 'Next month' })).toHaveAttribute('aria-disabled', 'true');
});
