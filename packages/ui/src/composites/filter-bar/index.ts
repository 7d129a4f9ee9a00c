export { FilterBar, type ActiveFilter, type FilterBarProps } from './filter-bar.js';
export { FilterEditors, type FilterEditorsProps } from './filter-editors.js';
export { matches, matchesAll, withFilter } from './filter-bar.logic.js';
export type { FilterChoice, FilterDefinition, FilteredValue, FilterValue, FilterValues } from './filter-bar.types.js';
export { focusFilterSearch } from './focus-search.js';
