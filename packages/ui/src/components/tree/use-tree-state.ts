import { useMemo, useState } from 'react';

import { useControllable } from '../../lib/use-controllable.js';
import { isUnloaded, searchTree, visibleRows, type TreeModel, type TreeNode, type TreeRowData, type TreeSearch } from './tree.logic.js';
import type { TreeExpansion } from './tree.types.js';
import { useFoundPaths, type FoundPaths } from './use-found-paths.js';
import { useLoaded } from './use-loaded.js';

export interface TreeStateOptions {
  nodes: readonly TreeNode[];
  expanded: readonly string[] | undefined;
  defaultExpanded: readonly string[];
  onExpandedChange: ((expanded: readonly string[]) => void) | undefined;
  loadChildren: TreeExpansion['loadChildren'] | undefined;
  revision: TreeExpansion['revision'] | undefined;
  findPaths: TreeExpansion['findPaths'] | undefined;
  query: string;
}

export interface TreeState extends Pick<FoundPaths, 'finding' | 'findAgain'> {
  model: TreeModel;
  rows: readonly TreeRowData[];
  search: TreeSearch | null;
  expanded: ReadonlySet<string>;
  setExpanded: (ids: readonly string[], open: boolean) => void;
  isLoading: (id: string) => boolean;
  isFailed: (id: string) => boolean;
  retry: (id: string) => void;
}

/** Expanded, found and loaded nodes. */
export function useTreeState(options: TreeStateOptions): TreeState {
  const { nodes, loadChildren, revision, query } = options;
  const [own, setOwn] = useControllable({
    value: options.expanded,
    defaultValue: options.defaultExpanded,
    onChange: options.onExpandedChange,
  });
  const [closed, setClosed] = useState<{ query: string; ids: ReadonlySet<string> }>({ query: '', ids: new Set() });
  const { paths, finding, findAgain } = useFoundPaths(query, options.findPaths);
  const open = useMemo(() => [...new Set([...own, ...paths.flatMap((path) => path.slice(0, -1))])], [own, paths]);
  const { model, isFailed, retry } = useLoaded({ nodes, open, loadChildren, revision });
  const search = useMemo(() => searchTree(model, query, paths), [model, query, paths]);
  // Nodes collapsed during a search are collapsed for that search only.
  const collapsed = closed.query === query && search ? closed.ids : null;
  const expanded = useMemo(() => new Set([...own, ...(search?.open ?? [])].filter((id) => !collapsed?.has(id))), [own, search, collapsed]);
  const rows = useMemo(() => visibleRows(model, expanded, search?.shown ?? null), [model, expanded, search]);

  const setExpanded = (ids: readonly string[], open: boolean): void => {
    const changed = new Set(ids);
    if (search)
      setClosed({ query, ids: new Set(open ? [...(collapsed ?? [])].filter((id) => !changed.has(id)) : [...(collapsed ?? []), ...ids]) });
    const rest = own.filter((id) => !changed.has(id));
    setOwn(open ? [...rest, ...ids] : rest);
  };
  const isLoading = (id: string): boolean => loadChildren !== undefined && expanded.has(id) && isUnloaded(model, id) && !isFailed(id);
  return {
    model,
    rows,
    search,
    expanded,
    setExpanded,
    isLoading,
    isFailed: (id) => isFailed(id) && expanded.has(id),
    retry,
    finding,
    findAgain,
  };
}
