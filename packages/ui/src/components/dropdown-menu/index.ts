export { DropdownMenu, type DropdownMenuProps } from './dropdown-menu.js';
export {
  DropdownMenuCheckboxItem,
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuRadioGroup,
  DropdownMenuSeparator,
  type DropdownMenuCheckboxItemProps,
  type DropdownMenuItemProps,
  type DropdownMenuRadioGroupProps,
} from './dropdown-menu-items.js';
