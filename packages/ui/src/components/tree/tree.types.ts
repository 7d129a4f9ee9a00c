import type { TreeNode } from './tree.logic.js';

/** Expanded nodes, and the loader of children. */
export interface TreeExpansion {
  /** Controlled ids of expanded nodes. */
  expanded?: readonly string[];
  /** Initially expanded ids (uncontrolled). */
  defaultExpanded?: readonly string[];
  onExpandedChange?: (expanded: readonly string[]) => void;
  /** Loads the children of a node with `hasChildren` when it is expanded. A rejection offers a retry. */
  loadChildren?: (node: TreeNode) => Promise<readonly TreeNode[]>;
  /** A new value reloads loaded children; the visible ones stay until the response arrives. */
  revision?: string | number;
  /**
   * Finds nodes that may not be loaded yet: for each, the ids from the top down to it. Called by the search field; their parents are loaded
   * and expanded. Pass the same function each time.
   */
  findPaths?: (query: string, signal: AbortSignal) => Promise<readonly (readonly string[])[]>;
}
