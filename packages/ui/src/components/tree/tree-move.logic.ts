import { ancestorsOf, childrenOf, type TreeModel, type TreeNode } from './tree.logic.js';

export interface TreeMove {
  id: string;
  /** Where it goes; null for the top. */
  parentId: string | null;
  /** Its place among the children there, from 0, counted without itself. */
  index: number;
}

export type MoveDirection = 'up' | 'down' | 'in' | 'out';

/** Where a key takes a node: past a neighbour, into the one before it, or out behind its parent; null where it cannot go. */
export function moveByKey(model: TreeModel, id: string, direction: MoveDirection): TreeMove | null {
  const parentId = model.parents.get(id) ?? null;
  const siblings = childrenOf(model, parentId);
  const at = siblings.indexOf(id);
  if (at < 0 || model.nodes.get(id)?.disabled) return null;
  switch (direction) {
    case 'up':
      return at > 0 ? { id, parentId, index: at - 1 } : null;
    case 'down':
      return at < siblings.length - 1 ? { id, parentId, index: at + 1 } : null;
    case 'in': {
      const before = siblings[at - 1];
      return before === undefined ? null : { id, parentId: before, index: childrenOf(model, before).length };
    }
    case 'out': {
      if (parentId === null) return null;
      const above = model.parents.get(parentId) ?? null;
      return { id, parentId: above, index: childrenOf(model, above).indexOf(parentId) + 1 };
    }
  }
}

/** A node cannot go into itself or into what lies in it. */
export function canMoveInto(model: TreeModel, id: string, parentId: string | null): boolean {
  return parentId === null || (parentId !== id && !ancestorsOf(model, parentId).includes(id));
}

/**
 * The nodes after a move, for callers that keep them in state. An impossible move changes nothing.
 *
 * @example onMove={(move) => setNodes((nodes) => moveNode(nodes, move))}
 */
export function moveNode(nodes: readonly TreeNode[], move: TreeMove): readonly TreeNode[] {
  let moved: TreeNode | undefined;
  const without = (list: readonly TreeNode[]): readonly TreeNode[] =>
    list.flatMap((node) => {
      if (node.id !== move.id) return [node.children ? { ...node, children: without(node.children) } : node];
      moved = node;
      return [];
    });
  const rest = without(nodes);
  if (!moved || move.parentId === move.id) return nodes;
  const item = moved;
  let placed = false;
  const insert = (list: readonly TreeNode[]): readonly TreeNode[] => {
    placed = true;
    return list.toSpliced(move.index, 0, item);
  };
  const into = (list: readonly TreeNode[]): readonly TreeNode[] =>
    list.map((node) => {
      if (node.id === move.parentId) return { ...node, children: insert(node.children ?? []) };
      return node.children ? { ...node, children: into(node.children) } : node;
    });
  const result = move.parentId === null ? insert(rest) : into(rest);
  return placed ? result : nodes;
}
