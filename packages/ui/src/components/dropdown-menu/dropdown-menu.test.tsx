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
} from './index.js';

const menu = (children: React.ReactNode): React.ReactElement => (
  <DropdownMenu open trigger={<Button>Actions</Button>}>
    {children}
  </DropdownMenu>
);
const item = <DropdownMenuItem>Edit</DropdownMenuItem>;

// While a menu is open the rest is hidden from assistive technology, its own trigger included: that is not an error.
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

it('acts only when focus is back on the trigger', async () => {
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

it('does nothing when it is left with Escape', async () => {
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
