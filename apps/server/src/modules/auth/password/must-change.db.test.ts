import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeCompany, type Company } from '../../../testing/company.ts';
import { startTestServer, type Account, type TestServer } from '../../../testing/server.ts';

let server: TestServer;
let company: Company;
let admin: Account;
const NEW_PASSWORD = 'lantern over berth nine';

beforeAll(async () => {
  server = await startTestServer();
  company = await makeCompany(server);
  admin = await server.person({ tenantId: company.tenantId, roles: ['admin'] });
});
afterAll(() => server.close());

async function signIn(account: string, password: string): Promise<{ accessToken: string }> {
  const login = await server.call('sysAuth', 'login', { account, password });
  expect(login.envelope?.code).toBe(200);
  return { accessToken: String(login.headers.get('access-token')) };
}
const codeOf = ({ envelope }: Awaited<ReturnType<TestServer['call']>>): string =>
  envelope?.code === 200 ? 'ok' : (/^\[(\w+)\]/u.exec(String(envelope?.message))?.[1] ?? String(envelope?.message));

/** Expects that a session is refused all other calls until the password is changed; changes it. */
async function expectLimitedUntilChange(as: { accessToken: string }, password: string): Promise<void> {
  for (const [controller, call] of [
    ['sysUser', 'baseInfo'],
    ['sysMenu', 'loginMenuTree'],
    ['company', 'info'],
    ['sysAuth', 'prove'],
    ['sysAuth', 'ticket'],
  ] as const)
    expect(codeOf(await server.call(controller, call as never, undefined, { as })), call).toBe('passwordChangeNeeded');
  const info = await server.call('sysAuth', 'userInfo', undefined, { as });
  expect(info.envelope?.result).toMatchObject({ mustChangePassword: true });
  expect(codeOf(await server.call('sysUser', 'changePwd', { passwordOld: password, passwordNew: NEW_PASSWORD }, { as }))).toBe('ok');
  expect(codeOf(await server.call('sysUser', 'baseInfo', undefined, { as }))).toBe('ok');
}

it('a password that an administrator has reset must be changed at the next sign-in', async () => {
  const ben = await server.person({ tenantId: company.tenantId, roles: ['viewer'] });
  const reset = await server.call('sysUser', 'resetPwd', { id: ben.id }, { as: admin });
  const password = String(reset.envelope?.result);
  await expectLimitedUntilChange(await signIn(ben.account, password), password);
  await signIn(ben.account, NEW_PASSWORD);
});

it('the first password of a new company must be changed, whether entered or generated', async () => {
  const root = await server.person({ roles: ['platform'] });
  const input = { name: 'Quay', adminAccount: 'quay.admin', password: 'first berth 42' };
  const added = await server.call('sysTenant', 'add', input, { as: root });
  await expectLimitedUntilChange(await signIn('quay.admin', 'first berth 42'), 'first berth 42');
  const userId = String((added.envelope?.result as { userId: string } | null)?.userId);
  const generated = String((await server.call('sysTenant', 'resetPwd', { userId }, { as: root })).envelope?.result);
  await expectLimitedUntilChange(await signIn('quay.admin', generated), generated);
});

it('a password that no administrator has set need not be changed', async () => {
  expect(codeOf(await server.call('sysUser', 'baseInfo', undefined, { as: await signIn(admin.account, admin.password) }))).toBe('ok');
});
