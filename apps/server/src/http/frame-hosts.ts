import { and, eq } from 'drizzle-orm';
import type { Db } from '../db/port.ts';
import { menu } from '../db/schema/core.ts';
import { Cache } from '../ports/cache.ts';

const KEY = 'menu';

/** Origins of framed menu rows, which every page load needs. */
export const frameCache = (now: () => number): Cache<Promise<readonly string[]>> =>
  new Cache({ prefix: 'frameHosts', limit: 1, lifeMs: 15_000, now, show: (origins) => origins });

/** Valid characters of a host; other characters of a URL, e.g. `;`, would begin another rule of the policy. */
const HOST = /^(?:[\w.-]+|\[[\da-f:.]+\])$/iu;

/** Origin of an external URL; null for other text. */
export function originOf(address: string): string | null {
  if (!URL.canParse(address)) return null;
  const { protocol, origin, hostname } = new URL(address);
  return (protocol === 'https:' || protocol === 'http:') && HOST.test(hostname) ? origin : null;
}

/** Origins whose pages the menu shows in an iframe; beside our own, the only ones in `frame-src` of the Content-Security-Policy. */
export function createFrameSources(db: Db, known: Cache<Promise<readonly string[]>>): () => Promise<readonly string[]> {
  const ask = async (): Promise<readonly string[]> => {
    const rows = await db.transaction('system', () =>
      db.orm
        .selectDistinct({ link: menu.outLink })
        .from(menu)
        .where(and(eq(menu.iframe, true), eq(menu.enabled, true))),
    );
    return [...new Set(rows.flatMap(({ link }) => originOf(link ?? '') ?? []))].toSorted();
  };
  return async () => {
    const origins = known.get(KEY) ?? known.set(KEY, ask());
    try {
      return await origins;
    } catch {
      // Without a database there is no menu either, but the page must load.
      known.clear();
      return [];
    }
  };
}
