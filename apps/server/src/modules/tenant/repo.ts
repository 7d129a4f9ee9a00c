import { TIERS, tenant, type SortedBy } from '@seaberry/api-client/contract';
import type { Answered, Parsed, TenantRow } from '@seaberry/api-client/schemas';
import { and, asc, eq } from 'drizzle-orm';
import type { WholeRow } from '../../db/entity/columns.ts';
import { filterBy, type FilterColumns } from '../../db/entity/conditions.ts';
import { named } from '../../db/named.ts';
import type { Db } from '../../db/port.ts';
import { appUser, tenant as tenantTable } from '../../db/schema/core.ts';
import { berryLedger } from '../../db/schema/tracking.ts';
import { listPage, statusOf } from '../../db/list.ts';
import { ERROR } from '../../http/error-codes.ts';
import { BusinessError, FieldErrors } from '../../http/errors.ts';
import { isUuid } from '@seaberry/tracking/rules';

const peopleIn = (tenant: string): string => `(select count(*)::int from app_user p where p.tenant_id = ${tenant})`;
/** The phone and email of the company, else those of its first administrator. */
const PHONE = 'coalesce(t.phone, a.phone)';
const EMAIL = 'coalesce(t.email, a.email)';

const READ = [
  'id',
  'name',
  'tier',
  'berryBalance',
  'enabled',
  'orderNo',
  'remark',
  'adminUserId',
  'version',
  'createTime',
  'updateTime',
] as const;
const COLUMNS = `${named(tenantTable, 't', READ)}, ${PHONE} as phone, ${EMAIL} as email, a.account as "adminAccount"`;
const PAGE_COLUMNS = `${peopleIn('page.id')} as people,
  (select o.id from org o where o.tenant_id = page.id and o.parent_id is null order by o.create_time, o.id limit 1) as "orgId"`;

type PageRow = Pick<typeof tenantTable.$inferSelect, (typeof READ)[number] | 'phone' | 'email'> & {
  adminAccount: string | null;
  orgId: string | null;
  people: number;
};

const SORTS = {
  id: 't.id',
  name: 't.name',
  adminAccount: 'a.account',
  phone: PHONE,
  email: EMAIL,
  tier: `array_position(array[${TIERS.map((tier) => `'${tier}'`).join(', ')}], t.tier)`,
  berries: 't.berry_balance',
  people: peopleIn('t.id'),
  status: 't.enabled',
  orderNo: 't.order_no',
  createTime: 't.create_time',
  updateTime: 't.update_time',
} as const satisfies Readonly<Record<SortedBy<typeof tenant>, string>>;

const FILTERED = { name: 't.name', phone: PHONE, status: 't.enabled' } as const satisfies FilterColumns<typeof tenant>;

/** Fields of the origin for a company with its own database. Here companies share one, so no column stores them. */
export type OwnDatabaseField = 'dbType' | 'configId' | 'connection' | 'slaveConnections';

/** `tenantType` of a company that shares the database; 1 would be a company with its own. */
const SHARED_DATABASE = 0;

const tenantOf = ({ adminUserId, berryBalance, enabled, ...row }: PageRow): WholeRow<typeof tenant, TenantRow, OwnDatabaseField> => ({
  ...row,
  userId: adminUserId,
  host: null,
  tenantType: SHARED_DATABASE,
  status: statusOf(enabled),
  berries: berryBalance,
});

const QUERY = {
  select: COLUMNS,
  pageColumns: PAGE_COLUMNS,
  from: 'tenant t left join app_user a on a.id = t.admin_user_id',
  sorts: SORTS,
  defaultOrder: 't.order_no, t.create_time desc',
  tieBreaker: 't.id',
  toItem: tenantOf,
};

/** In a transaction of the system. */
export const pageOfTenants = (db: Db, given: Parsed<'sysTenant', 'page'>) =>
  listPage<PageRow, TenantRow>(db, { ...QUERY, filter: filterBy(tenant, given, FILTERED) }, given);

/** In a transaction of the system: a company as the list shows it. */
export async function tenantInList(db: Db, id: string): Promise<TenantRow | undefined> {
  const firstRow = { page: 1, pageSize: 1 };
  const filter = filterBy(tenant, {}, FILTERED).with(id, (placeholder) => `t.id = ${placeholder}::uuid`);
  const { items } = await listPage<PageRow, TenantRow>(db, { ...QUERY, filter }, firstRow);
  return items[0];
}

export type Tenant = Pick<typeof tenantTable.$inferSelect, 'id' | 'name' | 'berryBalance'>;

/**
 * In a transaction of the system.
 *
 * @param use `change` locks the row until the transaction ends.
 * @throws BusinessError notFound
 */
export async function findTenant(db: Db, id: string, use: 'change' | 'read' = 'change'): Promise<Tenant> {
  if (!isUuid(id)) throw new BusinessError(ERROR.notFound);
  const found = db.orm
    .select({ id: tenantTable.id, name: tenantTable.name, berryBalance: tenantTable.berryBalance })
    .from(tenantTable)
    .where(eq(tenantTable.id, id));
  const [row] = await (use === 'change' ? found.for('update') : found);
  if (!row) throw new BusinessError(ERROR.notFound);
  return row;
}

/** In a transaction of the system: the company of this first administrator. @throws FieldErrors required; BusinessError notFound */
export async function tenantOfAdmin(db: Db, userId: string | null | undefined): Promise<string> {
  if (userId == null) throw new FieldErrors({ id: ['required'] });
  const [row] = isUuid(userId)
    ? await db.orm.select({ id: tenantTable.id }).from(tenantTable).where(eq(tenantTable.adminUserId, userId))
    : [];
  if (!row) throw new BusinessError(ERROR.notFound);
  return row.id;
}

/** In a transaction of the system: the credit that a request has already made; the ledger stores the id of the request as order id. */
export async function readGrant(db: Db, requestId: string) {
  const { tenantId, amount, kind, attempt } = berryLedger;
  const [row] = await db.orm
    .select({ tenantId, amount })
    .from(berryLedger)
    .where(and(eq(berryLedger.orderId, requestId), eq(kind, 'grant'), eq(attempt, 1)));
  return row ?? null;
}

/** In a transaction of the system: all users of a company. */
export async function peopleOf(db: Db, tenantId: string): Promise<Answered<'sysTenant', 'userList'>> {
  await findTenant(db, tenantId, 'read');
  const { id, account, realName, phone, email, enabled, orderNo } = appUser;
  const rows = await db.orm
    .select({ id, account, realName, phone, email, enabled })
    .from(appUser)
    .where(eq(appUser.tenantId, tenantId))
    .orderBy(asc(orderNo), asc(account));
  return rows.map(({ enabled: isEnabled, ...row }) => ({ ...row, status: statusOf(isEnabled) }));
}
