import type { Answered } from '@seaberry/api-client/schemas';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { EVENTS_PATH, eventsDocument, plannedFlights, WAYBILL_PATH, waybillDocument } from '../../../testing/one-record.ts';
import { startTestServer, type Account, type TestServer } from '../../../testing/server.ts';
import { startStubCarrier, type StubCarrier } from '../../../testing/stub-carrier.ts';
import { AIR_MESSAGE_PATH } from '../../air-message/routes.ts';

const KEY = 'a key of an airline that is long enough';

let server: TestServer;
let stub: StubCarrier;
let amy: Account;
let tenantId: string;

beforeAll(async () => {
  stub = await startStubCarrier();
  const carriers = [
    { code: 'QR', protocol: 'one-record' as const, baseUrl: `${stub.baseUrl}/{code}` },
    { code: 'LH', protocol: 'messages' as const, apiKey: KEY },
  ];
  server = await startTestServer({ now: '2026-11-21T09:00:00Z', carriers });
  tenantId = await server.tenant('Northwind', 10);
  amy = await server.person({ tenantId });
});
afterAll(async () => {
  await server.close();
  await stub.close();
});
beforeEach(() => stub.forget());

const NUMBER = '157-53806270';
const recognise = async (awbNo: string, airlineCode?: string, locale: 'en' | 'zh-cn' = 'en') => {
  const { envelope } = await server.call(
    'airWaybill',
    'recognise',
    { awbNo, ...(airlineCode ? { airlineCode } : {}) },
    { as: amy, locale },
  );
  return envelope?.result as Answered<'airWaybill', 'recognise'>;
};

it('fills airline and airports of a number from one free request to its airline', async () => {
  stub.answer(WAYBILL_PATH, { body: waybillDocument() });
  stub.answer(EVENTS_PATH, { body: eventsDocument(...plannedFlights()) });
  expect(await recognise(' awb 157 5380 6270')).toMatchObject({
    status: 'found',
    airlineCode: 'QR',
    airlineName: 'Qatar Airways',
    originCode: 'PVG',
    destinationCode: 'FRA',
    destinationName: expect.stringContaining('Frankfurt'),
    outlook: { kind: 'onTrack' },
  });
  expect(await recognise(NUMBER, undefined, 'zh-cn')).toMatchObject({ originName: expect.stringContaining('上海') });
  expect((await server.call('company', 'info', undefined, { as: amy })).envelope?.result).toMatchObject({ berries: 10 });
  expect((await server.call('airWaybill', 'page', {}, { as: amy })).envelope?.result).toMatchObject({ total: 0 });
});

it('says whether the airline does not know the number or does not answer', async () => {
  expect(await recognise(NUMBER)).toMatchObject({ status: 'unknown', airlineCode: 'QR' });
  stub.answer(WAYBILL_PATH, { status: 503 });
  expect(await recognise(NUMBER)).toMatchObject({ status: 'noAnswer', airlineCode: 'QR' });
});

it('says of an airline that reports unasked that nothing has come yet, and what its messages say once one has', async () => {
  expect(await recognise('020-10000011')).toMatchObject({ status: 'waiting', airlineCode: 'LH' });
  const body = 'FSU/12\n020-10000011FRAJFK/T10K250\nRCS/20NOV0900/FRA/T10K250\n';
  expect((await server.request(AIR_MESSAGE_PATH, { method: 'POST', body, headers: { 'API-Key': KEY } })).status).toBe(202);
  expect(await recognise('020-10000011')).toMatchObject({ status: 'found', originCode: 'FRA', destinationCode: 'JFK' });
});

it('makes no request for a text that is no number, for an airline without a connector, or for a waybill that the company tracks already', async () => {
  expect(await recognise('157-5380')).toMatchObject({ status: 'noCarrier', airlineCode: null });
  expect(await recognise('999-10000011')).toMatchObject({ status: 'noCarrier', airlineCode: 'CA' });
  const waybill = { awbNo: NUMBER, localKeyword: 'Spring', customerService: 'Amy', originCode: 'PVG', destinationCode: 'FRA' };
  const added = (await server.call('airWaybill', 'add', waybill, { as: amy })).envelope?.result as { id: string };
  expect(await recognise(NUMBER)).toMatchObject({ status: 'tracked', id: added.id });
  expect(stub.requests).toEqual([]);
});

it('counts among the 300 free requests of the company in an hour', async () => {
  const { db } = server.deps;
  await recognise('157-53806281');
  await db.transaction('system', () => db.sql('update rate_window set count = 300 where key = $1', [`free requests of ${tenantId}`]));
  expect((await server.call('airWaybill', 'recognise', { awbNo: '157-53806281' }, { as: amy })).status).toBe(429);
});
