import type { App } from '../app-context.tsx';
import { Drafts } from '../shared/drafts.ts';
import { createSealer, type Sealer } from '../shared/sealer.ts';
import { readStored, writeStored } from '../shared/storage.ts';

interface OwnText {
  text: string;
  /** As stored; null until it is encrypted. */
  sealed: string | null;
}

interface OwnStorage {
  secret: string;
  sealer: Sealer | null;
  /** Texts that this page has read or written. Without a sealer they end with the page. */
  texts: Map<string, OwnText>;
}

const storages = new WeakMap<App, OwnStorage>();

function storageOf(app: App): OwnStorage {
  let storage = storages.get(app);
  if (!storage) {
    storage = { secret: '', sealer: null, texts: new Map() };
    storages.set(app, storage);
  }
  return storage;
}

/** Unsaved forms of this page. */
export const draftsOf = (app: App): Drafts => (app.drafts ??= new Drafts());

/**
 * Makes readable what this browser stores of the user.
 *
 * @param secret `storageSecret` of the user; without it nothing is stored
 */
export async function openOwnStorage(app: App, secret: string): Promise<void> {
  if (storageOf(app).secret === secret) return;
  const sealer = await createSealer(secret);
  storages.set(app, { secret, sealer, texts: new Map() });
  await draftsOf(app).open(app.tokens.owner(), sealer);
}

const keyOf = (app: App, name: string): string => `${name}:${app.tokens.owner()}`;

/** A text that this browser stores of the user, encrypted; '' when there is none, a promise while it is decrypted. */
export function readOwnText(app: App, name: string): string | Promise<string> {
  const { sealer, texts } = storageOf(app);
  const key = keyOf(app, name);
  const known = texts.get(key);
  const stored = readStored(key);
  if (known && (known.sealed === null || known.sealed === stored)) return known.text;
  if (!sealer || stored === null) return '';
  return sealer.open(stored, key).then((text) => text ?? '');
}

/** Stores a text, or removes it with ''. */
export function writeOwnText(app: App, name: string, text: string): void {
  const { sealer, texts } = storageOf(app);
  const key = keyOf(app, name);
  if (text === '') {
    texts.delete(key);
    writeStored(key, null);
    return;
  }
  const written: OwnText = { text, sealed: null };
  texts.set(key, written);
  void sealer?.close(text, key).then((sealed) => {
    // A later text may have replaced it meanwhile.
    if (texts.get(key) !== written) return;
    written.sealed = sealed;
    writeStored(key, sealed);
  });
}
