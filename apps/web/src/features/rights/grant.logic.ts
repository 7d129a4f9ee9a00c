import type { MenuNode } from '@seaberry/api-client/schemas';

/* A grant is a list of ids: of directories, pages and buttons, with their ancestors. In the tree a parent is represented by its
   children, so a page with buttons has an additional child for opening it: a role may open a page without any of its buttons. */

const PAGE = 2;
const below = (node: MenuNode): readonly MenuNode[] => node.children ?? [];

/** Id of the leaf that represents the page itself, in a page with buttons; undefined for pages without buttons and for directories. */
export const openIdOf = (node: MenuNode): string | undefined =>
  node.type === PAGE && below(node).length > 0 ? `${node.id}#open` : undefined;

/** Checkable leaves of a node: the state of every other node follows from them. */
export function leavesOf(node: MenuNode): string[] {
  if (below(node).length === 0) return [node.id];
  const open = openIdOf(node);
  return [...(open ? [open] : []), ...below(node).flatMap(leavesOf)];
}

const allNodes = (nodes: readonly MenuNode[]): MenuNode[] => nodes.flatMap((node) => [node, ...allNodes(below(node))]);

/** Leaves that are checked for the granted ids, and no others. */
export const leavesGranted = (nodes: readonly MenuNode[], granted: ReadonlySet<string>): string[] =>
  allNodes(nodes).flatMap((node) => (granted.has(node.id) ? (openIdOf(node) ?? (below(node).length === 0 ? node.id : [])) : []));

/** Granted ids that are not in the tree. */
export function idsOutsideTree(nodes: readonly MenuNode[], granted: ReadonlySet<string>): string[] {
  const seen = new Set(allNodes(nodes).map(({ id }) => id));
  return [...granted].filter((id) => !seen.has(id));
}

export interface Grant {
  /** All granted ids, in the order of the tree. */
  ids: string[];
  /** Granted ids with a descendant that is not granted. */
  partial: string[];
}

/** Grant for the checked leaves: an id below a page always includes the page and its directory. */
export function grantOf(nodes: readonly MenuNode[], checked: ReadonlySet<string>): Grant {
  const ids: string[] = [];
  const partial: string[] = [];
  for (const node of allNodes(nodes)) {
    const leaves = leavesOf(node);
    const count = leaves.filter((leaf) => checked.has(leaf)).length;
    if (count > 0) ids.push(node.id);
    if (count > 0 && count < leaves.length) partial.push(node.id);
  }
  return { ids, partial };
}

/** Selection after a change: a button includes its page, and removing a page removes its buttons. */
export function applySelectionRules(nodes: readonly MenuNode[], before: ReadonlySet<string>, after: Iterable<string>): Set<string> {
  const next = new Set(after);
  for (const node of allNodes(nodes)) {
    const open = openIdOf(node);
    if (!open || next.has(open)) continue;
    const inside = leavesOf(node);
    if (inside.some((leaf) => next.has(leaf) && !before.has(leaf))) next.add(open);
    else if (before.has(open)) for (const leaf of inside) next.delete(leaf);
  }
  return next;
}

/** The menu without platform entries, which no company can have. */
export const withoutPlatformEntries = (nodes: readonly MenuNode[]): MenuNode[] =>
  nodes
    .filter(({ platform }) => platform !== true)
    .map((node) => (below(node).length > 0 ? { ...node, children: withoutPlatformEntries(below(node)) } : node));
