import { useEffect, useState } from 'react';

import type { TreeExpansion } from './tree.types.js';

/** Debounce of the search, in ms. */
const DEBOUNCE_MS = 300;

type Paths = readonly (readonly string[])[];

export interface FoundPaths {
  /** Ids from the top down to each match; empty until they arrive. */
  paths: Paths;
  finding: 'none' | 'pending' | 'failed';
  findAgain: () => void;
}

interface Found {
  query: string;
  /** Null after a failure. */
  paths: Paths | null;
}

const NO_PATHS: Paths = [];

/** Searches with `findPaths` of the application, which knows nodes that the tree has not loaded. */
export function useFoundPaths(query: string, find: TreeExpansion['findPaths']): FoundPaths {
  const wanted = query.trim();
  const isSearching = find !== undefined && wanted !== '';
  const [found, setFound] = useState<Found>();
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    if (!find || wanted === '') return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    const settle = (paths: Paths | null): void => {
      if (!signal.aborted) setFound({ query: wanted, paths });
    };
    const timer = setTimeout(() => void find(wanted, signal).then(settle, () => settle(null)), DEBOUNCE_MS);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [find, wanted, attempt]);
  const own = isSearching && found?.query === wanted ? found : undefined;
  return {
    paths: own?.paths ?? NO_PATHS,
    finding: !isSearching || own?.paths ? 'none' : own ? 'failed' : 'pending',
    findAgain: () => {
      setFound(undefined);
      setAttempt((before) => before + 1);
    },
  };
}
