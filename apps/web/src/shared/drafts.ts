import { storageKey } from './storage.ts';

const KEY = 'drafts';

export const partOf = (kept: unknown, name: string): unknown =>
  typeof kept === 'object' && kept !== null ? Reflect.get(kept, name) : undefined;

/**
 * Unsaved form values. When the server ends a session the page reloads (product specification §4); the values are stored before
 * that, and restored once, for the same user in the same window and place.
 */
export class Drafts {
  readonly #open = new Map<string, OpenForm>();

  /**
   * @param key of the form, e.g. `oceanBill.add`; one at a time
   * @param read returns the unsaved values as JSON; undefined when pristine
   * @param pageId the open page of the form
   * @returns a function that drops the form, except with `behind`: a form whose page is only hidden stays registered
   */
  hold(key: string, read: () => unknown, pageId: string): (behind?: boolean) => void {
    const form = { read, pageId };
    this.#open.set(key, form);
    return (behind = false) => {
      if (!behind && this.#open.get(key) === form) this.#open.delete(key);
    };
  }

  isDirty(pageIds: readonly string[]): boolean {
    return [...this.#open.values()].some(({ read, pageId }) => pageIds.includes(pageId) && read() !== undefined);
  }

  /** Drops the drafts of closed pages. */
  release(pageIds: readonly string[]): void {
    for (const [key, { pageId }] of this.#open) if (pageIds.includes(pageId)) this.#open.delete(key);
  }

  /** Stores unsaved input. @param owner id of the user */
  keep(owner: string): void {
    const forms = Object.fromEntries(
      [...this.#open].flatMap(([key, { read }]) => {
        const values = read();
        return values === undefined ? [] : [[key, values]];
      }),
    );
    if (Object.keys(forms).length > 0) write({ owner, forms });
  }

  /**
   * Draft of a form for this user, if it is about that record; each draft is returned once. That of another record stays for its own form.
   *
   * @param recordId the `id` in `context` of the draft; undefined for a form without a record
   */
  take(key: string, owner: string, recordId?: unknown): unknown {
    const kept = read();
    if (kept?.owner !== owner) return undefined;
    const { [key]: found, ...others } = kept.forms;
    if (partOf(partOf(found, 'context'), 'id') !== recordId) return undefined;
    if (found !== undefined) write(Object.keys(others).length > 0 ? { owner, forms: others } : null);
    return found;
  }

  /** Draft of a form for this user, which stays stored; for rendering. */
  peek(key: string, owner: string): unknown {
    const kept = read();
    return kept?.owner === owner ? kept.forms[key] : undefined;
  }

  /** A manual sign-out drops all drafts. */
  forget(): void {
    write(null);
  }
}

interface OpenForm {
  read: () => unknown;
  pageId: string;
}

interface Kept {
  owner: string;
  forms: Record<string, unknown>;
}

function read(): Kept | null {
  try {
    const kept: unknown = JSON.parse(window.sessionStorage.getItem(storageKey(KEY)) ?? 'null');
    if (typeof kept !== 'object' || kept === null) return null;
    const [owner, forms] = [Reflect.get(kept, 'owner'), Reflect.get(kept, 'forms')];
    return typeof owner === 'string' && typeof forms === 'object' && forms !== null ? { owner, forms: { ...forms } } : null;
  } catch {
    return null;
  }
}

function write(kept: Kept | null): void {
  try {
    if (kept === null) window.sessionStorage.removeItem(storageKey(KEY));
    else window.sessionStorage.setItem(storageKey(KEY), JSON.stringify(kept));
  } catch {
    // Blocked or full storage only means that nothing is kept.
  }
}
