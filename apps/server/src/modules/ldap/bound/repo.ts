import { and, eq, sql } from 'drizzle-orm';
import { v7 as uuid } from 'uuid';
import type { Db } from '../../../db/port.ts';
import { insertRows, updateRow } from '../../../db/rows.ts';
import { org } from '../../../db/schema/access.ts';
import { appUser, tenant, userRole } from '../../../db/schema/core.ts';
import { ldapLink } from '../../../db/schema/ldap.ts';
import type { DepartmentStep, OrgFacts, OrgLink } from '../departments/rules.ts';
import type { PeopleStep, UserFacts, UserLink } from '../people/rules.ts';

/* Users and organizations that came from directory servers. In the transaction of a company. */

/** Users of the company; the first administrator and the caller stay enabled. */
export async function usersOf(db: Db, callerId: string): Promise<UserFacts[]> {
  const { id, account, realName, email, phone, jobNumber, domainAccount, orgId, enabled, accountType } = appUser;
  return db.orm
    .select({
      id,
      account,
      realName,
      email,
      phone,
      jobNumber,
      domainAccount,
      orgId,
      enabled,
      accountType,
      stays: sql<boolean>`(${id} = ${tenant.adminUserId} or ${id} = ${callerId}) is true`,
      bound: sql<boolean>`${ldapLink.id} is not null`,
    })
    .from(appUser)
    .innerJoin(tenant, eq(tenant.id, appUser.tenantId))
    .leftJoin(ldapLink, eq(ldapLink.userId, id));
}

export async function orgsOf(db: Db): Promise<OrgFacts[]> {
  const { id, parentId, name, code, enabled } = org;
  return db.orm
    .select({ id, parentId, name, code, enabled, bound: sql<boolean>`${ldapLink.id} is not null` })
    .from(org)
    .leftJoin(ldapLink, eq(ldapLink.orgId, id))
    .orderBy(org.createTime, org.id);
}

export async function linksOf(db: Db, serverId: string): Promise<{ users: UserLink[]; orgs: OrgLink[] }> {
  const { code, dn, gone, userId, orgId } = ldapLink;
  const rows = await db.orm.select({ code, dn, gone, userId, orgId }).from(ldapLink).where(eq(ldapLink.serverId, serverId));
  return {
    users: rows.flatMap((row) => (row.userId === null ? [] : [{ ...row, userId: row.userId }])),
    orgs: rows.flatMap((row) => (row.orgId === null ? [] : [{ ...row, orgId: row.orgId }])),
  };
}

interface Written {
  tenantId: string;
  serverId: string;
  callerId: string;
  now: string;
}

const audit = ({ callerId, now }: Written) => ({ updatedBy: callerId, updateTime: now });

/** @param passwordHash Of a random password. @returns new users, and ids of the changed ones */
export async function writePeople(
  db: Db,
  steps: readonly PeopleStep[],
  written: Written,
  { passwordHash, roleId }: { passwordHash: string; roleId: string | null },
): Promise<{ added: { id: string; account: string }[]; changed: string[] }> {
  const { tenantId, callerId, now } = written;
  const added = steps.flatMap((step) => (step.row?.action === 'add' ? [{ ...step, userId: uuid() }] : []));
  await insertRows(
    db,
    appUser,
    added.map(({ userId, columns }) => ({
      id: userId,
      tenantId,
      account: columns.account ?? '',
      passwordHash,
      realName: columns.realName ?? null,
      email: columns.email ?? null,
      phone: columns.phone ?? null,
      jobNumber: columns.jobNumber ?? null,
      domainAccount: columns.domainAccount ?? null,
      orgId: columns.orgId ?? null,
      sex: 0,
      accountType: 777,
      mustChangePassword: false,
      orderNo: 100,
      muted: [],
      enabled: true,
      version: 1,
      createdBy: callerId,
      createTime: now,
      ...audit(written),
    })),
  );
  if (roleId !== null)
    await insertRows(
      db,
      userRole,
      added.map(({ userId }) => ({ tenantId, userId, roleId })),
    );
  const changed = steps.flatMap(({ row, userId, columns }) =>
    userId !== null && row?.action !== 'skip' && Object.keys(columns).length > 0 ? [{ userId, columns }] : [],
  );
  for (const { userId, columns } of changed) await updateRow(db, appUser, userId, { ...columns, ...audit(written) });
  await writeLinks(
    db,
    written,
    [...added, ...steps.filter(({ row }) => row?.action !== 'add')].flatMap(({ link, userId }) =>
      link && userId ? [{ ...link, userId, orgId: null }] : [],
    ),
  );
  return {
    added: added.map(({ userId, columns }) => ({ id: userId, account: columns.account ?? '' })),
    changed: changed.map(({ userId }) => userId),
  };
}

export async function writeDepartments(db: Db, steps: readonly DepartmentStep[], written: Written): Promise<void> {
  const { tenantId, callerId, now } = written;
  await insertRows(
    db,
    org,
    steps
      .filter(({ isNew }) => isNew)
      .map(({ orgId, columns: { parentId = null, name = '', code = '' } }) => ({
        id: orgId,
        tenantId,
        parentId,
        name,
        code,
        orderNo: 100,
        enabled: true,
        version: 1,
        createdBy: callerId,
        createTime: now,
        ...audit(written),
      })),
  );
  for (const { isNew, orgId, columns } of steps)
    if (!isNew && Object.keys(columns).length > 0) await updateRow(db, org, orgId, { ...columns, ...audit(written) });
  await writeLinks(
    db,
    written,
    steps.flatMap(({ link, orgId }) => (link ? [{ ...link, userId: null, orgId }] : [])),
  );
}

type NewLink = Pick<typeof ldapLink.$inferSelect, 'code' | 'dn' | 'gone' | 'userId' | 'orgId'>;

/** Writes the links of one kind anew. */
async function writeLinks(db: Db, { tenantId, serverId }: Written, links: readonly NewLink[]): Promise<void> {
  const ids = JSON.stringify(links.map(({ userId, orgId }) => userId ?? orgId));
  await db.orm
    .delete(ldapLink)
    .where(
      and(
        eq(ldapLink.serverId, serverId),
        sql`coalesce(${ldapLink.userId}, ${ldapLink.orgId})::text in (select value from jsonb_array_elements_text(${ids}::jsonb))`,
      ),
    );
  await insertRows(
    db,
    ldapLink,
    links.map((link) => ({ id: uuid(), tenantId, serverId, ...link })),
  );
}
