import { storageKey } from '../shared/storage.ts';
import type { PagesMemory } from './workspace-store.ts';

/** Storage key of the previous frontend. */
const KEY = 'tagsViewList';

/** @param owner user of these pages; another user's are not shown */
export function sessionMemory(owner: () => string): PagesMemory {
  return {
    read() {
      try {
        const stored: unknown = JSON.parse(window.sessionStorage.getItem(storageKey(KEY)) ?? 'null');
        if (typeof stored !== 'object' || stored === null || Reflect.get(stored, 'owner') !== owner()) return null;
        return Reflect.get(stored, 'pages');
      } catch {
        return null;
      }
    },
    write(pages) {
      try {
        window.sessionStorage.setItem(storageKey(KEY), JSON.stringify({ owner: owner(), pages }));
      } catch {
        // Blocked or full storage only means that nothing is remembered.
      }
    },
  };
}
