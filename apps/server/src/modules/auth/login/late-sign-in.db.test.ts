import { afterAll, beforeAll, expect, it } from 'vitest';
import { ERROR } from '../../../http/error-codes.ts';
import { startTestServer, type Account, type TestServer } from '../../../testing/server.ts';

let server: TestServer;
let boss: Account;
beforeAll(async () => {
  server = await startTestServer();
  boss = await server.person();
});
afterAll(() => server.close());

/** A sign-in; `between` runs after the check of the password and before the session exists. */
async function slowLogin({ account, password }: Account, between: () => Promise<unknown>) {
  const { login } = server.auth;
  const { byPassword } = login;
  login.byPassword = async (...given) => {
    const person = await byPassword(...given);
    await between();
    return person;
  };
  try {
    return await server.call('sysAuth', 'login', { account, password });
  } finally {
    login.byPassword = byPassword;
  }
}

const openSessions = (userId: string) =>
  server.deps.db.transaction('system', () =>
    server.deps.db.sql('select id from auth_session where user_id = $1 and revoked_at is null', [userId]),
  );

it.each([
  ['the password is reset', (id: string) => server.call('sysUser', 'resetPwd', { id }, { as: boss })],
  ['the account is disabled', (id: string) => server.call('sysUser', 'setStatus', { id, status: 2 }, { as: boss })],
  ['the account is removed', (id: string) => server.call('sysUser', 'delete', { id }, { as: boss })],
])('no session is opened when %s during the sign-in', async (_, change) => {
  const person = await server.person({ tenantId: boss.tenantId, roles: ['viewer'] });
  const answer = await slowLogin(person, async () => expect((await change(person.id)).envelope?.code).toBe(200));
  expect(answer.envelope?.message).toContain(`[${ERROR.signInFailed}]`);
  expect(answer.headers.get('access-token')).toBeNull();
  expect(await openSessions(person.id)).toEqual([]);
});

it('a user signs in when nothing changes during the sign-in', async () => {
  const person = await server.person({ tenantId: boss.tenantId, roles: ['viewer'] });
  const answer = await slowLogin(person, () => server.call('sysUser', 'page', {}, { as: boss }));
  expect(answer.envelope?.code).toBe(200);
});
