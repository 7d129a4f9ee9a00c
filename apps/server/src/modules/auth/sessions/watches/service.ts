import type { Db } from '../../../../db/port.ts';
import * as repo from '../repo.ts';

export interface Watch {
  sessionId: string;
  userId: string;
  /** Called when the session has ended or its user may no longer sign in. */
  ended: () => void;
}

/** Sessions of long requests, i.e. open streams of this process. */
export interface Watches {
  /** Watches a session; one that has ended already is ended at once. @returns ends the watch */
  add(watch: Watch): () => void;
  /** Ends those of the chosen watches whose session is no longer valid. */
  check(chosen: (watch: Watch) => boolean): void;
}

export function createWatches(db: Db, now: () => number): Watches {
  const watches = new Set<Watch>();

  async function endInvalid(asked: readonly Watch[]): Promise<void> {
    if (asked.length === 0) return;
    const ids = asked.map(({ sessionId }) => sessionId);
    try {
      const good = await db.transaction('system', () => repo.goodAmong(db, ids, new Date(now()).toISOString()));
      for (const { sessionId, ended } of asked) if (!good.has(sessionId)) ended();
    } catch {
      // When this check fails, a stream still ends with its token, and its page then authenticates again.
    }
  }

  return {
    add(watch) {
      watches.add(watch);
      // The session may have ended since the caller was admitted.
      void endInvalid([watch]);
      return () => void watches.delete(watch);
    },
    check: (chosen) => void endInvalid([...watches].filter(chosen)),
  };
}
