export { ContextMenu, type ContextMenuProps } from './context-menu.js';
export {
  ContextMenuCheckboxItem,
  ContextMenuItem,
  ContextMenuLabel,
  ContextMenuRadioGroup,
  ContextMenuSeparator,
  ContextMenuSub,
  type ContextMenuCheckboxItemProps,
  type ContextMenuItemProps,
  type ContextMenuRadioGroupProps,
  type ContextMenuSubProps,
} from './context-menu-items.js';
