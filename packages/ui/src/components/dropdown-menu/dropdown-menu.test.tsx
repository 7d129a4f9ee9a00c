import { expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';

import { conformance } from '../../testing/conformance.js';
import { Button } from '../button/index.js';
import {
  DropdownMenu,
  DropdownMenuCheckboxItem,
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuRadioGroup,
  DropdownMenuSeparator,
  DropdownMenuSub,
} from './index.js';

const menu = (children: React.ReactNode): React.ReactElement => (
  <DropdownMenu open trigger={<Button>Actions</Button>}>
    {children}
  </DropdownMenu>
);
const item = <DropdownMenuItem>Edit</DropdownMenuItem>;

// An open modal menu hides the rest of the page, its own trigger included, from assistive technology: no violation.
const options = { portal: true, disabledRules: ['aria-hidden-focus'] };
conformance(
  <DropdownMenu open trigger={<Button>Actions</Button>}>
    {item}
  </DropdownMenu>,
  { root: 'div', slot: 'dropdown-menu', ...options },
);
conformance(item, { root: 'div', slot: 'dropdown-menu-item', wrap: menu, ...options });
conformance(
  <DropdownMenuCheckboxItem checked onCheckedChange={vi.fn()}>
    Map
  </DropdownMenuCheckboxItem>,
  { root: 'div', slot: 'dropdown-menu-checkbox-item', wrap: menu, ...options },
);
conformance(<DropdownMenuRadioGroup label="Size" value="a" onChange={vi.fn()} options={[{ value: 'a', label: 'A' }]} />, {
  root: 'div',
  slot: 'dropdown-menu-radio-group',
  wrap: menu,
  ...options,
});
conformance(<DropdownMenuLabel>Show</DropdownMenuLabel>, {
  root: 'div',
  slot: 'dropdown-menu-label',
  wrap: (label) =>
    menu(
      <>
        {label}
        {item}
      </>,
    ),
  ...options,
});
conformance(<DropdownMenuSeparator />, {
  root: 'div',
  slot: 'dropdown-menu-separator',
  wrap: (line) =>
    menu(
      <>
        {item}
        {line}
      </>,
    ),
  ...options,
});

conformance(
  <DropdownMenuSub label="Move to" open>
    <DropdownMenuItem>Archive</DropdownMenuItem>
  </DropdownMenuSub>,
  { root: 'div', slot: 'dropdown-menu-sub', wrap: menu, ...options },
);

it('opens a submenu beside its item by key, and returns', async () => {
  const onSelect = vi.fn();
  await render(
    <DropdownMenu trigger={<Button>Actions</Button>}>
      <DropdownMenuSub label="Move to">
        <DropdownMenuItem onSelect={onSelect}>Archive</DropdownMenuItem>
      </DropdownMenuSub>
      <DropdownMenuSub label="Share with" disabledReason="Not published">
        <DropdownMenuItem>Everybody</DropdownMenuItem>
      </DropdownMenuSub>
    </DropdownMenu>,
  );
  await page.getByRole('button', { name: 'Actions' }).click();
  // The menu moves focus a moment after each key, and the next key goes to the focused item.
  await expect.element(page.getByRole('menu')).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(page.getByRole('menuitem', { name: 'Move to' })).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(page.getByRole('menuitem', { name: 'Share with Not published' })).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  expect(page.getByRole('menuitem', { name: 'Everybody' }).query()).toBeNull();
  await userEvent.keyboard('{ArrowUp}');
  await expect.element(page.getByRole('menuitem', { name: 'Move to' })).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(page.getByRole('menuitem', { name: 'Archive' })).toHaveFocus();
  await userEvent.keyboard('{ArrowLeft}');
  await expect.element(page.getByRole('menuitem', { name: 'Move to' })).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(page.getByRole('menuitem', { name: 'Archive' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => onSelect.mock.calls.length).toBe(1);
  await expect.element(page.getByRole('button', { name: 'Actions' })).toHaveFocus();
});

it('shows the keyboard shortcuts', async () => {
  await render(menu(<DropdownMenuItem shortcut={['Ctrl', 'D']}>Duplicate</DropdownMenuItem>));
  await expect.element(page.getByRole('menuitem', { name: 'Duplicate' })).toHaveAttribute('aria-keyshortcuts', 'Control+D');
});

it('does not accept a disabled choice', async () => {
  const onChange = vi.fn();
  await render(
    menu(
      <DropdownMenuRadioGroup
        label="Size"
        value="a"
        onChange={onChange}
        options={[
          { value: 'a', label: 'A' },
          { value: 'b', label: 'B', disabledReason: 'Not on phones' },
        ]}
      />,
    ),
  );
  await page.getByRole('menuitemradio', { name: /B/ }).click({ force: true });
  expect(onChange).not.toHaveBeenCalled();
});

it('runs an action only after focus has returned to the trigger', async () => {
  const focused: (string | undefined)[] = [];
  await render(
    <DropdownMenu trigger={<Button>Actions</Button>}>
      <DropdownMenuItem onSelect={() => focused.push(document.activeElement?.textContent ?? undefined)}>Edit</DropdownMenuItem>
    </DropdownMenu>,
  );
  await page.getByRole('button', { name: 'Actions' }).click();
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  await expect.poll(() => focused).toEqual(['Actions']);
});

it('runs nothing when it is closed with Escape', async () => {
  const onSelect = vi.fn();
  await render(
    <DropdownMenu trigger={<Button>Actions</Button>}>
      <DropdownMenuItem onSelect={onSelect}>Edit</DropdownMenuItem>
    </DropdownMenu>,
  );
  await page.getByRole('button', { name: 'Actions' }).click();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('menu')).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: 'Actions' })).toHaveFocus();
  expect(onSelect).not.toHaveBeenCalled();
});

it('opens a submenu to the left in right-to-left pages', async () => {
  await render(
    <div dir="rtl">
      <DropdownMenu trigger={<Button>Actions</Button>}>
        <DropdownMenuSub label="Share">
          <DropdownMenuItem>By mail</DropdownMenuItem>
        </DropdownMenuSub>
      </DropdownMenu>
    </div>,
  );
  await page.getByRole('button', { name: 'Actions' }).click();
  const share = page.getByRole('menuitem', { name: 'Share' });
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(share).toHaveFocus();
  await userEvent.keyboard('{ArrowLeft}');
  await expect.element(page.getByRole('menuitem', { name: 'By mail' })).toHaveFocus();
});
