import type { SortedBy } from '@seaberry/api-client/contract';
import { subscribeEntry } from '@seaberry/api-client/fields/subscribe-log';
import type { Parsed, SubscribeRow } from '@seaberry/api-client/schemas';
import { isUuid } from '@seaberry/tracking/rules';
import { eq } from 'drizzle-orm';
import type { WholeRow } from '../../../db/entity/columns.ts';
import { filterBy, type FilterColumns } from '../../../db/entity/conditions.ts';
import { listPage } from '../../../db/list.ts';
import { named } from '../../../db/named.ts';
import type { Db } from '../../../db/port.ts';
import { recognitionRecord } from '../../../db/schema/carrier.ts';
import type { SignedIn } from '../../../http/handlers.ts';
import { divided, ORDER_COLUMNS, REFERENCE_NO, withOrder, type OrderColumns } from '../trigger/repo.ts';
import { maySubscribe } from '../trigger/rules.ts';

const READ = [
  'id',
  'attempt',
  'tries',
  'polCode',
  'podCode',
  'portCode',
  'carrierCode',
  'etd',
  'containerSubscription',
  'status',
  'abnormalInfo',
  'createTime',
  'updateTime',
] as const;
type Row = Pick<typeof recognitionRecord.$inferSelect, (typeof READ)[number]> &
  OrderColumns & { referenceNo: string | null; tenantName: string | null };

const SORTS = {
  id: 'l.create_time',
  createTime: 'l.create_time',
  updateTime: 'l.update_time',
  referenceNo: REFERENCE_NO,
  carrierCode: 'l.carrier_code',
  status: 'l.status',
  tenantName: 't.name',
} as const satisfies Readonly<Record<SortedBy<typeof subscribeEntry>, string>>;

const FILTERED = {
  createTime: 'l.create_time',
  referenceNo: REFERENCE_NO,
  carrierCode: 'l.carrier_code',
  status: 'l.status',
  tenantName: 't.name',
} as const satisfies FilterColumns<typeof subscribeEntry>;

const itemOf = (row: Row, caller: SignedIn): WholeRow<typeof subscribeEntry, SubscribeRow> => {
  const { order, rest } = divided(row);
  const again = maySubscribe(order, row.attempt, caller);
  return { ...rest, again, charged: again && order.subscriptionStatus === 'SUB_ERR' };
};

/** In a transaction: one page of the responses to subscriptions. */
export const pageOfSubscriptions = (db: Db, given: Parsed<'subscribeLog', 'page'>, caller: SignedIn) =>
  listPage<Row, WholeRow<typeof subscribeEntry, SubscribeRow>>(
    db,
    {
      select: `${named(recognitionRecord, 'l', READ)}, ${REFERENCE_NO} as "referenceNo", ${ORDER_COLUMNS}, t.name as "tenantName"`,
      from: `recognition_record l ${withOrder('l.bill_id')} left join tenant t on t.id = l.tenant_id`,
      filter: filterBy(subscribeEntry, given, FILTERED),
      sorts: SORTS,
      defaultOrder: 'l.create_time desc',
      tieBreaker: 'l.id desc',
      toItem: (row) => itemOf(row, caller),
    },
    given,
  );

/** In a transaction: bill and subscription of a row; null for an unknown one. */
export async function findSubscription(db: Db, id: string) {
  const { billId, attempt } = recognitionRecord;
  if (!isUuid(id)) return null;
  const [row] = await db.orm.select({ billId, attempt }).from(recognitionRecord).where(eq(recognitionRecord.id, id));
  return row ?? null;
}
