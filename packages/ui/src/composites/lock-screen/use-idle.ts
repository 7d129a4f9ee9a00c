import { useEffect, useEffectEvent } from 'react';

import { watchIdle, type SharedActivity } from './idle-watch.js';

export interface UseIdleOptions {
  /** Seconds without activity; less than one counts as one. */
  seconds: number;
  /**
   * Whether to wait. Pass `!locked`: each unlocking arms it anew.
   * @default true
   */
  enabled?: boolean;
  onIdle: () => void;
  /** Events of the window that count as activity. Keep the list the same from one drawing to the next. */
  events?: readonly string[];
  /** Activity of the other tabs, through the storage of the application. Keep the object the same. */
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
