import type { App } from '../app-context.tsx';
import type { KnownScreen } from '../menu/screens.ts';
import type { ScreenDefinition } from '../shared/screen.tsx';
import type { RawSearch } from '../shared/search.ts';
import { whenIdle } from '../shared/when-idle.ts';

// The search type of a screen is private to its definition; the host passes it between its functions.
type AnyScreen = ScreenDefinition<object>;

const pending = new Map<string, Promise<AnyScreen>>();
const ready = new Map<string, Promise<AnyScreen>>();

/** The loaders of all other screens are a file of their own, so that the landing page does not grow with each screen. */
const definitionOf = async ({ key }: KnownScreen): Promise<{ readonly key: string }> =>
  key === '/tracking/oceanBill'
    ? (await import('../features/ocean-bill/list/list-screen.tsx')).listScreen
    : (await import('./screen-loaders.ts')).SCREEN_LOADERS[key]();

/** Saves a request at the first visit of another screen. A failure is harmless, since the visit requests the file again. */
export const prefetchScreenLoaders = (): void => whenIdle(() => void import('./screen-loaders.ts').catch(() => {}));

/** Code of a screen, loaded once; after a failure the next attempt loads it again. */
function loadScreen(screen: KnownScreen): Promise<AnyScreen> {
  let fetched = pending.get(screen.key);
  if (!fetched) {
    fetched = definitionOf(screen) as unknown as Promise<AnyScreen>;
    pending.set(screen.key, fetched);
    track(fetched, () => pending.delete(screen.key));
  }
  return fetched;
}

/** For navigation: loads the code of a screen, then runs its loader for this URL. */
export function prepareScreen(screen: KnownScreen, app: App, raw: RawSearch): Promise<AnyScreen> {
  const prepared = loadScreen(screen).then(async (definition) => {
    await definition.loader?.({ app, search: definition.parseSearch(raw) });
    return definition;
  });
  if (!ready.has(screen.key)) {
    ready.set(screen.key, prepared);
    track(prepared, () => ready.delete(screen.key));
  }
  return prepared;
}

/** For rendering: same, cached. The URL changes before a navigation completes, so a page may render before its loader ran. */
export const readyScreen = (screen: KnownScreen, app: App, raw: RawSearch): Promise<AnyScreen> =>
  ready.get(screen.key) ?? prepareScreen(screen, app, raw);

/** Stores the outcome on the promise, which `use` reads first, so that resolved values render without suspending. */
function track(promise: Promise<AnyScreen>, onFailure: () => void): void {
  promise.then(
    (value) => Object.assign(promise, { status: 'fulfilled', value }),
    (reason: unknown) => {
      void Object.assign(promise, { status: 'rejected', reason });
      onFailure();
    },
  );
}
