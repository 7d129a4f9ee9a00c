import type { Db } from '../../db/port.ts';
import { claim, release, type Claimed, type Lease } from './due-bills.ts';

/** Bills that this process has taken. */
export interface Leases {
  /** Takes those that no other process has taken. @param now wall time @returns those taken, by id */
  take(ids: readonly string[], now: string, end: string): Promise<ReadonlyMap<string, Claimed>>;
  /** The bill was asked for: its next poll is stored. */
  done(id: string): void;
  /** Makes bills due at `dueAt` that were not asked for. While the database is away they are kept, for `giveBackKept`. */
  giveBack(ids: readonly string[], dueAt: string): Promise<void>;
  giveBackKept(): Promise<void>;
}

export function createLeases(db: Db): Leases {
  const ends = new Map<string, string>();
  const kept = new Map<string, Lease>();

  /** A bill may have been taken again meanwhile. */
  const forget = (id: string, end: string): void => {
    if (ends.get(id) === end) ends.delete(id);
    if (kept.get(id)?.end === end) kept.delete(id);
  };

  async function giveBackKept(): Promise<void> {
    const leases = [...kept.values()];
    if (leases.length === 0) return;
    await db.transaction('system', () => release(db, leases));
    for (const { id, end } of leases) forget(id, end);
  }

  function keep(ids: readonly string[], dueAt: string): void {
    for (const id of ids) {
      const end = ends.get(id);
      if (end) kept.set(id, { id, end, dueAt });
    }
  }

  return {
    async take(ids, now, end) {
      for (const id of ids) ends.set(id, end);
      try {
        const taken = await db.transaction('system', () => claim(db, ids, now, end));
        for (const id of ids) if (!taken.has(id)) forget(id, end);
        return taken;
      } catch (error) {
        // The commit may have succeeded without an acknowledgement.
        keep(ids, now);
        throw error;
      }
    },
    done: (id) => void ends.delete(id),
    giveBack(ids, dueAt) {
      keep(ids, dueAt);
      return giveBackKept();
    },
    giveBackKept,
  };
}
