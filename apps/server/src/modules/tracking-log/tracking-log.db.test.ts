import type { ConsumptionRow, PushRow, RequestRow, SubscribeRow, UpdateRow } from '@seaberry/api-client/schemas';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ERROR } from '../../http/error-codes.ts';
import { makeCompany, type Company } from '../../testing/company.ts';
import { departedEvents, plannedEvents } from '../../testing/dcsa-events.ts';
import { EVENTS_PATH, eventsDocument, plannedFlights, WAYBILL_PATH, waybillDocument } from '../../testing/one-record.ts';
import { REAL_NAME, startTestServer, type Account, type TestServer } from '../../testing/server.ts';
import { startStubCarrier, type StubCarrier } from '../../testing/stub-carrier.ts';
import { tidyRequests } from './request/jobs.ts';

type Log = 'consumptionLog' | 'pushLog' | 'subscribeLog' | 'updateLog' | 'requestLog';

let server: TestServer;
let stub: StubCarrier;
let company: Company;
let root: Account;
let amy: Account;
let ben: Account;
let stranger: Account;
const sent: string[] = [];
let broken = false;

beforeAll(async () => {
  stub = await startStubCarrier();
  const send = ({ to }: { to: string }): Promise<void> =>
    broken ? Promise.reject(new Error('refused')) : Promise.resolve(void sent.push(to));
  server = await startTestServer({
    now: '2026-11-21T09:00:00Z',
    carriers: [
      { code: '*', baseUrl: stub.baseUrl, apiKey: 'very-secret-key' },
      { code: '*', protocol: 'one-record', baseUrl: `${stub.baseUrl}/{code}`, apiKey: 'very-secret-key' },
    ],
    connectors: { email: { send }, sms: { send } },
    config: { requestLogDays: 2 },
  });
  company = await makeCompany(server, 100);
  root = await server.person({ roles: ['platform'] });
  amy = await server.person({ tenantId: company.tenantId });
  const codes = ['consumptionLog:page', 'pushLog:page', 'subscribeLog:page', 'updateLog:page', 'requestLog:page'] as const;
  ben = await company.person('sales', await company.role('personal', { codes: [...codes] }));
  stranger = await server.person();
});
afterAll(async () => {
  await server.close();
  await stub.close();
});

const resultOf = <T>({ envelope }: Pick<Awaited<ReturnType<TestServer['call']>>, 'envelope'>): T => envelope?.result as T;

let serial = 6_200_000_000;
beforeEach(() => {
  serial += 1;
  sent.length = 0;
  broken = false;
  stub.forget();
});
const number = () => `COSU${serial}`;

const sql = <T extends Record<string, unknown>>(text: string, params: unknown[] = []) =>
  server.deps.db.transaction('system', () => server.deps.db.sql<T>(text, params));
const balance = async () =>
  (await sql<{ n: number }>('select berry_balance as n from tenant where id = $1', [company.tenantId]))[0]?.n ?? 0;

/** Tracks a bill and asks its carrier once. */
async function track(more: object = {}): Promise<string> {
  const bill = { referenceNo: number(), carrierCode: 'COSU', serviceType: 'CY/CY', customerService: 'Amy', polCode: 'CNSHA', ...more };
  const { id } = resultOf<{ id: string }>(await server.call('oceanBill', 'add', bill as never, { as: amy }));
  await poll(id);
  return id;
}
async function poll(id: string): Promise<void> {
  await sql('update ocean_bill set next_poll_at = $2 where id = $1 and next_poll_at is not null', [id, '2026-01-01T00:00:00Z']);
  await server.pollDue();
  await server.deps.requests.flush();
}
async function rows<Row>(log: Log, input: object = {}, as = amy): Promise<Row[]> {
  const { envelope } = await server.call(log, 'page', { referenceNo: number(), ...input } as never, { as });
  expect(envelope).toMatchObject({ code: 200 });
  return resultOf<{ items: Row[] }>({ envelope }).items;
}
const requests = (input: object = {}, as = amy) => rows<RequestRow>('requestLog', { completion: 'completed', ...input }, as);
const pushes = (input: object = {}, as = amy) => rows<PushRow>('pushLog', { keyword: '@', pushState: 'failed', ...input }, as);
const again = async (log: Exclude<Log, 'consumptionLog' | 'pushLog'>, id: string, as = amy) =>
  (await server.call(log, 'triggerAgain', { id }, { as })).envelope;
const errorOf = (envelope: { message?: unknown } | null | undefined) => /^\[(\w+)\]/u.exec(String(envelope?.message))?.[1];

describe('the consumption log', () => {
  it('shows what a bill cost and who added it, and what was returned for it', async () => {
    await track({ referenceType: 'CONTAINER', referenceNo: number() });
    const before = await balance();
    expect(await rows<ConsumptionRow>('consumptionLog')).toMatchObject([
      { kind: 'refund', amount: 1, balance: before, attempt: 1, userName: null },
      { kind: 'charge', amount: -1, balance: before - 1, attempt: 1, userName: REAL_NAME },
    ]);
    expect(await rows<ConsumptionRow>('consumptionLog', { kind: 'charge' })).toHaveLength(1);
  });
});

describe('the subscribe log', () => {
  it('triggers a failed subscription again for one berry, however often the call is repeated', async () => {
    await track({ referenceType: 'CONTAINER' });
    const [failed] = await rows<SubscribeRow>('subscribeLog');
    expect(failed).toMatchObject({ status: 'SUB_ERR', abnormalInfo: 'not_found', tries: 1, attempt: 1, again: true, charged: true });
    const before = await balance();
    for (let n = 0; n < 3; n += 1) expect((await again('subscribeLog', String(failed?.id)))?.code).toBe(200);
    expect(await balance()).toBe(before - 1);
    expect(await rows<SubscribeRow>('subscribeLog')).toMatchObject([{ id: failed?.id, again: false, charged: false }]);
  });

  it('triggers an accepted one at once and free of charge', async () => {
    stub.answer(number(), { body: plannedEvents() });
    await track();
    const [row] = await rows<SubscribeRow>('subscribeLog', { status: 'SUB_OK' });
    expect(row).toMatchObject({ carrierCode: 'COSU', polCode: 'CNSHA', podCode: 'USLAX', again: true, charged: false });
    const [asked, before] = [stub.requests.length, await balance()];
    await again('subscribeLog', String(row?.id));
    await server.pollDue();
    expect([stub.requests.length, await balance()]).toEqual([asked + 1, before]);
  });

  it('refuses a failed one without a berry', async () => {
    await track({ referenceType: 'CONTAINER' });
    const [failed] = await rows<SubscribeRow>('subscribeLog');
    await sql('update tenant set berry_balance = 0 where id = $1', [company.tenantId]);
    expect(errorOf(await again('subscribeLog', String(failed?.id)))).toBe('noBerries');
    await sql('update tenant set berry_balance = (select sum(amount) from berry_ledger where tenant_id = $1) where id = $1', [
      company.tenantId,
    ]);
  });
});

describe('the update log', () => {
  it('lists new data with its number of events, and failed requests with their reason', async () => {
    stub.answer(number(), [{ body: plannedEvents() }, { body: [...plannedEvents(), ...departedEvents()] }, { status: 503 }]);
    const id = await track();
    server.setNow('2026-11-27T09:00:00Z');
    await poll(id);
    await poll(id);
    server.setNow('2026-11-21T09:00:00Z');
    const all = await rows<UpdateRow>('updateLog');
    expect(all.filter(({ status }) => status === 'success')).toHaveLength(2);
    expect(await rows<UpdateRow>('updateLog', { status: 'failed' })).toMatchObject([
      { reason: 'shipping_line_unreachable', httpStatus: 503, added: 0, carrierCode: 'COSU', again: true },
    ]);
    const added = (await rows<UpdateRow>('updateLog', { status: 'success' })).map((row) => row.added);
    expect(new Set(added)).toEqual(new Set([departedEvents().length, plannedEvents().length]));
  });

  it('triggers an update at once and free of charge, but no bill whose subscription failed', async () => {
    stub.answer(number(), [{ body: plannedEvents() }]);
    const id = await track();
    const [row] = await rows<UpdateRow>('updateLog');
    const [asked, before] = [stub.requests.length, await balance()];
    for (let n = 0; n < 2; n += 1) expect((await again('updateLog', String(row?.id)))?.code).toBe(200);
    await server.pollDue();
    expect([stub.requests.length, await balance()]).toEqual([asked + 1, before]);
    await sql("update ocean_bill set subscription_status = 'SUB_ERR' where id = $1", [id]);
    expect(errorOf(await again('updateLog', String(row?.id)))).toBe('subscriptionFailed');
    expect(await rows<UpdateRow>('updateLog')).toMatchObject([{ again: false }]);
    await sql("update ocean_bill set subscription_status = 'SUB_OK', tracking_state = 'ended' where id = $1", [id]);
    expect(errorOf(await again('updateLog', String(row?.id)))).toBe('trackingEnded');
  });
});

describe('the request log', () => {
  it('has a row for each request to a carrier, without key, number and company in its address', async () => {
    stub.answer(number(), { body: plannedEvents() });
    await track();
    const [row] = await requests({}, root);
    expect(row).toMatchObject({
      completion: 'completed',
      status: 'success',
      kind: 'poll',
      reason: null,
      httpStatus: 200,
      added: plannedEvents().length,
      pages: 1,
      again: false,
      address: `${stub.baseUrl}/v2/events?transportDocumentReference=•••&limit=•••`,
    });
    const [kept] = await sql('select * from carrier_request where id = $1', [row?.id]);
    expect(JSON.stringify(kept)).not.toContain('very-secret-key');
    expect(await requests()).toMatchObject([{ id: row?.id, address: null, again: true }]);
    expect((await again('requestLog', String(row?.id)))?.code).toBe(200);
  });

  it('lists requests that wait or run as not completed, and ends those whose process was killed', async () => {
    const { requests: log } = server.deps;
    const about = { tenantId: company.tenantId, carrierCode: 'COSU', referenceNo: number(), referenceType: 'BL' } as const;
    const [waits, runs, withdrawn] = [1, 2, 3].map(() => log.begin({ kind: 'poll', ...about }));
    runs?.sent('https://carrier.example/v2/events');
    withdrawn?.withdrawn();
    await log.flush();
    const open = () => requests({ completion: 'notCompleted' });
    expect(new Set((await open()).map(({ status }) => status))).toEqual(new Set(['executing', 'pending']));
    waits?.finished({ reason: 'not_found', httpStatus: 404 });
    await log.flush();
    expect(await open()).toMatchObject([{ status: 'executing' }]);
    server.setNow('2026-11-21T09:11:00Z');
    await tidyRequests(server.deps);
    expect(await open()).toEqual([]);
    const reasons = (await requests({ status: 'failed' })).map(({ reason }) => reason);
    expect(new Set(reasons)).toEqual(new Set(['interrupted', 'not_found']));
    runs?.finished({ httpStatus: 200 });
    await log.flush();
    expect(await requests({ status: 'success' })).toHaveLength(1);
    server.setNow('2026-11-21T09:00:00Z');
  });

  it('keeps its rows for the set number of days', async () => {
    stub.answer(number(), { body: plannedEvents() });
    await track();
    server.setNow('2026-11-23T08:59:00Z');
    await tidyRequests(server.deps);
    expect(await requests()).toHaveLength(1);
    server.setNow('2026-11-23T09:01:00Z');
    await tidyRequests(server.deps);
    expect(await requests()).toEqual([]);
    server.setNow('2026-11-21T09:00:00Z');
  });

  it('has the requests for entered numbers too', async () => {
    stub.answer(number(), { body: plannedEvents() });
    await server.call('oceanBill', 'recognise', { referenceNo: number() }, { as: amy });
    await server.deps.requests.flush();
    const [row] = await requests();
    expect(row).toMatchObject({ kind: 'recognise', status: 'success', added: null, again: false });
    expect(errorOf(await again('requestLog', String(row?.id)))).toBe(ERROR.notFound);
    expect(await requests({}, ben)).toEqual([]);
  });

  it('never holds up a request, and catches up when the database responds again', async () => {
    const { driver } = server.test;
    const connect = driver.connect.bind(driver);
    const entry = server.deps.requests.begin({
      kind: 'poll',
      tenantId: company.tenantId,
      carrierCode: 'COSU',
      referenceNo: number(),
      referenceType: 'BL',
    });
    driver.connect = () => Promise.reject(new Error('no connection'));
    entry.finished({});
    await server.deps.requests.flush();
    driver.connect = connect;
    expect(await requests()).toEqual([]);
    await server.deps.requests.flush();
    expect(await requests()).toHaveLength(1);
  });
});

describe('the push log', () => {
  const fail = async (more: object = {}): Promise<void> => {
    broken = true;
    stub.answer(number(), [{ body: plannedEvents() }]);
    await track({ notificationEmail: 'desk@example.com', ...more });
    await sql("update outgoing_message set attempts = 10 where state = 'waiting'");
    await server.drainJobs();
    broken = false;
  };

  it('lists the messages with a push state and a keyword, and shows the text of one', async () => {
    await fail();
    const [row] = await pushes({ keyword: ` ${number().slice(4)} ` });
    expect(row).toMatchObject({ pushState: 'failed', channel: 'email', recipient: 'desk@example.com', lastError: 'refused', again: true });
    const detail = resultOf<PushRow>(await server.call('pushLog', 'detail', { id: String(row?.id) }, { as: amy }));
    expect(detail.body).toContain(number());
    expect(await pushes({ keyword: 'nothing' })).toEqual([]);
    expect(await pushes({ pushState: 'succeed' })).toEqual([]);
  });

  it('asks for keyword and push state', async () => {
    const { envelope } = await server.call('pushLog', 'page', { keyword: ' ', pushState: '' } as never, { as: amy });
    expect(Object.keys(JSON.parse(String(envelope?.message)) as object).toSorted()).toEqual(['keyword', 'pushState']);
  });

  it('sends a failed message again, once and free of charge', async () => {
    await fail();
    const [row] = await pushes();
    const before = await balance();
    const push = async () => (await server.call('pushLog', 'pushAgain', { id: String(row?.id) }, { as: amy })).envelope?.code;
    expect([await push(), await push()]).toEqual([200, 200]);
    await server.drainJobs();
    expect([await push(), sent, await balance()]).toEqual([200, ['desk@example.com'], before]);
    await server.drainJobs();
    expect(sent).toHaveLength(1);
    expect(await pushes({ pushState: 'succeed' })).toMatchObject([{ id: row?.id, attempts: 1, again: false, lastError: null }]);
  });

  it('shows no code, and sends none again', async () => {
    await sql(
      `insert into outgoing_message (id, channel, recipient, subject, body, idempotency_key, state, create_time)
       values (gen_random_uuid(), 'email', $1, 'Code', '123456 is your code.', $2, 'failed', now())`,
      [`p${serial}@example.com`, `code:${serial}`],
    );
    const find = (as: Account) => pushes({ keyword: `p${serial}@`, referenceNo: '' }, as);
    expect(await find(amy)).toEqual([]);
    const [row] = await find(root);
    expect(row).toMatchObject({ again: false, tenantName: null });
    const id = String(row?.id);
    expect((await server.call('pushLog', 'detail', { id }, { as: root })).envelope?.result).toMatchObject({ body: null });
    expect(errorOf((await server.call('pushLog', 'pushAgain', { id }, { as: root })).envelope)).toBe('oneTimeMessage');
  });
});

describe('each log', () => {
  const input = { pushLog: { keyword: '@', pushState: 'failed' }, requestLog: { completion: 'completed' } } as Partial<Record<Log, object>>;
  it.each(['consumptionLog', 'pushLog', 'subscribeLog', 'updateLog', 'requestLog'] as const)(
    'of %s shows its rows to the company, in the data range of the reader, and to platform administrators with the company',
    async (log) => {
      broken = true;
      stub.answer(number(), { body: plannedEvents() });
      await track({ notificationEmail: 'desk@example.com' });
      await sql("update outgoing_message set attempts = 10 where state = 'waiting'");
      await server.drainJobs();
      const counts = await Promise.all([amy, ben, stranger, root].map(async (as) => (await rows(log, input[log], as)).length));
      expect(counts).toEqual([1, 0, 0, 1]);
      const [{ name } = { name: '' }] = await sql<{ name: string }>('select name from tenant where id = $1', [company.tenantId]);
      expect(await rows(log, { ...input[log], tenantName: name }, root)).toMatchObject([{ tenantName: name }]);
      expect(await rows(log, { ...input[log], tenantName: 'another' }, root)).toEqual([]);
    },
  );

  it('has the rows of air waybills with their numbers, and triggers them again', async () => {
    const waybill = { awbNo: '157-53806270', localKeyword: 'Spring', customerService: 'Amy', originCode: 'PVG', destinationCode: 'FRA' };
    broken = true;
    stub.answer(WAYBILL_PATH, { body: waybillDocument() });
    stub.answer(EVENTS_PATH, { body: eventsDocument(...plannedFlights()) });
    const added = { ...waybill, notificationEmail: 'desk@example.com' };
    const { id } = resultOf<{ id: string }>(await server.call('airWaybill', 'add', added, { as: amy }));
    await server.pollDue();
    await server.deps.requests.flush();
    await sql("update outgoing_message set attempts = 10 where state = 'waiting'");
    await server.drainJobs();
    broken = false;
    const before = await balance();
    for (const log of ['consumptionLog', 'pushLog', 'subscribeLog', 'updateLog', 'requestLog'] as const) {
      const [row] = await rows<{ id: string; again?: boolean }>(log, { ...input[log], referenceNo: '15753806270' });
      expect(row, log).toMatchObject({ referenceNo: '15753806270', ...(log === 'consumptionLog' ? {} : { again: true }) });
      if (log === 'consumptionLog' || log === 'pushLog') continue;
      await sql('update air_waybill set next_poll_at = null where id = $1', [id]);
      expect(await again(log, String(row?.id)), log).toMatchObject({ code: 200 });
      expect((await sql('select 1 from air_waybill where id = $1 and next_poll_at is not null', [id])).length, log).toBe(1);
      expect(errorOf(await again(log, String(row?.id), root)), log).toBe(ERROR.notFound);
    }
    expect(await balance()).toBe(before);
  });

  it('triggers nothing for bills of other companies, not even for platform administrators', async () => {
    stub.answer(number(), { body: plannedEvents() });
    await track();
    for (const log of ['subscribeLog', 'updateLog', 'requestLog'] as const) {
      const [row] = await rows<{ id: string; again: boolean }>(log, input[log], root);
      expect(row?.again).toBe(false);
      expect(errorOf(await again(log, String(row?.id), root))).toBe(ERROR.notFound);
    }
  });
});
