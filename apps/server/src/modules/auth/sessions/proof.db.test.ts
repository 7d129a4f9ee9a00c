import type { Input } from '@seaberry/api-client/schemas';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { errorText } from '../../../http/texts.ts';
import { startTestServer, type Account, type TestServer } from '../../../testing/server.ts';
import { outcome, proveBy } from '../factors/fixtures.ts';
import { ADMIN, formOf, makePosition, makeRole, rootOf } from '../../user/fixtures.ts';

let server: TestServer;
let amy: Account;
const start = Date.parse('2026-11-21T09:00:00Z');
const at = (minutes: number): void => server.setNow(new Date(start + minutes * 60_000).toISOString());

beforeAll(async () => {
  server = await startTestServer({ now: new Date(start).toISOString(), config: { accessTokenMinutes: 600 } });
});
afterAll(() => server.close());
beforeEach(async () => {
  at(0);
  await sql('delete from login_failure');
  amy = await server.person();
});

const sql = (text: string, params: unknown[] = []) => server.deps.db.transaction('system', () => server.deps.db.sql(text, params));
const rotateKey = async (as: Pick<Account, 'accessToken'>) => outcome(await server.call('company', 'rotateKey', undefined, { as }));
const prove = (password: string, as: Account = amy) => proveBy(server, as, { password });

it('a proof of identity counts for ten minutes after the sign-in, and again after the password was entered', async () => {
  at(10);
  expect(await rotateKey(amy)).toBe('ok');
  at(11);
  expect(await rotateKey(amy)).toBe('proofNeeded');
  expect(await prove(amy.password)).toBe('ok');
  expect(await rotateKey(amy)).toBe('ok');
  at(22);
  expect(await rotateKey(amy)).toBe('proofNeeded');
});

it('a proof counts only for the session in which it was given', async () => {
  const login = await server.call('sysAuth', 'login', { account: amy.account, password: amy.password });
  const other = { accessToken: String(login.headers.get('access-token')) };
  at(11);
  expect(await prove(amy.password)).toBe('ok');
  expect(await rotateKey(other)).toBe('proofNeeded');
});

it('a proof replaces the token with which it was given', async () => {
  const first = { ...amy };
  at(11);
  await prove(amy.password);
  expect(amy.accessToken).not.toBe(first.accessToken);
  // Calls that were on their way with it are still answered.
  expect(await rotateKey(first)).toBe('ok');
  at(12);
  expect((await server.call('sysAuth', 'userInfo', undefined, { as: first })).envelope?.code).toBe(401);
  expect(outcome(await server.call('sysAuth', 'refreshToken', { accessToken: first.accessToken }, { as: amy }))).toBe('D1011');
  expect(await rotateKey(amy)).toBe('ok');
  at(11 * 60);
  const renewedBy = async ({ accessToken, refreshToken }: Account) => {
    const { headers } = await server.call('sysAuth', 'userInfo', undefined, {
      as: { accessToken },
      headers: { 'X-Authorization': `Bearer ${refreshToken}` },
    });
    return headers.get('access-token') ?? '';
  };
  expect(await renewedBy(first)).toBe('invalid_token');
  expect(await renewedBy(amy)).toMatch(/^ey/u);
});

it('a proof gives no refresh token to a page whose refresh token is in a cookie', async () => {
  const headers = { 'X-Refresh-Cookie': '1' };
  const login = await server.call('sysAuth', 'login', { account: amy.account, password: amy.password }, { headers });
  const as = { accessToken: login.headers.get('access-token') ?? '' };
  const proved = await server.call('sysAuth', 'prove', { password: amy.password }, { as });
  expect([proved.headers.get('access-token'), proved.headers.get('x-access-token')]).toEqual([expect.stringMatching(/^ey/u), null]);
});

it('a wrong password is no proof, and counts towards the lock', async () => {
  at(11);
  const wrong = JSON.stringify({ password: [errorText('en', 'passwordWrong')] });
  for (let tries = 0; tries < 5; tries += 1) expect(await prove('wrong')).toBe(wrong);
  expect(await prove(amy.password)).toBe('D1027');
  expect(await rotateKey(amy)).toBe('proofNeeded');
});

it('a session that another device has opened has no proof', async () => {
  const started = await server.call('sysAuth', 'scanCreate');
  const scan = started.envelope?.result as { id: string; secret: string };
  for (const step of ['scan', 'allow'] as const) await server.call('sysAuth', 'scanConfirm', { id: scan.id, step }, { as: amy });
  const opened = await server.call('sysAuth', 'scanState', { id: scan.id, secret: scan.secret });
  const scanned = { accessToken: String(opened.headers.get('access-token')) };
  expect(await rotateKey(scanned)).toBe('proofNeeded');
});

it('a proof is needed for another address of oneself, and not for other personal data', async () => {
  const update = async (given: { email?: string; nickName?: string }) =>
    outcome(
      await server.call(
        'sysUser',
        'updateBaseInfo',
        { realName: 'Amy', phone: '13900000001', birthday: '1990-02-28', ...given },
        { as: amy },
      ),
    );
  await sql('update app_user set phone = $2 where id = $1', [amy.id, '13900000001']);
  at(11);
  expect(await update({ email: 'amy@new.test' })).toBe('proofNeeded');
  expect(await update({ nickName: 'Ames' })).toBe('ok');
  await prove(amy.password);
  expect(await update({ email: 'amy@new.test' })).toBe('ok');
});

describe('of an administrator', () => {
  const update = async (given: Partial<Input<'sysUser', 'update'>>) => {
    const root = await rootOf(server, amy.tenantId);
    const { account: _, ...form } = formOf(root, await makePosition(server, amy.tenantId, 'Clerk'), { phone: '13900000001' });
    await sql('update app_user set phone = null');
    await sql('update app_user set phone = $2 where id = $1', [amy.id, form.phone]);
    return outcome(await server.call('sysUser', 'update', { ...form, id: amy.id, roleIdList: [ADMIN], ...given }, { as: amy }));
  };

  it('is needed for another account name, which counts for signing in', async () => {
    at(11);
    expect(await update({ account: 'amy@thief.test' })).toBe('proofNeeded');
    expect(await update({ account: amy.account, nickName: 'Ames' })).toBe('ok');
    await prove(amy.password);
    expect(await update({ account: 'amy.2' })).toBe('ok');
  });

  it('does not allow them to change their own address in the list of users, since only the profile asks for a code of the new one', async () => {
    expect(await update({ email: 'amy@newer.test' })).toBe(JSON.stringify({ email: [errorText('en', 'ownAddress')] }));
    expect(await update({ phone: '13900000007' })).toBe(JSON.stringify({ phone: [errorText('en', 'ownAddress')] }));
  });

  it('is needed to enable a user or a role, and not to disable them', async () => {
    const ben = await server.person({ tenantId: amy.tenantId });
    const role = { id: await makeRole(server, amy.tenantId, ['sysUser:page']), name: 'Desk', code: 'desk' };
    const user = async (status: 1 | 2) => outcome(await server.call('sysUser', 'setStatus', { id: ben.id, status }, { as: amy }));
    const switched = async (status: 1 | 2) => outcome(await server.call('sysRole', 'setStatus', { id: role.id, status }, { as: amy }));
    const saved = async (status: 1 | 2) => outcome(await server.call('sysRole', 'update', { ...role, status }, { as: amy }));
    at(11);
    expect([await user(2), await user(1)]).toEqual(['ok', 'proofNeeded']);
    expect(await saved(1)).toBe('ok');
    expect([await switched(2), await switched(1), await saved(1)]).toEqual(['ok', 'proofNeeded', 'proofNeeded']);
    await prove(amy.password);
    expect([await user(1), await saved(1), await saved(2), await switched(1)]).toEqual(['ok', 'ok', 'ok', 'ok']);
  });
});
