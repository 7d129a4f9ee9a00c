export { FilterBar, type ActiveFilter, type FilterBarProps } from './filter-bar.js';
