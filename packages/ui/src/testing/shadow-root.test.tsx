import type { ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { Button } from '../components/button/index.js';
import { DropdownMenu, DropdownMenuItem, DropdownMenuSub } from '../components/dropdown-menu/index.js';
import { Input } from '../components/input/index.js';
import { Popover } from '../components/popover/index.js';
import { Tabs } from '../components/tabs/index.js';
import { shadowApp } from './shadow.js';

const { open, focused, part, all, focusButton } = shadowApp();

function Menu(): ReactNode {
  return (
    <DropdownMenu trigger={<Button>Actions</Button>}>
      <DropdownMenuItem>Export</DropdownMenuItem>
      <DropdownMenuSub label="Move to">
        <DropdownMenuItem>Archive</DropdownMenuItem>
        <DropdownMenuItem>Drafts</DropdownMenuItem>
      </DropdownMenuSub>
      <DropdownMenuItem>Share</DropdownMenuItem>
    </DropdownMenu>
  );
}

const highlighted = (): (string | null)[] => all('[data-highlighted]').map(({ textContent }) => textContent);

it('the arrow keys of a menu move by one item', async () => {
  open(<Menu />);
  await focusButton('Actions');
  await userEvent.keyboard('{Enter}');
  await expect.poll(highlighted).toEqual(['Export']);
  await userEvent.keyboard('{ArrowDown}');
  await expect.poll(highlighted).toEqual(['Move to']);
  await userEvent.keyboard('{ArrowRight}');
  await expect.poll(() => focused()?.textContent).toBe('Archive');
  await userEvent.keyboard('{ArrowDown}');
  await expect.poll(() => focused()?.textContent).toBe('Drafts');
  await userEvent.keyboard('{ArrowLeft}');
  await expect.poll(() => part('dropdown-menu-sub')).toBeNull();
  await userEvent.keyboard('{End}');
  await expect.poll(highlighted).toEqual(['Share']);
  await userEvent.keyboard('{ArrowUp}');
  await expect.poll(highlighted).toEqual(['Move to']);
});

it('a submenu stays while the pointer is on its item and closes at another', async () => {
  open(<Menu />);
  await page.getByRole('button', { name: 'Actions' }).click();
  await page.getByRole('menuitem', { name: 'Move to' }).hover();
  await expect.element(page.getByRole('menuitem', { name: 'Archive' })).toBeVisible();
  await page.getByRole('menuitem', { name: 'Archive' }).hover();
  await page.getByRole('menuitem', { name: 'Move to' }).hover();
  await expect.poll(highlighted).toContain('Move to');
  expect(part('dropdown-menu-sub')).not.toBeNull();
  await page.getByRole('menuitem', { name: 'Export' }).hover();
  await expect.poll(() => part('dropdown-menu-sub')).toBeNull();
});

it('a popover opens and closes by its trigger, and closes at a press or focus elsewhere', async () => {
  const onOpenChange = vi.fn();
  open(
    <>
      <Popover label="Filter" trigger={<Button>Filter</Button>} onOpenChange={onOpenChange}>
        <Input aria-label="Bill" />
        <Input aria-label="Carrier" />
      </Popover>
      <Button>Elsewhere</Button>
    </>,
  );
  const trigger = page.getByRole('button', { name: 'Filter' });
  await trigger.click();
  await expect.poll(() => focused()?.getAttribute('aria-label')).toBe('Bill');
  await userEvent.tab({ shift: true });
  expect(focused()?.getAttribute('aria-label')).toBe('Carrier');
  await userEvent.tab();
  expect(focused()?.getAttribute('aria-label')).toBe('Bill');
  await trigger.click();
  await expect.poll(() => part('popover')).toBeNull();
  await trigger.click();
  await page.getByLabelText('Carrier').click();
  expect(part('popover')).not.toBeNull();
  await page.getByRole('button', { name: 'Elsewhere' }).click();
  await expect.poll(() => part('popover')).toBeNull();
  expect(onOpenChange.mock.calls.map(([shown]) => shown as boolean)).toEqual([true, false, true, false]);
  await trigger.click();
  await expect.poll(() => part('popover')).not.toBeNull();
  (page.getByRole('button', { name: 'Elsewhere' }).element() as HTMLElement).focus();
  await expect.poll(() => part('popover')).toBeNull();
});

it('the arrow keys of tabs move by one tab', async () => {
  open(<Tabs label="Views" items={['Sea', 'Air', 'Rail'].map((label) => ({ value: label, label }))} />);
  await page.getByRole('tab', { name: 'Sea' }).click();
  await userEvent.keyboard('{ArrowRight}');
  await expect.poll(() => focused()?.textContent).toBe('Air');
});
