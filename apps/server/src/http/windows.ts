import type { Db } from '../db/port.ts';
import { TooMany } from './errors.ts';

/** How often something may be done, and in which time. */
export interface Allowance {
  points: number;
  seconds: number;
}

/**
 * Limits that hold for all processes together: counted in the database, in windows that begin with the first time and end by themselves.
 * A statement for each time, and therefore for what is dear or tries a secret.
 */
export function createWindows(db: Db, now: () => number) {
  const iso = (ms: number): string => new Date(ms).toISOString();
  const inSystem = <T>(work: () => Promise<T>): Promise<T> => db.unit('system', work);

  return {
    /** Counts a time, in the current unit if it is one of the system: what is rolled back was none. @throws TooMany */
    take: (key: string, { points, seconds }: Allowance): Promise<void> =>
      inSystem(async () => {
        const [row] = await db.sql<{ count: number; expires_at: string }>(
          `insert into rate_window as w (key, count, expires_at) values ($1, 1, $2)
           on conflict (key) do update set count = case when w.expires_at <= $3 then 1 else w.count + 1 end,
             expires_at = case when w.expires_at <= $3 then excluded.expires_at else w.expires_at end
           returning count, expires_at`,
          [key, iso(now() + seconds * 1000), iso(now())],
        );
        if (row && row.count > points) throw new TooMany(Math.max(1, Math.ceil((Date.parse(row.expires_at) - now()) / 1000)));
      }),
    /** How often it was done in the present window. */
    count: async (key: string): Promise<number> => {
      const [row] = await inSystem(() =>
        db.sql<{ count: number }>('select count from rate_window where key = $1 and expires_at > $2', [key, iso(now())]),
      );
      return row?.count ?? 0;
    },
    /** Its window begins anew. */
    forget: async (key: string): Promise<void> => {
      await inSystem(() => db.sql('delete from rate_window where key = $1', [key]));
    },
  };
}

export type Windows = ReturnType<typeof createWindows>;
