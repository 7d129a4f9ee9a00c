import { and, eq, gt, sql } from 'drizzle-orm';
import type { Db } from '../db/port.ts';
import { rateWindow } from '../db/schema/core.ts';
import { TooMany } from './errors.ts';

/** Maximum number of attempts in a time window. */
export interface Allowance {
  points: number;
  seconds: number;
}

/**
 * Rate limits across all processes: counted in the database, in windows from the first attempt until they expire. Each attempt costs a
 * statement, so only expensive calls and calls that try a secret are counted.
 */
export function createRateWindows(db: Db, now: () => number) {
  const iso = (ms: number): string => new Date(ms).toISOString();
  const inSystem = <T>(work: () => Promise<T>): Promise<T> => db.transaction('system', work);

  return {
    /** Counts an attempt, in the current transaction if it is in the system scope: a rollback reverts it. @throws TooMany */
    take: (key: string, { points, seconds }: Allowance): Promise<void> =>
      inSystem(async () => {
        const expiresAt = iso(now() + seconds * 1000);
        const over = sql`${rateWindow.expiresAt} <= ${iso(now())}`;
        const [row] = await db.orm
          .insert(rateWindow)
          .values({ key, count: 1, expiresAt })
          .onConflictDoUpdate({
            target: rateWindow.key,
            set: {
              count: sql`case when ${over} then 1 else ${rateWindow.count} + 1 end`,
              expiresAt: sql`case when ${over} then excluded.expires_at else ${rateWindow.expiresAt} end`,
            },
          })
          .returning({ count: rateWindow.count, expiresAt: rateWindow.expiresAt });
        if (row && row.count > points) throw new TooMany(Math.max(1, Math.ceil((Date.parse(row.expiresAt) - now()) / 1000)));
      }),
    /** Number of attempts in the current window. */
    count: async (key: string): Promise<number> => {
      const [row] = await inSystem(() =>
        db.orm
          .select({ count: rateWindow.count })
          .from(rateWindow)
          .where(and(eq(rateWindow.key, key), gt(rateWindow.expiresAt, iso(now())))),
      );
      return row?.count ?? 0;
    },
    /** Resets the window. */
    forget: async (key: string): Promise<void> => {
      await inSystem(async () => void (await db.orm.delete(rateWindow).where(eq(rateWindow.key, key))));
    },
  };
}

export type RateWindows = ReturnType<typeof createRateWindows>;
