import type { Input } from '@seaberry/api-client/schemas';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ERROR } from '../../http/error-codes.ts';
import { errorText } from '../../http/texts.ts';
import type { Hint } from '../../live/hub.ts';
import { REAL_NAME, startTestServer, type Account, type TestServer } from '../../testing/server.ts';
import { fieldsOf, makeOrg, makeRole, makeStaff, resultOf, rootOf, system } from '../user/fixtures.ts';
import { SOON } from '../../testing/soon.ts';

const CHROME = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36';
const CODES = ['sysOnlineUser:page', 'sysOnlineUser:forceOffline'];

let server: TestServer;
let amy: Account;
let ben: Account;
let stranger: Account;
const hints: Hint[] = [];
beforeAll(async () => {
  server = await startTestServer();
  amy = await server.person({ account: 'amy.online' });
  ben = await server.person({ tenantId: amy.tenantId, roles: ['viewer'], account: 'ben.online' });
  stranger = await server.person({ account: 'stranger.online' });
  server.deps.live.subscribe(amy.tenantId, (hint) => hints.push(hint));
  for (const who of [amy, ben, stranger]) await makeRequest(who);
});
afterAll(() => server.close());

/** Marks the session as seen now, and so its user as online. @returns the code of the envelope, 401 for an ended session */
const makeRequest = async (as: Pick<Account, 'accessToken'>) =>
  (await server.call('sysAuth', 'userInfo', undefined, { as })).envelope?.code;
type Row = { connectionId: string; userId: string; userName: string; current: boolean } & Record<string, unknown>;
const page = async (input: Partial<Input<'sysOnlineUser', 'page'>> = {}, as = amy): Promise<Row[]> =>
  resultOf<{ items: Row[] }>(await server.call('sysOnlineUser', 'page', input, { as })).items;
const names = async (input: Partial<Input<'sysOnlineUser', 'page'>> = {}, as = amy) =>
  (await page(input, as)).map(({ userName }) => userName);
const sessionOf = async (who: Account): Promise<string> =>
  String((await system(server, 'select id from auth_session where user_id = $1 and revoked_at is null', [who.id]))[0]?.['id']);
const forceOffline = (connectionId: string, as = amy) => server.call('sysOnlineUser', 'forceOffline', { connectionId }, { as });
const codeOf = ({ envelope }: Awaited<ReturnType<typeof forceOffline>>) =>
  /^\[(\w+)\]/u.exec(String(envelope?.message))?.[1] ?? String(envelope?.code);

describe('the list of online users', () => {
  it("has a row per session of the company, with the caller's marked", async () => {
    const rows = await page();
    expect(rows.map(({ userName, current }) => `${userName} ${current}`).toSorted()).toEqual(['amy.online true', 'ben.online false']);
    expect(rows.find(({ userId }) => userId === ben.id)).toMatchObject({
      connectionId: await sessionOf(ben),
      realName: REAL_NAME,
      time: expect.stringMatching(/Z$/u),
      ip: 'local',
    });
  });

  it('shows browser and system', async () => {
    await server.call('sysAuth', 'login', { account: ben.account, password: ben.password }, { headers: { 'User-Agent': CHROME } });
    await system(server, 'update auth_session set seen_at = now() where user_agent = $1', [CHROME]);
    expect((await page({ userName: 'BEN' })).map(({ browser, os }) => [browser, os])).toContainEqual(['Chrome 130', 'Linux']);
    await system(server, 'delete from auth_session where user_agent = $1', [CHROME]);
  });

  it('can be filtered and sorted by account, real name and time', async () => {
    expect(await names({ userName: 'ben' })).toEqual(['ben.online']);
    expect(await names({ realName: REAL_NAME.slice(-4), field: 'userName', order: 'descending' })).toEqual(['ben.online', 'amy.online']);
    expect(await names({ realName: '%' })).toEqual([]);
    expect(fieldsOf(await server.call('sysOnlineUser', 'page', { field: 'user_agent' }, { as: amy }))).toEqual({
      field: [errorText('en', 'invalid')],
    });
  });

  it('omits sessions that have ended, have expired, or were not seen for three minutes', async () => {
    const people = await Promise.all(
      ['unseen', 'signed-out', 'expired'].map((account) => server.person({ tenantId: amy.tenantId, account, roles: ['viewer'] })),
    );
    for (const who of people) await makeRequest(who);
    expect(await names()).toEqual(expect.arrayContaining(['unseen', 'signed-out', 'expired']));
    const change = (set: string, who: Account | undefined) =>
      system(server, `update auth_session set ${set} where user_id = $1`, [who?.id]);
    await change(`seen_at = now() - interval '200 seconds'`, people[0]);
    await change('revoked_at = now()', people[1]);
    await change(`expires_at = now() - interval '1 second'`, people[2]);
    expect((await names()).toSorted()).toEqual(['amy.online', 'ben.online']);
  });

  it('is limited to the data range', async () => {
    const outsider = await server.person();
    const { tenantId } = outsider;
    const east = await makeOrg(server, tenantId, await rootOf(server, tenantId), 'East');
    const role = await makeRole(server, tenantId, CODES, 5, [east]);
    const manager = await makeStaff(server, tenantId, [role], east);
    const colleague = await makeStaff(server, tenantId, [], east);
    for (const who of [outsider, manager, colleague]) await makeRequest(who);
    expect((await names({}, manager)).toSorted()).toEqual([manager.account, colleague.account].toSorted());
    expect(codeOf(await forceOffline(await sessionOf(outsider), manager))).toBe(ERROR.notFound);
    expect(codeOf(await forceOffline(await sessionOf(colleague), manager))).toBe('200');
    expect(await makeRequest(colleague)).toBe(401);
  });
});

describe('forcing a user offline', () => {
  it('ends that session at once and notifies its pages', async () => {
    const cho = await server.person({ tenantId: amy.tenantId, roles: ['viewer'] });
    await makeRequest(cho);
    const first = await sessionOf(cho);
    const onOtherDevice = resultOf<{ accessToken: string }>(
      await server.call('sysAuth', 'login', { account: cho.account, password: cho.password }),
    );
    expect((await page({ userName: cho.account })).map(({ connectionId }) => connectionId)).toContain(first);
    expect((await forceOffline(first)).envelope).toMatchObject({ code: 200, result: null });
    expect(await makeRequest(cho)).toBe(401);
    expect(await makeRequest(onOtherDevice)).toBe(200);
    await expect.poll(() => hints, SOON).toContainEqual({ tenantId: amy.tenantId, topic: 'session', id: cho.id, userId: cho.id });
    expect(codeOf(await forceOffline(first))).toBe(ERROR.notFound);
  });

  it('refreshes every open list, as sign-in and sign-out do, by a hint that does not name the user', async () => {
    const expectHint = async (act: () => Promise<unknown>): Promise<void> => {
      hints.length = 0;
      await act();
      await expect.poll(() => hints, SOON).toContainEqual({ tenantId: amy.tenantId, topic: 'onlineUser' });
    };
    const dan = await server.person({ tenantId: amy.tenantId, roles: ['viewer'], account: 'dan.online' });
    const signIn = async () =>
      resultOf<{ accessToken: string }>(await server.call('sysAuth', 'login', { account: dan.account, password: dan.password }));
    let second = { accessToken: '' };
    await expectHint(async () => (second = await signIn()));
    // The new session is listed at once, before it has made a request.
    expect((await page({ userName: 'dan' })).length).toBe(2);
    await expectHint(() => server.call('sysAuth', 'logout', undefined, { as: second }));
    await expectHint(async () => forceOffline(await sessionOf(dan)));
    await signIn();
    await expectHint(() => server.call('sysUser', 'setStatus', { id: dan.id, status: 2 }, { as: amy }));
    expect(await page({ userName: 'dan' })).toEqual([]);
  });

  it('finds no session of another company', async () => {
    for (const id of [await sessionOf(stranger), 'nothing', '00000000-0000-4000-8000-000000000000'])
      expect(codeOf(await forceOffline(id))).toBe(ERROR.notFound);
    expect(await makeRequest(stranger)).toBe(200);
  });

  it('requires the permission code, and is refused for a user with more rights than the caller', async () => {
    const clerk = await makeStaff(server, amy.tenantId, [await makeRole(server, amy.tenantId, CODES)]);
    expect(codeOf(await forceOffline(await sessionOf(amy), clerk))).toBe('aboveYou');
    expect(codeOf(await forceOffline(await sessionOf(amy), ben))).toBe('403');
    expect(await makeRequest(amy)).toBe(200);
  });

  it('does not reach platform administrators, who are not listed either', async () => {
    const boss = await server.person({ tenantId: amy.tenantId, roles: ['platform'], account: 'boss' });
    await makeRequest(boss);
    expect(await names()).not.toContain('boss');
    expect(await names({}, boss)).toContain('boss');
    expect(codeOf(await forceOffline(await sessionOf(boss)))).toBe('aboveYou');
  });
});
