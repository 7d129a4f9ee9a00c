import { permissionCodes } from '@seaberry/api-client/registry';
import { v7 as uuid } from 'uuid';
import { SCOPE } from '../modules/access/range/repo.ts';
import type { Account, TestServer } from './server.ts';

/** A company with a tree `root > sales > sales-east` and `root > ops`, and people all over it. */
export interface Company {
  tenantId: string;
  orgs: Record<'root' | 'sales' | 'salesEast' | 'ops', string>;
  /** A role with these codes (all there are when left out) and this data range. */
  role(width: keyof typeof SCOPE, options?: { codes?: readonly string[]; orgs?: readonly string[] }): Promise<string>;
  /** Somebody of an organization with these roles, signed in. */
  person(org: keyof Company['orgs'] | null, ...roleIds: string[]): Promise<Account>;
}

export async function makeCompany(server: TestServer, berries = 100): Promise<Company> {
  const { db } = server.deps;
  const system = <T>(work: () => Promise<T>): Promise<T> => db.unit('system', work);
  const tenantId = await server.tenant(`Company ${uuid().slice(-6)}`, berries);
  const now = new Date().toISOString();
  const org = async (name: string, parentId: string): Promise<string> => {
    const id = uuid();
    await system(() =>
      db.sql('insert into org (id, tenant_id, parent_id, name, code, create_time, update_time) values ($1, $2, $3, $4, $4, $5, $5)', [
        id,
        tenantId,
        parentId,
        name,
        now,
      ]),
    );
    return id;
  };
  const [found] = await system(() => db.sql<{ id: string }>('select id from org where tenant_id = $1 and parent_id is null', [tenantId]));
  const root = String(found?.id);
  const sales = await org('Sales', root);
  const orgs = { root, sales, salesEast: await org('Sales East', sales), ops: await org('Operations', root) };

  return {
    tenantId,
    orgs,
    async role(width, { codes = permissionCodes(), orgs: chosen = [] } = {}) {
      const id = uuid();
      await system(async () => {
        await db.sql('insert into role (id, tenant_id, code, name, data_scope) values ($1, $2, $3, $3, $4)', [
          id,
          tenantId,
          `r${id.slice(-8)}`,
          SCOPE[width],
        ]);
        // The pages above the buttons come with them.
        await db.sql(
          `with recursive wanted as (
             select id, parent_id from menu where permission in (select value from jsonb_array_elements_text($2::jsonb))
             union select m.id, m.parent_id from menu m join wanted w on m.id = w.parent_id
           ) insert into role_menu (role_id, menu_id) select $1, id from wanted`,
          [id, JSON.stringify(codes)],
        );
        for (const orgId of chosen) {
          await db.sql('insert into role_org (tenant_id, role_id, org_id) values ($1, $2, $3)', [tenantId, id, orgId]);
        }
      });
      return id;
    },
    async person(of, ...roleIds) {
      const person = await server.person({ tenantId, roles: [] });
      await system(async () => {
        await db.sql('update app_user set org_id = $2 where id = $1', [person.id, of === null ? null : orgs[of]]);
        for (const roleId of roleIds) {
          await db.sql('insert into user_role (tenant_id, user_id, role_id) values ($1, $2, $3)', [tenantId, person.id, roleId]);
        }
      });
      return person;
    },
  };
}
