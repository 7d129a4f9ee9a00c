import { and, isNull } from 'drizzle-orm';
import { hasUuidIn } from '../../../db/ids.ts';
import type { Db } from '../../../db/port.ts';
import { oceanBill } from '../../../db/schema/tracking.ts';

/** Outlooks and signals of the bills among these that the caller sees, each locked until the transaction ends. */
export const lockFindings = (db: Db, ids: readonly string[]) =>
  db.orm
    .select({
      id: oceanBill.id,
      outlook: oceanBill.outlook,
      topSignal: oceanBill.topSignal,
      signal: oceanBill.signal,
      nextOverdueAt: oceanBill.nextOverdueAt,
    })
    .from(oceanBill)
    .where(and(isNull(oceanBill.deletedAt), hasUuidIn(oceanBill.id, ids)))
    .orderBy(oceanBill.id)
    .for('update');
