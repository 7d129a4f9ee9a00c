import * as z from 'zod/mini';
import { filterShape, rowShape, type RowOf } from '../entity-schema.js';
import { requiredUntrimmed } from '../inputs.js';
import { instant, noInput, noResult, opt, pageInput, pageOf, type SchemasOf } from '../parts.js';
import type { sysCache } from './calls.js';
import { cacheEntry } from './fields.js';

export type CacheEntryRow = RowOf<typeof cacheEntry>;

const key = requiredUntrimmed(300);
const count = z.number();

const cache = z.looseObject({
  /** Beginning of its keys, before a colon. */
  prefix: z.string(),
  entries: z.number(),
  /** Largest number of entries: a full cache is emptied. */
  limit: opt(z.number()),
  /** Size of the values in bytes, estimated from some of them. */
  bytes: opt(z.number()),
  /** How long an entry is used, in ms; null without a limit. */
  lifeMs: opt(z.number()),
  /** Time of the oldest entry. */
  createTime: instant,
});

export const schemas = {
  keyList: { input: noInput, result: z.array(z.string()) },
  keysByPrefixKey: { input: z.object({ prefixKey: key }), result: z.array(z.string()) },
  value: { input: z.object({ key }), result: z.optional(z.unknown()) },
  delete: { input: z.object({ key }), result: count },
  deleteByPreKey: { input: z.object({ prefixKey: key }), result: count },
  clear: { input: noInput, result: noResult },
  list: { input: noInput, result: z.array(cache) },
  page: {
    input: z.object({ ...pageInput, ...filterShape(cacheEntry), prefix: key }),
    result: pageOf(z.looseObject(rowShape(cacheEntry))),
  },
} satisfies SchemasOf<typeof sysCache>;
