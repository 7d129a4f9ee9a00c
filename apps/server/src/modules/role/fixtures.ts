import { eq } from 'drizzle-orm';
import { v7 as uuid } from 'uuid';
import { roleOrg } from '../../db/schema/access.ts';
import { appUser, role, userRole } from '../../db/schema/core.ts';
import { grantCodes } from '../../testing/company.ts';
import type { Account, TestServer } from '../../testing/server.ts';
import { SCOPE } from '../access/range/repo.ts';

export interface Rights {
  tenantId: string;
  /** Permission codes, granted as buttons of the menu. */
  codes: readonly string[];
  /** Data range, a value of `SCOPE`; default: the whole company. */
  scope?: number;
  /** Organizations of a custom data range. */
  orgIds?: readonly string[];
  /** Organization of the user; default: the root. */
  orgId?: string;
}

/** Test user with a role of its own, which grants these buttons, the menu entries above them, and this data range. */
export async function personWith(
  server: TestServer,
  { tenantId, codes, scope, orgIds, orgId }: Rights,
): Promise<Account & { roleId: string }> {
  const person = await server.person({ tenantId, roles: [] });
  const { db } = server.deps;
  const roleId = uuid();
  const now = new Date().toISOString();
  await db.transaction('system', async () => {
    const code = `r${roleId.slice(-12)}`;
    await db.orm
      .insert(role)
      .values({ id: roleId, tenantId, code, name: code, dataScope: scope ?? SCOPE.all, createTime: now, updateTime: now });
    await grantCodes(db, roleId, codes);
    for (const id of orgIds ?? []) await db.orm.insert(roleOrg).values({ tenantId, roleId, orgId: id });
    await db.orm.insert(userRole).values({ tenantId, userId: person.id, roleId });
    if (orgId) await db.orm.update(appUser).set({ orgId }).where(eq(appUser.id, person.id));
    await server.auth.sessions.changed(person.id);
  });
  return { ...person, roleId };
}
