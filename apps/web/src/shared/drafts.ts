import type { Sealer } from './sealer.ts';
import { readStored, writeStored } from './storage.ts';

const KEY = 'drafts';

export const partOf = (kept: unknown, name: string): unknown =>
  typeof kept === 'object' && kept !== null ? Reflect.get(kept, name) : undefined;

/** Where a form is: a draft is filled into the form of the same place, and no other. */
export interface DraftPlace {
  /** Name of the form, e.g. `oceanBill.add`. */
  form: string;
  /** The open page of the form. */
  pageId: string;
  /** The record that the form is about; none for a form without a record. */
  recordId?: string | undefined;
}

/** Unsaved values of a form. */
export interface Draft extends DraftPlace {
  /** As JSON. */
  content: unknown;
}

/**
 * Unsaved form values. When the server ends a session the page reloads (product specification §4); the values are stored before
 * that, encrypted, and restored once, for the same user in the same window and place.
 */
export class Drafts {
  readonly #open = new Map<string, OpenForm>();
  /** Stored drafts that no form has taken. */
  #stored: readonly StoredDraft[] = [];
  #owner = '';
  #sealer: Sealer | null = null;

  /**
   * Reads the stored drafts of this user; what cannot be decrypted is removed.
   *
   * @param sealer null when this browser or the backend cannot encrypt: then nothing is stored
   */
  async open(owner: string, sealer: Sealer | null): Promise<void> {
    const sealed = readSealed(owner);
    const read = await Promise.all(
      sealed.map(async (one): Promise<StoredDraft[]> => {
        const text = await sealer?.open(one, KEY);
        return text ? [{ ...(JSON.parse(text) as Draft), sealed: one }] : [];
      }),
    );
    this.#owner = owner;
    this.#sealer = sealer;
    this.#stored = read.flat();
    if (this.#stored.length < sealed.length) this.#write();
  }

  /**
   * @param read returns the unsaved values as JSON; undefined when pristine
   * @returns a function that drops the form, except with `behind`: a form whose page is only hidden stays registered
   */
  hold(place: DraftPlace, read: () => unknown): (behind?: boolean) => void {
    const form = { place, read };
    const id = idOf(place);
    this.#open.set(id, form);
    return (behind = false) => {
      if (!behind && this.#open.get(id) === form) this.#open.delete(id);
    };
  }

  /** Whether closing these pages loses input. */
  isDirty(pageIds: readonly string[]): boolean {
    const open = [...this.#open.values()].some(({ place, read }) => pageIds.includes(place.pageId) && read() !== undefined);
    return open || this.#stored.some(({ pageId }) => pageIds.includes(pageId));
  }

  /** Drops the drafts of closed pages. */
  release(pageIds: readonly string[]): void {
    for (const [id, { place }] of this.#open) if (pageIds.includes(place.pageId)) this.#open.delete(id);
    this.#drop(({ pageId }) => pageIds.includes(pageId));
  }

  /** Stores unsaved input, beside that of pages which were not shown since the last time. */
  async keep(): Promise<void> {
    const sealer = this.#sealer;
    const drafts = [...this.#open.values()].flatMap(({ place, read }): Draft[] => {
      const content = read();
      return content === undefined ? [] : [{ ...place, content }];
    });
    if (!sealer || drafts.length === 0) return;
    const ids = drafts.map(idOf);
    const kept = await Promise.all(drafts.map(async (draft) => ({ ...draft, sealed: await sealer.close(JSON.stringify(draft), KEY) })));
    this.#stored = [...this.#stored.filter((draft) => !ids.includes(idOf(draft))), ...kept];
    this.#write();
  }

  /** Draft of this very form; each is returned once. */
  take(place: DraftPlace): unknown {
    const isThis = (draft: Draft): boolean => idOf(draft) === idOf(place);
    const draft = this.#stored.find(isThis);
    if (draft) this.#drop(isThis);
    return draft?.content;
  }

  /** First draft of one of these forms of a page, which stays stored: the page then opens the form. With a record, only of that one. */
  find({ forms, pageId, recordId }: { forms: readonly string[]; pageId: string; recordId?: string | undefined }): Draft | undefined {
    return this.#stored.find(
      (draft) => draft.pageId === pageId && forms.includes(draft.form) && (recordId === undefined || draft.recordId === recordId),
    );
  }

  #drop(isDropped: (draft: Draft) => boolean): void {
    if (!this.#stored.some(isDropped)) return;
    this.#stored = this.#stored.filter((draft) => !isDropped(draft));
    this.#write();
  }

  #write(): void {
    const drafts = this.#stored.map(({ sealed }) => sealed);
    writeStored(KEY, drafts.length > 0 ? JSON.stringify({ owner: this.#owner, drafts }) : null, 'sessionStorage');
  }
}

interface OpenForm {
  place: DraftPlace;
  read: () => unknown;
}

interface StoredDraft extends Draft {
  /** Encrypted, as stored. */
  sealed: string;
}

const idOf = ({ form, pageId, recordId }: DraftPlace): string => JSON.stringify([form, pageId, recordId ?? null]);

/** Stored drafts of a user, encrypted. Those of another user stay until a sign-out, or until those of this user are stored. */
function readSealed(owner: string): readonly string[] {
  try {
    const kept = JSON.parse(readStored(KEY, 'sessionStorage') ?? '{}') as Partial<{ owner: string; drafts: string[] }>;
    return (kept.owner === owner && kept.drafts) || [];
  } catch {
    return [];
  }
}
