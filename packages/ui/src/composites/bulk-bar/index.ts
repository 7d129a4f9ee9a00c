export { BulkBar, type BulkBarProps } from './bulk-bar.js';
export type { BulkAction } from './bulk-bar.types.js';
