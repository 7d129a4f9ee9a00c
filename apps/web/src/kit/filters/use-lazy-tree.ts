import type { TreeExpansion } from '@seaberry/ui/tree';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';

import { useApp } from '../../app-context.tsx';
import type { LazyTree } from '../resource.types.ts';

type Lazily = Pick<TreeExpansion, 'loadChildren' | 'findPaths' | 'revision'>;

/**
 * How a tree loads its branches.
 *
 * @param updatedAt when its top was loaded: after a change the open branches are loaded again with it
 */
export function useLazyTree({ children, find }: LazyTree, updatedAt: number): Lazily {
  const { client } = useApp();
  const queryClient = useQueryClient();
  const calls = useMemo(
    (): Lazily => ({
      ...(children
        ? { loadChildren: ({ id }) => queryClient.fetchQuery({ ...children(id).query(client), meta: { handledByCaller: true } }) }
        : {}),
      ...(find ? { findPaths: (text, signal) => find(client, text, signal) } : {}),
    }),
    [children, find, client, queryClient],
  );
  return { ...calls, revision: updatedAt };
}
