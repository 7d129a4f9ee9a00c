import type { Answered, Input } from '@seaberry/api-client/schemas';
import type { Locale } from '@seaberry/i18n';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { departedEvents, plannedEvents } from '../../../testing/dcsa-events.ts';
import { startTestServer, type Account, type TestServer } from '../../../testing/server.ts';
import { startStubCarrier, type StubCarrier } from '../../../testing/stub-carrier.ts';

let server: TestServer;
let stub: StubCarrier;
let amy: Account;
const BILL: Input<'oceanBill', 'add'> = {
  referenceNo: 'COSU6123456789',
  carrierCode: 'COSU',
  serviceType: 'CY/CY',
  customerService: 'Amy',
  polCode: 'CNSHA',
  podCode: 'USLAX',
};

beforeAll(async () => {
  stub = await startStubCarrier();
  server = await startTestServer({
    now: '2026-11-29T09:00:00.000Z',
    carriers: [{ code: '*', baseUrl: stub.baseUrl, apiKey: 'very-secret-key', apiKeyHeader: 'API-Key' }],
  });
  amy = await server.person({ tenantId: await server.tenant('Acme', 20), roles: ['operator'] });
});
afterAll(async () => {
  await server.close();
  await stub.close();
});

async function tracked(referenceNo: string): Promise<string> {
  const { envelope } = await server.call('oceanBill', 'add', { ...BILL, referenceNo }, { as: amy });
  await server.pollDue();
  await server.drainJobs();
  return String((envelope?.result as { id: string } | undefined)?.id);
}

async function routeOf(id: string, locale: Locale = 'en'): Promise<Answered<'oceanBill', 'route'>> {
  const { envelope } = await server.call('oceanBill', 'route', { id }, { as: amy, locale });
  expect(envelope?.message).toBe('');
  return envelope?.result as Answered<'oceanBill', 'route'>;
}

it('gives the way of a bill, with its estimated place now, in the language of the reader', async () => {
  stub.answer(BILL.referenceNo, { body: [...plannedEvents(), ...departedEvents()] });
  const id = await tracked(BILL.referenceNo);
  const { stops, legs, position } = await routeOf(id, 'zh-cn');
  expect(stops.map(({ place, departed }) => [place.unLocationCode, place.name, departed])).toEqual([
    ['CNSHA', '上海', true],
    ['USLAX', '洛杉矶', false],
  ]);
  expect(legs).toHaveLength(1);
  // Over the date line.
  expect(legs[0]?.path.at(-1)?.[0]).toBeGreaterThan(180);
  expect(position).toMatchObject({ source: 'estimated', on: legs[0]?.key, asOf: '2026-11-29T09:00:00.000Z' });
  server.setNow('2026-12-01T09:00:00.000Z');
  const later = await routeOf(id);
  expect(later.position?.toGoNm).toBeLessThan((position?.toGoNm ?? 0) - 500);
});

it('has no place for a bill of which the carrier has reported nothing', async () => {
  stub.answer('COSU6123456790', { body: [] });
  const { legs, position } = await routeOf(await tracked('COSU6123456790'));
  expect(position).toBeNull();
  expect(legs.every(({ departed }) => !departed)).toBe(true);
});
