import type { App } from '../app-context.tsx';
import { sessionMemory } from './session-memory.ts';
import { WorkspaceStore } from './workspace-store.ts';

const stores = new WeakMap<App, WorkspaceStore>();

/** Open pages of this window: one store for the lifetime of the page. */
export function workspaceOf(app: App): WorkspaceStore {
  let store = stores.get(app);
  if (!store) {
    const owner = app.tokens.owner();
    const config = app.preferences.getConfig;
    store = new WorkspaceStore(
      sessionMemory(() => owner),
      () => ({ shared: config()['isShareTagsView'] === true, remembered: config()['isCacheTagsView'] !== false }),
    );
    stores.set(app, store);
  }
  return store;
}
