import type { App } from '../app-context.tsx';
import type { ScreenDefinition } from '../shared/screen.tsx';
import type { RawSearch } from '../shared/search.ts';
import type { KnownScreen } from './screens.ts';

// The search of a screen is known to its own definition alone; the host only hands it from one of its functions to another.
type AnyScreen = ScreenDefinition<object>;

const pending = new Map<string, Promise<AnyScreen>>();
const ready = new Map<string, Promise<AnyScreen>>();

/** The code of a screen, fetched once; after a failure the next attempt asks again. */
function loadScreen(screen: KnownScreen): Promise<AnyScreen> {
  let fetched = pending.get(screen.key);
  if (!fetched) {
    fetched = screen.load() as unknown as Promise<AnyScreen>;
    pending.set(screen.key, fetched);
    note(fetched, () => pending.delete(screen.key));
  }
  return fetched;
}

/** For a navigation: the code of a screen, then what its own loader brings for this address. */
export function prepareScreen(screen: KnownScreen, app: App, raw: RawSearch): Promise<AnyScreen> {
  const prepared = loadScreen(screen).then(async (definition) => {
    await definition.loader?.({ app, search: definition.parseSearch(raw) });
    return definition;
  });
  if (!ready.has(screen.key)) {
    ready.set(screen.key, prepared);
    note(prepared, () => ready.delete(screen.key));
  }
  return prepared;
}

/** For drawing: the same, once. The address changes before a navigation is through, so a page may be drawn before its loader ran. */
export const readyScreen = (screen: KnownScreen, app: App, raw: RawSearch): Promise<AnyScreen> =>
  ready.get(screen.key) ?? prepareScreen(screen, app, raw);

/** Notes the outcome on the promise, where `use` looks first: what is there already is rendered without suspending. */
function note(promise: Promise<AnyScreen>, onFailure: () => void): void {
  promise.then(
    (value) => Object.assign(promise, { status: 'fulfilled', value }),
    (reason: unknown) => {
      void Object.assign(promise, { status: 'rejected', reason });
      onFailure();
    },
  );
}
