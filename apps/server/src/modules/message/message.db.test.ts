import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openStream } from '../../live/stream.ts';
import { makeCompany, type Company } from '../../testing/company.ts';
import { REAL_NAME, startTestServer, type Account, type TestServer } from '../../testing/server.ts';
import { SOON } from '../../testing/soon.ts';
import { PER_MINUTE } from './service.ts';

let server: TestServer;
let company: Company;
let stops: (() => void)[] = [];
beforeAll(async () => {
  server = await startTestServer();
  company = await makeCompany(server);
});
afterAll(async () => {
  for (const stop of stops) stop();
  await server.close();
});

/** A signed-in user with a stream open. @returns the messages that arrive */
async function listening(as: Account, tenantId = company.tenantId): Promise<Record<string, unknown>[]> {
  await server.call('sysAuth', 'userInfo', undefined, { as });
  const received: Record<string, unknown>[] = [];
  const ended = new AbortController();
  const stream = openStream(server.deps.live, {
    tenantId,
    userId: as.id,
    expiresAt: Date.now() + 60_000,
    signal: ended.signal,
    now: Date.now,
  });
  const write = (text: string): void => {
    for (const line of text.split('\n').filter((one) => one.startsWith('data:'))) {
      const hint = JSON.parse(line.slice(5)) as Record<string, unknown>;
      if (hint['topic'] === 'message') received.push(hint);
    }
  };
  void stream.body.pipeThrough(new TextDecoderStream() as TransformStream<Uint8Array, string>).pipeTo(new WritableStream({ write }));
  stops = [...stops, () => ended.abort()];
  return received;
}
const textsOf = (received: readonly Record<string, unknown>[]) => received.map(({ message }) => (message as { text: string }).text);
const send = async (name: string, input: object, as: Account) => {
  const { envelope } = await server.call('sysMessage', name as 'sendAllUser', input as { message: string }, { as });
  return /^\[(\w+)\]/u.exec(String(envelope?.message))?.[1] ?? String(envelope?.code);
};
const sender = async (org: 'root' | 'sales' = 'root', width: 'all' | 'departmentAndBelow' = 'all') => {
  const as = await company.person(org, await company.role(width, { codes: ['sysMessage:send'] }));
  return { as, received: await listening(as) };
};

describe('a message', () => {
  it('reaches one signed-in user, with sender and time, and is in the operation log only', async () => {
    const { as, received: own } = await sender();
    const ben = await company.person('ops');
    const received = await listening(ben);
    const input = {
      receiveUserId: ben.id,
      title: 'Gate',
      message: ' Come to gate 3, <b>now</b> ',
      messageType: 2,
      sendUserName: 'Someone else',
    };
    expect(await send('sendUser', input, as)).toBe('200');
    await expect
      .poll(() => received, SOON)
      .toEqual([
        {
          topic: 'message',
          id: expect.any(String),
          message: {
            title: 'Gate',
            text: 'Come to gate 3, <b>now</b>',
            type: 2,
            sender: `${REAL_NAME} (${as.account})`,
            time: expect.stringMatching(/Z$/u),
          },
        },
      ]);
    expect(own).toEqual([]);
    const rows = await server.deps.db.transaction('system', () =>
      server.deps.db.sql(`select account, call, outcome, input->>'receiveUserId' as to from audit_log where input::text like '%gate 3%'`),
    );
    expect(rows).toEqual([{ account: as.account, call: 'sysMessage.sendUser', outcome: 'ok', to: ben.id }]);
  });

  it('is refused for users who are not signed in, of another company, or outside the data range', async () => {
    const { as } = await sender();
    const away = await company.person('ops');
    await server.deps.db.transaction('system', () =>
      server.deps.db.sql(`update auth_session set seen_at = now() - interval '200 seconds' where user_id = $1`, [away.id]),
    );
    const other = await makeCompany(server);
    const stranger = await other.person('root');
    const theirs = await listening(stranger, other.tenantId);
    for (const receiveUserId of [away.id, stranger.id, 'no-id'])
      expect(await send('sendUser', { receiveUserId, message: 'a' }, as)).toBe('notOnline');
    const { as: manager } = await sender('sales', 'departmentAndBelow');
    const outside = await company.person('ops');
    await listening(outside);
    expect(await send('sendUsers', { userIds: [outside.id], message: 'a' }, manager)).toBe('notOnline');
    expect(theirs).toEqual([]);
  });

  it('reaches those of several users who are signed in', async () => {
    const { as } = await sender();
    const [ben, cho, away] = [await company.person('ops'), await company.person('sales'), await company.person('ops')];
    const [ofBen, ofCho] = [await listening(ben), await listening(cho)];
    expect(await send('sendUsers', { userIds: [ben.id, away.id], message: 'some' }, as)).toBe('200');
    await expect.poll(() => textsOf(ofBen), SOON).toEqual(['some']);
    expect(ofCho).toEqual([]);
  });

  it('reaches all, or all others than the sender, in the data range', async () => {
    const { as, received: own } = await sender();
    const { as: manager, received: ofManager } = await sender('sales', 'departmentAndBelow');
    const [ofSales, ofOps] = [await listening(await company.person('salesEast')), await listening(await company.person('ops'))];
    expect(await send('sendAllUser', { message: 'all' }, as)).toBe('200');
    expect(await send('sendOtherUser', { message: 'others' }, as)).toBe('200');
    expect(await send('sendOtherUser', { message: 'others of sales' }, manager)).toBe('200');
    expect(await send('sendAllUser', { message: 'all of sales' }, manager)).toBe('200');
    await expect.poll(() => textsOf(ofManager), SOON).toEqual(['all', 'others', 'all of sales']);
    await expect.poll(() => textsOf(ofSales), SOON).toEqual(['all', 'others', 'others of sales', 'all of sales']);
    expect([textsOf(own), textsOf(ofOps)]).toEqual([['all'], ['all', 'others']]);
  });

  it('of the largest size fits into a notification of the database', async () => {
    const { as } = await sender();
    await server.deps.db.transaction('system', () =>
      server.deps.db.sql(`update app_user set real_name = $2 where id = $1`, [as.id, '名'.repeat(100)]),
    );
    const many = await Promise.all(Array.from({ length: 60 }, () => company.person('ops')));
    const streams = await Promise.all(many.map((one) => listening(one)));
    const message = '\ud800'.repeat(500);
    expect(await send('sendUsers', { userIds: many.map(({ id }) => id), title: '題'.repeat(100), message }, as)).toBe('200');
    await expect.poll(() => streams.filter((received) => received.length === 1).length, SOON).toBe(60);
    expect(await send('sendUsers', { userIds: [many[0]?.id], message: 'a'.repeat(501) }, as)).toBe('400');
  });

  it('requires the permission code, and is limited to some in a minute', async () => {
    const { as } = await sender();
    const clerk = await company.person('ops', await company.role('all', { codes: ['sysOnlineUser:page'] }));
    for (const name of ['sendAllUser', 'sendOtherUser', 'sendUser', 'sendUsers'])
      expect(await send(name, { message: 'a', receiveUserId: as.id, userIds: [as.id] }, clerk), name).toBe('403');
    const answers: string[] = [];
    for (let at = 0; at <= PER_MINUTE; at++) answers.push(await send('sendUser', { receiveUserId: as.id, message: 'a' }, as));
    expect(answers).toEqual([...Array.from({ length: PER_MINUTE }, () => '200'), '429']);
  });
});
