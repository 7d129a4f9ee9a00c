import type { Db } from '../../../../db/port.ts';
import { putRows } from '../../../../db/rows.ts';
import { carrierRequest } from '../../../../db/schema/carrier.ts';

export type RequestRow = typeof carrierRequest.$inferSelect;

/** In a transaction of the system: the newest state of these requests. */
export const writeRequests = (db: Db, rows: readonly RequestRow[]): Promise<void> => putRows(db, carrierRequest, rows);

/** In a transaction of the system: requests that no process works on any more fail. @param before wall time of their last change */
export const failInterrupted = (db: Db, before: string, now: { wall: string; domain: string }): Promise<unknown> =>
  db.sql(
    `update carrier_request set status = 'failed', reason = 'interrupted', finish_time = $2::timestamptz, written_at = $3::timestamptz
     where status in ('pending', 'executing') and written_at < $1::timestamptz`,
    [before, now.domain, now.wall],
  );

/** In a transaction of the system: removes rows that were last changed before a wall time. @returns how many, at most `limit` */
export async function removeRequests(db: Db, before: string, limit: number): Promise<number> {
  const [row] = await db.sql<{ removed: number }>(
    `with gone as (delete from carrier_request where id = any (array(
       select id from carrier_request where written_at < $1::timestamptz order by written_at limit $2)) returning 1)
     select count(*)::int as removed from gone`,
    [before, limit],
  );
  return row?.removed ?? 0;
}
