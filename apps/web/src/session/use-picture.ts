import type { Client } from '@seaberry/api-client';
import { callQuery } from '@seaberry/api-client/query';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useCallback, useSyncExternalStore } from 'react';

import { useApp } from '../app-context.tsx';
import { heldAddress, holdAddress, isFileId } from './picture.ts';

/** A picture is never changed: a new one has a new id. */
const pictureQuery = (client: Client, id: string) =>
  queryOptions({
    ...callQuery(client, 'sysFile', 'preview', { id }),
    staleTime: Infinity,
    retry: false,
    // The fallback is drawn instead.
    meta: { handledByCaller: true },
  });

/**
 * Address of a picture for `src`. Ours are files behind the token, fetched by their id; back ends that send an address are taken at
 * their word. Null until it is there, and for none.
 */
export function usePicture(given: string | null | undefined): string | null {
  const { client } = useApp();
  const id = isFileId(given) ? given : null;
  const { data } = useQuery({ ...pictureQuery(client, id ?? ''), enabled: id !== null });
  const own = useObjectUrl(id === null ? undefined : data?.blob);
  return id === null ? given || null : own;
}

/** An address of the blob, for as long as anybody shows it. */
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
