export { Tree, type TreeProps, type TreeSelection } from './tree.js';
export type { TreeExpansion } from './tree.types.js';
export { mixedIds } from './tree-check.logic.js';
export { moveNode, type TreeMove } from './tree-move.logic.js';
export { buildModel, pathOf, type TreeModel, type TreeNode } from './tree.logic.js';
