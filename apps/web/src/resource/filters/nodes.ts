import type { TreeNode } from '@seaberry/ui/tree';

/** What a node is called; its id while the tree is not there. */
export function labelIn(nodes: readonly TreeNode[], id: string): string {
  for (const node of nodes) {
    if (node.id === id) return node.label;
    const below = labelIn(node.children ?? [], id);
    if (below !== id) return below;
  }
  return id;
}
