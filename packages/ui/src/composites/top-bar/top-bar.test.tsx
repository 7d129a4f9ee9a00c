import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';

import { DropdownMenuItem } from '../../components/dropdown-menu/index.js';
import { conformance } from '../../testing/conformance.js';
import { FullScreenButton, MenuSearch, MessagesBell, SizeSelect, UserMenu, type MenuEntry } from './index.js';

const entries: readonly MenuEntry[] = [
  { path: '/tracking/oceanBill', title: 'Ocean bills', way: ['Tracking'] },
  { path: '/system/user', title: 'Accounts', way: ['Platform', 'System'] },
];
const message = { id: '1', title: 'Late', type: 'Notice', time: '2026-11-21 15:42', read: false };
const nothing = (): void => {};

conformance(<SizeSelect value="small" onChange={nothing} />, { root: 'button', slot: 'top-bar-size' });
conformance(<FullScreenButton />, { root: 'button', slot: 'top-bar-full-screen' });
conformance(<MessagesBell messages={[message]} onOpen={nothing} />, { root: 'button', slot: 'top-bar-messages' });
conformance(<MenuSearch entries={entries} onSelect={nothing} />, { root: 'button', slot: 'top-bar-search' });
conformance(
  <UserMenu user={{ name: 'Wang Lei' }}>
    <DropdownMenuItem>Sign out</DropdownMenuItem>
  </UserMenu>,
  { root: 'button', slot: 'top-bar-user' },
);

it('opens the search with Ctrl K, finds by path and by parent menus, and restores focus', async () => {
  const onSelect = vi.fn();
  const screen = await render(
    <>
      <button type="button">Page</button>
      <MenuSearch entries={entries} onSelect={onSelect} />
    </>,
  );
  await userEvent.tab();
  await userEvent.keyboard('{Control>}k{/Control}');
  await expect.element(page.getByRole('combobox')).toHaveFocus();
  await page.getByRole('combobox').fill('oceanbill');
  await expect.poll(() => page.getByRole('option').elements().length).toBe(1);
  await page.getByRole('combobox').fill('platform');
  await expect.element(page.getByRole('option', { name: /^Accounts/u })).toBeVisible();
  await userEvent.keyboard('{Enter}');
  expect(onSelect).toHaveBeenCalledExactlyOnceWith(entries[1]);
  await expect.element(screen.getByRole('button', { name: 'Page' })).toHaveFocus();
});

it('caps the unread count at 99+', async () => {
  const screen = await render(<MessagesBell messages={[message]} unread={250} onOpen={nothing} />);
  const bell = screen.getByRole('button', { name: 'Messages, 99+ unread' });
  await expect.element(bell).toHaveTextContent('99+');
  await screen.rerender(<MessagesBell messages={[{ ...message, read: true }]} onOpen={nothing} />);
  await expect.element(screen.getByRole('button', { name: 'Messages' })).toHaveTextContent('');
});

it('keeps loaded messages visible while they are fetched again', async () => {
  await render(<MessagesBell messages={[message]} state="loading" onOpen={nothing} />);
  await page.getByRole('button', { name: /^Messages/u }).click();
  await expect.element(page.getByRole('button', { name: /Late/u })).toBeVisible();
});

it('keeps focus in the list when the mark-all button disappears', async () => {
  const screen = await render(<MessagesBell messages={[message]} onOpen={nothing} onReadAll={nothing} />);
  await page.getByRole('button', { name: /^Messages/u }).click();
  await page.getByRole('button', { name: 'Mark all as read' }).click();
  await screen.rerender(<MessagesBell messages={[{ ...message, read: true }]} onOpen={nothing} onReadAll={nothing} />);
  await expect.element(page.getByRole('button', { name: 'Mark all as read' })).not.toBeInTheDocument();
  expect(page.getByRole('dialog', { name: 'Messages' }).element().contains(document.activeElement)).toBe(true);
});

it('follows full screen however it was entered and left', async () => {
  const element = vi.spyOn(document, 'fullscreenElement', 'get').mockReturnValue(document.documentElement);
  const screen = await render(<FullScreenButton />);
  await expect.element(screen.getByRole('button', { name: 'Leave full screen' })).toBeVisible();
  element.mockReturnValue(null);
  document.dispatchEvent(new Event('fullscreenchange'));
  await expect.element(screen.getByRole('button', { name: 'Full screen' })).toBeVisible();
  element.mockRestore();
});

it('shows why full screen is unavailable', async () => {
  const enabled = vi.spyOn(document, 'fullscreenEnabled', 'get').mockReturnValue(false);
  const request = vi.spyOn(document.documentElement, 'requestFullscreen');
  const screen = await render(<FullScreenButton />);
  const button = screen.getByRole('button', { name: 'Full screen' });
  await expect.element(button).toHaveAccessibleDescription('This browser cannot show it in full screen');
  await button.click({ force: true });
  expect(request).not.toHaveBeenCalled();
  enabled.mockRestore();
});

it('shows the signed-in user without opening the menu', async () => {
  const screen = await render(
    <UserMenu user={{ name: 'Wang Lei', account: 'wang.lei', phone: '', position: 'Operator' }}>
      <DropdownMenuItem>Sign out</DropdownMenuItem>
    </UserMenu>,
  );
  const button = screen.getByRole('button', { name: 'Account of Wang Lei' });
  await expect.element(button).toHaveAttribute('aria-description', 'Account: wang.lei, Position: Operator');
});
