import type { Client } from '@seaberry/api-client';
import { callQuery } from '@seaberry/api-client/query';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useCallback, useSyncExternalStore } from 'react';

import { useApp } from '../app-context.tsx';
import { heldAddress, holdAddress, isFileId } from './picture.ts';

/** Immutable: a changed picture has a new id. */
const pictureQuery = (client: Client, id: string) =>
  queryOptions({
    ...callQuery(client, 'sysFile', 'preview', { id }),
    staleTime: Infinity,
    retry: false,
    // The fallback is shown instead.
    meta: { handledByCaller: true },
  });

/**
 * URL of a picture for `src`. Ours are protected files, fetched by id; URLs of other backends are used unchanged. Null while loading, and
 * without one.
 */
export function usePicture(given: string | null | undefined): string | null {
  const { client } = useApp();
  const id = isFileId(given) ? given : null;
  const { data } = useQuery({ ...pictureQuery(client, id ?? ''), enabled: id !== null });
  const own = useObjectUrl(id === null ? undefined : data?.blob);
  return id === null ? given || null : own;
}

function useObjectUrl(blob: Blob | undefined): string | null {
  const subscribe = useCallback(
    (changed: () => void) => {
      if (!blob) return () => {};
      const release = holdAddress(blob);
      changed();
      return release;
    },
    [blob],
  );
  return useSyncExternalStore(
    subscribe,
    () => (blob ? heldAddress(blob) : null),
    () => null,
  );
}
