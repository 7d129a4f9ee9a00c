import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

import { resourceRefused } from '../queries.ts';
import type { Resource } from '../resource.types.ts';

/** Refetches the list after any rejected change. */
export function useRefusals(resource: Resource): void {
  const queryClient = useQueryClient();
  useEffect(
    () =>
      queryClient.getMutationCache().subscribe((event) => {
        if (event.type === 'updated' && event.action.type === 'error') resourceRefused(queryClient, resource, event.action.error);
      }),
    [queryClient, resource],
  );
}
