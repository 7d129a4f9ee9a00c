import * as Menu from '@radix-ui/react-dropdown-menu';

import {
  createMenuCheckboxItem,
  createMenuItem,
  createMenuLabel,
  createMenuRadioGroup,
  createMenuSeparator,
  createMenuSub,
  type MenuCheckboxItemProps,
  type MenuItemProps,
  type MenuRadioGroupProps,
  type MenuSubProps,
} from './menu-parts.js';

export interface DropdownMenuItemProps extends MenuItemProps {}
export interface DropdownMenuCheckboxItemProps extends MenuCheckboxItemProps {}
export interface DropdownMenuRadioGroupProps extends MenuRadioGroupProps {}
export interface DropdownMenuSubProps extends MenuSubProps {}

/** Menu item with an action. */
export const DropdownMenuItem = /* @__PURE__ */ createMenuItem({ Item: Menu.Item }, 'dropdown-menu');

/** Menu item that is on or off. The menu stays open, so that several can be set. */
export const DropdownMenuCheckboxItem = /* @__PURE__ */ createMenuCheckboxItem(
  { CheckboxItem: Menu.CheckboxItem, ItemIndicator: Menu.ItemIndicator },
  'dropdown-menu',
);

/** Menu group of exclusive values. Choosing one closes the menu. */
export const DropdownMenuRadioGroup = /* @__PURE__ */ createMenuRadioGroup(
  { Label: Menu.Label, RadioGroup: Menu.RadioGroup, RadioItem: Menu.RadioItem, ItemIndicator: Menu.ItemIndicator },
  'dropdown-menu',
);

/** Submenu beside its item: for a choice of where or how. One level only. */
export const DropdownMenuSub = /* @__PURE__ */ createMenuSub(
  { Portal: Menu.Portal, Sub: Menu.Sub, SubTrigger: Menu.SubTrigger, SubContent: Menu.SubContent },
  'dropdown-menu',
);

/** Heading inside a menu; the arrow keys skip it. */
export const DropdownMenuLabel = /* @__PURE__ */ createMenuLabel({ Label: Menu.Label }, 'dropdown-menu');

/** Separator between groups of items. */
export const DropdownMenuSeparator = /* @__PURE__ */ createMenuSeparator({ Separator: Menu.Separator }, 'dropdown-menu');
