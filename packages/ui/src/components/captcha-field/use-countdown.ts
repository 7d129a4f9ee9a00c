import { useCallback, useSyncExternalStore } from 'react';

/** Whole seconds until a time (epoch ms), 0 when it has passed. Uses the wall clock: a sleeping tab catches up. */
export function useCountdown(until: number | null): number {
  const subscribe = useCallback(
    (tick: () => void) => {
      if (until === null) return () => {};
      const timer = setInterval(tick, 1000);
      return () => clearInterval(timer);
    },
    [until],
  );
  return useSyncExternalStore(
    subscribe,
    () => (until === null ? 0 : Math.max(0, Math.ceil((until - Date.now()) / 1000))),
    () => 0,
  );
}
