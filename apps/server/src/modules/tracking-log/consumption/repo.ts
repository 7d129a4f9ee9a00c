import type { SortedBy } from '@seaberry/api-client/contract';
import { consumptionEntry } from '@seaberry/api-client/fields/consumption-log';
import type { ConsumptionRow, Parsed } from '@seaberry/api-client/schemas';
import type { WholeRow } from '../../../db/entity/columns.ts';
import { filterBy, type FilterColumns } from '../../../db/entity/conditions.ts';
import { listPage } from '../../../db/list.ts';
import { named } from '../../../db/named.ts';
import type { Db } from '../../../db/port.ts';
import { berryLedger } from '../../../db/schema/tracking.ts';

const READ = ['id', 'kind', 'amount', 'balanceAfter', 'attempt', 'referenceNo', 'createTime'] as const;
type Row = Pick<typeof berryLedger.$inferSelect, (typeof READ)[number]> & { userName: string | null; tenantName: string | null };

const SORTS = {
  // Ids are generated in time order.
  id: 'l.create_time',
  createTime: 'l.create_time',
  referenceNo: 'l.reference_no',
  kind: 'l.kind',
  amount: 'l.amount',
  tenantName: 't.name',
} as const satisfies Readonly<Record<SortedBy<typeof consumptionEntry>, string>>;

const FILTERED = {
  createTime: 'l.create_time',
  referenceNo: 'l.reference_no',
  kind: 'l.kind',
  tenantName: 't.name',
} as const satisfies FilterColumns<typeof consumptionEntry>;

/** In a transaction: one page of the ledger. */
export const pageOfConsumption = (db: Db, given: Parsed<'consumptionLog', 'page'>) =>
  listPage<Row, WholeRow<typeof consumptionEntry, ConsumptionRow>>(
    db,
    {
      select: `${named(berryLedger, 'l', READ)}, coalesce(u.real_name, u.account) as "userName", t.name as "tenantName"`,
      from: 'berry_ledger l left join tenant t on t.id = l.tenant_id left join app_user u on u.id = l.user_id',
      filter: filterBy(consumptionEntry, given, FILTERED),
      sorts: SORTS,
      defaultOrder: 'l.create_time desc',
      tieBreaker: 'l.id desc',
      toItem: ({ balanceAfter: balance, ...row }) => ({ ...row, balance }),
    },
    given,
  );
