import { mkdirSync, readFileSync } from 'node:fs';
import { open, rename } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Lists of the file. A file of an older version has fewer. */
type ListName = 'bookings' | 'waybills';

function readLists(file: string): Partial<Record<ListName, unknown[]>> {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return {};
    throw error;
  }
  try {
    // Written by this class only, always complete.
    return JSON.parse(text) as Partial<Record<ListName, unknown[]>>;
  } catch (cause) {
    throw new Error(`sandbox-carrier: ${file} is not a booking file; move it away to start afresh`, { cause });
  }
}

/**
 * File of registered shipments. Each write goes to a temporary file, which is synced and renamed over it, so that a kill leaves either the
 * old or the new file. Without a path nothing is kept.
 */
export class DataFile {
  readonly #path: string | undefined;
  readonly #stored: Partial<Record<ListName, unknown[]>>;
  readonly #lists = new Map<ListName, () => unknown[]>();
  #unsaved = false;
  #saving: Promise<void> | undefined;

  /** @throws when the file exists and cannot be read. */
  constructor(path: string | undefined) {
    this.#path = path;
    if (path) mkdirSync(dirname(path), { recursive: true });
    this.#stored = path ? readLists(path) : {};
  }

  /** Stored items of a list, which is written from `current` from now on. */
  keep<T>(name: ListName, current: () => T[]): T[] {
    this.#lists.set(name, current);
    // Written by `current` of an earlier run.
    return (this.#stored[name] ?? []) as T[];
  }

  changed(): void {
    this.#unsaved = true;
  }

  /** Resolves when everything registered so far is on disk. Waiting callers share one write. */
  async saved(): Promise<void> {
    while (this.#unsaved || this.#saving) {
      this.#saving ??= this.#write().finally(() => {
        this.#saving = undefined;
      });
      await this.#saving;
    }
  }

  async #write(): Promise<void> {
    this.#unsaved = false;
    if (!this.#path) return;
    const temporary = `${this.#path}.tmp`;
    const lists = Object.fromEntries([...this.#lists].map(([name, current]) => [name, current()]));
    try {
      const handle = await open(temporary, 'w');
      try {
        await handle.writeFile(`${JSON.stringify(lists, null, 1)}\n`);
        await handle.sync();
      } finally {
        await handle.close();
      }
      await rename(temporary, this.#path);
    } catch (error) {
      this.#unsaved = true;
      throw error;
    }
  }
}
