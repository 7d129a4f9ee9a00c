import type { ScreenDefinition } from '../shared/screen.tsx';
import type { KnownScreen } from './screens.ts';

// The search of a screen is known to its own definition alone; the host only hands it from one of its functions to another.
type AnyScreen = ScreenDefinition<object>;

const pending = new Map<string, Promise<AnyScreen>>();

/** The code of a screen, fetched once; after a failure the next attempt asks again. */
export function loadScreen(screen: KnownScreen): Promise<AnyScreen> {
  let fetched = pending.get(screen.key);
  if (!fetched) {
    fetched = screen.load() as unknown as Promise<AnyScreen>;
    pending.set(screen.key, fetched);
    note(fetched, () => pending.delete(screen.key));
  }
  return fetched;
}

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
