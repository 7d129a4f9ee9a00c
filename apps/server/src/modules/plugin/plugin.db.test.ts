import { webcrypto } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { PLUGIN_EVENTS } from '@seaberry/api-client/contract';
import type { PluginDeliveryRow, PluginRow } from '@seaberry/api-client/schemas';
import { startReceiver, type Received, type Receiver } from '../../testing/hook-receiver.ts';
import { listPage } from '../../testing/page-of.ts';
import { SOON } from '../../testing/soon.ts';
import { SECRET, startTestServer, type Account, type TestServer } from '../../testing/server.ts';
import { createSeal } from '../auth/factors/seal/rules.ts';
import { renewSeals } from '../auth/factors/seal/service.ts';
import { formOf, makePosition, rootOf } from '../user/fixtures.ts';
import type { NotificationDraft } from '../notification/rules.ts';
import { notify } from '../notification/service.ts';
import { deliverHook, PAUSES_MS } from './delivery/service.ts';
import { sweepPlugins } from './jobs.ts';

let server: TestServer;
let receiver: Receiver;
let amy: Account;
beforeAll(async () => {
  server = await startTestServer({ config: { pluginHosts: ['127.0.0.1'] } });
});
beforeEach(async () => {
  receiver = await startReceiver();
  amy = await server.person({ tenantId: await server.tenant('Northwind', 50) });
});
afterEach(() => receiver.close());
afterAll(() => server.close());

interface Shown {
  id: string;
  secret: string | null;
  previousUntil: string | null;
}

const manifest = (more: object = {}): string =>
  JSON.stringify({
    name: 'ERP',
    code: 'erp',
    version: '1.0.0',
    hooks: PLUGIN_EVENTS.map((event) => ({ event, url: `${receiver.url}/hook` })),
    ...more,
  });
const upload = (text = manifest(), as = amy) => server.call('sysPlugin', 'add', { manifest: text }, { as });
const added = async (text?: string, as?: Account) => (await upload(text, as)).envelope?.result as unknown as Shown;
const sql = (text: string, params: unknown[] = []) => server.deps.db.transaction('system', () => server.deps.db.sql(text, params));
const deliveries = async (pluginId: string, as = amy) =>
  (await listPage(server, 'pluginDelivery', { pluginId }, { as })).items as PluginDeliveryRow[];
const BILL = { carrierCode: 'COSU', serviceType: 'CY/CY', customerService: 'Amy', polCode: 'CNSHA' };
const addBill = (referenceNo: string, as = amy) => server.call('oceanBill', 'add', { ...BILL, referenceNo }, { as });
const typesReceived = () => receiver.received.map(({ body }) => (JSON.parse(body) as { type: string }).type);
/** Time passes for what waits: the rows and their jobs. */
const letTimePass = async (): Promise<void> => {
  await sql(`update plugin_delivery set next_time = now() - interval '1 second' where state = 'waiting'`);
  await server.deps.db.asOwner(
    `update pgboss.job set start_after = now() - interval '1 second' where name = 'plugin.deliver' and state < 'active'`,
  );
};

/** Standard Webhooks, with the HMAC of Web Crypto. */
async function isSigned({ headers, body }: Received, secret: string): Promise<boolean> {
  const bytes = Uint8Array.from(atob(secret.replace(/^whsec_/u, '')), (letter) => letter.codePointAt(0) ?? 0);
  const key = await webcrypto.subtle.importKey('raw', bytes, { name: 'HMAC', hash: 'SHA-256' }, false, ['verify']);
  const signed = new TextEncoder().encode(`${String(headers['webhook-id'])}.${String(headers['webhook-timestamp'])}.${body}`);
  const given = String(headers['webhook-signature']).split(' ');
  const checked = given.map((one) => {
    const [version, text = ''] = one.split(',');
    const signature = Uint8Array.from(atob(text), (letter) => letter.codePointAt(0) ?? 0);
    return version === 'v1' ? webcrypto.subtle.verify('HMAC', key, signature, signed) : Promise.resolve(false);
  });
  return (await Promise.all(checked)).includes(true);
}

describe('a plugin', () => {
  it('gets an event of its company by a signed request', async () => {
    const { id, secret } = await added();
    expect(secret).toMatch(/^whsec_[\w+/]{43}=$/u);
    await addBill('COSU7000000001');
    await server.drainJobs();
    const [request] = receiver.received;
    expect(JSON.parse(request?.body ?? '')).toEqual({
      type: 'order.added',
      timestamp: expect.any(String),
      data: { id: expect.any(String), kind: 'oceanBill', referenceNo: 'COSU7000000001' },
    });
    expect(request?.headers['content-type']).toBe('application/json');
    expect(Math.abs(Number(request?.headers['webhook-timestamp']) - Date.now() / 1000)).toBeLessThan(60);
    expect(await isSigned(request as Received, secret ?? '')).toBe(true);
    expect(await isSigned({ ...(request as Received), body: `${request?.body} ` }, secret ?? '')).toBe(false);
    expect(await deliveries(id)).toMatchObject([
      { id: request?.headers['webhook-id'], event: 'order.added', state: 'delivered', attempts: 1, responseStatus: 204, nextTime: null },
    ]);
  });

  it('is replaced by a manifest with its code, and keeps its status and secret', async () => {
    const { id, secret } = await added();
    await server.call('sysPlugin', 'setStatus', { id, status: 2 }, { as: amy });
    const again = await added(manifest({ name: 'ERP 2', version: '2.0.0' }));
    expect(again).toMatchObject({ id, secret: null });
    const { items } = await listPage(server, 'sysPlugin', {}, { as: amy });
    expect(items as PluginRow[]).toMatchObject([
      { id, name: 'ERP 2', code: 'erp', pluginVersion: '2.0.0', status: 2, events: PLUGIN_EVENTS.toSorted() },
    ]);
    await server.call('sysPlugin', 'setStatus', { id, status: 1 }, { as: amy });
    await server.call('sysPlugin', 'test', { id }, { as: amy });
    await server.drainJobs();
    expect(await isSigned(receiver.received[0] as Received, secret ?? '')).toBe(true);
  });

  it('is refused with each fault at its field, in the language of the reader', async () => {
    const text = manifest({ code: 'ERP', hooks: [{ event: 'ship.sunk', url: 'http://10.0.0.1/' }] });
    const { envelope } = await server.call('sysPlugin', 'add', { manifest: text }, { as: amy, locale: 'zh-cn' });
    const told = JSON.parse(String(envelope?.message)) as { manifest: string[] };
    expect(told.manifest.map((line) => line.split('：')[0])).toEqual(['hooks[0].event', 'hooks[0].url', 'code']);
    // The limit is in bytes: these are fewer characters.
    const large = await upload(manifest({ description: '海'.repeat(6000) }));
    expect(String(large.envelope?.message)).toContain('16 kB');
    expect(await sql('select 1 from plugin where tenant_id = $1', [amy.tenantId])).toEqual([]);
  });

  it('can be one of 50 of a company, also when several are uploaded at once', async () => {
    const { id } = await added(manifest({ code: 'p-0' }));
    await sql(
      `insert into plugin (id, tenant_id, code, name, plugin_version, manifest, hooks, secret, create_time, update_time)
       select gen_random_uuid(), tenant_id, 'p-' || n, name, plugin_version, manifest, hooks, secret, now(), now()
       from plugin, generate_series(1, 47) n where id = $1`,
      [id],
    );
    // No row can be inserted until all three wait.
    const { db } = server.deps;
    const [held, all] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const holding = db.transaction('system', async () => {
      await db.sql('lock table plugin in share mode');
      held.resolve();
      await all.promise;
    });
    await held.promise;
    const uploads = Promise.all(['a1', 'a2', 'a3'].map((code) => upload(manifest({ code }))));
    const waiting = `select count(*)::int as waiting from pg_locks where not granted
      and database = (select oid from pg_database where datname = current_database())`;
    await expect.poll(() => sql(waiting), SOON).toEqual([{ waiting: 3 }]);
    all.resolve();
    await holding;
    const outcomes = await uploads;
    expect(outcomes.filter(({ envelope }) => envelope?.code === 200)).toHaveLength(2);
    expect(outcomes.map(({ envelope }) => String(envelope?.message)).join('')).toContain('[tooManyPlugins]');
    expect((await upload(manifest({ code: 'p-0', version: '2.0.0' }))).envelope?.code).toBe(200);
    // Their secrets belong to another row.
    await sql('delete from plugin where tenant_id = $1', [amy.tenantId]);
  });

  it('is signed by old and new secret until the chosen time, then by the new one', async () => {
    const { id, secret: old } = await added();
    const rotated = (await server.call('sysPlugin', 'rotate', { id, keepMinutes: 60 }, { as: amy })).envelope?.result as unknown as Shown;
    const send = async (): Promise<Received> => {
      await server.call('sysPlugin', 'test', { id }, { as: amy });
      await server.drainJobs();
      return receiver.received.at(-1) as Received;
    };
    const both = await send();
    expect([await isSigned(both, old ?? ''), await isSigned(both, rotated.secret ?? '')]).toEqual([true, true]);
    await sql(`update plugin set previous_until = now() - interval '1 second' where id = $1`, [id]);
    const one = await send();
    expect([await isSigned(one, old ?? ''), await isSigned(one, rotated.secret ?? '')]).toEqual([false, true]);
  });

  it('has a secret that is stored encrypted, is in no row and no log, and is encrypted anew with another key', async () => {
    const { id, secret } = await added();
    const stored = JSON.stringify(
      await sql(`select p.*, (select jsonb_agg(l) from audit_log l) as logs from plugin p where id = $1`, [id]),
    );
    const rows = JSON.stringify(await listPage(server, 'sysPlugin', {}, { as: amy }));
    for (const text of [stored, rows]) expect(text).not.toContain(String(secret).slice(6));
    const another = new TextEncoder().encode('another secret that is long enough');
    const next = createSeal(another, [SECRET]);
    expect(await renewSeals(server.deps.db, next)).toBe(0);
    const [row] = await sql('select secret from plugin where id = $1', [id]);
    expect(createSeal(another, []).open(String(row?.['secret']), id)).toBe(secret);
    await renewSeals(server.deps.db, createSeal(SECRET, [another]));
  });
});

describe('a delivery', () => {
  it('is tried again by the queue after 500, under the same key and with the same webhook-id', async () => {
    const { id, secret } = await added();
    receiver.answer(500, 503, 200);
    await server.call('sysPlugin', 'test', { id }, { as: amy });
    await server.drainJobs();
    const [first] = await deliveries(id);
    expect(first).toMatchObject({ state: 'waiting', attempts: 1, responseStatus: 500, error: 'HTTP 500' });
    expect(Date.parse(String(first?.nextTime)) - Date.now()).toBeGreaterThan(2000);
    const jobs = () =>
      server.deps.db.asOwner(
        `select singleton_key as key, start_after > now() as later from pgboss.job where name = 'plugin.deliver' and state < 'active'`,
      );
    expect((await jobs()).rows).toEqual([{ key: first?.id, later: true }]);
    // Not due: nothing is sent.
    await server.drainJobs();
    expect(receiver.received).toHaveLength(1);
    await letTimePass();
    await server.drainJobs();
    expect((await jobs()).rows).toEqual([{ key: first?.id, later: true }]);
    await letTimePass();
    await server.drainJobs();
    expect(await deliveries(id)).toMatchObject([{ state: 'delivered', attempts: 3, responseStatus: 200, error: null }]);
    expect(new Set(receiver.received.map(({ headers }) => headers['webhook-id']))).toEqual(new Set([first?.id]));
    for (const request of receiver.received) expect(await isSigned(request, secret ?? '')).toBe(true);
    expect((await jobs()).rows).toEqual([]);
  });

  it('fails after about three days, is listed, and is sent again by hand', async () => {
    const { id } = await added();
    receiver.answer(500);
    await server.call('sysPlugin', 'test', { id }, { as: amy });
    for (let at = 0; at <= PAUSES_MS.length; at += 1) {
      await server.drainJobs();
      await letTimePass();
    }
    await server.drainJobs();
    const [failed] = await deliveries(id);
    expect(failed).toMatchObject({ state: 'failed', attempts: PAUSES_MS.length + 1, error: 'HTTP 500', nextTime: null });
    const days = PAUSES_MS.reduce((sum, pause) => sum + pause, 0) / 86_400_000;
    expect([days > 3, days * 1.1 < 4]).toEqual([true, true]);
    receiver.answer(200);
    await server.call('pluginDelivery', 'sendAgain', { id: String(failed?.id) }, { as: amy });
    await server.drainJobs();
    expect(await deliveries(id)).toMatchObject([{ id: failed?.id, state: 'delivered', attempts: 1 }]);
  });

  it('is sent again at once while a later attempt waits, which then sends nothing', async () => {
    const { id } = await added();
    receiver.answer(500, 200);
    await server.call('sysPlugin', 'test', { id }, { as: amy });
    await server.drainJobs();
    const [waiting] = await deliveries(id);
    await server.call('pluginDelivery', 'sendAgain', { id: String(waiting?.id) }, { as: amy });
    await server.drainJobs();
    expect(await deliveries(id)).toMatchObject([{ state: 'delivered' }]);
    await letTimePass();
    await server.drainJobs();
    expect(receiver.received).toHaveLength(2);
  });

  it('fails at once where the receiver has gone, a redirect is not followed, and both end in the list', async () => {
    const { id } = await added();
    receiver.answer(410);
    await server.call('sysPlugin', 'test', { id }, { as: amy });
    await server.drainJobs();
    receiver.answer(302);
    await server.call('sysPlugin', 'test', { id }, { as: amy });
    await server.drainJobs();
    expect(await deliveries(id)).toMatchObject([
      { state: 'waiting', responseStatus: 302 },
      { state: 'failed', responseStatus: 410 },
    ]);
    expect(receiver.received.map(({ path }) => path)).toEqual(['/hook', '/hook']);
  });

  it('to the network of the server is refused before a connection, by address, by name and for http', async () => {
    const hooks = ['https://127.0.0.2/', 'https://localhost/', 'https://169.254.169.254/latest', 'https://[::1]/'].map((url, at) => ({
      event: PLUGIN_EVENTS[at],
      url,
    }));
    const { id } = await added(manifest({ hooks }));
    await server.call('sysPlugin', 'test', { id }, { as: amy });
    await server.drainJobs();
    const rows = await deliveries(id);
    expect(rows).toHaveLength(4);
    for (const row of rows)
      expect(row).toMatchObject({ state: 'failed', attempts: 1, error: expect.stringContaining('PLUGIN_HOSTS'), responseStatus: null });
    const plain = await upload(manifest({ code: 'plain', hooks: [{ event: 'order.added', url: 'http://example.com/' }] }));
    expect(String(plain.envelope?.message)).toContain('hooks[0].url');
  });

  it('is stopped when its plugin is disabled, once, and nothing is written for a disabled plugin', async () => {
    const { id } = await added();
    receiver.answer(500);
    await addBill('COSU7000000002');
    await server.drainJobs();
    await server.call('sysPlugin', 'setStatus', { id, status: 2 }, { as: amy });
    await server.call('sysPlugin', 'setStatus', { id, status: 2 }, { as: amy });
    await letTimePass();
    await server.drainJobs();
    await addBill('COSU7000000003');
    await server.drainJobs();
    expect(receiver.received).toHaveLength(1);
    const [stopped, ...others] = await deliveries(id);
    expect([stopped, others]).toMatchObject([{ state: 'stopped', nextTime: null }, []]);
    const refused = await server.call('pluginDelivery', 'sendAgain', { id: String(stopped?.id) }, { as: amy });
    expect(String(refused.envelope?.message)).toContain('[pluginDisabled]');
    expect(String((await server.call('sysPlugin', 'test', { id }, { as: amy })).envelope?.message)).toContain('[pluginDisabled]');
  });

  it('that was written while its plugin was being disabled is stopped by its job', async () => {
    const { id } = await added();
    await server.call('sysPlugin', 'test', { id }, { as: amy });
    await sql('update plugin set enabled = false where id = $1', [id]);
    await server.drainJobs();
    expect([receiver.received, await deliveries(id)]).toMatchObject([[], [{ state: 'stopped', attempts: 0 }]]);
  });

  it('whose job was lost is queued by the sweep, and old ones are removed', async () => {
    const { id } = await added();
    await server.call('sysPlugin', 'test', { id }, { as: amy });
    await server.deps.db.asOwner(`delete from pgboss.job where name = 'plugin.deliver'`);
    await sql(`update plugin_delivery set next_time = now() - interval '11 minutes' where plugin_id = $1`, [id]);
    await sweepPlugins(server.deps);
    await server.drainJobs();
    expect(receiver.received).toHaveLength(1);
    await sql(`update plugin_delivery set create_time = now() - interval '31 days' where plugin_id = $1`, [id]);
    await sweepPlugins(server.deps);
    expect(await deliveries(id)).toEqual([]);
  });

  const deliver = (id: string) => deliverHook(server.deps, server.auth.seal, id, new AbortController().signal);

  it('is attempted by one job at a time, and two of a plugin leave the others for later', async () => {
    const { id } = await added();
    for (let at = 0; at < 3; at += 1) await server.call('sysPlugin', 'test', { id }, { as: amy });
    const [one, two, three] = (await deliveries(id)).map((row) => row.id);
    const release = receiver.hold();
    const running = [one, two].map((delivery) => deliver(String(delivery)));
    await expect.poll(() => receiver.received.length, SOON).toBe(2);
    await deliver(String(one));
    await deliver(String(three));
    release();
    await Promise.all(running);
    expect(receiver.received).toHaveLength(2);
    const states = new Map((await deliveries(id)).map((row) => [row.id, [row.state, row.attempts]]));
    expect([one, two, three].map((delivery) => states.get(String(delivery)))).toEqual([
      ['delivered', 1],
      ['delivered', 1],
      ['waiting', 0],
    ]);
    await letTimePass();
    await server.drainJobs();
    expect(receiver.received).toHaveLength(3);
  });
});

describe('events', () => {
  it('of users and notices are sent once each, and not for a change that changes nothing', async () => {
    await added();
    const { tenantId } = amy;
    const form = formOf(await rootOf(server, tenantId), await makePosition(server, tenantId, 'Clerk'), { account: 'plugged.in' });
    const created = await server.call('sysUser', 'add', form, { as: amy });
    const id = String(created.envelope?.result);
    for (const status of [2, 2, 1, 1] as const) await server.call('sysUser', 'setStatus', { id, status }, { as: amy });
    const notice = await server.call('sysNotice', 'add', { title: 'Holiday', type: 1, content: '<p>a</p>' } as never, { as: amy });
    await server.call('sysNotice', 'public', { id: String(notice.envelope?.result) }, { as: amy });
    await server.drainJobs();
    expect(typesReceived().toSorted()).toEqual(['notice.published', 'user.created', 'user.disabled', 'user.enabled']);
    const user = receiver.received
      .map(({ body }) => JSON.parse(body) as { type: string; data: object })
      .find(({ type }) => type === 'user.created');
    expect(user?.data).toEqual({ id, account: form.account });
  });

  it('of a shipment are sent with its changes, once, and its alert with them', async () => {
    await added();
    const { tenantId } = amy;
    await addBill('COSU7000000020');
    const [bill] = await sql('select id from ocean_bill where tenant_id = $1', [tenantId]);
    const id = String(bill?.['id']);
    const order = { id, tenantId, referenceNo: 'COSU7000000020', notificationEmail: null };
    const draft: NotificationDraft = {
      node: 'bill',
      kind: 'subscriptionFailed',
      value: '1',
      params: { reason: 'not_found' },
      planTime: null,
      newestTime: null,
      timeZone: null,
    };
    const outlook = { kind: 'unknownNumber' } as Parameters<typeof notify>[2]['outlook'];
    for (let at = 0; at < 2; at += 1)
      await server.deps.db.transaction({ tenantId }, () =>
        notify(server.deps, order, { drafts: [draft], outlook }, server.deps.clock.domainNow()),
      );
    await server.drainJobs();
    const told = receiver.received.map(({ body }) => JSON.parse(body) as { type: string; data: object });
    expect(told.toSorted((one, other) => (one.type < other.type ? -1 : 1))).toMatchObject([
      { type: 'alert.raised', data: { id: expect.any(String), shipmentId: id, changes: [{ kind: 'subscriptionFailed' }] } },
      { type: 'order.added', data: { id } },
      { type: 'shipment.changed', data: { id, outlook: 'unknownNumber', changes: [{ kind: 'subscriptionFailed', timeZone: null }] } },
    ]);
    // Parameters may hold what a user has entered.
    expect(receiver.received.map(({ body }) => body).join('')).not.toContain('params');
  });

  it('of many bills of a batch are sent one by one', async () => {
    await added();
    const rows = Array.from({ length: 12 }, (_, at) => ({ ...BILL, referenceNo: `COSU71000000${String(at).padStart(2, '0')}` }));
    await server.call('oceanBill', 'addBatch', { rows } as never, { as: amy });
    await server.drainJobs();
    expect(typesReceived()).toEqual(rows.map(() => 'order.added'));
  });

  it('of one company never reach the plugins of another, nor are their rows seen', async () => {
    const { id } = await added();
    const ben = await server.person({ tenantId: await server.tenant('Southwind', 5) });
    await addBill('COSU7000000009', ben);
    await server.drainJobs();
    expect(receiver.received).toEqual([]);
    await server.call('sysPlugin', 'test', { id }, { as: amy });
    const [row] = await deliveries(id);
    expect(await deliveries(id, ben)).toEqual([]);
    expect((await listPage(server, 'sysPlugin', {}, { as: ben })).items).toEqual([]);
    const codes = await Promise.all([
      server.call('sysPlugin', 'test', { id }, { as: ben }),
      server.call('sysPlugin', 'rotate', { id }, { as: ben }),
      server.call('sysPlugin', 'delete', { id }, { as: ben }),
      server.call('pluginDelivery', 'sendAgain', { id: String(row?.id) }, { as: ben }),
    ]);
    expect(codes.map(({ envelope }) => String(envelope?.message).slice(0, 7))).toEqual(Array(4).fill('[D1002]'));
    // The same code is another plugin there.
    expect((await added(undefined, ben)).id).not.toBe(id);
  });
});
