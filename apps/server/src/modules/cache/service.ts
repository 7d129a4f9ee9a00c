import { notify } from '../../db/notify.ts';
import type { Db } from '../../db/port.ts';
import type { Cache, CachedEntry } from '../../ports/cache.ts';

const CHANNEL = 'seaberry_cache';
/** Entries from which the size of a cache is estimated. */
const MEASURED = 100;

/** A whole key, or the beginning of several; an empty one of all. */
export type Dropped = { key: string } | { prefix: string };

// oxlint-disable-next-line typescript/no-explicit-any -- values of different types that are only shown
type AnyCache = Cache<any>;

/** The caches of this process. Each is registered once, where it is made. */
export interface Caches {
  add(cache: AnyCache): void;
  all(): readonly AnyCache[];
  find(name: string): CachedEntry | undefined;
  entries(prefix: string): CachedEntry[];
  /** Bytes of the shown values as JSON, estimated from the first ones. */
  bytesOf(cache: AnyCache): number;
  /** In a transaction: removes entries in every process after the commit. @returns how many this process has */
  drop(dropped: Dropped): Promise<number>;
  start(): Promise<void>;
}

const matcherOf = (dropped: Dropped): ((name: string) => boolean) =>
  'key' in dropped ? (name) => name === dropped.key : (name) => name.startsWith(dropped.prefix);

export function createCaches(db: Db, shared: readonly AnyCache[]): Caches {
  const caches: AnyCache[] = [...shared];
  const dropHere = (dropped: Dropped): void => {
    const matches = matcherOf(dropped);
    for (const cache of caches) cache.drop(matches);
  };
  const named = function* (matches: (name: string) => boolean): Generator<CachedEntry> {
    for (const cache of caches) for (const entry of cache.entries()) if (matches(entry.name)) yield entry;
  };
  return {
    add: (cache) => void caches.push(cache),
    all: () => caches,
    find: (key) => named(matcherOf({ key })).next().value ?? undefined,
    entries: (prefix) => [...named(matcherOf({ prefix }))],
    bytesOf(cache) {
      const entries = [...cache.entries()];
      const measured = entries.slice(0, MEASURED);
      const total = measured.reduce((sum, { shown }) => sum + Buffer.byteLength(JSON.stringify(shown())), 0);
      return measured.length === 0 ? 0 : Math.round((total / measured.length) * entries.length);
    },
    async drop(dropped) {
      const count = [...named(matcherOf(dropped))].length;
      await notify(db, CHANNEL, JSON.stringify(dropped));
      db.afterCommit(() => dropHere(dropped));
      return count;
    },
    async start() {
      // Deletions may have been missed.
      db.onListenResumed(() => dropHere({ prefix: '' }));
      // Safe cast: only `drop` writes to the channel.
      await db.listen(CHANNEL, (payload) => dropHere(JSON.parse(payload) as Dropped));
    },
  };
}
