import { readStored, storageKey, writeStored } from '../shared/storage.ts';
import { LOCKED } from './forget-lock.ts';

const ACTIVE = 'lastActivity';

/** Lock state for every tab of this browser and across reloads. The lock belongs to its user: a sign-in of another user is not locked. */
export class LockStore {
  readonly #owner: string;
  readonly #listeners = new Set<() => void>();

  constructor(owner: string) {
    this.#owner = owner;
  }

  readonly get = (): boolean => readStored(LOCKED) === this.#owner;

  readonly subscribe = (listener: () => void): (() => void) => {
    const onStorage = (event: StorageEvent): void => {
      if (event.key === null || event.key === storageKey(LOCKED)) listener();
    };
    this.#listeners.add(listener);
    window.addEventListener('storage', onStorage);
    return () => {
      this.#listeners.delete(listener);
      window.removeEventListener('storage', onStorage);
    };
  };

  lock(): void {
    this.#write(this.#owner);
  }

  unlock(): void {
    this.#write(null);
  }

  #write(value: string | null): void {
    writeStored(LOCKED, value);
    for (const listener of this.#listeners) listener();
  }
}

/** Last activity in any tab of this browser, in wall ms. */
export const activity = {
  read: (): number => Number(readStored(ACTIVE)) || 0,
  write: (at: number): void => writeStored(ACTIVE, String(at)),
};
