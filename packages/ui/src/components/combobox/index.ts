export { Combobox, type ComboboxMultipleProps, type ComboboxProps, type ComboboxSingleProps } from './combobox.js';
export type { ComboboxGroup, ComboboxItem, ComboboxOption, ComboboxSearch } from './combobox.types.js';
