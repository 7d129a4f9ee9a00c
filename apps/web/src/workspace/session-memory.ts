import { storageKey } from '../shared/storage.ts';
import type { PagesMemory } from './workspace-store.ts';

/** The key that the present front end uses. */
const KEY = 'tagsViewList';

/** @param owner whose pages these are; another person's are not shown */
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
