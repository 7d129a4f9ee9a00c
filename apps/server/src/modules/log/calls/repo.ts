import { exceptionLog, operationLog, visitLog, type SortedBy } from '@seaberry/api-client/contract';
import { allCalls } from '@seaberry/api-client/registry';
import type { CallLogRow, Parsed } from '@seaberry/api-client/schemas';
import type { Locale } from '@seaberry/i18n';
import { desc, eq } from 'drizzle-orm';
import { filterBy, type FilterColumns } from '../../../db/entity/conditions.ts';
import { named } from '../../../db/named.ts';
import type { Db } from '../../../db/port.ts';
import { auditLog } from '../../../db/schema/core.ts';
import { listPage, type Filter, type PageInput } from '../../../db/list.ts';
import { ERROR } from '../../../http/error-codes.ts';
import { BusinessError } from '../../../http/errors.ts';
import type { LogKind } from '../../audit/service.ts';
import { isUuid } from '@seaberry/tracking/rules';
import { callOf, NOWHERE, OK, READ, visitOf, type Row } from './rows.ts';

const COLUMNS = named(auditLog, 'l', READ);
/** A page has only the beginning of an error, the detail all of it. */
const PAGE_COLUMNS = `${COLUMNS}, left(l.exception, 300) as exception`;
const CONTROLLER = "split_part(l.call, '.', 1)";
const ACTION = "split_part(l.call, '.', 2)";
const MAX_LISTED = 200;

const SORTS = {
  createTime: 'l.create_time',
  // Ids are generated in time order, and only time has an index within a company.
  id: 'l.create_time',
  logDateTime: 'l.create_time',
  elapsed: 'l.duration_ms',
  account: 'l.account',
  realName: 'l.real_name',
  remoteIp: 'l.ip',
  status: 'l.outcome',
  controllerName: CONTROLLER,
  actionName: ACTION,
} as const satisfies Readonly<
  Record<SortedBy<typeof operationLog> | SortedBy<typeof visitLog> | SortedBy<typeof exceptionLog> | 'createTime', string>
>;

/** Reader of a log. */
export interface Reader {
  locale: Locale;
  /** Whether the reader is a platform administrator. */
  platform: boolean;
}

/** Calls of platform administrators, which cover all companies. */
const PLATFORM_CALLS = allCalls().flatMap(({ controller, name, meta }) => (meta.reach === 'platform' ? [`'${controller}.${name}'`] : []));

/**
 * Rows for readers who are no platform administrators. The platform administrators of their company are in its logs too: hidden are their
 * actions on other companies, and on users whom the reader may not see. Forbidden calls are shown, as they had no effect and their input
 * was not read.
 */
const VISIBLE_TO_COMPANY = `(l.outcome = 'forbidden' or not (
  l.call in (${PLATFORM_CALLS.join(', ')})
  or split_part(l.call, '.', 1) = 'sysUser' and exists (select from app_user a where a.id = l.user_id and a.account_type = 999)))`;

const FILTERED = {
  logDateTime: 'l.create_time',
  account: 'l.account',
  status: (status, params) => `lower(l.outcome) = lower(${params.add(status.trim() === OK ? 'ok' : status.trim())})`,
  remoteIp: 'l.ip',
  elapsed: 'l.duration_ms',
  controllerName: CONTROLLER,
  actionName: ACTION,
} as const satisfies FilterColumns<typeof operationLog> & FilterColumns<typeof exceptionLog> & FilterColumns<typeof visitLog>;

type CallFilters = Parsed<'sysLogOp', 'page'>;

const pageOf = <Item>(db: Db, kind: LogKind, filter: Filter, given: PageInput, toItem: (row: Row) => Item) =>
  listPage<Row, Item>(
    db,
    {
      select: PAGE_COLUMNS,
      from: 'audit_log l',
      filter: filter.with(kind, (placeholder) => `l.kind = ${placeholder}`),
      sorts: SORTS,
      defaultOrder: 'l.create_time desc',
      tieBreaker: 'l.id desc',
      toItem,
    },
    given,
  );

/** In a transaction: one page of visits. */
export const pageOfVisits = (db: Db, given: Parsed<'sysLogVis', 'page'>, { locale }: Reader) =>
  pageOf(db, 'visit', filterBy(visitLog, given, FILTERED), given, visitOf(locale));

/** In a transaction: one page of operations, or of internal errors. */
export function pageOfCalls(db: Db, kind: 'operation' | 'exception', given: CallFilters, { locale, platform }: Reader) {
  const filter = filterBy(kind === 'operation' ? operationLog : exceptionLog, given, FILTERED);
  if (!platform) filter.where.push(VISIBLE_TO_COMPANY);
  return pageOf(db, kind, filter, given, callOf(locale));
}

/** In a transaction: the newest visits. */
export async function newestVisits(db: Db) {
  const { realName, createTime: logDateTime, kind, id } = auditLog;
  const rows = await db.orm
    .select({ realName, logDateTime })
    .from(auditLog)
    .where(eq(kind, 'visit'))
    .orderBy(desc(logDateTime), desc(id))
    .limit(MAX_LISTED);
  return rows.map((row) => ({ ...NOWHERE, ...row }));
}

/** In a transaction: one row with its input. @throws BusinessError notFound */
export async function detailOf(db: Db, kind: 'operation' | 'exception', id: string, { locale, platform }: Reader): Promise<CallLogRow> {
  const [row] = isUuid(id)
    ? await db.sql<Row & { input: unknown }>(
        `select ${COLUMNS}, l.exception, l.input from audit_log l where l.id = $1 and l.kind = $2 and ${platform ? 'true' : VISIBLE_TO_COMPANY}`,
        [id, kind],
      )
    : [];
  if (!row) throw new BusinessError(ERROR.notFound);
  return callOf(locale)(row);
}
