import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ConfigError } from '../config.ts';
import { startTestServer, type TestServer } from '../testing/server.ts';
import { makeFirstAdmin } from './first-admin.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
const sql = (text: string) => server.deps.db.transaction('system', () => server.deps.db.sql(text));
beforeEach(async () => {
  await sql('delete from app_user');
  await sql('delete from tenant');
});

const begin = (password: string | null) =>
  makeFirstAdmin({
    db: server.deps.db,
    config: { ...server.deps.config, firstAdmin: { company: 'Harbour Office', account: 'Chief', password } },
  });
const signIn = async (account: string, password: string) =>
  (await server.call('sysAuth', 'login', { account, password })).envelope as unknown as { code: number; result: { accessToken: string } };

describe('an installation without users', () => {
  it('gets a company and a platform administrator, whose password is shown once and has to be changed', async () => {
    const made = await begin(null);
    expect(made).toEqual({ account: 'chief', company: 'Harbour Office', password: expect.stringMatching(/^\S{12,}$/u) });
    const { code, result } = await signIn('Chief', String(made?.password));
    expect(code).toBe(200);
    const list = () => server.call('sysTenant', 'page', { page: 1, pageSize: 10 }, { as: result });
    expect((await list()).envelope?.message).toContain('[passwordChangeNeeded]');
    const changed = { passwordOld: String(made?.password), passwordNew: 'lantern over berth ten' };
    await server.call('sysUser', 'changePwd', changed, { as: result });
    expect((await list()).envelope).toMatchObject({
      code: 200,
      result: { items: [{ name: 'Harbour Office', adminAccount: 'chief', people: 1 }] },
    });
    expect(server.logLines.join('')).not.toContain(String(made?.password));
  });

  it('uses the password of the settings, and does not repeat it', async () => {
    expect(await begin('harbour 2026')).toEqual({ account: 'chief', company: 'Harbour Office', password: null });
    const { result } = await signIn('chief', 'harbour 2026');
    expect((await server.call('sysTenant', 'page', {}, { as: result })).envelope?.code).toBe(200);
  });

  it('rejects a password that the policy refuses', async () => {
    await expect(begin('short')).rejects.toThrow(ConfigError);
    expect(await sql('select id from tenant')).toEqual([]);
  });

  it('gets them once, also from several processes that start at once', async () => {
    const made = await Promise.all([begin('harbour 2026'), begin('harbour 2026'), begin('harbour 2026')]);
    expect(made.filter(Boolean)).toHaveLength(1);
    expect(await begin('harbour 2026')).toBeNull();
    expect(await sql('select id from tenant')).toHaveLength(1);
  });
});

it('creates no administrator when there are users', async () => {
  await server.person();
  expect(await begin(null)).toBeNull();
});
