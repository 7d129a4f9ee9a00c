import { user, type SortedBy } from '@seaberry/api-client/contract';
import type { Answered, Parsed, UserRow } from '@seaberry/api-client/schemas';
import type { Locale } from '@seaberry/i18n';
import type { WholeRow } from '../../../db/entity/columns.ts';
import { filterBy, type FilterColumns } from '../../../db/entity/conditions.ts';
import { named } from '../../../db/named.ts';
import type { Db, Scope } from '../../../db/port.ts';
import { appUser } from '../../../db/schema/core.ts';
import { listPage, type Filter, madeBy, statusOf } from '../../../db/list.ts';
import type { SignedIn } from '../../../http/handlers.ts';
import { usersWithFactor } from '../../auth/factors/repo.ts';
import type { Auth } from '../../auth/service.ts';
import { roleName } from '../../role/names.ts';

/** Columns of the list. */
const READ = [
  'id',
  'account',
  'realName',
  'nickName',
  'avatar',
  'phone',
  'email',
  'sex',
  'birthday',
  'accountType',
  'orderNo',
  'orgId',
  'posId',
  'joinDate',
  'posLevel',
  'posTitle',
  'managerUserId',
  'office',
  'officeZone',
  'domainAccount',
  'expertise',
  'introduction',
  'remark',
  'cardType',
  'nation',
  'address',
  'college',
  'cultureLevel',
  'politicalOutlook',
  'officePhone',
  'emergencyContact',
  'emergencyPhone',
  'emergencyAddress',
  'signature',
  'tenantId',
  'lastLoginTime',
  'lastLoginIp',
  'lastLoginDevice',
  'createTime',
  'updateTime',
  'createdBy',
  'updatedBy',
  'enabled',
  'jobNumber',
  'idCardNumber',
  'version',
] as const;

type PersonRow = Pick<typeof appUser.$inferSelect, (typeof READ)[number]> &
  Record<'orgName' | 'posName' | 'roleName' | 'managerName' | 'createUserName' | 'updateUserName', string | null> & { age: number | null };

const SELECT = `${named(appUser, 'u', READ)}, o.name as "orgName", p.name as "posName",
  extract(year from age((now() at time zone 'utc')::date, u.birthday))::int as age`;

/** Instead of their names, built-in roles have their ids here; `itemOf` replaces these by names in the reader's language. */
const PAGE_COLUMNS = `(select coalesce(c.real_name, c.account) from app_user c where c.id = page."createdBy") as "createUserName",
  (select coalesce(e.real_name, e.account) from app_user e where e.id = page."updatedBy") as "updateUserName",
  (select coalesce(m.real_name, m.account) from app_user m where m.id = page."managerUserId") as "managerName",
  (select string_agg(case when r.tenant_id is null then r.id::text else r.name end, ',' order by r.order_no, r.name) from user_role ur join role r on r.id = ur.role_id where ur.user_id = page.id) as "roleName"`;

const FROM = 'app_user u left join org o on o.id = u.org_id left join job_position p on p.id = u.pos_id';

const SORTS = {
  id: 'u.id',
  account: 'u.account',
  realName: 'u.real_name',
  nickName: 'u.nick_name',
  phone: 'u.phone',
  email: 'u.email',
  sex: 'u.sex',
  birthday: 'u.birthday',
  // Status 1 (enabled) comes before 2 (disabled).
  status: '(not u.enabled)',
  orderNo: 'u.order_no',
  orgName: 'o.name',
  posName: 'p.name',
  jobNum: 'u.job_number',
  joinDate: 'u.join_date',
  lastLoginTime: 'u.last_login_time',
  createTime: 'u.create_time',
  updateTime: 'u.update_time',
} satisfies Readonly<Record<SortedBy<typeof user>, string>>;

const FILTERED = {
  account: 'u.account',
  realName: 'u.real_name',
  posName: 'p.name',
  phone: 'u.phone',
  status: 'u.enabled',
} as const satisfies FilterColumns<typeof user>;

/** A user without the fields that are read in a second transaction, of the system. */
type Item = WholeRow<typeof user, UserRow, 'locked' | 'secondFactor'>;

const itemOf = ({ enabled, jobNumber, idCardNumber, createdBy, updatedBy, ...row }: PersonRow, locale: Locale): Item => ({
  ...row,
  status: statusOf(enabled),
  jobNum: jobNumber,
  idCardNum: idCardNumber,
  roleName: (row.roleName ?? '')
    .split(',')
    .map((idOrName) => roleName(locale, idOrName, idOrName))
    .join(','),
  ...madeBy({ createdBy, updatedBy, createUserName: row.createUserName, updateUserName: row.updateUserName }),
  lastLoginAddress: null,
});

function filterOf(caller: SignedIn, input: Parsed<'sysUser', 'page'>): Filter {
  const filter = filterBy(user, input, FILTERED).with(
    input.orgId,
    (placeholder) => `u.org_id in (with recursive below as (select id from org where id::text = ${placeholder}
        union select child.id from org child join below on child.parent_id = below.id) select id from below)`,
  );
  // Platform administrators are visible only to each other.
  if (!caller.platform) filter.where.push('u.account_type <> 999');
  return filter;
}

const QUERY = {
  select: SELECT,
  pageColumns: PAGE_COLUMNS,
  from: FROM,
  sorts: SORTS,
  defaultOrder: 'u.order_no, u.create_time desc',
  tieBreaker: 'u.id',
};

/** In a transaction: a user as the list shows them, without lock state and second factor; null for a user whom the list does not show. */
export async function personInList(db: Db, caller: SignedIn, id: string, locale: Locale): Promise<Item | null> {
  const firstRow = { page: 1, pageSize: 1 };
  const filter = filterOf(caller, firstRow).with(id, (placeholder) => `u.id = ${placeholder}::uuid`);
  const { items } = await listPage<PersonRow, Item>(db, { ...QUERY, filter, toItem: (row) => itemOf(row, locale) }, firstRow);
  return items[0] ?? null;
}

/** One page of the users in the caller's data range. Opens its own transactions: lock states and second factors are read by the system. */
export async function pagePeople(
  db: Db,
  auth: Auth,
  scope: Scope,
  caller: SignedIn,
  input: Parsed<'sysUser', 'page'>,
  locale: Locale,
): Promise<Answered<'sysUser', 'page'>> {
  const page = await db.transaction(scope, () =>
    listPage<PersonRow, Item>(db, { ...QUERY, filter: filterOf(caller, input), toItem: (row) => itemOf(row, locale) }, input),
  );
  const [locked, withFactor] = await db.transaction('system', async () => [
    await auth.attempts.lockedAmong(page.items),
    await usersWithFactor(
      db,
      page.items.map(({ id }) => id),
    ),
  ]);
  return { ...page, items: page.items.map((item) => ({ ...item, locked: locked.has(item.id), secondFactor: withFactor.has(item.id) })) };
}
