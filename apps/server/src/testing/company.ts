import { permissionCodes } from '@seaberry/api-client/registry';
import { and, eq, isNull } from 'drizzle-orm';
import { v7 as uuid } from 'uuid';
import type { Db } from '../db/port.ts';
import { org as orgTable, roleOrg } from '../db/schema/access.ts';
import { appUser, role as roleTable, userRole } from '../db/schema/core.ts';
import { SCOPE } from '../modules/access/range/repo.ts';
import type { Account, TestServer } from './server.ts';

/** A company with the tree `root > sales > sales-east` and `root > ops`, and users in all of them. */
export interface Company {
  tenantId: string;
  orgs: Record<'root' | 'sales' | 'salesEast' | 'ops', string>;
  /** A role with these codes (default: all) and this data range. */
  role(width: keyof typeof SCOPE, options?: { codes?: readonly string[]; orgs?: readonly string[] }): Promise<string>;
  /** A user of an organization with these roles, signed in. */
  person(org: keyof Company['orgs'] | null, ...roleIds: string[]): Promise<Account>;
}

/** In a transaction of the system: grants these buttons to a role, with the pages above them. */
export async function grantCodes(db: Db, roleId: string, codes: readonly string[]): Promise<void> {
  await db.sql(
    `with recursive wanted as (
       select id, parent_id from menu where permission in (select value from jsonb_array_elements_text($2::jsonb))
       union select m.id, m.parent_id from menu m join wanted w on m.id = w.parent_id
     ) insert into role_menu (role_id, menu_id) select $1, id from wanted`,
    [roleId, JSON.stringify(codes)],
  );
}

export async function makeCompany(server: TestServer, berries = 100): Promise<Company> {
  const { db } = server.deps;
  const system = <T>(work: () => Promise<T>): Promise<T> => db.transaction('system', work);
  const tenantId = await server.tenant(`Company ${uuid().slice(-6)}`, berries);
  const now = new Date().toISOString();
  const org = async (name: string, parentId: string): Promise<string> => {
    const id = uuid();
    await system(() => db.orm.insert(orgTable).values({ id, tenantId, parentId, name, code: name, createTime: now, updateTime: now }));
    return id;
  };
  const ofCompany = and(eq(orgTable.tenantId, tenantId), isNull(orgTable.parentId));
  const [found] = await system(() => db.orm.select({ id: orgTable.id }).from(orgTable).where(ofCompany));
  const root = String(found?.id);
  const sales = await org('Sales', root);
  const orgs = { root, sales, salesEast: await org('Sales East', sales), ops: await org('Operations', root) };

  return {
    tenantId,
    orgs,
    async role(width, { codes = permissionCodes(), orgs: chosen = [] } = {}) {
      const id = uuid();
      await system(async () => {
        const code = `r${id.slice(-8)}`;
        await db.orm.insert(roleTable).values({ id, tenantId, code, name: code, dataScope: SCOPE[width] });
        await grantCodes(db, id, codes);
        for (const orgId of chosen) await db.orm.insert(roleOrg).values({ tenantId, roleId: id, orgId });
      });
      return id;
    },
    async person(of, ...roleIds) {
      const person = await server.person({ tenantId, roles: [] });
      await system(async () => {
        await db.orm
          .update(appUser)
          .set({ orgId: of === null ? null : orgs[of] })
          .where(eq(appUser.id, person.id));
        for (const roleId of roleIds) await db.orm.insert(userRole).values({ tenantId, userId: person.id, roleId });
      });
      return person;
    },
  };
}
