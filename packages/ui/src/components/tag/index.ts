export { Tag, type TagProps } from './tag.js';
export { TagList, type TagItem, type TagListProps } from './tag-list.js';
export type { TagSize, TagTone } from './tag.variants.js';
