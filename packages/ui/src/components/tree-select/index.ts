export { TreeSelect, type TreeSelectProps } from './tree-select.js';
