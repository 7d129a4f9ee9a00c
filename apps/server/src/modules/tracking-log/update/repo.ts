import type { SortedBy } from '@seaberry/api-client/contract';
import { updateEntry } from '@seaberry/api-client/fields/update-log';
import type { Parsed, UpdateRow } from '@seaberry/api-client/schemas';
import { isUuid } from '@seaberry/tracking/rules';
import { sql } from 'drizzle-orm';
import type { WholeRow } from '../../../db/entity/columns.ts';
import { filterBy, type FilterColumns } from '../../../db/entity/conditions.ts';
import { listPage } from '../../../db/list.ts';
import type { Db } from '../../../db/port.ts';
import type { SignedIn } from '../../../http/handlers.ts';
import { divided, ORDER_COLUMNS, REFERENCE_NO, withOrder, type OrderColumns } from '../trigger/repo.ts';
import { mayAsk } from '../trigger/rules.ts';

/** Successes are the stored responses with new events; failures come from the request log, as long as it keeps them. */
const UPDATES = `(
  select p.id, p.tenant_id, p.bill_id, p.source as carrier_code, p.received_at as create_time, 'success' as status, null::text as reason,
    p.status as http_status, p.api_version, p.correlation_id, p.id as payload_id
  from carrier_payload p
  union all
  select r.id, r.tenant_id, r.bill_id, r.carrier_code, r.create_time, r.status, r.reason, r.http_status, null, r.correlation_id, null
  from carrier_request r where r.status = 'failed' and r.bill_id is not null)`;

type Row = OrderColumns & {
  id: string;
  billId: string;
  createTime: string;
  referenceNo: string | null;
  carrierCode: string;
  status: 'success' | 'failed';
  reason: string | null;
  httpStatus: number | null;
  apiVersion: string | null;
  traceId: string;
  payloadId: string | null;
  tenantName: string | null;
  added: number;
};

const SORTS = {
  id: 'l.create_time',
  createTime: 'l.create_time',
  referenceNo: REFERENCE_NO,
  carrierCode: 'l.carrier_code',
  status: 'l.status',
  tenantName: 't.name',
} as const satisfies Readonly<Record<SortedBy<typeof updateEntry>, string>>;

const FILTERED = {
  createTime: 'l.create_time',
  referenceNo: REFERENCE_NO,
  carrierCode: 'l.carrier_code',
  status: 'l.status',
  tenantName: 't.name',
} as const satisfies FilterColumns<typeof updateEntry>;

function itemOf(row: Row, caller: SignedIn): WholeRow<typeof updateEntry, UpdateRow> {
  const { order, rest } = divided(row);
  const { billId: _bill, payloadId: _payload, ...own } = rest;
  return { ...own, again: mayAsk(order, caller) };
}

/** In a transaction: one page of the updates. */
export const pageOfUpdates = (db: Db, given: Parsed<'updateLog', 'page'>, caller: SignedIn) =>
  listPage<Row, WholeRow<typeof updateEntry, UpdateRow>>(
    db,
    {
      select: `l.id, l.bill_id as "billId", l.create_time as "createTime", ${REFERENCE_NO} as "referenceNo", l.carrier_code as "carrierCode", l.status,
        l.reason, l.http_status as "httpStatus", l.api_version as "apiVersion", l.correlation_id as "traceId", l.payload_id as "payloadId",
        ${ORDER_COLUMNS}, t.name as "tenantName"`,
      pageColumns: `(select count(*)::int from carrier_event e where e.bill_id = page."billId" and e.payload_id = page."payloadId") as added`,
      from: `${UPDATES} l ${withOrder('l.bill_id')} left join tenant t on t.id = l.tenant_id`,
      filter: filterBy(updateEntry, given, FILTERED),
      sorts: SORTS,
      defaultOrder: 'l.create_time desc',
      tieBreaker: 'l.id desc',
      toItem: (row) => itemOf(row, caller),
    },
    given,
  );

/** In a transaction: the bill of an update; null for an unknown one. */
export async function findUpdatedBill(db: Db, id: string): Promise<string | null> {
  if (!isUuid(id)) return null;
  const [row] = await db.orm.execute<{ billId: string }>(sql`select l.bill_id as "billId" from ${sql.raw(UPDATES)} l where l.id = ${id}`);
  return row?.billId ?? null;
}
