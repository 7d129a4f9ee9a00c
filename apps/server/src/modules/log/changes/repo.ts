import { differenceLog, type SortedBy } from '@seaberry/api-client/contract';
import type { DiffLogRow, Parsed } from '@seaberry/api-client/schemas';
import type { WholeRow } from '../../../db/entity/columns.ts';
import { filterBy, type FilterColumns } from '../../../db/entity/conditions.ts';
import { named } from '../../../db/named.ts';
import type { Db } from '../../../db/port.ts';
import { diffLog, jobPosition, org } from '../../../db/schema/access.ts';
import { appUser, menu, role, tenant } from '../../../db/schema/core.ts';
import { region } from '../../../db/schema/region.ts';
import { dictType } from '../../../db/schema/session.ts';
import { oceanBill } from '../../../db/schema/tracking.ts';
import { roleName } from '../../role/names.ts';
import { inArray, sql, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { listPage } from '../../../db/list.ts';
import { ERROR } from '../../../http/error-codes.ts';
import { BusinessError } from '../../../http/errors.ts';
import type { Locale } from '@seaberry/i18n';
import { isUuid } from '@seaberry/tracking/rules';
import { callTitle, tableTitle } from '../texts.ts';
import type { Reader } from '../calls/repo.ts';
import { idsReferredTo, keyOf, tableText, type LoggedRow, type RecordNames } from './rows.ts';
import type { ReferredTable } from './columns/catalogue.ts';

const READ = ['id', 'account', 'call', 'correlationId', 'kind', 'tableName', 'rowId', 'before', 'after', 'createTime'] as const;
type Row = Pick<typeof diffLog.$inferSelect, (typeof READ)[number]> &
  Pick<typeof appUser.$inferSelect, 'realName'> & { recordName: string | null };

/** Present name of the record, else the name in the logged values, e.g. of a deleted record. */
const NAME = `coalesce(
  case
    when d.table_name = 'ocean_bill' then (select b.reference_no from ocean_bill b where b.id = d.row_id::uuid)
    when d.table_name = 'air_waybill' then (select w.reference_no from air_waybill w where w.id = d.row_id::uuid)
    when d.table_name in ('app_user', 'user_org') then (select a.account from app_user a where a.id = d.row_id::uuid)
    when d.table_name in ('role', 'role_org', 'user_role') then (select r.name from role r where r.id = d.row_id::uuid)
    when d.table_name = 'tenant' then (select t.name from tenant t where t.id = d.row_id::uuid)
    when d.table_name = 'org' then (select o.name from org o where o.id = d.row_id::uuid)
    when d.table_name = 'job_position' then (select p.name from job_position p where p.id = d.row_id::uuid)
    when d.table_name = 'parameter' then (select p.name from parameter p where p.id = d.row_id::uuid)
    when d.table_name = 'job' then (select j.job_id from job j where j.id = d.row_id::uuid)
    when d.table_name = 'job_trigger' then (select t.trigger_id from job_trigger t where t.id = d.row_id::uuid)
    when d.table_name = 'open_access' then (select k.access_key from open_access k where k.id = d.row_id::uuid)
    when d.table_name = 'dict_type' then (select t.name from dict_type t where t.id = d.row_id::uuid)
    when d.table_name = 'dict_data' then (select v.value from dict_data v where v.id = d.row_id::uuid)
    when d.table_name = 'company_file' then (select f.file_name from company_file f where f.id = d.row_id::uuid)
    when d.table_name = 'share_link' then (select l.name from share_link l where l.id = d.row_id::uuid)
    when d.table_name = 'print_template' then (select p.name from print_template p where p.id = d.row_id::uuid)
    when d.table_name = 'plugin' then (select p.name from plugin p where p.id = d.row_id::uuid)
    when d.table_name = 'region' then (select r.name from region r where r.id = d.row_id::uuid)
    when d.table_name = 'static_page' then (select p.title from static_page p where p.id = d.row_id::uuid)
    when d.table_name = 'wechat_user' then (select coalesce(w.nick_name, w.open_id) from wechat_user w where w.id = d.row_id::uuid)
    when d.table_name = 'ldap_server' then (select l.host from ldap_server l where l.id = d.row_id::uuid)
    when d.table_name = 'notice' then (select n.title from notice n where n.id = d.row_id::uuid)
  end,
  d.after ->> 'name', d.before ->> 'name', d.after ->> 'title', d.before ->> 'title', d.after ->> 'account', d.before ->> 'account',
  d.after ->> 'value', d.before ->> 'value', d.after ->> 'trigger_id', d.before ->> 'trigger_id', d.after ->> 'job_id', d.before ->> 'job_id',
  d.after ->> 'access_key', d.before ->> 'access_key',
  d.after ->> 'host', d.before ->> 'host'
) as "recordName"`;

const COLUMNS = `${named(diffLog, 'd', READ)}, ${named(appUser, 'u', ['realName'])}, ${NAME}`;
const FROM = 'diff_log d left join app_user u on u.id = d.user_id';

const SORTS = {
  createTime: 'd.create_time',
  id: 'd.create_time',
  diffType: 'd.kind',
  businessData: 'd.table_name',
  actionName: 'd.call',
  account: 'd.account',
  realName: 'u.real_name',
} as const satisfies Readonly<Record<SortedBy<typeof differenceLog>, string>>;

const FILTERED = {
  diffType: (kind, params) => `d.kind = lower(${params.add(kind.trim())})`,
  createTime: 'd.create_time',
  account: 'd.account',
  actionName: 'd.call',
  traceId: (id, params) => `d.correlation_id = ${params.add(id.trim())}`,
} as const satisfies FilterColumns<typeof differenceLog>;

/** Rows for readers who are no platform administrators: these administrators are visible only to each other. */
const VISIBLE_TO_COMPANY =
  "not (d.table_name = 'app_user' and exists (select from app_user a where a.id::text = d.row_id and a.account_type = 999))";

const changeOf =
  (locale: Locale, names: RecordNames) =>
  (row: Row): WholeRow<typeof differenceLog, DiffLogRow> => ({
    id: row.id,
    diffType: row.kind,
    businessData: [tableTitle(row.tableName, locale), row.recordName ?? row.rowId].filter(Boolean).join(' · '),
    beforeData: tableText(row.tableName, row.before, names, locale),
    afterData: tableText(row.tableName, row.after, names, locale),
    // Fields of the origin. Statements would contain secrets, and one statement can make many changes.
    sql: null,
    parameters: null,
    elapsed: null,
    actionName: row.call,
    displayTitle: callTitle(row.call, locale),
    account: row.account,
    realName: row.realName,
    traceId: row.correlationId,
    createTime: row.createTime,
  });

/** Where the name of a record is, by table. */
const nameIn = (locale: Locale): Readonly<Record<ReferredTable, { of: PgTable; id: PgColumn; name: PgColumn | SQL }>> => ({
  app_user: { of: appUser, id: appUser.id, name: sql`coalesce(${appUser.realName}, ${appUser.account})` },
  dict_type: { of: dictType, id: dictType.id, name: dictType.name },
  job_position: { of: jobPosition, id: jobPosition.id, name: jobPosition.name },
  menu: { of: menu, id: menu.id, name: sql`coalesce(${menu.titles} ->> ${locale}::text, ${menu.titles} ->> 'en', ${menu.name})` },
  ocean_bill: { of: oceanBill, id: oceanBill.id, name: oceanBill.referenceNo },
  org: { of: org, id: org.id, name: org.name },
  region: { of: region, id: region.id, name: region.name },
  role: { of: role, id: role.id, name: role.name },
  tenant: { of: tenant, id: tenant.id, name: tenant.name },
});

/** In a transaction: names of the records that the changes refer to by id, as far as the reader may see them. One query for each table. */
async function namesReferredTo(db: Db, rows: readonly LoggedRow[], locale: Locale): Promise<RecordNames> {
  const names = new Map<string, string>();
  const known = nameIn(locale);
  for (const [table, ids] of idsReferredTo(rows)) {
    const { of, id, name } = known[table];
    const found = await db.orm
      .select({ id: sql<string>`${id}`, name: sql<string | null>`${name}` })
      .from(of)
      .where(inArray(id, [...ids]));
    for (const row of found)
      if (row.name) names.set(keyOf(table, row.id), table === 'role' ? roleName(locale, row.id, row.name) : row.name);
  }
  return names;
}

/** In a transaction: one page of changes, with the values before and after each. */
export async function pageOfChanges(db: Db, given: Parsed<'sysLogDiff', 'page'>, { locale, platform }: Reader) {
  const filter = filterBy(differenceLog, given, FILTERED);
  if (!platform) filter.where.push(VISIBLE_TO_COMPANY);
  const query = { select: COLUMNS, from: FROM, filter, sorts: SORTS, defaultOrder: 'd.create_time desc', tieBreaker: 'd.id desc' };
  const page = await listPage<Row, Row>(db, { ...query, toItem: (row) => row }, given);
  return { ...page, items: page.items.map(changeOf(locale, await namesReferredTo(db, page.items, locale))) };
}

/** In a transaction. @throws BusinessError notFound */
export async function changeDetail(db: Db, id: string, { locale, platform }: Reader): Promise<DiffLogRow> {
  const [row] = isUuid(id)
    ? await db.sql<Row>(`select ${COLUMNS} from ${FROM} where d.id = $1 and ${platform ? 'true' : VISIBLE_TO_COMPANY}`, [id])
    : [];
  if (!row) throw new BusinessError(ERROR.notFound);
  return changeOf(locale, await namesReferredTo(db, [row], locale))(row);
}
