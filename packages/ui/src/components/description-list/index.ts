export { DescriptionList, type DescriptionItem, type DescriptionListProps } from './description-list.js';
