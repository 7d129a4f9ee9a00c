import type { Db } from '../../db/port.ts';

/**
 * In a unit of any scope: why a company may not go by a name, in whatever case. Until the unit ends, nobody else takes it.
 *
 * @param own The company that is to have it; null for a new one.
 */
export async function companyNameReasons(db: Db, name: string, own: string | null): Promise<string[]> {
  const [row] = await db.sql<{ taken: boolean }>('select seaberry.company_name_taken($1, $2::uuid) as taken', [name, own]);
  return row?.taken ? ['D1300'] : [];
}

/** In a unit: the root organization goes by the name of its company until somebody calls it otherwise. */
export async function renameRoot(db: Db, tenantId: string, names: { before: string; after: string }, now: string): Promise<void> {
  await db.sql('update org set name = $2, update_time = $4 where tenant_id = $1 and parent_id is null and name = $3', [
    tenantId,
    names.after,
    names.before,
    now,
  ]);
}
