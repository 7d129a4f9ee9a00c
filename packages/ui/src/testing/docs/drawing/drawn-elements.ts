import { useSyncExternalStore } from 'react';

import type { Announced } from './announced.js';

const NONE: readonly Announced[] = [];

/** Announcements of the drawing on the page: the drawing computes them, a section below it shows them. */
let current: readonly Announced[] = NONE;
const listeners = new Set<() => void>();

export function publishAnnounced(found: readonly Announced[]): void {
  if (JSON.stringify(found) === JSON.stringify(current)) return;
  current = found;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useAnnounced = (): readonly Announced[] => useSyncExternalStore(subscribe, () => current);
