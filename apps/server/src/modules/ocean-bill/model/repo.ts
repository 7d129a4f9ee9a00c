import { BUILT_IN_MODEL, type EstimateModel } from '@seaberry/tracking';
import { desc, eq } from 'drizzle-orm';
import type { Db } from '../../../db/port.ts';
import { estimateModel } from '../../../db/schema/tracking.ts';

/** The model last read from each database: a version never changes. */
const lastRead = new WeakMap<Db, EstimateModel>();

/** The newest model; the built-in table before the first fit. */
export async function currentModel(db: Db): Promise<EstimateModel> {
  const [newest] = await db.orm.select({ id: estimateModel.id }).from(estimateModel).orderBy(desc(estimateModel.id)).limit(1);
  return modelOf(db, newest?.id);
}

/** The model of a version, so that a state can be derived again as it was; without one the built-in table. */
export async function modelOf(db: Db, version: string | undefined): Promise<EstimateModel> {
  if (version === undefined) return BUILT_IN_MODEL;
  const known = lastRead.get(db);
  if (known?.version === version) return known;
  const [row] = await db.orm.select({ model: estimateModel.model }).from(estimateModel).where(eq(estimateModel.id, version));
  if (!row) return BUILT_IN_MODEL;
  lastRead.set(db, row.model);
  return row.model;
}
