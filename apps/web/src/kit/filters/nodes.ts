import type { TreeNode } from '@seaberry/ui/tree';

/** Name of a node; its id while the tree is loading. */
export function nodeLabel(nodes: readonly TreeNode[], id: string): string {
  for (const node of nodes) {
    if (node.id === id) return node.label;
    const below = nodeLabel(node.children ?? [], id);
    if (below !== id) return below;
  }
  return id;
}

/** A tree without a node and its descendants: a node cannot be moved below itself. */
export const treeWithout = (nodes: readonly TreeNode[], id: string): TreeNode[] =>
  nodes.filter((node) => node.id !== id).map((node) => (node.children ? { ...node, children: treeWithout(node.children, id) } : node));
