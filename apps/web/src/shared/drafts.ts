import { storageKey } from './storage.ts';

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
 * that, and restored once, for the same user in the same window and place.
 */
export class Drafts {
  readonly #open = new Map<string, OpenForm>();

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

  /** Whether closing these pages loses input. @param owner id of the user */
  isDirty(pageIds: readonly string[], owner: string): boolean {
    const open = [...this.#open.values()].some(({ place, read }) => pageIds.includes(place.pageId) && read() !== undefined);
    return open || stored(owner).some(({ pageId }) => pageIds.includes(pageId));
  }

  /** Drops the drafts of closed pages. */
  release(pageIds: readonly string[], owner: string): void {
    for (const [id, { place }] of this.#open) if (pageIds.includes(place.pageId)) this.#open.delete(id);
    drop(owner, ({ pageId }) => pageIds.includes(pageId));
  }

  /** Stores unsaved input, beside that of pages which were not shown since the last time. */
  keep(owner: string): void {
    const drafts = [...this.#open.values()].flatMap(({ place, read }): Draft[] => {
      const content = read();
      return content === undefined ? [] : [{ ...place, content }];
    });
    const ids = drafts.map(idOf);
    if (drafts.length > 0) write(owner, [...stored(owner).filter((draft) => !ids.includes(idOf(draft))), ...drafts]);
  }

  /** Draft of this very form for this user; each is returned once. */
  take(place: DraftPlace, owner: string): unknown {
    const isThis = (draft: Draft): boolean => idOf(draft) === idOf(place);
    const draft = stored(owner).find(isThis);
    if (draft) drop(owner, isThis);
    return draft?.content;
  }

  /** First draft of one of these forms of a page, which stays stored: the page then opens the form. With a record, only of that one. */
  find(
    { forms, pageId, recordId }: { forms: readonly string[]; pageId: string; recordId?: string | undefined },
    owner: string,
  ): Draft | undefined {
    return stored(owner).find(
      (draft) => draft.pageId === pageId && forms.includes(draft.form) && (recordId === undefined || draft.recordId === recordId),
    );
  }

  /** A manual sign-out drops all drafts. */
  forget(): void {
    write('', []);
  }
}

interface OpenForm {
  place: DraftPlace;
  read: () => unknown;
}

const idOf = ({ form, pageId, recordId }: DraftPlace): string => JSON.stringify([form, pageId, recordId ?? null]);

/** Stored drafts of a user. */
function stored(owner: string): readonly Draft[] {
  try {
    const kept = JSON.parse(window.sessionStorage.getItem(storageKey(KEY)) ?? '{}') as Partial<{ owner: string; drafts: Draft[] }>;
    return (kept.owner === owner && kept.drafts) || [];
  } catch {
    return [];
  }
}

/** Drops some of the stored drafts. */
function drop(owner: string, isDropped: (draft: Draft) => boolean): void {
  const drafts = stored(owner);
  if (drafts.some(isDropped))
    write(
      owner,
      drafts.filter((draft) => !isDropped(draft)),
    );
}

function write(owner: string, drafts: readonly Draft[]): void {
  try {
    if (drafts.length === 0) window.sessionStorage.removeItem(storageKey(KEY));
    else window.sessionStorage.setItem(storageKey(KEY), JSON.stringify({ owner, drafts }));
  } catch {
    // Blocked or full storage only means that nothing is kept.
  }
}
