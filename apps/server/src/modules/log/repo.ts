import type { Db } from '../../db/port.ts';

export const LOGS = ['operation', 'visit', 'exception', 'difference'] as const;
export type Log = (typeof LOGS)[number];

/**
 * In a transaction of the system: removes log rows before a time. It is the only way, as no role may delete a row.
 * @param before ISO 8601; all rows when omitted
 * @returns the number of removed rows
 */
export async function clearLog(db: Db, log: Log, before = 'infinity'): Promise<number> {
  const [gone] = await db.sql<{ count: number }>('select seaberry.clear_log($1, $2::timestamptz)::int as count', [log, before]);
  return gone?.count ?? 0;
}
