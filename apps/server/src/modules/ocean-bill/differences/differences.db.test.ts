import type { CallName } from '@seaberry/api-client/contract';
import type { Answered, Input } from '@seaberry/api-client/schemas';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { departedEvents, plannedEvents } from '../../../testing/dcsa-events.ts';
import { startTestServer, type Account, type TestServer } from '../../../testing/server.ts';
import { startStubCarrier, type StubCarrier } from '../../../testing/stub-carrier.ts';

let server: TestServer;
let stub: StubCarrier;
let amy: Account;
let viewer: Account;
let id: string;
const BILL = { referenceNo: 'COSU6123456789', carrierCode: 'COSU', serviceType: 'CY/CY', customerService: 'Amy', podCode: 'USLAX' };
const ENTERED = { ...BILL, polCode: 'CNNGB', polName: 'Beilun gate 3', containerNo: 'TGBU4419731' };

async function call<N extends CallName<'oceanBill'>>(name: N, input: Input<'oceanBill', N>): Promise<Answered<'oceanBill', N>> {
  const { envelope } = await server.call('oceanBill', name, input, { as: amy });
  expect(envelope?.message, name).toBe('');
  return envelope?.result as Answered<'oceanBill', N>;
}
const found = async (filter: Input<'oceanBill', 'page'>): Promise<unknown[]> =>
  (await call('page', filter)).items.map(({ polCode, polName, entered }) => ({ polCode, polName, entered }));
const detail = (): Promise<Answered<'oceanBill', 'detail'>> => call('detail', { id });

beforeAll(async () => {
  stub = await startStubCarrier();
  server = await startTestServer({
    now: '2026-11-21T09:00:00.000Z',
    carriers: [{ code: '*', baseUrl: stub.baseUrl, apiKey: 'very-secret-key', apiKeyHeader: 'API-Key' }],
  });
  const tenantId = await server.tenant('Acme', 20);
  amy = await server.person({ tenantId, roles: ['operator'] });
  viewer = await server.person({ tenantId, roles: ['viewer'] });
  stub.answer(BILL.referenceNo, { body: plannedEvents() });
  id = String((await call('add', ENTERED)).id);
});
afterAll(async () => {
  await server.close();
  await stub.close();
});

it('an entered place holds until the carrier names another, which takes its place in list, filter and detail', async () => {
  const before = [{ polCode: 'CNNGB', polName: 'Beilun gate 3', entered: null }];
  expect(await found({ polCode: 'CNNGB' })).toEqual(before);
  await server.pollDue();
  await server.drainJobs();
  const after = [{ polCode: 'CNSHA', polName: 'Shanghai', entered: { polCode: 'CNNGB', polName: 'Beilun gate 3' } }];
  expect(await found({ polCode: 'CNSHA' })).toEqual(after);
  expect(await found({ polCode: 'CNNGB' })).toEqual([]);
  const { bill, state, differences } = await detail();
  expect([bill.polCode, state.pol?.unLocationCode]).toEqual(['CNSHA', 'CNSHA']);
  expect(differences).toEqual([
    { field: 'polCode', entered: 'CNNGB', carrier: 'CNSHA', kept: false, enteredName: 'Ningbo', carrierName: 'Shanghai' },
    { field: 'containerNo', entered: 'TGBU4419731', carrier: 'CSNU6829160', kept: false, enteredName: null, carrierName: null },
  ]);
});

it('only those who may edit settle a difference, and only the one that they saw', async () => {
  const input = { id, field: 'polCode', carrier: 'CNSHA', use: 'carrier' } as const;
  expect((await server.call('oceanBill', 'settle', input, { as: viewer })).envelope?.code).toBe(403);
  await call('settle', { ...input, carrier: 'CNYTN' });
  expect((await detail()).differences).toMatchObject([{ carrier: 'CNSHA', kept: false }, {}]);
});

it('an entered place that was kept is found by its name beside that of the carrier', async () => {
  expect(await found({ keyword: '宁波' })).toEqual([]);
  for (let times = 0; times < 2; times += 1) await call('settle', { id, field: 'polCode', carrier: 'CNSHA', use: 'entered' });
  expect((await detail()).differences).toMatchObject([{ field: 'polCode', kept: true }, { kept: false }]);
  for (const keyword of ['宁波', 'ningbo', 'CNNGB', 'shanghai'])
    expect(await found({ keyword }), keyword).toMatchObject([{ polCode: 'CNSHA' }]);
});

it('values of the carrier are taken over as if they had been entered', async () => {
  await call('settle', { id, field: 'containerNo', carrier: 'CSNU6829160', use: 'carrier' });
  await call('settle', { id, field: 'polCode', carrier: 'CNSHA', use: 'carrier' });
  // One that was kept is settled; taking it over is an edit.
  expect((await detail()).differences).toMatchObject([{ field: 'polCode', kept: true }]);
  await call('update', { ...ENTERED, id, polCode: 'CNSHA', polName: null });
  expect((await detail()).differences).toEqual([]);
  expect(await found({ keyword: '宁波' })).toEqual([]);
  const { items } = await call('activity', { id });
  expect(items.flatMap(({ changes }) => changes ?? [])).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ field: 'containerNo', before: 'TGBU4419731', after: 'CSNU6829160' }),
      expect.objectContaining({ field: 'polName', after: 'Shanghai' }),
    ]),
  );
});

it('a discharge that may be at a hub is asked about, and one press makes its port the POD', async () => {
  const referenceNo = 'COSU6123456790';
  const landed = plannedEvents({ reference: referenceNo, id: 'h', container: 'TGBU4419731' })
    .filter(({ equipmentEventTypeCode }) => equipmentEventTypeCode === 'DISC')
    .map((event) => {
      const text = JSON.stringify({ ...event, eventID: 'h-landed', eventClassifierCode: 'ACT', eventDateTime: '2026-11-20T10:00:00Z' });
      return JSON.parse(text.replaceAll('USLAX', 'KRPUS')) as typeof event;
    });
  const sailed = departedEvents({ id: 'h', container: 'TGBU4419731' }, '2026-11-18T12:00:00Z', '2026-11-18T13:00:00Z');
  stub.answer(referenceNo, { body: [...sailed, ...landed] });
  const hub = String((await call('add', { ...BILL, referenceNo })).id);
  await server.pollDue();
  await server.drainJobs();
  const before = await call('detail', { id: hub });
  const asked = { field: 'podCode', entered: 'USLAX', carrier: 'KRPUS', unsure: true, kept: false };
  expect([before.bill.podCode, before.state.stage, before.differences]).toMatchObject(['USLAX', 'transitArrived', [asked]]);
  await call('settle', { id: hub, field: 'podCode', carrier: 'KRPUS', use: 'carrier' });
  const after = await call('detail', { id: hub });
  expect([after.bill.podCode, after.state.stage, after.differences]).toEqual(['KRPUS', 'discharged', []]);
});
