import type { Parsed, PosRow } from '@seaberry/api-client/schemas';
import { v7 as uuid } from 'uuid';
import { Filter, statusOf } from '../../db/list.ts';
import { sqlState, type Db } from '../../db/port.ts';
import { BusinessError, FieldErrors } from '../../http/errors.ts';
import type { SignedIn } from '../../http/handlers.ts';
import { isUuid } from '../ocean-bill/change.ts';

type Fields = Parsed<'sysPos', 'add'>;

/** Who changes something, and when. */
interface Change {
  caller: SignedIn;
  now: string;
}

interface Row extends Record<string, unknown> {
  id: string;
  name: string;
  code: string;
  order_no: number;
  enabled: boolean;
  remark: string | null;
  create_time: string;
  update_time: string;
  create_user_name: string | null;
  update_user_name: string | null;
}

const rowOf = (row: Row): PosRow => ({
  id: row.id,
  name: row.name,
  code: row.code,
  orderNo: row.order_no,
  status: statusOf(row.enabled),
  remark: row.remark,
  createTime: row.create_time,
  updateTime: row.update_time,
  createUserName: row.create_user_name,
  updateUserName: row.update_user_name,
});

/** In a unit: the positions of the company, all of them for everybody. */
export async function listPositions(db: Db, { name, code }: NonNullable<Parsed<'sysPos', 'list'>>): Promise<PosRow[]> {
  const filter = new Filter().contains('p.name', name).contains('p.code', code);
  const rows = await db.sql<Row>(
    `select p.*, coalesce(c.real_name, c.account) as create_user_name, coalesce(u.real_name, u.account) as update_user_name
     from job_position p left join app_user c on c.id = p.created_by left join app_user u on u.id = p.updated_by
     ${filter.sql} order by p.order_no, p.create_time, p.id`,
    filter.params.values,
  );
  return rows.map(rowOf);
}

/** @throws FieldErrors with every reason at once */
async function assertFree(db: Db, { name, code }: Fields, except: string | null): Promise<void> {
  const [found] = await db.sql<{ name: boolean; code: boolean }>(
    `select coalesce(bool_or(name = $1), false) as name, coalesce(bool_or(code = $2), false) as code
     from job_position where id is distinct from $3::uuid`,
    [name, code, except],
  );
  const reasons = { ...(found?.name && { name: ['D6000'] }), ...(found?.code && { code: ['codeTaken'] }) };
  if (Object.keys(reasons).length > 0) throw new FieldErrors(reasons);
}

/** Somebody took the code between the question and the change. */
function asTaken(error: unknown): never {
  throw sqlState(error) === '23505' ? new FieldErrors({ code: ['codeTaken'] }) : error;
}

/** In a unit. @returns the id @throws FieldErrors for a name or code that is taken */
export async function addPosition(db: Db, { caller, now }: Change, fields: Fields): Promise<string> {
  await assertFree(db, fields, null);
  const id = uuid();
  const { name, code, orderNo, status, remark } = fields;
  await db
    .sql(
      `insert into job_position (id, tenant_id, name, code, order_no, enabled, remark, created_by, create_time, updated_by, update_time)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $8, $9)`,
      [id, caller.tenantId, name, code, orderNo ?? 100, status !== 2, remark || null, caller.userId, now],
    )
    .catch(asTaken);
  return id;
}

/**
 * In a unit: changes what is given; what is left out stays.
 *
 * @throws BusinessError D1002, D6002 for a caller with a data range that has not made it; FieldErrors for a name or code that is taken
 */
export async function changePosition(db: Db, { caller, now }: Change, id: string, fields: Fields): Promise<void> {
  if (!(await exists(db, id))) throw new BusinessError('D1002');
  await assertFree(db, fields, id);
  const { name, code, orderNo, status, remark } = fields;
  const changed = await db
    .sql(
      `update job_position set name = $2, code = $3, order_no = coalesce($4, order_no), enabled = coalesce($5, enabled),
         remark = case when $6::boolean then $7 else remark end, updated_by = $8, update_time = $9 where id = $1 returning id`,
      [id, name, code, orderNo ?? null, status ? status === 1 : null, remark !== undefined, remark || null, caller.userId, now],
    )
    .catch(asTaken);
  // Seen but not changed: the policies of the table let nobody with a data range change what others made.
  if (changed.length === 0) throw new BusinessError('D6002');
}

/** In a unit. */
export async function removePosition(db: Db, id: string): Promise<'removed' | 'D1002' | 'D6001' | 'D6002'> {
  if (!(await exists(db, id))) return 'D1002';
  try {
    const removed = await db.sql('delete from job_position where id = $1 returning id', [id]);
    return removed.length > 0 ? 'removed' : 'D6002';
  } catch (error) {
    // The foreign keys know everybody, also whom the caller does not see.
    if (sqlState(error) === '23503') return 'D6001';
    throw error;
  }
}

const exists = async (db: Db, id: string): Promise<boolean> =>
  isUuid(id) && (await db.sql('select id from job_position where id = $1', [id])).length > 0;
