export { FullScreenButton, type FullScreenButtonProps } from './full-screen-button.js';
export { MenuSearch, type MenuEntry, type MenuSearchProps } from './menu-search.js';
export { MessagesBell, type MessagesBellProps } from './messages-bell.js';
export type { BellMessage } from './messages-bell.types.js';
export { SizeSelect, type SizeSelectProps } from './size-select.js';
export { UserMenu, type UserMenuProps, type UserMenuUser } from './user-menu.js';
