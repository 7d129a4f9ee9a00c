import { useEffect, useMemo, useSyncExternalStore } from 'react';

import { useApp } from '../app-context.tsx';
import { LockStore } from './lock-store.ts';

/** Keys that lock the screen; ⌘ on a Mac. */
export const LOCK_KEYS = ['Ctrl', 'Alt', 'L'] as const;

export function useLock(): { locked: boolean; lock(): void; unlock(): void } {
  const { tokens } = useApp();
  const store = useMemo(() => new LockStore(tokens.owner()), [tokens]);
  const locked = useSyncExternalStore(store.subscribe, store.get);
  return useMemo(() => ({ locked, lock: () => store.lock(), unlock: () => store.unlock() }), [locked, store]);
}

/** Locks by shortcut, wherever the focus is. */
export function useLockKeys(lock: () => void): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (!event.altKey || !(event.ctrlKey || event.metaKey) || event.code !== 'KeyL') return;
      event.preventDefault();
      lock();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [lock]);
}
