import type { ReactNode } from 'react';

export interface TreeNode {
  /** Unique in the whole tree. */
  id: string;
  label: string;
  /** Icon of 16 px before the label. */
  icon?: ReactNode;
  /** Additional search terms, such as pinyin or a code. */
  keywords?: readonly string[];
  /** The node can be expanded and read, but not selected or moved. */
  disabled?: boolean;
  /** Children, if already known. */
  children?: readonly TreeNode[];
  /** The node has children, which `loadChildren` loads. */
  hasChildren?: boolean;
}

/** The tree as lookup tables. */
export interface TreeModel {
  readonly roots: readonly string[];
  readonly nodes: ReadonlyMap<string, TreeNode>;
  readonly parents: ReadonlyMap<string, string | null>;
  readonly children: ReadonlyMap<string, readonly string[]>;
  /** Nodes whose children were loaded later: selecting a node before that selects all of its children. */
  readonly lazy: ReadonlySet<string>;
}

export interface TreeRowData {
  readonly id: string;
  readonly node: TreeNode;
  /** From 1. */
  readonly level: number;
  /** Position among its siblings, from 1. */
  readonly position: number;
  readonly siblings: number;
  readonly expandable: boolean;
}

/** @param loaded children that were loaded later, by the id of their parent */
export function buildModel(nodes: readonly TreeNode[], loaded: ReadonlyMap<string, readonly TreeNode[]> = new Map()): TreeModel {
  const model = {
    roots: nodes.map(({ id }) => id),
    nodes: new Map<string, TreeNode>(),
    parents: new Map<string, string | null>(),
    children: new Map<string, readonly string[]>(),
    lazy: new Set<string>(),
  };
  const add = (list: readonly TreeNode[], parent: string | null): void => {
    for (const node of list) {
      model.nodes.set(node.id, node);
      model.parents.set(node.id, parent);
      const later = node.children || !node.hasChildren ? undefined : loaded.get(node.id);
      if (later) model.lazy.add(node.id);
      const below = node.children ?? later ?? [];
      model.children.set(
        node.id,
        below.map(({ id }) => id),
      );
      add(below, node.id);
    }
  };
  add(nodes, null);
  return model;
}

export function childrenOf(model: TreeModel, id: string | null): readonly string[] {
  return id === null ? model.roots : (model.children.get(id) ?? []);
}

/** Every node below one, in the order of the tree. */
export function descendantsOf(model: TreeModel, id: string): string[] {
  return childrenOf(model, id).flatMap((child) => [child, ...descendantsOf(model, child)]);
}

/** Ids of the ancestors, from the root down to the node's parent. */
export function ancestorsOf(model: TreeModel, id: string): string[] {
  const found: string[] = [];
  for (let ancestorId = model.parents.get(id) ?? null; ancestorId !== null; ancestorId = model.parents.get(ancestorId) ?? null)
    found.unshift(ancestorId);
  return found;
}

/** “China › Shanghai”: the labels of a node's ancestors and its own. */
export function pathOf(model: TreeModel, id: string): string[] {
  return [...ancestorsOf(model, id), id].flatMap((nodeId) => model.nodes.get(nodeId)?.label ?? []);
}

export interface TreeSearch {
  readonly matches: ReadonlySet<string>;
  /** Matches with their ancestors and descendants. */
  readonly shown: ReadonlySet<string>;
  /** Ids that have to be expanded to show every match. */
  readonly open: ReadonlySet<string>;
}

/**
 * Matches of a text, in labels and keywords, ignoring case; null without a text.
 * @param paths matches from elsewhere: ids from the top down to each match, as far as they are loaded
 */
export function searchTree(model: TreeModel, query: string, paths: readonly (readonly string[])[] = []): TreeSearch | null {
  const wanted = query.trim().toLocaleLowerCase();
  if (wanted === '') return null;
  const [matches, shown, open] = [new Set<string>(), new Set<string>(), new Set<string>()];
  const found = new Set(paths.map((path) => path.at(-1)));
  const leading = new Set(paths.flatMap((path) => path.slice(0, -1)));
  const isMatch = (id: string): boolean => {
    const node = model.nodes.get(id);
    if (found.has(id)) return true;
    return node !== undefined && [node.label, ...(node.keywords ?? [])].some((text) => text.toLocaleLowerCase().includes(wanted));
  };
  /** Visits each node once, whatever the depth. @returns whether the node or a descendant matches */
  const visit = (id: string, within: boolean): boolean => {
    const own = isMatch(id);
    if (own) matches.add(id);
    const hasMatchBelow = childrenOf(model, id).filter((child) => visit(child, within || own)).length > 0;
    const below = hasMatchBelow || leading.has(id);
    if (below) open.add(id);
    if (within || own || below) shown.add(id);
    return own || below;
  };
  for (const id of model.roots) visit(id, false);
  return { matches, shown, open };
}

/** Visible rows: expanded nodes, limited to the result of a search. */
export function visibleRows(model: TreeModel, expanded: ReadonlySet<string>, shown: ReadonlySet<string> | null = null): TreeRowData[] {
  const rows: TreeRowData[] = [];
  const add = (ids: readonly string[], level: number): void => {
    const siblings = shown ? ids.filter((id) => shown.has(id)) : ids;
    siblings.forEach((id, index) => {
      const node = model.nodes.get(id);
      if (!node) return;
      const below = childrenOf(model, id);
      const expandable = (shown ? below.some((child) => shown.has(child)) : below.length > 0) || isUnloaded(model, id);
      rows.push({ id, node, level, position: index + 1, siblings: siblings.length, expandable });
      if (expandable && expanded.has(id)) add(below, level + 1);
    });
  };
  add(model.roots, 1);
  return rows;
}

/** Its children are announced and not loaded yet. */
export function isUnloaded(model: TreeModel, id: string): boolean {
  const node = model.nodes.get(id);
  return node?.hasChildren === true && !node.children && !model.lazy.has(id);
}

/** Segments of a label, with the matches marked. */
export function markText(text: string, query: string): { text: string; found: boolean }[] {
  const wanted = query.trim().toLocaleLowerCase();
  const lower = text.toLocaleLowerCase();
  // If lower case changes the length (İ), the positions would be wrong: no match is marked then.
  if (wanted === '' || lower.length !== text.length) return [{ text, found: false }];
  const parts: { text: string; found: boolean }[] = [];
  let from = 0;
  for (let index = lower.indexOf(wanted); index >= 0; index = lower.indexOf(wanted, from)) {
    if (index > from) parts.push({ text: text.slice(from, index), found: false });
    parts.push({ text: text.slice(index, index + wanted.length), found: true });
    from = index + wanted.length;
  }
  if (from < text.length) parts.push({ text: text.slice(from), found: false });
  return parts;
}

/** Next row whose label begins with the text, after the given one and wrapping around. */
export function findByPrefix(rows: readonly TreeRowData[], from: string | null, typed: string): string | null {
  const wanted = typed.toLocaleLowerCase();
  const start = rows.findIndex(({ id }) => id === from) + (typed.length === 1 ? 1 : 0);
  for (let step = 0; step < rows.length; step += 1) {
    const row = rows[(Math.max(start, 0) + step) % rows.length];
    if (row?.node.label.toLocaleLowerCase().startsWith(wanted)) return row.id;
  }
  return null;
}
