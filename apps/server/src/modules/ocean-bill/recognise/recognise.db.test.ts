import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { plannedEvents } from '../../../testing/dcsa-events.ts';
import { SOON } from '../../../testing/soon.ts';
import { startTestServer, type Account, type TestServer } from '../../../testing/server.ts';
import { startStubCarrier, type StubCarrier } from '../../../testing/stub-carrier.ts';

let server: TestServer;
let stub: StubCarrier;
let amy: Account;
let tenantId: string;

beforeAll(async () => {
  stub = await startStubCarrier();
  server = await startTestServer({ now: '2026-11-21T09:00:00Z', carriers: [{ code: 'COSU', baseUrl: stub.baseUrl }] });
  tenantId = await server.tenant('Northwind', 10);
  amy = await server.person({ tenantId });
});
afterAll(async () => {
  await server.close();
  await stub.close();
});
beforeEach(() => stub.forget());

const KNOWN = 'COSU6123456789';
const recognise = async (input: { referenceNo: string; carrierCode?: string }, locale: 'en' | 'zh-cn' = 'en') =>
  (await server.call('oceanBill', 'recognise', input, { as: amy, locale })).envelope?.result as Record<string, unknown>;
const parameters = () => stub.requests.map(({ query }) => Object.keys(query)[0]);

it('fills kind, carrier and ports of a number from one free request to its carrier', async () => {
  stub.answer(KNOWN, { body: plannedEvents() });
  expect(await recognise({ referenceNo: ' cosu 6123456789' })).toMatchObject({
    status: 'found',
    referenceType: 'BL',
    carrierCode: 'COSU',
    carrierName: 'COSCO Shipping',
    polCode: 'CNSHA',
    polName: 'Shanghai',
    podCode: 'USLAX',
    podName: 'Los Angeles',
    outlook: { kind: 'onTrack' },
  });
  expect(parameters()).toEqual(['transportDocumentReference']);
  expect(await recognise({ referenceNo: KNOWN }, 'zh-cn')).toMatchObject({ polName: '上海', podName: '洛杉矶' });
  const company = (await server.call('company', 'info', undefined, { as: amy })).envelope?.result;
  expect(company).toMatchObject({ berries: 10 });
  const list = (await server.call('oceanBill', 'page', {}, { as: amy })).envelope?.result;
  expect(list).toMatchObject({ total: 0 });
});

it('asks the carrier for a bill of lading and for a booking where a number may be either', async () => {
  expect(await recognise({ referenceNo: '6301234567', carrierCode: 'cosu' })).toMatchObject({ status: 'unknown', carrierCode: 'COSU' });
  expect(new Set(parameters())).toEqual(new Set(['carrierBookingReference', 'transportDocumentReference']));
});

it('says that the carrier did not answer, and keeps what the number itself says', async () => {
  stub.answer(KNOWN, { status: 503 });
  expect(await recognise({ referenceNo: KNOWN })).toMatchObject({ status: 'noAnswer', referenceType: 'BL', carrierCode: 'COSU' });
});

it('an unreadable response is no statement about the number', async () => {
  for (const body of [[{ code: 'E-5071' }, null], { message: 'try later' }]) {
    stub.answer(KNOWN, { body });
    expect(await recognise({ referenceNo: KNOWN })).toMatchObject({ status: 'noAnswer', referenceType: 'BL', carrierCode: 'COSU' });
  }
  stub.answer(KNOWN, { body: [] });
  expect(await recognise({ referenceNo: KNOWN })).toMatchObject({ status: 'unknown' });
});

it('gives a carrier five seconds, however long it takes', async () => {
  stub.answer(KNOWN, { delayMs: 30_000 });
  const { timeout } = AbortSignal;
  const limit = new AbortController();
  const clock = vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => (ms === 5000 ? limit.signal : timeout(ms)));
  try {
    const response = recognise({ referenceNo: KNOWN });
    // The limit passes while the carrier works.
    await expect.poll(parameters, SOON).toHaveLength(1);
    limit.abort(new DOMException('The limit has passed.', 'TimeoutError'));
    expect(await response).toMatchObject({ status: 'noAnswer', carrierCode: 'COSU' });
  } finally {
    clock.mockRestore();
  }
});

it('asks no carrier where none is known, or about a bill that the company tracks already', async () => {
  expect(await recognise({ referenceNo: '6301234567' })).toMatchObject({ status: 'noCarrier', carrierCode: null });
  expect(await recognise({ referenceNo: 'MAEU280340496' })).toMatchObject({ status: 'noCarrier', carrierCode: 'MAEU' });
  const bill = { referenceNo: KNOWN, carrierCode: 'COSU', serviceType: 'CY/CY', customerService: 'Amy', polCode: 'CNSHA' };
  const added = (await server.call('oceanBill', 'add', bill, { as: amy })).envelope?.result as { id: string };
  expect(await recognise({ referenceNo: KNOWN })).toMatchObject({ status: 'tracked', id: added.id });
  expect(stub.requests).toEqual([]);
});

it('the people of one company together ask carriers 300 times an hour at most', async () => {
  const other = await server.person({ tenantId: await server.tenant('Southwind') });
  const { db } = server.deps;
  const used = 'update rate_window set count = 300 where key = $1';
  await recognise({ referenceNo: '6301234567', carrierCode: 'COSU' });
  await db.transaction('system', () => db.sql(used, [`free requests of ${tenantId}`]));
  stub.forget();
  const ask = (as: Account) => server.call('oceanBill', 'recognise', { referenceNo: '6301234567', carrierCode: 'COSU' }, { as });
  expect((await ask(await server.person({ tenantId }))).status).toBe(429);
  expect(stub.requests).toEqual([]);
  expect((await ask(other)).status).toBe(200);
});
