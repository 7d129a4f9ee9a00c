import type { Answered, Parsed } from '@seaberry/api-client/schemas';
import { isUuid } from '@seaberry/tracking/rules';
import type { Db } from '../../../db/port.ts';
import { BusinessError } from '../../../http/errors.ts';
import { paging } from '../list/service.ts';
import { findBill, findDetail } from '../repo.ts';
import { toBillRow } from '../rows.ts';
import { deriveBill } from '../state/rules.ts';

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
