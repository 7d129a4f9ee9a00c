import type { TreeExpansion } from '@seaberry/ui/tree';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';

import { useApp } from '../../app-context.tsx';
import type { LazyTree } from '../resource.types.ts';

type Lazily = Pick<TreeExpansion, 'loadChildren' | 'findPaths' | 'revision'>;

/**
 * Lazy loading of a tree.
 *
 * @param updatedAt when its root was loaded: after a change expanded branches are reloaded with it
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
