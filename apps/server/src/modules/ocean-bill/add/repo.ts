import { sql } from 'drizzle-orm';
import type { Db } from '../../../db/port.ts';
import type { oceanBill } from '../../../db/schema/tracking.ts';

type Tracked = Pick<typeof oceanBill.$inferSelect, 'carrierCode' | 'referenceType' | 'referenceNo'> & { id: string | null };

/** Bills of the company with these numbers, in any data range; the id only of a bill that the caller may see. */
export const findTracked = (db: Db, referenceNos: readonly string[]): Promise<Tracked[]> =>
  db.orm.execute<Tracked>(
    sql`select b.id, t.carrier_code as "carrierCode", t.reference_type as "referenceType", t.reference_no as "referenceNo"
      from seaberry.tracked(${JSON.stringify(referenceNos)}::jsonb) t left join ocean_bill b on b.id = t.id`,
  );
