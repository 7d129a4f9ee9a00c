import type { Answered } from '@seaberry/api-client/schemas';
import type { Locale } from '@seaberry/i18n';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { EVENTS_PATH, eventsDocument, plannedFlights, statusEvent, WAYBILL_PATH, waybillDocument } from '../../../testing/one-record.ts';
import { startTestServer, type Account, type TestServer } from '../../../testing/server.ts';
import { startStubCarrier, type StubCarrier } from '../../../testing/stub-carrier.ts';

const WAYBILL = {
  awbNo: '157-53806270',
  localKeyword: 'Spring sale',
  customer: 'Redwood Outdoor LLC',
  customerService: 'Desk',
  originCode: 'PVG',
  destinationCode: 'FRA',
  notificationEmail: 'desk@example.com',
};
/** The cargo left a day and a half late. */
const departed = () =>
  statusEvent({
    code: 'DEP',
    at: '2026-11-23T14:00:00+08:00',
    airport: 'PVG',
    created: '2026-11-23T06:30:00Z',
    flight: ['QR8581', 'PVG', 'DOH'],
  });

let stub: StubCarrier;
let server: TestServer;
let amy: Account;
let ben: Account;
let id = '';
const mails: { to: string; subject?: string; text: string }[] = [];

beforeAll(async () => {
  stub = await startStubCarrier();
});
afterAll(() => stub.close());
afterEach(() => server.close());
beforeEach(async () => {
  mails.length = 0;
  stub.forget();
  server = await startTestServer({
    now: '2026-11-21T09:00:00.000Z',
    carriers: [{ code: '*', protocol: 'one-record', baseUrl: `${stub.baseUrl}/{code}`, apiKey: 'key' }],
    connectors: { email: { send: (mail) => Promise.resolve(void mails.push(mail)) }, sms: null },
    config: { publicUrl: 'https://track.example' },
  });
  const tenantId = await server.tenant('Acme', 20);
  amy = await server.person({ tenantId, roles: ['operator'] });
  ben = await server.person({ tenantId, roles: ['viewer'] });
  id = String(((await server.call('airWaybill', 'add', WAYBILL, { as: amy })).envelope?.result as { id: string } | undefined)?.id);
  await poll(...plannedFlights());
  mails.length = 0;
  server.setNow('2026-11-23T07:00:00.000Z');
  await poll(...plannedFlights(), departed());
});

async function poll(...events: object[]): Promise<void> {
  stub.answer(WAYBILL_PATH, { body: waybillDocument() });
  stub.answer(EVENTS_PATH, { body: eventsDocument(...events) });
  await server.pollDue();
  // Twice: a job of the first round may queue the mail for the second.
  await server.drainJobs();
  await server.drainJobs();
}

type Unread = Answered<'sysNotice', 'unReadList'>;
const unread = async (as: Account, locale: Locale = 'en'): Promise<Unread> =>
  (await server.call('sysNotice', 'unReadList', undefined, { as, locale })).envelope?.result as unknown as Unread;

it('the changes of one response are one email with the outlook, the facts of the flight and the link', () => {
  expect(mails).toHaveLength(1);
  expect(mails[0]?.to).toBe('desk@example.com');
  expect(mails[0]?.subject).toMatch(/^157-53806270: .*Frankfurt.* late/u);
  const lines = String(mails[0]?.text).split('\n');
  expect(lines).toContainEqual(expect.stringMatching(/^- Departure, .*: 23 Nov, 14:00 GMT\+8 \(planned 22 Nov, 02:00 GMT\+8\)/u));
  expect(lines.slice(lines.indexOf('Air waybill no.: 157-53806270'))).toEqual([
    'Air waybill no.: 157-53806270',
    'Airline: Qatar Airways',
    expect.stringMatching(/^Origin: .+ \(PVG\)$/u),
    expect.stringMatching(/^Destination: .+ \(FRA\)$/u),
    'Flight no.: QR8581',
    'Customer: Redwood Outdoor LLC',
    '',
    `https://track.example/tracking/airWaybill/detail?id=${id}`,
    '',
    'You receive this because your address is the notification email of 157-53806270.',
    '',
  ]);
});

it('its owner has one alert, in the language of the reader, which names the airline and its kind', async () => {
  const [alert] = await unread(amy);
  expect(alert).toMatchObject({
    billId: id,
    orderKind: 'airWaybill',
    title: expect.stringMatching(/^157-53806270: Late 1 d 12 h · Departure, /u),
  });
  const [chinese] = await unread(amy, 'zh-cn');
  expect(chinese?.title).toMatch(/^157-53806270：.*延误/u);
  expect(chinese?.content).toMatch(/浦东/u);
  expect(chinese?.content).not.toMatch(/船/u);
  const { envelope } = await server.call('sysNotice', 'pageReceived', { title: '15753806270' }, { as: amy });
  expect(envelope?.result).toMatchObject({ items: [{ sysNotice: { billId: id, orderKind: 'airWaybill' } }] });
  expect(await unread(ben)).toEqual([]);
});

it('a deleted waybill has neither alerts nor mails', async () => {
  await server.call('airWaybill', 'delete', { ids: [id] }, { as: amy });
  expect(await unread(amy)).toEqual([]);
});

it('a failed subscription names the airline, in alert and detail', async () => {
  stub.answer('/QR/logistics-objects/157-10000001', { status: 400, body: { 'api:hasTitle': 'Invalid waybill number' } });
  const added = (await server.call('airWaybill', 'add', { ...WAYBILL, awbNo: '157-10000001' }, { as: amy })).envelope?.result;
  await server.pollDue();
  await server.drainJobs();
  const { id: failed } = added as { id: string };
  const said = async (locale: Locale): Promise<unknown[]> => {
    const { envelope } = await server.call('airWaybill', 'notifications', { id: failed }, { as: amy, locale });
    const listed = envelope?.result as Answered<'airWaybill', 'notifications'> | undefined;
    return listed?.map(({ description }) => description) ?? [];
  };
  expect(await said('en')).toEqual(['Subscription with the airline failed: the number is not valid. The berry was refunded.']);
  expect(await said('zh-tw')).toEqual(['向航空公司訂閱失敗：單號無效。點數已退回。']);
  expect((await unread(amy))[0]).toMatchObject({ billId: failed, content: expect.stringContaining('with the airline failed') });
});
