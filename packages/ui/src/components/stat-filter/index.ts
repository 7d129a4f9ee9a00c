export { StatFilter, StatFilterGroup, type StatFilterGroupProps, type StatFilterProps, type StatFilterTone } from './stat-filter.js';
