import * as Menu from '@radix-ui/react-context-menu';

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
} from '../dropdown-menu/menu-parts.js';

export interface ContextMenuItemProps extends MenuItemProps {}
export interface ContextMenuCheckboxItemProps extends MenuCheckboxItemProps {}
export interface ContextMenuRadioGroupProps extends MenuRadioGroupProps {}
export interface ContextMenuSubProps extends MenuSubProps {}

/** Menu item with an action. */
export const ContextMenuItem = /* @__PURE__ */ createMenuItem({ Item: Menu.Item }, 'context-menu');

/** Menu item that is on or off. The menu stays open, so that several can be set. */
export const ContextMenuCheckboxItem = /* @__PURE__ */ createMenuCheckboxItem(
  { CheckboxItem: Menu.CheckboxItem, ItemIndicator: Menu.ItemIndicator },
  'context-menu',
);

/** Menu group of exclusive values. Choosing one closes the menu. */
export const ContextMenuRadioGroup = /* @__PURE__ */ createMenuRadioGroup(
  { Label: Menu.Label, RadioGroup: Menu.RadioGroup, RadioItem: Menu.RadioItem, ItemIndicator: Menu.ItemIndicator },
  'context-menu',
);

/** Submenu beside its item: for a choice of where or how. One level only. */
export const ContextMenuSub = /* @__PURE__ */ createMenuSub(
  { Portal: Menu.Portal, Sub: Menu.Sub, SubTrigger: Menu.SubTrigger, SubContent: Menu.SubContent },
  'context-menu',
);

/** Heading inside a menu; the arrow keys skip it. */
export const ContextMenuLabel = /* @__PURE__ */ createMenuLabel({ Label: Menu.Label }, 'context-menu');

/** Separator between groups of items. */
export const ContextMenuSeparator = /* @__PURE__ */ createMenuSeparator({ Separator: Menu.Separator }, 'context-menu');
