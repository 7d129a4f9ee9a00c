export { SortableList, type SortableListItem, type SortableListProps } from './sortable-list.js';
