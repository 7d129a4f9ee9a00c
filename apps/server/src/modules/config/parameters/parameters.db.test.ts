import type { CallName, ControllerName } from '@seaberry/api-client/contract';
import type { ParameterRow } from '@seaberry/api-client/schemas';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { readConfig, type Config } from '../../../config.ts';
import { errorText } from '../../../http/texts.ts';
import { listPage } from '../../../testing/page-of.ts';
import { startTestServer, type Account, type TestServer } from '../../../testing/server.ts';
import { SOON } from '../../../testing/soon.ts';
import { createParameters } from './service.ts';
import { PARAMETERS } from './catalogue.ts';
import { writeParameters } from './repo.ts';

let server: TestServer;
let boss: Account;
let config: Config;
beforeAll(async () => {
  server = await startTestServer({
    config: { given: new Set(['PASSWORD_MIN_LENGTH']), passwordPolicy: { minLength: 10, maxLength: 128, classes: [], notAccount: true } },
  });
  boss = await server.person({ roles: ['platform'] });
  ({ config } = server.deps);
});
afterAll(() => server.close());

type Values = Record<string, unknown>;
async function ask(name: string, input: unknown, locale: 'en' | 'zh-cn' = 'en', as = boss) {
  // The name and input of each call are those of the controller.
  const { envelope } = await server.call('sysSettings' as ControllerName, name as CallName<ControllerName>, input as never, { as, locale });
  return { code: envelope?.code, message: String(envelope?.message), result: envelope?.result };
}
async function answer<T = unknown>(...given: Parameters<typeof ask>): Promise<T> {
  const { code, message, result } = await ask(...given);
  if (code !== 200) throw new Error(`${given[0]}: ${message}`);
  return result as T;
}
const rows = (locale: 'en' | 'zh-cn' = 'en', input: Values = {}) => answer<ParameterRow[]>('list', input, locale);
const rowOf = async (code: string, locale: 'en' | 'zh-cn' = 'en'): Promise<ParameterRow> => {
  const row = (await rows(locale)).find((one) => one.code === code);
  if (!row) throw new Error(`There is no parameter ${code}.`);
  return row;
};
const set = (...items: { code: string; value: string | null }[]) => answer('batchUpdate', items);

describe('a built-in parameter', () => {
  it('is listed with its effect in the language of the reader, its kind, its limits and the value in use', async () => {
    expect((await rows()).filter(({ sysFlag }) => sysFlag === 1).map(({ code }) => code)).toEqual(PARAMETERS.map(({ code }) => code));
    expect(await rowOf('sys_password_max_error_times', 'zh-cn')).toMatchObject({
      name: '锁定账号的失败次数',
      remark: expect.stringContaining('该账号将被锁定，仅限出错的网络'),
      value: '5',
      kind: 'integer',
      min: 3,
      max: 20,
      groupCode: 'signIn',
      sysFlag: 1,
      fixedBy: null,
    });
  });

  it('that the operator has set names the variable, and keeps its value', async () => {
    const row = await rowOf('sys_password_min_length');
    expect(row).toMatchObject({ value: '10', fixedBy: 'PASSWORD_MIN_LENGTH' });
    const refused = { value: ['The server sets this by PASSWORD_MIN_LENGTH.'] };
    expect(JSON.parse((await ask('update', { ...row, value: '20' })).message)).toEqual(refused);
    // A form that sends the value back changes nothing.
    await answer('update', { id: row.id, name: row.name, code: row.code, value: '10', orderNo: 7 });
    expect(await rowOf('sys_password_min_length')).toMatchObject({ value: '10', orderNo: 7 });
  });

  it('keeps code, name and group, and cannot be deleted (D9001), by batchDelete neither', async () => {
    const { id, code, name } = await rowOf('sys_lock_minutes');
    expect(JSON.parse((await ask('update', { id, name, code: 'other', value: '30' })).message)).toHaveProperty('code');
    await answer('update', { id, name: 'Mine', code, groupCode: 'mine', remark: 'mine', value: '30' });
    expect(await rowOf('sys_lock_minutes')).toMatchObject({ name, groupCode: 'signIn' });
    expect((await ask('delete', { id })).message).toMatch(/^\[D9001\]/u);
    await answer('batchDelete', [id]);
    expect(await rowOf('sys_lock_minutes')).toMatchObject({ id });
  });

  it('is validated by its kind; of several values all are reported, and none is saved', async () => {
    const { message } = await ask('batchUpdate', [
      { code: 'sys_captcha', value: 'perhaps' },
      { code: 'sys_lock_minutes', value: '0' },
      { code: 'sys_log_retention_days', value: '29' },
      { code: 'sys_single_login', value: 'True' },
    ]);
    expect(JSON.parse(message)).toEqual({
      sys_captcha: [errorText('en', 'invalid')],
      sys_lock_minutes: ['Enter a whole number from 1 to 1440.'],
      sys_log_retention_days: ['Enter a whole number from 30 to 36500.'],
    });
    expect(await rowOf('sys_single_login')).toMatchObject({ value: 'False' });
    expect((await ask('batchUpdate', [{ code: 'nothing', value: '1' }])).message).toMatch(/^\[D1002\]/u);
  });

  it('has its default again when its value is cleared', async () => {
    await set({ code: 'sys_log_retention_days', value: '30' });
    await expect.poll(() => config.logRetentionDays, SOON).toBe(30);
    await set({ code: 'sys_log_retention_days', value: null });
    await expect.poll(() => config.logRetentionDays, SOON).toBe(180);
    expect(await rowOf('sys_log_retention_days')).toMatchObject({ value: '180' });
  });

  it('takes effect in every process, and is a live hint', async () => {
    const other = readConfig({});
    await createParameters(server.deps.db, other).start();
    const publish = vi.spyOn(server.deps.live, 'publish');
    await set({ code: 'sys_refresh_token_expire', value: '600' });
    expect(publish.mock.calls.map(([hint]) => hint)).toContainEqual({ tenantId: boss.tenantId, topic: 'settings' });
    publish.mockRestore();
    await expect.poll(() => [config.refreshTokenMinutes, other.refreshTokenMinutes], SOON).toEqual([600, 600]);
    await set({ code: 'sys_refresh_token_expire', value: null });
  });
});

describe('what a parameter does', () => {
  const signIn = async (account: string, password: string) => {
    const { envelope } = await server.call('sysAuth', 'login', { account, password });
    return envelope?.code === 200 ? 'in' : String(envelope?.message).replace(/^\[(\w+)\].*$/su, '$1');
  };

  it('captcha: every sign-in needs one, and sysInfo says so', async () => {
    const { account, password } = await server.person();
    await set({ code: 'sys_captcha', value: 'True' });
    await expect.poll(() => config.captcha, SOON).toBe('always');
    expect((await server.call('sysConfig', 'sysInfo')).envelope?.result).toMatchObject({ sysCaptcha: true });
    expect(await signIn(account, password)).toBe('D0008');
    await set({ code: 'sys_captcha', value: null });
    await expect.poll(() => config.captcha, SOON).toBe('auto');
    expect(await signIn(account, password)).toBe('in');
  });

  it('files: larger ones, and those beyond the storage of the company, are refused', async () => {
    const ann = await server.person();
    const begin = async (size: number) =>
      String((await server.call('sysFile', 'begin', { fileName: 'a.pdf', size }, { as: ann })).envelope?.message).slice(0, 11);
    await set({ code: 'sys_file_max_mb', value: '2' }, { code: 'sys_file_quota_mb', value: '3' });
    await expect.poll(() => [config.fileMaxMb, config.fileQuotaMb], SOON).toEqual([2, 3]);
    const MB = 1024 * 1024;
    expect([await begin(3 * MB), await begin(2 * MB), await begin(2 * MB)]).toEqual(['[D8002] The', '', '[fileQuota]']);
    await set({ code: 'sys_file_max_mb', value: null }, { code: 'sys_file_quota_mb', value: null });
  });

  it('regions: a synchronization adds them down to that level, which the page says', async () => {
    const level = async () =>
      (await server.call('sysRegion', 'syncStatus', undefined, { as: await server.person({ roles: ['platform'] }) })).envelope?.result;
    await set({ code: 'sys_region_sync_level', value: '2' });
    await expect.poll(() => config.regionLevel, SOON).toBe(2);
    expect(await level()).toMatchObject({ level: 2 });
    await set({ code: 'sys_region_sync_level', value: null });
    await expect.poll(() => config.regionLevel, SOON).toBe(3);
  });

  it('lock: the account is locked after that number of failures, for that time', async () => {
    await set({ code: 'sys_password_max_error_times', value: '3' }, { code: 'sys_lock_minutes', value: '2' });
    await expect.poll(() => [config.maxFailures, config.lockMinutes], SOON).toEqual([3, 2]);
    const keys = { name: 'x', account: 'account:x', network: 'ip:9.9.9.9', lock: 'lock:9.9.9.9 x' };
    for (let failures = 0; failures < 3; failures += 1) await server.auth.attempts.count(keys, true);
    await expect(server.auth.attempts.failuresOf(keys)).rejects.toMatchObject({ code: 'D1027', params: { minutes: 2 } });
    const [row] = await server.deps.db.transaction('system', () =>
      server.deps.db.sql<{ seconds: number }>(
        'select extract(epoch from expires_at - now())::int as seconds from login_failure where key = $1',
        [keys.lock],
      ),
    );
    expect(row?.seconds).toBeGreaterThan(60);
    expect(row?.seconds).toBeLessThanOrEqual(120);
    await set({ code: 'sys_password_max_error_times', value: null }, { code: 'sys_lock_minutes', value: null });
  });

  it('second factor: also a user who is signed in has to add one first', async () => {
    const amy = await server.person();
    const open = async () => (await server.call('company', 'info', undefined, { as: amy })).envelope?.code;
    expect(await open()).toBe(200);
    await set({ code: 'sys_second_ver', value: 'True' });
    await expect.poll(open, SOON).not.toBe(200);
    await expect.poll(() => config.secondFactor, SOON).toBe(true);
    expect((await server.call('sysConfig', 'sysInfo')).envelope?.result).toMatchObject({ sysSecondVer: true });
    // The administrator has none either, so the value is set back in the database.
    await server.deps.db.transaction('system', async () => {
      await server.deps.db.sql(`update parameter set value = null where code = 'sys_second_ver'`);
      await server.deps.parameters.changed();
      await server.auth.sessions.changed(null);
    });
    await expect.poll(open, SOON).toBe(200);
    await expect.poll(() => config.secondFactor, SOON).toBe(false);
  });

  it('one session: a sign-in ends the other sessions', async () => {
    const amy = await server.person();
    await set({ code: 'sys_single_login', value: 'True' });
    await expect.poll(() => config.singleLogin, SOON).toBe(true);
    expect(await signIn(amy.account, amy.password)).toBe('in');
    await expect.poll(async () => (await server.call('company', 'info', undefined, { as: amy })).envelope?.code, SOON).toBe(401);
    await set({ code: 'sys_single_login', value: null });
  });

  it('lifetimes: new tokens and sessions have them', async () => {
    const lifetimes = [
      { code: 'sys_token_expire', value: '3' },
      { code: 'sys_session_hours', value: '2' },
    ];
    await set(...lifetimes);
    await expect.poll(() => [config.accessTokenMinutes, config.sessionHours], SOON).toEqual([3, 2]);
    const { accessToken, id } = await server.person();
    const { expiresAt } = (await server.auth.mint.readAccess(accessToken)) ?? { expiresAt: 0 };
    expect(Math.round((expiresAt - Date.now()) / 60_000)).toBe(3);
    const [session] = await server.deps.db.transaction('system', () =>
      server.deps.db.sql<{ hours: number }>(
        'select round(extract(epoch from ends_at - now()) / 3600)::int as hours from auth_session where user_id = $1',
        [id],
      ),
    );
    expect(session?.hours).toBe(2);
    await set(...lifetimes.map(({ code }) => ({ code, value: null })));
  });
});

describe('a parameter of one’s own', () => {
  it('is added, read, changed and deleted; name and code are unique (D9000)', async () => {
    const id = await answer<string>('add', { name: 'Berth planner', code: 'berth_url', value: 'x', groupCode: 'ours', remark: 'For it' });
    const taken = ['A parameter with this name or code exists already.'];
    expect(JSON.parse((await ask('add', { name: 'Berth planner', code: 'berth_url' })).message)).toEqual({ name: taken, code: taken });
    await answer('update', { id, name: 'Berth planner', code: 'berth_address', value: 'https://berths.example' });
    expect(await answer('detail', { id })).toMatchObject({
      code: 'berth_address',
      value: 'https://berths.example',
      sysFlag: 2,
      kind: 'text',
      groupCode: 'ours',
    });
    expect(await answer('groupList', undefined)).toEqual(['signIn', 'password', 'session', 'logs', 'files', 'regions', 'mail', 'ours']);
    expect((await rows('en', { groupCode: 'ours' })).map(({ code }) => code)).toEqual(['berth_address']);
    await set({ code: 'berth_address', value: 'y' });
    await answer('batchDelete', [id]);
    expect((await ask('detail', { id })).message).toMatch(/^\[D1002\]/u);
    const { items } = await listPage(server, 'sysLogDiff', { actionName: 'sysSettings.batchDelete' }, { as: boss });
    expect(items.map(({ businessData }) => businessData)).toContain('Parameter · Berth planner');
  });

  it('keeps its name when a later version has a built-in one of that name', async () => {
    const { db } = server.deps;
    const { name } = await rowOf('sys_lock_minutes');
    await db.transaction('system', () => db.sql(`delete from parameter where code = 'sys_lock_minutes'`));
    const id = await answer<string>('add', { name, code: 'lock_minutes', value: '7' });
    await writeParameters(db);
    expect(await rowOf('sys_lock_minutes')).toMatchObject({ name, sysFlag: 1 });
    expect(await answer('detail', { id })).toMatchObject({ name, code: 'lock_minutes', value: '7', sysFlag: 2 });
    await answer('delete', { id });
  });

  it('is found by a translated name among the others', async () => {
    const { items } = await listPage(server, 'sysSettings', { name: '日志' }, { as: boss, locale: 'zh-cn' });
    expect(items.map(({ code }) => code)).toEqual(['sys_log_retention_days']);
  });
});
