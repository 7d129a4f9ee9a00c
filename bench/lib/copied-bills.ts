import type { Db, Driver } from '../../apps/server/src/db/port.ts';
import { createTenant } from '../../apps/server/src/modules/user/accounts/repo.ts';

/** Bills of every company with their events, under numbers of their own. `$1` is the company of the bills that are copied, `$2` the other one. */
const COPY = `
  with template as (select id, reference_no, carrier_code, row_number() over (order by id) - 1 as at, count(*) over () as all_of
      from ocean_bill where tenant_id = $1),
    made as (select uuidv7() as id, t.id as template_id, t.reference_no as template_no, t.carrier_code || n as reference_no
      from generate_series($3::bigint, $4::bigint) n join template t on t.at = n % t.all_of),
    bills as (insert into ocean_bill select one.* from made m join ocean_bill b on b.id = m.template_id,
      lateral jsonb_populate_record(null::ocean_bill, to_jsonb(b) || jsonb_build_object('id', m.id, 'tenant_id', $2::uuid, 'reference_no', m.reference_no,
        'next_poll_at', clock_timestamp() + random() * $5::float * interval '1 second')) one)
  insert into carrier_event select one.* from made m join carrier_event e on e.bill_id = m.template_id,
    lateral jsonb_populate_record(null::carrier_event, to_jsonb(e) || jsonb_build_object('id', uuidv7(), 'tenant_id', $2::uuid, 'bill_id', m.id,
      'source_event_id', replace(e.source_event_id, m.template_no, m.reference_no), 'content_hash', md5(m.id::text || e.id::text),
      'raw', replace(e.raw::text, m.template_no, m.reference_no)::jsonb)) one`;

const FIRST_NUMBER = 7_000_000_000;

export interface Copies {
  /** The company of the bills that are copied. */
  template: string;
  bills: number;
  perTenant: number;
  /** The due times of the copies are spread over it. */
  intervalS: number;
}

/** Copies polled bills into other companies: one after the other, polling them would take most of an hour before it is steady. */
export async function copyBills(db: Db, driver: Driver, { template, bills, perTenant, intervalS }: Copies): Promise<void> {
  const connection = await driver.connect();
  const run = (text: string, params: readonly unknown[] = []) => connection.query(text, params, { arrays: false, before: '' });
  try {
    for (let from = 0; from < bills; from += perTenant) {
      const tenantId = await createTenant(db, { name: `Copies from ${from}` });
      const to = Math.min(from + perTenant, bills) - 1;
      await run(COPY, [template, tenantId, FIRST_NUMBER + from, FIRST_NUMBER + to, intervalS]);
    }
    await run('analyze');
  } finally {
    connection.release();
  }
}
