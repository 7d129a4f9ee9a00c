import type { SortedBy, user } from '@seaberry/api-client/contract';
import type { Answered, Parsed, UserRow } from '@seaberry/api-client/schemas';
import type { Db, Scope } from '../../../db/port.ts';
import { Filter, listPage, madeBy, statusOf } from '../../../db/list.ts';
import type { SignedIn } from '../../../http/handlers.ts';
import type { Auth } from '../../auth/service.ts';

interface PersonRow extends Record<string, unknown> {
  id: string;
  account: string;
  real_name: string | null;
  nick_name: string | null;
  avatar: string | null;
  phone: string | null;
  email: string | null;
  sex: number;
  birthday: string | null;
  account_type: number;
  enabled: boolean;
  order_no: number;
  org_id: string | null;
  org_name: string | null;
  pos_id: string | null;
  pos_name: string | null;
  role_name: string | null;
  job_number: string | null;
  join_date: string | null;
  remark: string | null;
  card_type: number | null;
  id_card_number: string | null;
  nation: string | null;
  address: string | null;
  college: string | null;
  culture_level: number | null;
  political_outlook: string | null;
  office_phone: string | null;
  emergency_contact: string | null;
  emergency_phone: string | null;
  emergency_address: string | null;
  last_login_time: string | null;
  last_login_ip: string | null;
  create_time: string;
  update_time: string;
  signature: string | null;
  tenant_id: string;
  created_by: string | null;
  updated_by: string | null;
  create_user_name: string | null;
  update_user_name: string | null;
}

const SELECT = `u.id, u.account, u.real_name, u.nick_name, u.avatar, u.phone, u.email, u.sex, u.birthday, u.account_type, u.enabled, u.order_no,
  u.org_id, o.name as org_name, u.pos_id, p.name as pos_name, u.job_number, u.join_date, u.remark, u.card_type, u.id_card_number, u.nation,
  u.address, u.college, u.culture_level, u.political_outlook, u.office_phone, u.emergency_contact, u.emergency_phone, u.emergency_address,
  u.last_login_time, u.last_login_ip, u.create_time, u.update_time, u.signature, u.tenant_id, u.created_by, u.updated_by`;

const LATE = `(select coalesce(c.real_name, c.account) from app_user c where c.id = page.created_by) as create_user_name,
  (select coalesce(e.real_name, e.account) from app_user e where e.id = page.updated_by) as update_user_name,
  (select string_agg(r.name, ',' order by r.order_no, r.name) from user_role ur join role r on r.id = ur.role_id where ur.user_id = page.id) as role_name`;

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
  // Enabled ones (1) come before disabled ones (2).
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

/** What clients of the present back end read of a person and this product has no place for. */
const NOT_KEPT = {
  age: null,
  introduction: null,
  managerUserId: null,
  posLevel: null,
  posTitle: null,
  expertise: null,
  officeZone: null,
  office: null,
  lastLoginAddress: null,
  lastLoginDevice: null,
  domainAccount: null,
};

function makersOf(row: PersonRow) {
  const names = { createUserName: row.create_user_name, updateUserName: row.update_user_name };
  return { ...names, ...madeBy({ createdBy: row.created_by, updatedBy: row.updated_by, ...names }) };
}

/** Whether an account is locked is known outside of the unit. */
type Item = UserRow & Record<Exclude<keyof (typeof user)['fields'], 'locked'>, unknown>;

const itemOf = (row: PersonRow): Item => ({
  id: row.id,
  account: row.account,
  realName: row.real_name,
  nickName: row.nick_name,
  avatar: row.avatar,
  phone: row.phone,
  email: row.email,
  sex: row.sex,
  birthday: row.birthday,
  accountType: row.account_type,
  status: statusOf(row.enabled),
  orderNo: row.order_no,
  orgId: row.org_id,
  orgName: row.org_name,
  posId: row.pos_id,
  posName: row.pos_name,
  roleName: row.role_name ?? '',
  jobNum: row.job_number,
  joinDate: row.join_date,
  remark: row.remark,
  cardType: row.card_type,
  idCardNum: row.id_card_number,
  nation: row.nation,
  address: row.address,
  college: row.college,
  cultureLevel: row.culture_level,
  politicalOutlook: row.political_outlook,
  officePhone: row.office_phone,
  emergencyContact: row.emergency_contact,
  emergencyPhone: row.emergency_phone,
  emergencyAddress: row.emergency_address,
  lastLoginTime: row.last_login_time,
  lastLoginIp: row.last_login_ip,
  createTime: row.create_time,
  updateTime: row.update_time,
  ...makersOf(row),
  signature: row.signature,
  tenantId: row.tenant_id,
  ...NOT_KEPT,
});

function filterOf(caller: SignedIn, input: Parsed<'sysUser', 'page'>): Filter {
  const filter = new Filter()
    .contains('u.account', input.account)
    .contains('u.real_name', input.realName)
    .contains('p.name', input.posName)
    .contains('u.phone', input.phone)
    .with(
      input.orgId,
      (at) => `u.org_id in (with recursive below as (select id from org where id::text = ${at}
        union select child.id from org child join below on child.parent_id = below.id) select id from below)`,
    )
    .with(input.status, (at) => `case ${at}::numeric when 1 then u.enabled when 2 then not u.enabled else false end`);
  // Administrators of the installation are seen by each other alone.
  if (!caller.platform) filter.where.push('u.account_type <> 999');
  return filter;
}

/** One page of the people in the caller's data range. Opens its own units: locks are of account names, which belong to no company. */
export async function pagePeople(
  db: Db,
  auth: Auth,
  scope: Scope,
  caller: SignedIn,
  input: Parsed<'sysUser', 'page'>,
): Promise<Answered<'sysUser', 'page'>> {
  const page = await db.unit(scope, () =>
    listPage<PersonRow, Item>(
      db,
      {
        select: SELECT,
        late: LATE,
        from: FROM,
        filter: filterOf(caller, input),
        sorts: SORTS,
        usual: 'u.order_no, u.create_time desc',
        unique: 'u.id',
        toItem: itemOf,
      },
      input,
    ),
  );
  const locked = await db.unit('system', () => auth.attempts.lockedAmong(page.items.map(({ account }) => account)));
  return { ...page, items: page.items.map((item) => ({ ...item, locked: locked.has(item.account) })) };
}
