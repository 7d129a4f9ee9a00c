import { and, gt, isNull } from 'drizzle-orm';
import type { Db } from '../db/port.ts';
import type { PolledKind } from './poll/kind.ts';
import { KINDS } from './poll/kinds.ts';

export interface RebuildResult {
  bills: number;
  /** Number of bills whose state or rail changed by the current rules. */
  changed: number;
}

const PAGE = 200;
const LIMIT_MS = 30_000;

/**
 * Derives every bill again from its stored events, as of its last derivation. Sends no requests and notifications, moves no berries: with
 * unchanged rules nothing changes.
 */
export async function rebuildAll(db: Db, progress: (bills: number) => void = () => {}): Promise<RebuildResult> {
  const result: RebuildResult = { bills: 0, changed: 0 };
  for (const kind of KINDS) {
    for await (const ids of pagesOf(db, kind)) {
      for (const id of ids) {
        // One short transaction per bill, so that a running server is not blocked.
        const changed = await db.transaction('system', () => kind.rebuild(db, id), { limitMs: LIMIT_MS });
        result.bills += 1;
        if (changed) result.changed += 1;
      }
      progress(result.bills);
    }
  }
  return result;
}

async function* pagesOf(db: Db, { table }: PolledKind): AsyncGenerator<string[]> {
  let after: string | undefined = '00000000-0000-0000-0000-000000000000';
  while (after !== undefined) {
    const from: string = after;
    const page = await db.transaction('system', () =>
      db.orm
        .select({ id: table.id })
        .from(table)
        .where(and(isNull(table.deletedAt), gt(table.id, from)))
        .orderBy(table.id)
        .limit(PAGE),
    );
    yield page.map(({ id }) => id);
    after = page.at(-1)?.id;
  }
}
