import { useEffect, useMemo, useRef, useState } from 'react';

import type { TreeExpansion } from './tree.types.js';
import { buildModel, isUnloaded, type TreeModel, type TreeNode } from './tree.logic.js';

interface LoadedOptions extends Pick<{ [Key in keyof TreeExpansion]-?: TreeExpansion[Key] | undefined }, 'loadChildren' | 'revision'> {
  nodes: readonly TreeNode[];
  /** Ids of expanded nodes. */
  open: readonly string[];
}

export interface Loaded {
  model: TreeModel;
  isFailed: (id: string) => boolean;
  retry: (id: string) => void;
}

interface LoadedChildren {
  revision: LoadedOptions['revision'];
  children: readonly TreeNode[];
}

/** Loads children when their parent expands, once per revision; after a failure only on a retry. */
export function useLoaded({ nodes, open, loadChildren, revision }: LoadedOptions): Loaded {
  const [loaded, setLoaded] = useState<ReadonlyMap<string, LoadedChildren>>(new Map());
  /** Revision in which the request of an id failed; a newer revision retries. */
  const [failed, setFailed] = useState<ReadonlyMap<string, LoadedOptions['revision']>>(new Map());
  const requested = useRef(new Map<string, LoadedOptions['revision']>());
  const current = useRef(revision);
  const model = useMemo(() => buildModel(nodes, new Map([...loaded].map(([id, { children }]) => [id, children]))), [nodes, loaded]);
  useEffect(() => {
    current.current = revision;
    if (!loadChildren) return;
    for (const id of open) {
      const node = model.nodes.get(id);
      const before = loaded.get(id);
      const wanted = node && (isUnloaded(model, id) || (model.lazy.has(id) && before?.revision !== revision));
      if (
        !wanted ||
        (failed.has(id) && failed.get(id) === revision) ||
        (requested.current.has(id) && requested.current.get(id) === revision)
      )
        continue;
      requested.current.set(id, revision);
      // A response of an older revision is dropped, since a newer request is pending.
      const settle = (store: () => void) => (): void => {
        if (requested.current.get(id) !== revision || current.current !== revision) return;
        requested.current.delete(id);
        store();
      };
      loadChildren(node).then(
        (children) => settle(() => setLoaded((all) => new Map(all).set(id, { revision, children })))(),
        settle(() => setFailed((all) => new Map(all).set(id, revision))),
      );
    }
  }, [model, open, loadChildren, revision, loaded, failed]);
  const retry = (id: string): void => setFailed((before) => new Map([...before].filter(([other]) => other !== id)));
  return { model, isFailed: (id) => failed.has(id) && failed.get(id) === revision, retry };
}
