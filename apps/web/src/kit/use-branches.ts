import { useQueries, type UseQueryResult } from '@tanstack/react-query';
import { useCallback, useMemo, useState } from 'react';

import { useApp } from '../app-context.tsx';
import { branchQuery } from './queries.ts';
import type { Resource, Row } from './resource.types.ts';
import { rowIdOf } from './row-id.ts';

/** Lazily loaded branches of a tree. */
export interface Branches {
  /** Ids of expanded rows. */
  open: ReadonlySet<string>;
  setOpen(open: ReadonlySet<string>): void;
  has(row: Row): boolean;
  isFailed(row: Row): boolean;
  retry(row: Row): void;
}

const NONE: ReadonlySet<string> = new Set();

/** The resource with the children of expanded rows; a branch stays loaded and is refetched after a change. */
export function useBranches(definition: Resource): { resource: Resource; branches: Branches | undefined } {
  const { client } = useApp();
  const [open, setOpen] = useState(NONE);
  const { children } = definition;
  const ids = useMemo(() => (children ? [...open] : []), [children, open]);
  const combine = useCallback(
    (results: UseQueryResult<readonly Row[]>[]) => new Map(results.map((result, at) => [ids[at] ?? '', result] as const)),
    [ids],
  );
  const loaded = useQueries({ queries: ids.map((id) => branchQuery(client, definition, id)), combine });
  return useMemo(() => {
    if (!children) return { resource: definition, branches: undefined };
    const of = (row: Row): UseQueryResult<readonly Row[]> | undefined => loaded.get(rowIdOf(definition, row));
    return {
      resource: { ...definition, below: (row: Row) => of(row)?.data },
      branches: {
        open,
        setOpen,
        has: children.has,
        isFailed: (row) => of(row)?.isError ?? false,
        retry: (row) => void of(row)?.refetch(),
      },
    };
  }, [definition, children, loaded, open]);
}
