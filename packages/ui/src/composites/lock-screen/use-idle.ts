import { useEffect, useEffectEvent } from 'react';

import { watchIdle, type SharedActivity } from './idle-watch.js';

export interface UseIdleOptions {
  /** Seconds without activity; less than one counts as one. */
  seconds: number;
  /**
   * Enables the timer. Pass `!locked`: each unlock restarts it.
   * @default true
   */
  enabled?: boolean;
  onIdle: () => void;
  /** Window events that count as activity. Keep the array identity between renders. */
  events?: readonly string[];
  /** Activity of the other tabs, through the storage of the application. Keep the object identity. */
  shared?: SharedActivity;
}

/**
 * Calls back once when the user was idle for a while: no pointer, key, wheel or touch, and no return to the tab.
 * @example useIdle({ seconds: config.lockScreenTime, enabled: config.isLockScreen && !locked, onIdle: lock });
 */
export function useIdle({ seconds, enabled = true, onIdle, events, shared }: UseIdleOptions): void {
  const call = useEffectEvent(onIdle);
  useEffect(() => {
    if (!enabled) return;
    const afterMs = Math.max(seconds, 1) * 1000;
    return watchIdle({ afterMs, onIdle: () => call(), target: window, page: document, shared, ...(events ? { events } : {}) });
  }, [seconds, enabled, events, shared]);
}
