import { v7 as uuid } from 'uuid';
import type { Account, TestServer } from '../../testing/server.ts';
import { SCOPE } from '../access/range/repo.ts';

export interface Rights {
  tenantId: string;
  /** Button codes. */
  codes: readonly string[];
  /** Width of the data range; the whole company when left out. */
  scope?: number;
  /** Of a custom data range. */
  orgIds?: readonly string[];
  /** Where they belong; the root when left out. */
  orgId?: string;
}

/** For tests: somebody who holds these buttons, with what lies above them, in this data range, by a role of the company's own. */
export async function personWith(
  server: TestServer,
  { tenantId, codes, scope, orgIds, orgId }: Rights,
): Promise<Account & { roleId: string }> {
  const person = await server.person({ tenantId, roles: [] });
  const { db } = server.deps;
  const roleId = uuid();
  await db.unit('system', async () => {
    await db.sql(
      `insert into role (id, tenant_id, code, name, data_scope, create_time, update_time) values ($1, $2, $3, $3, $4, now(), now())`,
      [roleId, tenantId, `r${roleId.slice(-12)}`, scope ?? SCOPE.all],
    );
    await db.sql(
      `with recursive held as (
         select id, parent_id from menu where permission in (select value from jsonb_array_elements_text($2::jsonb))
         union select m.id, m.parent_id from menu m join held h on m.id = h.parent_id)
       insert into role_menu (role_id, menu_id) select $1::uuid, id from held`,
      [roleId, JSON.stringify(codes)],
    );
    for (const id of orgIds ?? [])
      await db.sql('insert into role_org (tenant_id, role_id, org_id) values ($1, $2, $3)', [tenantId, roleId, id]);
    await db.sql('insert into user_role (tenant_id, user_id, role_id) values ($1, $2, $3)', [tenantId, person.id, roleId]);
    if (orgId) await db.sql('update app_user set org_id = $2 where id = $1', [person.id, orgId]);
    await server.auth.sessions.changed(person.id);
  });
  return { ...person, roleId };
}
