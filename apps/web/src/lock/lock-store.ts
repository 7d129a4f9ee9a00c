import { readStored, storageKey, writeStored } from '../shared/storage.ts';
import { LOCKED } from './forget-lock.ts';

const ACTIVE = 'lastActivity';

/**
 * Whether the screen is locked, for every tab of this browser and over a reload. The lock belongs to the person who was there: another
 * person's sign-in is not locked out by it.
 */
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
