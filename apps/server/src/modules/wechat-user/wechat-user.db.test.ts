import type { CallName } from '@seaberry/api-client/contract';
import type { WechatUserRow } from '@seaberry/api-client/schemas';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ERROR } from '../../http/error-codes.ts';
import { errorText } from '../../http/texts.ts';
import { startTestServer, type Account, type TestServer } from '../../testing/server.ts';
import { createSeal } from '../auth/factors/seal/rules.ts';
import { renewSeals } from '../auth/factors/seal/service.ts';
import { makeOrg, makeRole, makeStaff, rootOf, system } from '../user/fixtures.ts';

let server: TestServer;
let amy: Account;
beforeAll(async () => {
  server = await startTestServer({ now: '2026-11-27T08:00:00Z' });
  amy = await server.person();
});
afterAll(() => server.close());

const CODES = ['page', 'add', 'update', 'delete'].map((name) => `sysWechatUser:${name}`);

async function call(name: CallName<'sysWechatUser'>, input: object, as = amy): Promise<string> {
  const { envelope } = await server.call('sysWechatUser', name, input as never, { as });
  const message = String(envelope?.message);
  return envelope?.code === 200
    ? typeof envelope.result === 'string'
      ? envelope.result
      : 'ok'
    : (/^\[(\w+)\]/u.exec(message)?.[1] ?? message);
}
async function rowsOf(as = amy): Promise<WechatUserRow[]> {
  const { envelope } = await server.call('sysWechatUser', 'page', {}, { as });
  return (envelope?.result as unknown as { items: WechatUserRow[] } | undefined)?.items ?? [];
}
const found = async (id: string, as = amy) => (await rowsOf(as)).find((row) => row.id === id);
const storedOf = async (id: string) => (await system(server, 'select * from wechat_user where id = $1', [id]))[0];

it('keys and tokens are stored encrypted, and in no response and no log; they belong to one open ID', async () => {
  const secrets = { sessionKey: 'sk-8f31', accessToken: 'at-77c0', refreshToken: 'rt-51aa' };
  const id = await call('add', { openId: 'o-secret', ...secrets, expiresIn: 7200, scope: 'snsapi_base' });
  const plain = (value: unknown): string[] => Object.values(secrets).filter((secret) => JSON.stringify(value).includes(secret));
  const row = await storedOf(id);
  const opened = ['session_key', 'access_token', 'refresh_token'].map((column) => server.auth.seal.open(String(row?.[column]), id));
  expect(opened).toEqual(Object.values(secrets));
  const logs = await system(server, 'select input, null as b from audit_log union all select before, after from diff_log');
  expect(plain([row, logs, await found(id), server.logLines])).toEqual([]);
  expect(JSON.stringify(logs)).toContain('o-secret');

  const later = createSeal(new TextEncoder().encode('c'.repeat(40)), []);
  const sealed = later.close('at-77c0', id);
  await system(server, 'update wechat_user set access_token = $2 where id = $1', [id, sealed]);
  await renewSeals(server.deps.db, createSeal(new TextEncoder().encode('d'.repeat(40)), [new TextEncoder().encode('c'.repeat(40))]));
  expect((await storedOf(id))?.['access_token']).not.toBe(sealed);

  expect(await call('update', { id, openId: 'o-secret', nickName: 'Sam', accessToken: 'at-2' })).toBe('ok');
  expect(server.auth.seal.open(String((await storedOf(id))?.['access_token']), id)).toBe('at-2');
  expect((await storedOf(id))?.['session_key']).toBe(row?.['session_key']);
  expect(await call('update', { id, openId: 'o-other' })).toBe('ok');
  expect(await storedOf(id)).toMatchObject({ session_key: null, access_token: null, refresh_token: null, nick_name: 'Sam' });
});

it('an open ID exists once for each platform of a company', async () => {
  expect(await call('add', { openId: 'o-1' })).not.toContain('openId');
  const taken = JSON.stringify({ openId: [errorText('en', 'openIdTaken')] });
  expect(await call('add', { openId: 'o-1', platformType: 1 })).toBe(taken);
  const other = await call('add', { openId: 'o-1', platformType: 2 });
  expect((await found(other))?.platformType).toBe(2);
  expect(await call('update', { id: other, openId: 'o-1', platformType: 1 })).toBe(taken);
  expect(await call('add', { openId: 'o-1' }, await server.person())).not.toContain('openId');
  expect(await call('add', { openId: 'o-2', avatar: 'javascript:alert(1)' })).toContain('avatar');
});

it('an account is bound only to users of the company who have no more rights than the caller, with a recent proof, and unbound', async () => {
  const clerk = await makeStaff(server, amy.tenantId, [await makeRole(server, amy.tenantId, CODES)]);
  const viewer = await makeStaff(server, amy.tenantId, []);
  const stranger = await server.person();
  expect(await call('add', { openId: 'o-3', userId: stranger.id })).toBe(ERROR.notFound);
  expect(await call('add', { openId: 'o-3', userId: amy.id }, clerk)).toBe('aboveYou');
  const id = await call('add', { openId: 'o-3', userId: viewer.id }, clerk);
  expect(await found(id, clerk)).toMatchObject({ userId: viewer.id });
  expect(await call('update', { id, openId: 'o-3', userId: amy.id })).toBe('ok');
  const above = [
    await call('update', { id, openId: 'o-4' }, clerk),
    await call('unbind', { id }, clerk),
    await call('delete', { id }, clerk),
  ];
  expect(above).toEqual(['aboveYou', 'aboveYou', 'aboveYou']);
  expect(await call('unbind', { id })).toBe('ok');
  expect(await found(id)).toMatchObject({ userId: null, userName: null, openId: 'o-3' });
  server.setNow('2026-11-27T08:11:00Z');
  expect(await call('update', { id, openId: 'o-3', nickName: 'Sam' })).toBe('ok');
  expect(await call('update', { id, openId: 'o-3', userId: viewer.id })).toBe('proofNeeded');
  server.setNow('2026-11-27T08:00:00Z');
});

it('a user with a narrower data range sees accounts of users in it and those that they added', async () => {
  const root = await rootOf(server, amy.tenantId);
  const [east, west] = [await makeOrg(server, amy.tenantId, root, 'East'), await makeOrg(server, amy.tenantId, root, 'West')];
  const eastern = await makeStaff(server, amy.tenantId, [await makeRole(server, amy.tenantId, CODES, 5, [east])], east);
  const [inside, outside] = [await makeStaff(server, amy.tenantId, [], east), await makeStaff(server, amy.tenantId, [], west)];
  const seen = await call('add', { openId: 'o-east', userId: inside.id });
  const hidden = await call('add', { openId: 'o-west', userId: outside.id });
  const own = await call('add', { openId: 'o-own' }, eastern);
  expect((await rowsOf(eastern)).map(({ openId }) => openId).toSorted()).toEqual(['o-east', 'o-own']);
  expect(await call('unbind', { id: hidden }, eastern)).toBe(ERROR.notFound);
  expect(await call('unbind', { id: seen }, eastern)).toBe(ERROR.notCreator);
  expect(await call('delete', { id: own }, eastern)).toBe('ok');
});
