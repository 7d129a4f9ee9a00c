import type { Db } from '../../db/port.ts';
import { claim, release, type Claimed, type Lease } from './due-bills.ts';
import type { DueBill } from './turns.ts';

type Due = Pick<DueBill, 'id' | 'lane'>;

/** Bills that this process has taken. */
export interface Leases {
  /** Takes those that no other process has taken. @param now wall time @returns those taken, by id */
  take(bills: readonly Due[], now: string, end: string): Promise<ReadonlyMap<string, Claimed>>;
  /** The bill was asked for: its next poll is stored. */
  done(id: string): void;
  /** Makes bills due at `dueAt` that were not asked for. While the database is away they are kept, for `giveBackKept`. */
  giveBack(bills: readonly Due[], dueAt: string): Promise<void>;
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

  function keep(bills: readonly Due[], dueAt: string): void {
    for (const { id, lane } of bills) {
      const end = ends.get(id);
      if (end) kept.set(id, { id, lane, end, dueAt });
    }
  }

  return {
    async take(bills, now, end) {
      for (const { id } of bills) ends.set(id, end);
      try {
        const taken = await db.transaction('system', () => claim(db, bills, now, end));
        for (const { id } of bills) if (!taken.has(id)) forget(id, end);
        return taken;
      } catch (error) {
        // The commit may have succeeded without an acknowledgement.
        keep(bills, now);
        throw error;
      }
    },
    done: (id) => void ends.delete(id),
    giveBack(bills, dueAt) {
      keep(bills, dueAt);
      return giveBackKept();
    },
    giveBackKept,
  };
}
