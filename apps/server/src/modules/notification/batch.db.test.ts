import { MESSAGE_SETTINGS, type MessageSetting } from '@seaberry/api-client/contract';
import { createFormatters, type Locale } from '@seaberry/i18n';
import type { Outlook } from '@seaberry/tracking';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readSheet } from 'read-excel-file/node';
import { oceanBill } from '../../db/schema/tracking.ts';
import { versionOf } from '../../db/versions.ts';
import type { Hint } from '../../live/hub.ts';
import { departedEvents, etaEvent, plannedEvents } from '../../testing/dcsa-events.ts';
import { startTestServer, type Account, type TestServer } from '../../testing/server.ts';
import { SOON } from '../../testing/soon.ts';
import { startStubCarrier, type StubCarrier } from '../../testing/stub-carrier.ts';
import { sweepAlerts } from '../notice/service.ts';
import { outlookInWords } from '../ocean-bill/texts.ts';

interface Mail {
  to: string;
  subject?: string;
  text: string;
}

const REFERENCE = 'COSU6123456789';
const BILL = {
  referenceNo: REFERENCE,
  referenceType: 'BL' as const,
  orderNo: 'SO-10329',
  customer: 'Redwood Outdoor LLC',
  carrierCode: 'COSU',
  serviceType: 'CY/CY',
  customerService: 'Ben Ode',
  polCode: 'CNSHA',
  notificationEmail: 'desk@example.com',
};

let stub: StubCarrier;
let server: TestServer;
let amy: Account;
const mails: Mail[] = [];

beforeAll(async () => {
  stub = await startStubCarrier();
});
afterAll(() => stub.close());
afterEach(() => server.close());

async function startServer(mailLanguage: Locale, aheadMs = 0): Promise<void> {
  mails.length = 0;
  stub.forget();
  const send = (mail: Mail): Promise<void> => Promise.resolve(void mails.push(mail));
  server = await startTestServer({
    now: '2026-11-21T09:00:00.000Z',
    aheadMs,
    carriers: [{ code: '*', baseUrl: stub.baseUrl, apiKey: 'very-secret-key', apiKeyHeader: 'API-Key' }],
    connectors: { email: { send }, sms: null },
    config: { mailLanguage, publicUrl: 'https://track.example' },
  });
  amy = await server.person({ tenantId: await server.tenant('Acme', 20), roles: ['operator'] });
}

async function poll(body: unknown[]): Promise<void> {
  stub.answer(REFERENCE, { body });
  await server.pollDue();
  // Twice: a job of the first round may queue the mail for the second.
  await server.drainJobs();
  await server.drainJobs();
}

/** Adds the bill and polls twice: the second response contains four changes. @returns id of the bill */
async function addAndDepart(): Promise<string> {
  const { envelope } = await server.call('oceanBill', 'add', BILL, { as: amy });
  await poll(plannedEvents());
  mails.length = 0;
  server.setNow('2026-11-27T06:00:00.000Z');
  await poll(departedEvents());
  return String((envelope?.result as { id: string } | undefined)?.id);
}

interface Unread {
  id: string;
  title: string;
  type: number;
  content: string;
  billId: string | null;
}
async function unread(as: Account, locale: Locale = 'en'): Promise<Unread[]> {
  const { envelope } = await server.call('sysNotice', 'unReadList', undefined, { as, locale });
  return envelope?.result as unknown as Unread[];
}

describe('four changes in one response of a carrier', () => {
  it('are one email with all of them, the outlook, the numbers and the link', async () => {
    await startServer('en');
    const id = await addAndDepart();
    expect(mails).toHaveLength(1);
    const [mail] = mails;
    expect(mail?.to).toBe('desk@example.com');
    expect(mail?.subject).toMatch(/^COSU6123456789: Arrives Los Angeles .* late: Departure Shanghai added /u);
    expect(mail?.text.split('\n')).toEqual([
      expect.stringMatching(/^Arrives Los Angeles 13 Dec \(11–17 Dec\), 1 d 5 h late: Departure Shanghai added /u),
      '',
      'Changes:',
      '- Loaded on board, Shanghai: 27 Nov, 12:00 GMT+8 (planned 25 Nov, 10:00 GMT+8) · CSNU6829160',
      '- Departed, Shanghai: 27 Nov, 12:00 GMT+8 (planned 25 Nov, 10:00 GMT+8)',
      expect.stringMatching(/^- Departure: 2 d 2 h late, Shanghai: 27 Nov, 12:00 GMT\+8 \(planned 25 Nov, 10:00 GMT\+8\)/u),
      expect.stringMatching(/^- Arrival at POD: .* late, Los Angeles: /u),
      '',
      'Reference no.: COSU6123456789',
      'Order no.: SO-10329',
      'Customer: Redwood Outdoor LLC',
      'Container no.: CSNU6829160',
      '',
      `https://track.example/tracking/oceanBill/detail?id=${id}`,
      '',
      'You receive this because your address is the notification email of COSU6123456789.',
      '',
    ]);
    // The detail lists each of them, and the booking that the first response reported.
    const { envelope } = await server.call('oceanBill', 'notifications', { id }, { as: amy });
    const listed = envelope?.result as { params: { stage?: string; anomaly?: string } }[] | undefined;
    expect(listed?.map(({ params }) => params.stage ?? params.anomaly)).toEqual([
      'podArrival',
      'shipDelay',
      'departed',
      'loaded',
      'booked',
    ]);
  });

  it('are one alert with the time of the shipment, not of the clock on the wall', async () => {
    await startServer('en', 3_600_000);
    const id = await addAndDepart();
    const { envelope } = await server.call('oceanBill', 'notifications', { id }, { as: amy });
    const [newest] = (envelope?.result ?? []) as { sendTime: string }[];
    expect(newest?.sendTime).toBe('2026-11-27T07:00:00.000Z');
    expect((await unread(amy))[0]).toMatchObject({ billId: id, publicTime: newest?.sendTime });
  });

  it('have the year of their times in a file of another year', async () => {
    await startServer('en');
    await addAndDepart();
    server.setNow('2027-09-01T06:00:00.000Z');
    const reader = await server.person({ tenantId: amy.tenantId, roles: ['operator'] });
    const { response } = await server.call('oceanBill', 'export', { columns: ['outlookSentence'], format: 'csv' }, { as: reader });
    expect(await response.text()).toContain('Arrives Los Angeles 13 Dec 2026');
  });

  it('leave the same outlook in list, detail, export and email', async () => {
    await startServer('en');
    const id = await addAndDepart();
    const result = async (name: 'page' | 'detail', input: object) =>
      (await server.call('oceanBill', name, input as never, { as: amy })).envelope?.result as unknown as Record<string, unknown>;
    const [row] = (await result('page', {}))['items'] as { outlook: Outlook }[];
    const { outlook } = (await result('detail', { id }))['bill'] as { outlook: Outlook };
    expect(row?.outlook).toEqual(outlook);
    const sentence = outlookInWords(outlook, createFormatters('en'));
    expect(mails[0]?.subject).toBe(`${REFERENCE}: ${sentence}`);
    expect(mails[0]?.text.split('\n')[0]).toBe(sentence);
    const exported = async (format: 'csv' | 'xlsx') => {
      const columns = ['outlookKind', 'outlookSentence', 'slipHours'];
      const { response } = await server.call('oceanBill', 'export', { columns, format }, { as: amy });
      return Buffer.from(await response.arrayBuffer());
    };
    expect((await exported('csv')).toString()).toContain(sentence);
    const [, cells] = await readSheet(await exported('xlsx'));
    expect(cells?.slice(0, 3)).toEqual(['Late', sentence, Math.round((outlook.slipMs ?? 0) / 3_600_000)]);
  });

  it.each([
    ['zh-cn', '变化：', '离港，上海：11月27日 12:00 GMT+8（原计划 11月25日 10:00 GMT+8）', '订单号'],
    ['zh-tw', '變化：', '離港，上海：11月27日 12:00 GMT+8（原計劃 11月25日 10:00 GMT+8）', '訂單號'],
  ] as const)(
    'are sent in the language of the installation to an address that no user has, e.g. %s',
    async (language, heading, departed, order) => {
      await startServer(language);
      await addAndDepart();
      expect(mails).toHaveLength(1);
      expect(mails[0]?.text).toContain(`\n${heading}\n`);
      expect(mails[0]?.text).toContain(`- ${departed}\n`);
      expect(mails[0]?.text).toContain(`${order}：SO-10329`);
      expect(mails[0]?.subject).toMatch(language === 'zh-cn' ? /^COSU6123456789：预计.*抵达洛杉矶/u : /^COSU6123456789：預計.*抵達洛杉磯/u);
    },
  );
});

it('an email is in the last used language of the user with the address, else in that of the user who entered the address, then', async () => {
  await startServer('en');
  const openApplication = async (as: Account, locale: Locale) =>
    (await server.call('sysAuth', 'userInfo', undefined, { as, locale })).envelope?.code;
  expect(await openApplication(amy, 'zh-cn')).toBe(200);
  const { envelope } = await server.call('oceanBill', 'add', BILL, { as: amy });
  const added = envelope?.result as { id: string } | undefined;
  const id = String(added?.id);
  expect(await openApplication(amy, 'en')).toBe(200);
  await poll(plannedEvents());
  expect(mails.at(-1)?.text).toContain('\n变化：\n');
  const { db } = server.deps;
  const version = await db.transaction({ tenantId: amy.tenantId }, () => versionOf(db, oceanBill, id));
  await server.call('oceanBill', 'update', { ...BILL, id, version, notificationEmail: 'night@example.com' }, { as: amy });
  server.setNow('2026-11-27T06:00:00.000Z');
  await poll(departedEvents());
  expect(mails.at(-1)).toMatchObject({ to: 'night@example.com', text: expect.stringContaining('\nChanges:\n') });
});

it('an email is in the language of the user who has the address since', async () => {
  await startServer('en');
  const openApplication = (as: Account, locale: Locale) => server.call('sysAuth', 'userInfo', undefined, { as, locale });
  await server.call('oceanBill', 'add', BILL, { as: amy });
  await poll(plannedEvents());
  const ben = await server.person({ tenantId: amy.tenantId, roles: ['viewer'] });
  const { db } = server.deps;
  await db.transaction('system', () => db.sql(`update app_user set email = 'desk@example.com' where id = $1`, [ben.id]));
  await openApplication(ben, 'en');
  await openApplication(ben, 'zh-tw');
  server.setNow('2026-11-27T06:00:00.000Z');
  await poll(departedEvents());
  expect(mails.at(-1)?.text).toContain('\n變化：\n');
});

describe('the inbox', () => {
  let ben: Account;
  let viewer: Account;
  let stranger: Account;
  beforeEach(async () => {
    await startServer('en');
    const operator = { tenantId: amy.tenantId, roles: ['operator'] as ['operator'] };
    ben = await server.person(operator);
    viewer = await server.person(operator);
    stranger = await server.person({ tenantId: await server.tenant('Other', 20), roles: ['operator'] });
    await server.deps.db.transaction('system', () =>
      server.deps.db.sql(`update app_user set real_name = case id when $1 then 'Cho' else 'Ben Ode' end where id = any($2)`, [
        viewer.id,
        [ben.id, viewer.id, stranger.id],
      ]),
    );
  });

  it('of the owner of a bill has its alerts, while emails go only to the address of the bill', async () => {
    await startServer('en');
    const { db } = server.deps;
    const ben = await server.person({ tenantId: amy.tenantId, roles: ['viewer'] });
    await db.transaction('system', () => db.sql(`update app_user set email = 'ben@example.com' where id = $1`, [ben.id]));
    const { envelope } = await server.call('oceanBill', 'add', BILL, { as: amy });
    const added = envelope?.result as { id: string } | undefined;
    await server.call('oceanBill', 'assign', { ids: [String(added?.id)], ownerId: ben.id }, { as: amy });
    await poll(plannedEvents());
    expect(mails.map(({ to }) => to)).toEqual(['desk@example.com']);
    // A booking is no reason for an alert.
    expect(await unread(ben)).toEqual([]);
    server.setNow('2026-11-27T06:00:00.000Z');
    await poll(departedEvents());
    expect(await unread(ben)).toHaveLength(1);
  });

  it('of the user who added the bill, and of its customer service, has one alert for a batch, in the language of each', async () => {
    const hints: Hint[] = [];
    server.deps.live.subscribe(amy.tenantId, (hint) => hints.push(hint));
    const id = await addAndDepart();
    for (const person of [amy, ben]) {
      const alerts = await unread(person);
      expect(alerts).toMatchObject([
        {
          type: 3,
          billId: id,
          title: 'COSU6123456789: Late 1 d 5 h · Departed, Shanghai and 3 more changes',
        },
      ]);
      expect(alerts[0]?.content).toMatch(/^Arrives Los Angeles .*\n\n.*\nDeparted, Shanghai: /u);
    }
    expect((await unread(ben, 'zh-tw'))[0]?.title).toContain('COSU6123456789：延誤');
    expect((await unread(ben, 'zh-tw'))[0]?.content).toContain('離港，上海');
    for (const person of [viewer, stranger]) expect(await unread(person)).toEqual([]);
    await expect
      .poll(() => hints, SOON)
      .toContainEqual({ tenantId: amy.tenantId, userId: ben.id, topic: 'notice', id: expect.any(String) });

    // Found by the number, and read at once.
    const found = await server.call('sysNotice', 'pageReceived', { title: REFERENCE }, { as: ben });
    expect(found.envelope?.result).toMatchObject({ total: 1, items: [{ sysNotice: { billId: id, type: 3 } }] });
    await server.call('sysNotice', 'setAllRead', undefined, { as: ben });
    expect(await unread(ben)).toEqual([]);
    expect(await unread(amy)).toHaveLength(1);
  });

  it('of the user who added a bill that a colleague has taken has no alert about its stages while it is on track', async () => {
    const { envelope } = await server.call('oceanBill', 'add', BILL, { as: amy });
    const added = envelope?.result as { id: string } | undefined;
    await server.call('oceanBill', 'assign', { ids: [String(added?.id)], ownerId: ben.id }, { as: amy });
    await poll(plannedEvents());
    server.setNow('2026-11-25T06:00:00.000Z');
    await poll(departedEvents({}, '2026-11-25T11:00:00+08:00', '2026-11-25T05:00:00Z'));
    expect((await unread(ben)).map(({ title }) => title)).toEqual([expect.stringMatching(/On track · Departed, Shanghai/u)]);
    expect(await unread(amy)).toEqual([]);
  });

  it('has no alert about a bill that is deleted, or outside the data range of its reader', async () => {
    // A role with the personal range: only bills that the user has added.
    await server.deps.db.transaction('system', () =>
      server.deps.db.sql(
        `with own as (insert into role (id, tenant_id, code, name, data_scope, enabled, order_no, create_time, update_time)
           values (gen_random_uuid(), $1, 'own', 'Own', 4, true, 1, now(), now()) returning id)
         update user_role set role_id = (select id from own) where user_id = $2`,
        [amy.tenantId, ben.id],
      ),
    );
    const id = await addAndDepart();
    expect(await unread(ben)).toEqual([]);
    expect(await unread(amy)).toHaveLength(1);
    await server.call('oceanBill', 'delete', { ids: [id] }, { as: amy });
    expect(await unread(amy)).toEqual([]);
    const { envelope } = await server.call('sysNotice', 'pageReceived', {}, { as: amy });
    expect(envelope?.result).toMatchObject({ total: 0, items: [] });
  });

  it('has no alert about subjects that its reader has turned off; their address gets no email about them either', async () => {
    const mute = async (as: Account, muted: MessageSetting[]) => (await server.call('sysNotice', 'mute', { muted }, { as })).envelope?.code;
    const giveAddressOfBill = (id: string) =>
      server.deps.db.transaction('system', () => server.deps.db.sql(`update app_user set email = 'desk@example.com' where id = $1`, [id]));
    expect(await mute(ben, ['dates.alert', 'stages.alert', 'dates.email', 'stages.email'])).toBe(200);
    expect((await server.call('sysNotice', 'muted', undefined, { as: ben })).envelope?.result).toHaveLength(4);
    await giveAddressOfBill(ben.id);
    // The batch has two subjects, and Amy has turned off only one of them.
    await mute(amy, ['stages.alert', 'attention.alert']);
    await addAndDepart();
    expect([await unread(ben), (await unread(amy)).length, mails]).toEqual([[], 1, []]);

    await mute(ben, ['stages.alert', 'stages.email']);
    server.setNow('2026-11-27T20:00:00.000Z');
    await poll([...departedEvents(), etaEvent('2026-12-19T06:00:00-08:00', '2026-11-27T18:00:00Z')]);
    expect([(await unread(ben)).length, mails.length]).toEqual([1, 1]);
  });

  it('keeps what its reader has turned off on another page that was opened earlier', async () => {
    const change = (setting: MessageSetting, off: boolean) =>
      server.call('sysNotice', 'mute', { muted: off ? [setting] : [], changed: [setting] }, { as: ben });
    const muted = async () => (await server.call('sysNotice', 'muted', undefined, { as: ben })).envelope?.result;
    await Promise.all([change('dates.alert', true), change('stages.email', true)]);
    await change('stages.email', false);
    expect(await muted()).toEqual(['dates.alert']);
    await change('dates.alert', false);
    expect(await muted()).toEqual([]);
  });

  it('and emails of a company ignore what a user of another company has turned off', async () => {
    await server.call('sysNotice', 'mute', { muted: [...MESSAGE_SETTINGS] }, { as: stranger });
    await server.deps.db.transaction('system', () =>
      server.deps.db.sql(`update app_user set email = 'desk@example.com' where id = $1`, [stranger.id]),
    );
    await addAndDepart();
    expect([(await unread(amy)).length, mails.length]).toEqual([1, 1]);
  });

  it('loses alerts after thirty days, but keeps notices', async () => {
    await addAndDepart();
    const admin = await server.person({ tenantId: amy.tenantId, roles: ['admin'] });
    const added = await server.call('sysNotice', 'add', { title: 'Gate closure', type: 1, content: '-' }, { as: admin });
    await server.call('sysNotice', 'public', { id: String(added.envelope?.result) }, { as: admin });
    await server.deps.db.transaction('system', () =>
      server.deps.db.sql(`update notice set create_time = create_time - interval '31 days'`),
    );
    await sweepAlerts(server.deps);
    expect((await unread(amy)).map(({ title }) => title)).toEqual(['Gate closure']);
  });
});

describe('a carrier that changes its mind', () => {
  const emailsAfter = async (events: unknown[], now: string): Promise<string[]> => {
    server.setNow(now);
    mails.length = 0;
    await poll([...departedEvents(), ...events]);
    return mails.map(({ text }) => text);
  };

  it('is one email for each change of the ETA, also back to an ETA that was reported before', async () => {
    await startServer('en');
    await addAndDepart();
    const statements = [
      etaEvent('2026-12-19T06:00:00-08:00', '2026-11-27T18:00:00Z'),
      etaEvent('2026-12-13T06:00:00-08:00', '2026-11-28T18:00:00Z'),
      etaEvent('2026-12-19T06:00:00-08:00', '2026-11-29T18:00:00Z'),
    ];
    const days = ['2026-11-27', '2026-11-28', '2026-11-29'];
    for (const [at, day] of days.entries()) {
      const events = statements.slice(0, at + 1);
      const texts = await emailsAfter(events, `${day}T19:00:00.000Z`);
      expect(texts, day).toEqual([expect.stringContaining('The ETA at Los Angeles moved from')]);
      expect(await emailsAfter(events, `${day}T22:00:00.000Z`), `${day}, again`).toEqual([]);
    }
  });

  it('is an email about the arrival that it withdraws, and one about the real arrival', async () => {
    await startServer('en');
    const id = await addAndDepart();
    const arrival = (eventID: string, at: string, created: string) => ({ ...etaEvent(at, created), eventID, eventClassifierCode: 'ACT' });
    const wrong = arrival('wrong', '2026-11-28T06:00:00-08:00', '2026-11-28T18:00:00Z');
    const created = '2026-11-28T20:00:00Z';
    const withdrawal = {
      eventCreatedDateTime: created,
      metadata: { eventID: 'w', eventCreatedDateTime: created, retractedEventID: 'wrong' },
    };
    const real = arrival('real', '2026-12-14T06:00:00-08:00', '2026-12-14T18:00:00Z');
    expect(await emailsAfter([wrong], '2026-11-28T19:00:00.000Z')).toEqual([
      expect.stringContaining('- Arrived at POD, Los Angeles: 28 Nov'),
    ]);
    expect(await emailsAfter([wrong, withdrawal], '2026-11-28T21:00:00.000Z')).toEqual([
      expect.stringContaining('- Withdrawn by the carrier: Arrived at POD, Los Angeles: 28 Nov'),
    ]);
    expect(await emailsAfter([wrong, withdrawal], '2026-11-28T23:00:00.000Z')).toEqual([]);
    expect(await emailsAfter([wrong, withdrawal, real], '2026-12-14T21:00:00.000Z')).toEqual([
      expect.stringContaining('- Arrived at POD, Los Angeles: 14 Dec'),
    ]);
    // The session of Amy has ended by now.
    const later = await server.person({ tenantId: amy.tenantId, roles: ['operator'] });
    const { envelope } = await server.call('oceanBill', 'notifications', { id }, { as: later });
    const listed = envelope?.result as unknown as { type: string; params: { stage?: string } }[];
    const arrivals = listed.filter(({ params }) => params.stage === 'arrivedPod').map(({ type }) => type);
    expect(arrivals).toEqual(['stageReached', 'stageWithdrawn', 'stageReached']);
  });
});
