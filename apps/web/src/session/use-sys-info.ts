import { focusManager, onlineManager } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';

import { useApp } from '../app-context.tsx';
import { sysInfoQuery, type SysInfo } from './session.ts';

// The sign-in page subscribes to this one query without the observers of the query library, which are loaded with later pages.

/** Cached info of the server; undefined before it has loaded. Sends no request. */
export function useKnownSysInfo(): SysInfo | undefined {
  const { client, queryClient } = useApp();
  return useSyncExternalStore(queryClient.getQueryCache().subscribe, () => queryClient.getQueryData(sysInfoQuery(client).queryKey));
}

/** Info of the server; undefined while loading and after a failure. */
export function useSysInfo(): SysInfo | undefined {
  const { client, queryClient } = useApp();
  // Its texts depend on the language: refetched after a change.
  const outdated = useSyncExternalStore(
    queryClient.getQueryCache().subscribe,
    () => queryClient.getQueryState(sysInfoQuery(client).queryKey)?.isInvalidated ?? false,
  );
  useEffect(() => {
    const prefetchIf = (active: boolean): void => {
      if (active) void queryClient.prefetchQuery(sysInfoQuery(client));
    };
    prefetchIf(true);
    const stops = [focusManager.subscribe(prefetchIf), onlineManager.subscribe(prefetchIf)];
    return () => stops.forEach((stop) => stop());
  }, [client, queryClient, outdated]);
  return useKnownSysInfo();
}
