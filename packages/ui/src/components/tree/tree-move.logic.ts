import { ancestorsOf, childrenOf, type TreeModel, type TreeNode } from './tree.logic.js';

export interface TreeMove {
  id: string;
  /** New parent; null for the top level. */
  parentId: string | null;
  /** New index among the children there, from 0, counted without the node itself. */
  index: number;
}

export type MoveDirection = 'up' | 'down' | 'in' | 'out';

/** Move of a node by key: past a neighbour, into the one before it, or out behind its parent; null when it is not possible. */
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

/** A node cannot move into itself or its descendants. */
export function canMoveInto(model: TreeModel, id: string, parentId: string | null): boolean {
  return parentId === null || (parentId !== id && !ancestorsOf(model, parentId).includes(id));
}

/**
 * Nodes after a move, for callers with state. An impossible move changes nothing.
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
