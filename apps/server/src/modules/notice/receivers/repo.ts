import type { Answered, Parsed } from '@seaberry/api-client/schemas';
import { and, eq, sql, type SQL } from 'drizzle-orm';
import { hasUuidIn } from '../../../db/ids.ts';
import { containsPattern, Filter, listPage } from '../../../db/list.ts';
import type { Db } from '../../../db/port.ts';
import { org } from '../../../db/schema/access.ts';
import { appUser } from '../../../db/schema/core.ts';
import type { notice } from '../../../db/schema/session.ts';

type Audience = Pick<typeof notice.$inferSelect, 'audience' | 'audienceIds'>;

/** SQL: users of an audience. Row-level security limits them to the company and to the publisher's data range. */
const ADDRESSED: Readonly<Record<Audience['audience'], SQL>> = {
  all: sql`true`,
  organizations: sql`(u.org_id in (select id from below) or exists (select from user_org uo join below b on b.id = uo.org_id where uo.user_id = u.id))`,
  people: sql`u.id in (select id from addressed)`,
};

/**
 * In a transaction: puts a notice into the inbox of every enabled user of its audience, in one statement. Ids are in the order of time, so
 * that notices published within one millisecond keep their order.
 *
 * @returns the number of users
 */
export async function deliverNotice(db: Db, noticeId: string, { audience, audienceIds }: Audience, at: string): Promise<number> {
  const [row] = await db.orm.execute<{ receivers: number }>(
    sql`with recursive
       addressed as (select value::uuid as id from jsonb_array_elements_text(${JSON.stringify(audienceIds ?? [])}::jsonb)),
       below as (
         select o.id from org o join addressed a on a.id = o.id
         union select child.id from org child join below b on child.parent_id = b.id
       ),
       put as (
         insert into notice_user (id, tenant_id, notice_id, user_id, create_time)
         select uuidv7(), u.tenant_id, ${noticeId}::uuid, u.id, ${at}::timestamptz from app_user u where u.enabled and ${ADDRESSED[audience]}
         returning 1
       )
     select count(*)::int as receivers from put`,
  );
  return row?.receivers ?? 0;
}

/** Those of the organizations that exist, ordered by name. */
export const orgsWith = (db: Db, ids: readonly string[]): Promise<{ id: string; name: string }[]> =>
  db.orm.select({ id: org.id, name: org.name }).from(org).where(hasUuidIn(org.id, ids)).orderBy(org.name);

type Person = Answered<'sysNotice', 'people'>[number];
const PERSON = {
  id: appUser.id,
  name: sql<string>`coalesce(${appUser.realName}, ${appUser.account})`.as('name'),
  account: appUser.account,
};

/** Those of the users whom the caller sees. */
export const peopleWith = (db: Db, ids: readonly string[]): Promise<Person[]> =>
  db.orm
    .select(PERSON)
    .from(appUser)
    .where(hasUuidIn(appUser.id, ids))
    .orderBy(sql`name`, appUser.account);

/** Enabled users whom the caller sees, with a part of their name or account. */
export const findPeople = (db: Db, keyword: string, limit: number): Promise<Person[]> => {
  const pattern = containsPattern(keyword);
  return db.orm
    .select(PERSON)
    .from(appUser)
    .where(and(eq(appUser.enabled, true), sql`(${appUser.realName} ilike ${pattern} or ${appUser.account} ilike ${pattern})`))
    .orderBy(sql`name`, appUser.account)
    .limit(limit);
};

type Readers = Answered<'sysNotice', 'readers'>;

/** One page of the receivers of a notice whom the caller sees; those who read it last come first, then those who have not. */
export function pageOfReaders(db: Db, { id, keyword, readStatus, ...page }: Parsed<'sysNotice', 'readers'>): Promise<Readers> {
  const filter = new Filter()
    .with(id, (placeholder) => `nu.notice_id = ${placeholder}::uuid`)
    .with(keyword && containsPattern(keyword), (placeholder) => `(u.real_name ilike ${placeholder} or u.account ilike ${placeholder})`);
  if (readStatus != null) filter.where.push(`nu.read_time is ${readStatus === 1 ? 'not null' : 'null'}`);
  return listPage(
    db,
    {
      select: `u.id, coalesce(u.real_name, u.account) as name, u.account, o.name as "orgName", nu.read_time as "readTime"`,
      from: 'notice_user nu join app_user u on u.id = nu.user_id left join org o on o.id = u.org_id',
      filter,
      sorts: { name: 'name', readTime: 'nu.read_time' },
      defaultOrder: 'nu.read_time desc nulls last, name',
      tieBreaker: 'u.id',
      toItem: (row: Readers['items'][number]) => row,
    },
    page,
  );
}
