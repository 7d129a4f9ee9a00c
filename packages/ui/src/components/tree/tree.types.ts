import type { TreeNode } from './tree.logic.js';

/** Open nodes, and where the children of a node come from. */
export interface TreeExpansion {
  /** Ids of open nodes. Without it the tree keeps them. */
  expanded?: readonly string[];
  /** Ids of nodes that are open at first. */
  defaultExpanded?: readonly string[];
  onExpandedChange?: (expanded: readonly string[]) => void;
  /** Brings the children of a node with `hasChildren` when it is opened. A rejected promise offers to try again. */
  loadChildren?: (node: TreeNode) => Promise<readonly TreeNode[]>;
  /** Another value brings the children again that were brought before; what is shown stays until the new ones arrive. */
  revision?: string | number;
  /**
   * Finds nodes that may not be loaded yet: for each, the ids from the top down to it. The search field asks for them, and
   * their parents are loaded and opened. Keep it stable.
   */
  findPaths?: (query: string, signal: AbortSignal) => Promise<readonly (readonly string[])[]>;
}
