import { storageKey } from './storage.ts';

const KEY = 'drafts';

/**
 * What stands unsaved in forms. When the server ends a session the page is loaded anew (product specification §4); what was typed is
 * kept for this window until then, and given back to the same person once, where it was.
 */
export class Drafts {
  readonly #open = new Map<string, Held>();

  /**
   * @param key which form, e.g. `oceanBill.add`; one at a time
   * @param read what is unsaved in it, as JSON; undefined when nothing is
   * @param pageId the open page it stands on
   * @returns how to stop; a form whose page was only put behind another is still held
   */
  hold(key: string, read: () => unknown, pageId: string): (behind?: boolean) => void {
    const held = { read, pageId };
    this.#open.set(key, held);
    return (behind = false) => {
      if (!behind && this.#open.get(key) === held) this.#open.delete(key);
    };
  }

  /** Whether something on one of these pages is unsaved. */
  isDirty(pageIds: readonly string[]): boolean {
    return [...this.#open.values()].some(({ read, pageId }) => pageIds.includes(pageId) && read() !== undefined);
  }

  /** These pages are gone, with what was on them. */
  release(pageIds: readonly string[]): void {
    for (const [key, { pageId }] of this.#open) if (pageIds.includes(pageId)) this.#open.delete(key);
  }

  /** Writes down what is unsaved. @param owner whose it is */
  keep(owner: string): void {
    const forms = Object.fromEntries(
      [...this.#open].flatMap(([key, { read }]) => {
        const values = read();
        return values === undefined ? [] : [[key, values]];
      }),
    );
    if (Object.keys(forms).length > 0) write({ owner, forms });
  }

  /** What was kept for a form of this person; each draft is given back once. */
  take(key: string, owner: string): unknown {
    const kept = read();
    if (kept?.owner !== owner) return undefined;
    const { [key]: found, ...others } = kept.forms;
    if (found !== undefined) write(Object.keys(others).length > 0 ? { owner, forms: others } : null);
    return found;
  }

  /** The same without taking it: for what is drawn before it may change anything. */
  peek(key: string, owner: string): unknown {
    const kept = read();
    return kept?.owner === owner ? kept.forms[key] : undefined;
  }

  /** Signing out by choice leaves nothing behind. */
  forget(): void {
    write(null);
  }
}

interface Held {
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
