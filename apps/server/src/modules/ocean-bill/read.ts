import type { Answered, Parsed } from '@seaberry/api-client/schemas';
import type { Db } from '../../db/port.ts';
import { BusinessError, FieldErrors } from '../../http/errors.ts';
import type { JsonReply } from '../../http/handlers.ts';
import { readInstant } from '../log/times/rules.ts';
import { isUuid } from '@seaberry/tracking/rules';
import { deriveBill } from './derive.ts';
import { orderOf, type BillFilter, type Order } from './query.ts';
import { findBill, findDetail, findPage } from './repo.ts';
import { billRowJson, toBillRow } from './rows.ts';

/** The order of a list. @throws FieldErrors for a field that the list does not sort by. */
export function requireOrder(field: string | null | undefined, order: string | null | undefined): Order {
  const found = orderOf(field, order);
  if (!found) throw new FieldErrors({ field: ['invalid'] });
  return found;
}

/** More of them is no selection of a person, and a statement takes 65,535 values in all. */
const MOST_CHOSEN = { ids: 10_000, carrierCode: 1000 } as const;

/** @throws FieldErrors for times that are none, and for lists without end, before the database sees them. */
export function requireFilter(filter: Pick<BillFilter, 'etaFrom' | 'etaTo' | keyof typeof MOST_CHOSEN>): void {
  for (const field of ['etaFrom', 'etaTo'] as const) {
    const text = filter[field];
    if (text && readInstant(text) === null) throw new FieldErrors({ [field]: ['date'] });
  }
  for (const field of ['ids', 'carrierCode'] as const) {
    if ((filter[field]?.length ?? 0) > MOST_CHOSEN[field]) throw new FieldErrors({ [field]: ['tooMany'] });
  }
}

/** One page of the list, as JSON text: its rails are neither read nor written on the way. */
export async function pageOfBills(db: Db, tenantId: string, input: Parsed<'oceanBill', 'page'>): Promise<JsonReply> {
  const { page, pageSize, field, order, ...filter } = input;
  requireFilter(filter);
  const found = await findPage(db, tenantId, filter, requireOrder(field, order), page, pageSize);
  const head = JSON.stringify({ ...paging(page, pageSize, found.total), totalCapped: found.capped });
  // Put together by `+`, which copies nothing until the whole answer is written: `join` would copy it once more.
  let items = '';
  for (const item of found.items) items += items === '' ? billRowJson(item) : `,${billRowJson(item)}`;
  return { kind: 'json', body: `${head.slice(0, -1)},"items":[${items}]}` };
}

const paging = (page: number, pageSize: number, total: number) => {
  const totalPages = Math.ceil(total / pageSize);
  return { page, pageSize, total, totalPages, hasPrevPage: page > 1, hasNextPage: page < totalPages };
};

/** @throws BusinessError D1002 when there is no such bill, for this tenant. */
export async function detailOfBill(db: Db, id: string, now: string): Promise<Answered<'oceanBill', 'detail'>> {
  const found = isUuid(id) ? await findDetail(db, id) : null;
  if (!found) throw new BusinessError('D1002');
  if (found.state) return { bill: toBillRow(found.row), state: found.state };
  const bill = await findBill(db, id);
  if (!bill) throw new BusinessError('D1002');
  return { bill: toBillRow(found.row), state: deriveBill(bill, [], now).state };
}

/** @throws BusinessError D1002 when there is no such bill, for this tenant. */
export async function requireBill(db: Db, id: string): Promise<void> {
  const rows = isUuid(id) ? await db.sql('select 1 as found from ocean_bill where id = $1 and deleted_at is null', [id]) : [];
  if (rows.length === 0) throw new BusinessError('D1002');
}

type EventRow = Answered<'oceanBill', 'events'>['items'][number];
type EventRecord = {
  id: string;
  source: string;
  source_event_id: string;
  created_at: string | null;
  received_at: string;
  kind: string | null;
  code: string | null;
  classifier: string | null;
  raw: unknown;
  problems: { path: string; code: string; effect: string; value: string | null }[] | null;
};

/** The events of a bill, newest first, each with what of it could not be read. */
export async function eventsOfBill(db: Db, input: Parsed<'oceanBill', 'events'>): Promise<Answered<'oceanBill', 'events'>> {
  const { id, page, pageSize } = input;
  await requireBill(db, id);
  const rows = await db.sql<EventRecord>(
    `select e.id, e.source, e.source_event_id, e.created_at, e.received_at, e.kind, e.code, e.classifier, e.raw,
       (select jsonb_agg(jsonb_build_object('path', p.path, 'code', p.code, 'effect', p.effect, 'value', p.value) order by p.id)
        from event_problem p where p.event_id = e.id) as problems
     from carrier_event e where e.bill_id = $1
     order by e.created_at desc nulls last, e.id desc offset $2 limit $3`,
    [id, (page - 1) * pageSize, pageSize],
  );
  const [total] = await db.sql<{ n: string }>('select count(*) as n from carrier_event where bill_id = $1', [id]);
  return { ...paging(page, pageSize, Number(total?.n ?? 0)), items: rows.map(toEventRow) };
}

const toEventRow = (row: EventRecord): EventRow => ({
  id: row.id,
  source: row.source,
  sourceEventId: row.source_event_id,
  createdAt: row.created_at,
  receivedAt: row.received_at,
  kind: row.kind,
  code: row.code,
  classifier: row.classifier,
  raw: row.raw,
  problems: row.problems ?? [],
});

type Recognition = {
  id: string;
  pol_code: string | null;
  pod_code: string | null;
  port_code: string | null;
  carrier_code: string;
  etd: string | null;
  container_subscription: boolean;
  status: string;
  abnormal_info: string | null;
  create_time: string;
  update_time: string;
};

/** How the carrier read the number, newest attempt first. */
export async function recognitionOfBill(db: Db, id: string): Promise<Answered<'oceanBill', 'recognitionRecords'>> {
  await requireBill(db, id);
  const rows = await db.sql<Recognition>(
    `select id, pol_code, pod_code, port_code, carrier_code, etd, container_subscription, status, abnormal_info, create_time, update_time
     from recognition_record where bill_id = $1 order by attempt desc, tries desc`,
    [id],
  );
  return rows.map((row) => ({
    id: row.id,
    polCode: row.pol_code,
    podCode: row.pod_code,
    portCode: row.port_code,
    carrierCode: row.carrier_code,
    etd: row.etd,
    containerSubscription: row.container_subscription,
    status: row.status,
    abnormalInfo: row.abnormal_info,
    createTime: row.create_time,
    updateTime: row.update_time,
  }));
}
