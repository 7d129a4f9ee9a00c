import type { SortedBy } from '@seaberry/api-client/contract';
import { requestEntry } from '@seaberry/api-client/fields/request-log';
import type { Parsed, RequestRow as Item } from '@seaberry/api-client/schemas';
import { isUuid } from '@seaberry/tracking/rules';
import { eq } from 'drizzle-orm';
import type { WholeRow } from '../../../db/entity/columns.ts';
import { filterBy, type FilterColumns } from '../../../db/entity/conditions.ts';
import { listPage } from '../../../db/list.ts';
import { named } from '../../../db/named.ts';
import type { Db } from '../../../db/port.ts';
import { carrierRequest } from '../../../db/schema/carrier.ts';
import type { SignedIn } from '../../../http/handlers.ts';
import { divided, ORDER_COLUMNS, withOrder, type OrderColumns } from '../trigger/repo.ts';
import { mayAsk } from '../trigger/rules.ts';

const READ = [
  'id',
  'referenceNo',
  'carrierCode',
  'status',
  'kind',
  'reason',
  'httpStatus',
  'added',
  'durationMs',
  'pages',
  'finishTime',
  'address',
  'correlationId',
  'createTime',
] as const;
type Row = Pick<typeof carrierRequest.$inferSelect, (typeof READ)[number]> & OrderColumns & { tenantName: string | null };

const SORTS = {
  id: 'l.create_time',
  createTime: 'l.create_time',
  finishTime: 'l.finish_time',
  referenceNo: 'l.reference_no',
  carrierCode: 'l.carrier_code',
  status: 'l.status',
  elapsed: 'l.duration_ms',
  tenantName: 't.name',
} as const satisfies Readonly<Record<SortedBy<typeof requestEntry>, string>>;

/** Completion status of a request; the database reads open requests by an index. */
const COMPLETION: Readonly<Record<string, string>> = {
  completed: "l.status in ('success', 'failed')",
  notCompleted: "l.status in ('pending', 'executing')",
};

const FILTERED = {
  createTime: 'l.create_time',
  referenceNo: 'l.reference_no',
  carrierCode: 'l.carrier_code',
  completion: (completion) => (Object.hasOwn(COMPLETION, completion) ? COMPLETION[completion] : undefined) ?? 'false',
  status: 'l.status',
  kind: 'l.kind',
  tenantName: 't.name',
} as const satisfies FilterColumns<typeof requestEntry>;

const itemOf = (row: Row, caller: SignedIn): WholeRow<typeof requestEntry, Item> => {
  const { order, rest } = divided(row);
  const { durationMs: elapsed, correlationId: traceId, address, ...own } = rest;
  return {
    ...own,
    completion: row.finishTime === null ? 'notCompleted' : 'completed',
    elapsed,
    traceId,
    // How carriers are reached is a matter of the installation.
    address: caller.platform ? address : null,
    again: mayAsk(order, caller),
  };
};

/** In a transaction: one page of the requests to carriers. */
export const pageOfRequests = (db: Db, given: Parsed<'requestLog', 'page'>, caller: SignedIn) =>
  listPage<Row, WholeRow<typeof requestEntry, Item>>(
    db,
    {
      select: `${named(carrierRequest, 'l', READ)}, ${ORDER_COLUMNS}, t.name as "tenantName"`,
      from: `carrier_request l ${withOrder('l.bill_id')} left join tenant t on t.id = l.tenant_id`,
      filter: filterBy(requestEntry, given, FILTERED),
      sorts: SORTS,
      defaultOrder: 'l.create_time desc',
      tieBreaker: 'l.id desc',
      toItem: (row) => itemOf(row, caller),
    },
    given,
  );

/** In a transaction: the bill of a request; null for an unknown request, or one without a bill. */
export async function findRequestedBill(db: Db, id: string): Promise<string | null> {
  if (!isUuid(id)) return null;
  const [row] = await db.orm.select({ billId: carrierRequest.billId }).from(carrierRequest).where(eq(carrierRequest.id, id));
  return row?.billId ?? null;
}
