import { and, eq } from 'drizzle-orm';
import type { Db } from '../db/port.ts';
import { menu } from '../db/schema/core.ts';

/** Cache time of the list: a page asks for it on every load. */
const BELIEVED_MS = 15_000;

/** Characters a host may hold; an address may have others in it, e.g. `;`, which would begin another rule of the policy. */
const HOST = /^(?:[\w.-]+|\[[\da-f:.]+\])$/iu;

/** Origin of an external address; null for any other text. */
export function originOf(address: string): string | null {
  if (!URL.canParse(address)) return null;
  const { protocol, origin, hostname } = new URL(address);
  return (protocol === 'https:' || protocol === 'http:') && HOST.test(hostname) ? origin : null;
}

/** Hosts whose pages the menu shows inside of the frame: the only ones that the policy of our page allows. */
export function createFrameHosts(db: Db, now: () => number = Date.now): () => Promise<readonly string[]> {
  let known: { hosts: Promise<readonly string[]>; until: number } | null = null;
  const ask = async (): Promise<readonly string[]> => {
    const rows = await db.unit('system', () =>
      db.orm
        .selectDistinct({ link: menu.outLink })
        .from(menu)
        .where(and(eq(menu.iframe, true), eq(menu.enabled, true))),
    );
    return [...new Set(rows.flatMap(({ link }) => originOf(link ?? '') ?? []))].toSorted();
  };
  return async () => {
    if (known && known.until > now()) return known.hosts;
    const hosts = ask();
    known = { hosts, until: now() + BELIEVED_MS };
    try {
      return await hosts;
    } catch {
      // Without a database there is no menu either; the page itself must come.
      known = null;
      return [];
    }
  };
}
