export interface CacheOptions<V> {
  /** Beginning of the shown keys, before a colon. */
  prefix: string;
  /** Largest number of entries: a full cache is emptied, since each can be computed again. */
  limit: number;
  /** How long an entry is used, in ms. */
  lifeMs?: number;
  /** Wall ms. @default Date.now */
  now?: () => number;
  /** Shown in place of the key, where that is secret or long. */
  nameOf?(key: string, value: V): string;
  /** The value as administrators see it, without secrets. */
  show(value: V): unknown;
}

export interface CachedEntry {
  /** With the prefix. */
  name: string;
  /** Wall ms. */
  storedAt: number;
  /** Wall ms; null without a limit. */
  expiresAt: number | null;
  /** The value as administrators see it. */
  shown(): unknown;
}

interface Stored<V> {
  value: V;
  storedAt: number;
}

/** Values in the memory of this process, each of which can be computed again at any time. */
export class Cache<V> {
  readonly prefix: string;
  readonly limit: number;
  readonly lifeMs: number | null;
  readonly #stored = new Map<string, Stored<V>>();
  readonly #now: () => number;
  readonly #nameOf: (key: string, value: V) => string;
  readonly #show: (value: V) => unknown;

  constructor({ prefix, limit, lifeMs, now = Date.now, nameOf = (key) => key, show }: CacheOptions<V>) {
    this.prefix = prefix;
    this.limit = limit;
    this.lifeMs = lifeMs ?? null;
    this.#now = now;
    this.#nameOf = nameOf;
    this.#show = show;
  }

  get(key: string): V | undefined {
    const stored = this.#stored.get(key);
    if (!stored || !this.#isOver(stored)) return stored?.value;
    this.#stored.delete(key);
    return undefined;
  }

  set(key: string, value: V): V {
    if (this.#stored.size >= this.limit && !this.#stored.has(key)) this.#stored.clear();
    this.#stored.set(key, { value, storedAt: this.#now() });
    return value;
  }

  delete(key: string): void {
    this.#stored.delete(key);
  }

  deleteWhere(matches: (key: string, value: V) => boolean): void {
    for (const [key, { value }] of this.#stored) if (matches(key, value)) this.#stored.delete(key);
  }

  clear(): void {
    this.#stored.clear();
  }

  *entries(): Generator<CachedEntry> {
    for (const [key, { value, storedAt }] of this.#stored) {
      if (this.#isOver({ value, storedAt })) continue;
      yield {
        name: this.#shownName(key, value),
        storedAt,
        expiresAt: this.lifeMs === null ? null : storedAt + this.lifeMs,
        shown: () => this.#show(value),
      };
    }
  }

  /** Removes the entries with these shown keys. @returns their number */
  drop(matches: (name: string) => boolean): number {
    const before = this.#stored.size;
    this.deleteWhere((key, value) => matches(this.#shownName(key, value)));
    return before - this.#stored.size;
  }

  #shownName(key: string, value: V): string {
    return `${this.prefix}:${this.#nameOf(key, value)}`;
  }

  #isOver({ storedAt }: Stored<V>): boolean {
    return this.lifeMs !== null && storedAt + this.lifeMs <= this.#now();
  }
}
