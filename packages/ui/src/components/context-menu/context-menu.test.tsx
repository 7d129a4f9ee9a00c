import { expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';

import {
  ContextMenu,
  ContextMenuCheckboxItem,
  ContextMenuItem,
  ContextMenuLabel,
  ContextMenuRadioGroup,
  ContextMenuSeparator,
  ContextMenuSub,
} from './index.js';

// no conformance: ContextMenu, because it opens only by a gesture; its behaviour is tested below.
// no conformance: ContextMenuItem, because it is DropdownMenuItem over another set of Radix's parts.
// no conformance: ContextMenuCheckboxItem, because it is DropdownMenuCheckboxItem over another set of Radix's parts.
// no conformance: ContextMenuRadioGroup, because it is DropdownMenuRadioGroup over another set of Radix's parts.
// no conformance: ContextMenuSub, because it is DropdownMenuSub over another set of Radix's parts.
// no conformance: ContextMenuLabel, because it is DropdownMenuLabel over another set of Radix's parts.
// no conformance: ContextMenuSeparator, because it is DropdownMenuSeparator over another set of Radix's parts.

const onSelect = vi.fn();
const onCheck = vi.fn();

function renderMenu(): ReturnType<typeof render> {
  return render(
    <ContextMenu
      label="COSU6412873350"
      id="given-id"
      className="of-caller"
      items={
        <>
          <ContextMenuLabel>Shipment</ContextMenuLabel>
          <ContextMenuItem onSelect={onSelect}>Open</ContextMenuItem>
          <ContextMenuItem disabledReason="Tracking has ended" onSelect={onSelect}>
            Subscribe again
          </ContextMenuItem>
          <ContextMenuCheckboxItem checked={false} onCheckedChange={onCheck}>
            Pinned
          </ContextMenuCheckboxItem>
          <ContextMenuSeparator />
          <ContextMenuSub label="Share for">
            <ContextMenuItem>7 days</ContextMenuItem>
          </ContextMenuSub>
          <ContextMenuRadioGroup label="Mark" value="a" onChange={onCheck} options={[{ value: 'a', label: 'None' }]} />
        </>
      }
    >
      <button type="button">COSU6412873350</button>
    </ContextMenu>,
  );
}

it('opens with the right button, with its name and the items of the caller', async () => {
  await renderMenu();
  await page.getByRole('button').click({ button: 'right' });
  const menu = page.getByRole('menu', { name: 'COSU6412873350' });
  await expect.element(menu).toHaveAttribute('id', 'given-id');
  expect(menu.element().className).toMatch(/ of-caller$/);
  await expect.element(page.getByRole('menuitemradio', { name: 'None' })).toBeVisible();
});

it('opens by key, runs the action and restores focus', async () => {
  onSelect.mockClear();
  await renderMenu();
  const area = page.getByRole('button');
  await userEvent.tab();
  await userEvent.keyboard('{Shift>}{F10}{/Shift}');
  await expect.element(page.getByRole('menu')).toBeVisible();
  await page.getByRole('menuitem', { name: 'Open' }).click();
  await expect.poll(() => onSelect.mock.calls.length).toBe(1);
  await expect.element(area).toHaveFocus();
});

it('ignores a disabled item', async () => {
  onSelect.mockClear();
  await renderMenu();
  await page.getByRole('button').click({ button: 'right' });
  await page.getByRole('menuitem', { name: /Subscribe/ }).click({ force: true });
  expect(onSelect).not.toHaveBeenCalled();
  await expect.element(page.getByRole('menu')).toBeVisible();
});
