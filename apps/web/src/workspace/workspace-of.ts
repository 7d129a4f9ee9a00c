import type { App } from '../app-context.tsx';
import { tokenOwner } from '../shared/token-store.ts';
import { sessionMemory } from './session-memory.ts';
import { WorkspaceStore } from './workspace-store.ts';

const stores = new WeakMap<App, WorkspaceStore>();

/** Open pages of this window: one store for the lifetime of the page. */
export function workspaceOf(app: App): WorkspaceStore {
  let store = stores.get(app);
  if (!store) {
    const owner = tokenOwner(app.tokens.get()?.accessToken ?? '');
    const chosen = (name: string): boolean => app.preferences.getConfig()[name] !== false;
    store = new WorkspaceStore(
      sessionMemory(() => owner),
      () => ({ shared: chosen('isShareTagsView'), remembered: chosen('isCacheTagsView') }),
    );
    stores.set(app, store);
  }
  return store;
}
