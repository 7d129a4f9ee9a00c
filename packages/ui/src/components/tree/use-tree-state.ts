import { useEffect, useMemo, useRef, useState } from 'react';

import { useControllable } from '../../lib/use-controllable.js';
import {
  buildModel,
  isUnloaded,
  searchTree,
  visibleRows,
  type TreeModel,
  type TreeNode,
  type TreeRowData,
  type TreeSearch,
} from './tree.logic.js';

export interface TreeStateOptions {
  nodes: readonly TreeNode[];
  expanded: readonly string[] | undefined;
  defaultExpanded: readonly string[];
  onExpandedChange: ((expanded: readonly string[]) => void) | undefined;
  loadChildren: ((node: TreeNode) => Promise<readonly TreeNode[]>) | undefined;
  query: string;
}

export interface TreeState {
  model: TreeModel;
  rows: readonly TreeRowData[];
  search: TreeSearch | null;
  expanded: ReadonlySet<string>;
  toggle: (ids: readonly string[], open: boolean) => void;
  isLoading: (id: string) => boolean;
  isFailed: (id: string) => boolean;
  retry: (id: string) => void;
}

/** What is open, what is found and what has been loaded. */
export function useTreeState(options: TreeStateOptions): TreeState {
  const { nodes, loadChildren, query } = options;
  const [own, setOwn] = useControllable({
    value: options.expanded,
    defaultValue: options.defaultExpanded,
    onChange: options.onExpandedChange,
  });
  const [closed, setClosed] = useState<{ query: string; ids: ReadonlySet<string> }>({ query: '', ids: new Set() });
  const { loaded, failed, retry } = useLoaded(nodes, own, loadChildren);
  const model = useMemo(() => buildModel(nodes, loaded), [nodes, loaded]);
  const search = useMemo(() => searchTree(model, query), [model, query]);
  // What was closed during a search counts for that search alone.
  const shut = closed.query === query && search ? closed.ids : null;
  const expanded = useMemo(() => new Set([...own, ...(search?.open ?? [])].filter((id) => !shut?.has(id))), [own, search, shut]);
  const rows = useMemo(() => visibleRows(model, expanded, search?.shown ?? null), [model, expanded, search]);

  const toggle = (ids: readonly string[], open: boolean): void => {
    const changed = new Set(ids);
    if (search) setClosed({ query, ids: new Set(open ? [...(shut ?? [])].filter((id) => !changed.has(id)) : [...(shut ?? []), ...ids]) });
    const rest = own.filter((id) => !changed.has(id));
    setOwn(open ? [...rest, ...ids] : rest);
  };
  const isLoading = (id: string): boolean => loadChildren !== undefined && expanded.has(id) && isUnloaded(model, id) && !failed.has(id);
  return { model, rows, search, expanded, toggle, isLoading, isFailed: (id) => failed.has(id) && expanded.has(id), retry };
}

interface Loaded {
  loaded: ReadonlyMap<string, readonly TreeNode[]>;
  failed: ReadonlySet<string>;
  retry: (id: string) => void;
}

/** Children are asked for when their parent is open, once; after a failure only when asked again. */
function useLoaded(nodes: readonly TreeNode[], open: readonly string[], load: TreeStateOptions['loadChildren']): Loaded {
  const [loaded, setLoaded] = useState<ReadonlyMap<string, readonly TreeNode[]>>(new Map());
  const [failed, setFailed] = useState<ReadonlySet<string>>(new Set());
  const asked = useRef(new Set<string>());
  useEffect(() => {
    if (!load) return;
    const model = buildModel(nodes, loaded);
    for (const id of open) {
      const node = model.nodes.get(id);
      if (!node || !isUnloaded(model, id) || failed.has(id) || asked.current.has(id)) continue;
      asked.current.add(id);
      load(node)
        .then(
          (children) => setLoaded((before) => new Map(before).set(id, children)),
          () => setFailed((before) => new Set(before).add(id)),
        )
        .finally(() => asked.current.delete(id));
    }
  }, [nodes, open, load, loaded, failed]);
  const retry = (id: string): void => setFailed((before) => new Set([...before].filter((other) => other !== id)));
  return { loaded, failed, retry };
}
