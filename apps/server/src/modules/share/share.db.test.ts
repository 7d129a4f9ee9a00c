import type { Answered, Input } from '@seaberry/api-client/schemas';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { departedEvents, plannedEvents } from '../../testing/dcsa-events.ts';
import { startTestServer, type Account, type TestServer } from '../../testing/server.ts';
import { startStubCarrier, type StubCarrier } from '../../testing/stub-carrier.ts';
import { createSeal } from '../auth/factors/seal/rules.ts';

let server: TestServer;
let stub: StubCarrier;
let amy: Account;
let stranger: Account;
let bill: string;
let other: string;
const NOW = '2026-11-29T09:00:00.000Z';
const BILL: Input<'oceanBill', 'add'> = {
  referenceNo: 'COSU6123456789',
  carrierCode: 'COSU',
  serviceType: 'CY/CY',
  customerService: 'Amy',
  polCode: 'CNSHA',
  podCode: 'USLAX',
  customer: 'Blue Harbor',
  orderNo: 'PO-1184',
  remark: 'Do not tell',
};

beforeAll(async () => {
  stub = await startStubCarrier();
  server = await startTestServer({
    now: NOW,
    config: { publicUrl: 'https://track.example', devMailbox: { key: null } },
    connectors: { email: { send: () => Promise.resolve() }, sms: null },
    carriers: [{ code: '*', baseUrl: stub.baseUrl, apiKey: 'very-secret-key', apiKeyHeader: 'API-Key' }],
  });
  amy = await server.person({ tenantId: await server.tenant('Northwind', 20), roles: ['operator'] });
  stranger = await server.person({ tenantId: await server.tenant('Elsewhere', 20), roles: ['operator'] });
  stub.answer(BILL.referenceNo, { body: [...plannedEvents(), ...departedEvents()] });
  stub.answer('COSU6123456790', { body: [] });
  bill = await tracked(BILL);
  other = await tracked({ ...BILL, referenceNo: 'COSU6123456790', customer: 'Others Ltd' });
});
afterAll(async () => {
  await server.close();
  await stub.close();
});

async function tracked(input: Input<'oceanBill', 'add'>): Promise<string> {
  const { envelope } = await server.call('oceanBill', 'add', input, { as: amy });
  await server.pollDue();
  await server.drainJobs();
  return String((envelope?.result as { id: string } | undefined)?.id);
}

type Added = { id: string; token: string };
type Opened = Answered<'shareLink', 'open'>;
const chosen = (...ids: string[]) => ids.map((id) => ({ kind: 'oceanBill' as const, id }));
const link = async (input: Partial<Input<'shareLink', 'add'>> = {}, as = amy): Promise<Added> => {
  const whole = { name: 'For you', shows: ['timeline', 'map', 'containers', 'order'] as const, orders: chosen(bill), ...input };
  const { envelope } = await server.call('shareLink', 'add', whole as Input<'shareLink', 'add'>, { as });
  expect(envelope?.message).toBe('');
  return envelope?.result as unknown as Added;
};
const open = async (input: Input<'shareLink', 'open'>) => (await server.call('shareLink', 'open', input)).envelope;
const opened = async (token: string): Promise<Opened> => {
  const envelope = await open({ token });
  expect(envelope?.message).toBe('');
  return envelope?.result as unknown as Opened;
};
const codeOf = (envelope: { code?: unknown; message?: unknown } | null | undefined): string =>
  envelope?.code === 200 ? 'ok' : (/^\[(\w+)\]/u.exec(String(envelope?.message))?.[1] ?? String(envelope?.message));
const shipment = async (pass: string, id: string) => (await server.call('shareLink', 'shipment', { pass, id })).envelope;
const rowOf = async (id: string) => {
  const { envelope } = await server.call('shareLink', 'page', { page: 1, pageSize: 50 }, { as: amy });
  const found = envelope?.result as unknown as Answered<'shareLink', 'page'> | undefined;
  return found?.items.find((row) => row.id === id);
};

it('shows chosen shipments to people without an account, and nothing that was not chosen', async () => {
  const { token } = await link();
  const page = await opened(token);
  expect(page).toMatchObject({ name: 'For you', company: { name: 'Northwind', logo: null }, more: false, now: NOW });
  expect(page.shipments.map(({ reference, orderNo, to }) => [reference, orderNo, to?.name])).toEqual([
    ['COSU6123456789', 'PO-1184', 'Los Angeles'],
  ]);
  const { result } = (await shipment(page.pass, bill)) ?? {};
  expect(result).toMatchObject({ kind: 'oceanBill', shipment: { id: bill }, route: { legs: [{}] } });
  const text = JSON.stringify([page, result]);
  for (const secret of ['Do not tell', 'Amy', amy.id, 'COSU6123456790', 'Blue Harbor']) expect(text).not.toContain(secret);
  expect(codeOf(await shipment(page.pass, other))).toBe('D1002');
});

it('shows only the parts that its author chose', async () => {
  const { token } = await link({ shows: [] });
  const page = await opened(token);
  const { result } = (await shipment(page.pass, bill)) ?? {};
  expect(result).toMatchObject({ route: null, state: { containers: [], leadContainer: null, etaHistory: [], anomalies: [], signals: [] } });
  expect(JSON.stringify([page, result])).not.toMatch(/PO-1184|\b[A-Z]{3}U\d{7}\b/u);
  const timeline = await opened((await link({ shows: ['timeline'] })).token);
  const journey = (await shipment(timeline.pass, bill))?.result as { state: { containers: { number: string; stations: unknown[] }[] } };
  expect(journey.state.containers).toHaveLength(1);
  expect(journey.state.containers[0]?.number).toBe('');
  expect(journey.state.containers[0]?.stations.length).toBeGreaterThan(1);
});

it('shows all shipments of a customer, also later ones', async () => {
  const { token } = await link({ orders: undefined, customer: 'Blue Harbor' });
  expect((await opened(token)).shipments.map(({ id }) => id)).toEqual([bill]);
  stub.answer('COSU6123456806', { body: [] });
  const later = await tracked({ ...BILL, referenceNo: 'COSU6123456806' });
  expect(new Set((await opened(token)).shipments.map(({ id }) => id))).toEqual(new Set([bill, later]));
});

it('ends by hand, by time, and with its author', async () => {
  const { id, token } = await link({ expiresAt: '2026-12-06T09:00:00Z' });
  const { pass } = await opened(token);
  const setStatus = (status: 1 | 2) => server.call('shareLink', 'setStatus', { id, status }, { as: amy });
  await setStatus(2);
  expect([codeOf(await open({ token })), codeOf(await shipment(pass, bill))]).toEqual(['linkEnded', 'linkEnded']);
  await setStatus(1);
  expect(codeOf(await open({ token }))).toBe('ok');
  server.setNow('2026-12-06T09:00:00.000Z');
  expect(codeOf(await open({ token }))).toBe('linkEnded');
  server.setNow(NOW);
  const ben = await server.person({ tenantId: amy.tenantId, roles: ['operator'] });
  const ofBen = (await link({}, ben)).token;
  await server.deps.db.transaction('system', () => server.deps.db.sql('update app_user set enabled = false where id = $1', [ben.id]));
  expect(codeOf(await open({ token: ofBen }))).toBe('linkEnded');
  await server.call('shareLink', 'delete', { id }, { as: amy });
  expect(codeOf(await open({ token }))).toBe('linkUnknown');
});

it('asks for its password, limits attempts, and a new password closes open pages', async () => {
  const { id, token } = await link({ password: 'berth nine' });
  expect(codeOf(await open({ token }))).toBe('linkPassword');
  expect(codeOf(await open({ token, password: 'wrong' }))).toBe('linkPasswordWrong');
  const page = (await open({ token, password: 'berth nine' }))?.result as unknown as Opened;
  expect(codeOf(await shipment(page.pass, bill))).toBe('ok');
  expect(codeOf(await open({ token, pass: page.pass }))).toBe('ok');
  await server.call('shareLink', 'update', { id, name: 'For you', shows: [], password: 'berth ten' }, { as: amy });
  expect([codeOf(await shipment(page.pass, bill)), codeOf(await open({ token, pass: page.pass }))]).toEqual([
    'linkPassword',
    'linkPassword',
  ]);
  const tries = await Promise.all(Array.from({ length: 12 }, () => open({ token, password: 'wrong' })));
  expect(tries.some((envelope) => envelope?.code === 429)).toBe(true);
  expect(await rowOf(id)).toMatchObject({ hasPassword: true, orders: 1 });
  await server.call('shareLink', 'update', { id, name: 'For you', shows: [], password: '' }, { as: amy });
  expect(codeOf(await open({ token }))).toBe('ok');
});

it('counts visits, not the requests of an open page', async () => {
  const { id, token } = await link();
  const { pass } = await opened(token);
  await opened(token);
  await open({ token, pass });
  expect(await rowOf(id)).toMatchObject({ views: 2, viewedAt: NOW });
});

it('is kept out of search engines and caches, whatever it answers', async () => {
  const { token } = await link();
  const { pass } = await opened(token);
  const answers = await Promise.all([
    server.call('shareLink', 'open', { token }),
    server.call('shareLink', 'open', { token: 'unknown' }),
    server.call('shareLink', 'shipment', { pass, id: bill }),
    server.call('shareLink', 'shipment', { pass, id: other }),
  ]);
  for (const { headers } of answers) expect([headers.get('X-Robots-Tag'), headers.get('Cache-Control')]).toEqual(['noindex', 'no-store']);
  const list = await server.call('shareLink', 'page', { page: 1, pageSize: 5 }, { as: amy });
  expect(list.headers.get('X-Robots-Tag')).toBeNull();
});

const send = async (input: Partial<Input<'shareLink', 'send'>>, as = amy) =>
  (await server.call('shareLink', 'send', { id: '', to: ['sam@example.com'], language: 'en', ...input }, { as })).envelope;
const mails = () =>
  server.deps.db.transaction('system', () =>
    server.deps.db.sql<{ recipient: string; subject: string; body: string }>(
      `select recipient, subject, body from outgoing_message where idempotency_key like 'share:%' order by create_time, recipient`,
    ),
  );

it('is sent by e-mail with the outlook of its shipments, in the language chosen; its token is stored masked afterwards', async () => {
  const { id, token } = await link({ name: 'Autumn\ncollection', orders: chosen(bill, other), expiresAt: '2026-12-06T09:00:00Z' });
  expect(codeOf(await send({ id, to: ['Sam@example.com', 'sam@example.com', 'ann@example.com'], note: 'Papers are complete.' }))).toBe(
    'ok',
  );
  const [ann, sam, ...none] = await mails();
  expect(none).toEqual([]);
  expect([ann?.recipient, sam?.recipient]).toEqual(['ann@example.com', 'sam@example.com']);
  expect(sam?.subject).toBe('Northwind: Autumn collection');
  for (const part of [
    'Papers are complete.',
    '- COSU6123456789: ',
    'Los Angeles',
    '- COSU6123456790',
    `/share#${token}\n`,
    'until 6 Dec, 09:00 UTC',
  ])
    expect(sam?.body).toContain(part);
  expect(codeOf(await send({ id, language: 'zh-cn' }))).toBe('ok');
  expect((await mails()).at(-1)?.body).toContain('洛杉矶');
  await server.drainJobs();
  const audit = JSON.stringify(await server.deps.db.transaction('system', () => server.deps.db.sql('select * from audit_log')));
  const stored = JSON.stringify(await mails());
  expect(stored + audit).not.toContain(token);
  expect(audit).toContain('shareLink.send');
  expect(audit).not.toContain('Papers are complete');
});

it('with a password states nothing of its shipments in an e-mail', async () => {
  const { id } = await link({ password: 'berth nine' });
  expect(codeOf(await send({ id, to: ['eve@example.com'] }))).toBe('ok');
  const body = String((await mails()).find(({ recipient }) => recipient === 'eve@example.com')?.body);
  expect(body).toContain('has a password');
  expect(body).not.toContain('COSU6123456789');
});

it('is sent only by its company, with the permission, while it is open, to at most 20 addresses, within the limits', async () => {
  const { id } = await link();
  const addresses = (count: number, domain: string) => Array.from({ length: count }, (_, at) => `a${at}@${domain}`);
  expect(codeOf(await send({ id }, stranger))).toBe('D1002');
  expect((await send({ id }, await server.person({ tenantId: amy.tenantId, roles: ['viewer'] })))?.code).toBe(403);
  expect(JSON.parse(String((await send({ id, to: addresses(21, 'many.example') }))?.message))).toHaveProperty('to');
  expect(JSON.parse(String((await send({ id, to: ['sam, ann@example.com'] }))?.message))).toEqual(expect.anything());
  const before = (await mails()).length;
  const ben = await server.person({ tenantId: amy.tenantId, roles: ['operator'] });
  for (const batch of ['one', 'two', 'three']) expect(codeOf(await send({ id, to: addresses(20, `${batch}.example`) }, ben))).toBe('ok');
  expect((await send({ id, to: addresses(2, 'four.example') }, ben))?.code).toBe(429);
  expect((await mails()).length).toBe(before + 60);
  await server.call('shareLink', 'setStatus', { id, status: 2 }, { as: amy });
  expect(codeOf(await send({ id }))).toBe('linkEnded');
});

it('has a token that only the company can read again, stored encrypted', async () => {
  const { id, token } = await link();
  expect((await server.call('shareLink', 'token', { id }, { as: amy })).envelope?.result).toBe(token);
  expect(codeOf((await server.call('shareLink', 'token', { id }, { as: stranger })).envelope)).toBe('D1002');
  const rows = await server.deps.db.transaction('system', () => server.deps.db.sql('select * from share_link'));
  const audit = await server.deps.db.transaction('system', () => server.deps.db.sql('select * from audit_log'));
  expect(JSON.stringify([rows, audit]) + server.logLines.join('')).not.toContain(token);
  expect(codeOf(await open({ token: `${token}x` }))).toBe('linkUnknown');
  const forged = createSeal(new Uint8Array(32), []).close(`${id} 9999999999999 `, 'pass of a share link');
  expect(codeOf(await shipment(forged, bill))).toBe('linkPassword');
});

it('cannot show a shipment that its author does not see', async () => {
  const { envelope } = await server.call('shareLink', 'add', { name: 'Theirs', shows: [], orders: chosen(bill) }, { as: stranger });
  expect(JSON.parse(String(envelope?.message))).toHaveProperty('orders');
  const nothing = await server.call('shareLink', 'add', { name: 'Nothing', shows: [] }, { as: amy });
  expect(JSON.parse(String(nothing.envelope?.message))).toHaveProperty('customer');
});
