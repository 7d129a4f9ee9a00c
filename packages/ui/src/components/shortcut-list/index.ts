export { ShortcutList, type ShortcutListProps } from './shortcut-list.js';
export { useShortcuts, type Shortcut } from './use-shortcuts.js';
