export { CommandPalette, type CommandPaletteProps } from './command-palette.js';
export { searchCommands, type CommandGroup, type CommandItem } from './command-palette.logic.js';
export { useCommandPaletteShortcut } from './use-command-palette-shortcut.js';
export type { CommandSearch } from './use-command-search.js';
