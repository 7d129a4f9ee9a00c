import { cacheEntry } from '@seaberry/api-client/contract';
import { pageOfRows } from '../../db/entity/page-of.ts';
import type { Handlers } from '../../http/handlers.ts';
import type { CachedEntry } from '../../ports/cache.ts';

const isoOf = (ms: number | null): string | null => (ms === null ? null : new Date(ms).toISOString());

const rowOf = ({ name, storedAt, expiresAt }: CachedEntry) => ({
  id: name,
  key: name,
  createTime: isoOf(storedAt),
  expireTime: isoOf(expiresAt),
});

const namesOf = (entries: readonly CachedEntry[]): string[] => entries.map(({ name }) => name).toSorted();

export const cacheHandlers: Handlers['sysCache'] = {
  keyList: (_, { deps }) => Promise.resolve(namesOf(deps.caches.entries(''))),

  keysByPrefixKey: ({ prefixKey }, { deps }) => Promise.resolve(namesOf(deps.caches.entries(prefixKey))),

  value: ({ key }, { deps }) => Promise.resolve(deps.caches.find(key)?.shown() ?? null),

  delete: ({ key }, { deps }) => deps.caches.drop({ key }),

  deleteByPreKey: ({ prefixKey }, { deps }) => deps.caches.drop({ prefix: prefixKey }),

  async clear(_, { deps }) {
    await deps.caches.drop({ prefix: '' });
    return null;
  },

  list(_, { deps: { caches } }) {
    const rows = caches.all().map((cache) => {
      const times = [...cache.entries()].map(({ storedAt }) => storedAt);
      return {
        prefix: cache.prefix,
        entries: times.length,
        limit: cache.limit,
        bytes: caches.bytesOf(cache),
        lifeMs: cache.lifeMs,
        createTime: isoOf(times.length === 0 ? null : times.reduce((oldest, time) => Math.min(oldest, time))),
      };
    });
    return Promise.resolve(rows);
  },

  page({ prefix, ...input }, { deps: { caches } }) {
    const rows = caches.entries(`${prefix}:`).map(rowOf);
    return Promise.resolve(pageOfRows(cacheEntry, rows, input, (a, b) => (a < b ? -1 : Number(a > b))));
  },
};
