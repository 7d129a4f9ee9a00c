import { useCallback, useSyncExternalStore } from 'react';

import { useApp } from '../app-context.tsx';
import { domainClock } from './clock.ts';
import { sysInfoQuery } from './session.ts';

const DAY_MS = 86_400_000;
/** Wall time between two looks at the clock: a day of a demonstration. */
const LOOK_MS = 60_000;

/** Day of domain time in UTC, as the instant at which it begins. Sends no request; wall time until the server's clock is known. */
export function useDomainDay(): string {
  const { client, queryClient } = useApp();
  const subscribe = useCallback(
    (onChange: () => void) => {
      const unsubscribe = queryClient.getQueryCache().subscribe(onChange);
      const timer = setInterval(onChange, LOOK_MS);
      return () => {
        unsubscribe();
        clearInterval(timer);
      };
    },
    [queryClient],
  );
  return useSyncExternalStore(subscribe, () => {
    const state = queryClient.getQueryState(sysInfoQuery(client).queryKey);
    const now = domainClock(state?.data?.clock, state?.dataUpdatedAt ?? 0).now();
    return new Date(Math.floor(now / DAY_MS) * DAY_MS).toISOString();
  });
}
