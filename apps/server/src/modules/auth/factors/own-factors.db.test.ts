import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createApp } from '../../../app.ts';
import type { Envelope } from '../../../http/envelope.ts';
import { ERROR } from '../../../http/error-codes.ts';
import { errorText } from '../../../http/texts.ts';
import { SECRET, startTestServer, type Account, type TestServer } from '../../../testing/server.ts';
import { codeAt, enrol, outcome, proveBy, stepOf } from './fixtures.ts';
import { createAuth } from '../service.ts';
import { createSeal } from './seal/rules.ts';
import { renewSeals } from './seal/service.ts';
import { resultOf } from '../../user/fixtures.ts';

let server: TestServer;
let amy: Account;
const start = Date.parse('2026-11-21T09:00:00Z');
let now = start;
/** Sets the clock to this number of minutes after the start. */
const setClock = (minutes: number): void => server.setNow(new Date((now = start + minutes * 60_000)).toISOString());
const sql = (text: string, params: unknown[] = []) => server.deps.db.transaction('system', () => server.deps.db.sql(text, params));

beforeAll(async () => {
  server = await startTestServer({ now: new Date(start).toISOString(), config: { devMailbox: { key: null } } });
});
afterAll(() => server.close());
beforeEach(async () => {
  setClock(0);
  for (const table of ['login_failure', 'outgoing_message', 'totp_factor']) await sql(`delete from ${table}`);
  amy = await server.person();
  await sql('update app_user set email = $2 where id = $1', [amy.id, `${amy.id}@example.com`]);
});

const own = async (as: Pick<Account, 'accessToken'> = amy) =>
  resultOf<Record<string, unknown>>(await server.call('sysFactor', 'own', undefined, { as }));
const subjects = async () => (await sql('select subject from outgoing_message order by id')).map((row) => row['subject']);
const login = () => server.call('sysAuth', 'login', { account: amy.account, password: amy.password });

describe('an authenticator app', () => {
  it('is in use once a code of it was entered; other sessions end then, and the user gets a message', async () => {
    const other = { accessToken: String((await login()).headers.get('access-token')) };
    const begun = await server.call('sysFactor', 'beginTotp', undefined, { as: amy });
    const { secret, uri } = resultOf<{ secret: string; uri: string }>(begun);
    expect(uri).toContain(
      `otpauth://totp/Seaberry%20Tracking:${encodeURIComponent(amy.account)}?issuer=Seaberry%20Tracking&secret=${secret}`,
    );
    expect(await own()).toMatchObject({ totp: null });
    expect(outcome(await server.call('sysFactor', 'confirmTotp', { code: codeAt(secret, now + 120_000) }, { as: amy }))).toBe('codeWrong');
    expect((await login()).headers.get('access-token')).not.toBeNull();
    expect(outcome(await server.call('sysFactor', 'confirmTotp', { code: codeAt(secret, now) }, { as: amy }))).toBe('ok');
    expect(await own()).toMatchObject({ recoveryCodes: 10, totp: { usedAt: null } });
    expect((await server.call('sysAuth', 'userInfo', undefined, { as: other })).envelope?.code).toBe(401);
    expect(await subjects()).toEqual(['Seaberry: a second factor was added']);
    stepOf(await login());
  });

  it('replaces the former app without new recovery codes', async () => {
    const first = await enrol(server, amy);
    const second = await enrol(server, amy);
    expect(second.recoveryCodes).toEqual([]);
    setClock(2);
    const { token } = stepOf(await login());
    expect(outcome(await server.call('sysFactor', 'signIn', { token, code: codeAt(first.secret, now) }))).toBe('codeWrong');
    expect(outcome(await server.call('sysFactor', 'signIn', { token, code: codeAt(second.secret, now) }))).toBe('ok');
  });

  it('is removed together with the recovery codes; then the password alone opens a session', async () => {
    await enrol(server, amy);
    expect(outcome(await server.call('sysFactor', 'removeTotp', undefined, { as: amy }))).toBe('ok');
    expect(await own()).toMatchObject({ totp: null, recoveryCodes: 0 });
    expect((await login()).headers.get('access-token')).not.toBeNull();
    expect(await subjects()).toEqual(['Seaberry: a second factor was added', 'Seaberry: a second factor was removed']);
    expect(outcome(await server.call('sysFactor', 'removeTotp', undefined, { as: amy }))).toBe(ERROR.notFound);
    expect(outcome(await server.call('sysFactor', 'renewRecoveryCodes', undefined, { as: amy }))).toBe(ERROR.notFound);
  });

  it('that was not confirmed in time has to be begun anew', async () => {
    const begun = await server.call('sysFactor', 'beginTotp', undefined, { as: amy });
    const { secret } = resultOf<{ secret: string }>(begun);
    setClock(9);
    await proveBy(server, amy, { password: amy.password });
    setClock(16);
    expect(outcome(await server.call('sysFactor', 'confirmTotp', { code: codeAt(secret, now) }, { as: amy }))).toBe('enrolGone');
  });

  it('proves who the user is, and a wrong code does not', async () => {
    const { secret, recoveryCodes } = await enrol(server, amy);
    setClock(11);
    const prove = (code: string) => proveBy(server, amy, { code });
    expect(await prove(codeAt(secret, now + 90_000))).toContain('"code"');
    expect(outcome(await server.call('company', 'rotateKey', undefined, { as: amy }))).toBe('proofNeeded');
    expect(await prove(codeAt(secret, now))).toBe('ok');
    expect(outcome(await server.call('company', 'rotateKey', undefined, { as: amy }))).toBe('ok');
    expect(await proveBy(server, amy, {})).toContain('"password"');
    setClock(22);
    expect(await prove(recoveryCodes[0] ?? '')).toBe('ok');
    expect(await prove(recoveryCodes[0] ?? '')).toContain('"code"');
    expect(await own()).toMatchObject({ recoveryCodes: 9 });
  });

  it('is removed only after a code, since the password proves nothing for a user with a second factor', async () => {
    const { secret } = await enrol(server, amy);
    setClock(11);
    const remove = async () => outcome(await server.call('sysFactor', 'removeTotp', undefined, { as: amy }));
    expect(await remove()).toBe('proofNeeded');
    expect(JSON.parse(await proveBy(server, amy, { password: amy.password }))).toEqual({ password: [errorText('en', 'proofByFactor')] });
    expect(await remove()).toBe('proofNeeded');
    expect(await proveBy(server, amy, { code: codeAt(secret, now) })).toBe('ok');
    expect(await remove()).toBe('ok');
    expect(await proveBy(server, amy, { password: amy.password })).toBe('ok');
  });

  it('has an encrypted secret, which is encrypted anew with a new key of the installation', async () => {
    const { secret } = await enrol(server, amy);
    const stored = async () => String((await sql('select secret from totp_factor where user_id = $1', [amy.id]))[0]?.['secret']);
    const before = await stored();
    expect(before).not.toContain(secret);
    const key = (letter: string) => new TextEncoder().encode(letter.repeat(40));
    const { db } = server.deps;
    const former = createSeal(key('b'), []);
    await sql('update totp_factor set secret = $2 where user_id = $1', [amy.id, former.close(secret, amy.id)]);
    expect(await renewSeals(db, createSeal(key('c'), []))).toBeGreaterThan(0);
    const present = createSeal(key('a'), [key('b')]);
    await renewSeals(db, present);
    expect(createSeal(key('a'), []).open(await stored(), amy.id)).toBe(secret);
    await sql('delete from totp_factor');
  });
});

describe('another secret of the installation', () => {
  /** A second process on the same database with another secret; it encrypts anew, at its start, what its keys can read. */
  async function restarted(letter: string, formerSecrets: Uint8Array[]) {
    const { deps } = server;
    const auth = createAuth({ ...deps, secret: new TextEncoder().encode(letter.repeat(40)), formerSecrets });
    const unreadable = await renewSeals(deps.db, auth.seal);
    const app = createApp({ deps, auth, demoAccounts: null, queueWorks: () => true, validateResponses: true });
    const call = async (path: string, input: object, as?: Pick<Account, 'accessToken'>) => {
      const headers = {
        'Content-Type': 'application/json',
        'Accept-Language': 'en',
        ...(as && { Authorization: `Bearer ${as.accessToken}` }),
      };
      const response = await app.request(`/api/${path}`, { method: 'POST', headers, body: JSON.stringify(input) });
      const envelope = (await response.json()) as Envelope;
      return { status: response.status, headers: response.headers, envelope, response };
    };
    return { call, unreadable };
  }
  const signIn = async ({ call }: Awaited<ReturnType<typeof restarted>>, code: string) => {
    const { token } = stepOf(await call('sysAuth/login', { account: amy.account, password: amy.password }));
    return outcome(await call('sysFactor/signIn', { token, code }));
  };

  it('keeps sessions valid while the former secret is configured too, and authenticator apps also after that', async () => {
    const { secret } = await enrol(server, amy);
    setClock(2);
    const withFormer = await restarted('n', [SECRET]);
    expect(withFormer.unreadable).toBe(0);
    expect(outcome(await withFormer.call('sysAuth/prove', { code: codeAt(secret, now) }, amy))).toBe('ok');
    setClock(4);
    const withoutFormer = await restarted('n', []);
    expect(withoutFormer.unreadable).toBe(0);
    const ended = await withoutFormer.call('sysAuth/prove', { code: codeAt(secret, now) }, amy);
    expect([ended.envelope.code, ended.headers.get('access-token')]).toEqual([401, 'invalid_token']);
    expect(await signIn(withoutFormer, codeAt(secret, now))).toBe('ok');
  });

  it('that was never configured with the former one makes apps unusable: recovery codes or an administrator help', async () => {
    const { secret, recoveryCodes } = await enrol(server, amy);
    setClock(2);
    const lost = await restarted('l', []);
    expect(lost.unreadable).toBe(1);
    expect(await signIn(lost, codeAt(secret, now))).toBe('codeWrong');
    expect(await signIn(lost, String(recoveryCodes[0]))).toBe('ok');
    const admin = await server.person({ tenantId: amy.tenantId });
    expect(outcome(await server.call('sysUser', 'removeFactors', { id: amy.id }, { as: admin }))).toBe('ok');
    const entered = await lost.call('sysAuth/login', { account: amy.account, password: amy.password });
    expect(entered.headers.get('access-token')).not.toBeNull();
  });
});

describe('a role that asks for a second factor', () => {
  it('lets its users make no other calls until they have added one', async () => {
    const [role] = await sql(
      `insert into role (id, tenant_id, code, name, second_factor) values (gen_random_uuid(), $1, 'strict', 'Strict', true) returning id`,
      [amy.tenantId],
    );
    await sql('insert into user_role (tenant_id, user_id, role_id) values ($1, $2, $3)', [amy.tenantId, amy.id, role?.['id']]);
    const as = { accessToken: String((await login()).headers.get('access-token')) };
    for (const [controller, call] of [
      ['sysUser', 'baseInfo'],
      ['sysMenu', 'loginMenuTree'],
      ['company', 'info'],
      ['sysAuth', 'ticket'],
      ['sysAuth', 'scanConfirm'],
      ['sysFactor', 'removeTotp'],
    ] as const)
      expect(outcome(await server.call(controller, call as never, undefined, { as })), call).toBe('factorNeeded');
    expect((await server.call('sysAuth', 'userInfo', undefined, { as })).envelope?.result).toMatchObject({ mustAddFactor: true });
    expect(await own(as)).toMatchObject({ required: true });
    await enrol(server, as);
    expect(outcome(await server.call('sysUser', 'baseInfo', undefined, { as }))).toBe('ok');
    expect(outcome(await server.call('sysFactor', 'removeTotp', undefined, { as }))).toBe('ok');
    expect(outcome(await server.call('sysUser', 'baseInfo', undefined, { as }))).toBe('factorNeeded');
  });

  it('gets this setting by its form; to switch it off again needs a recent proof of identity', async () => {
    const added = await server.call('sysRole', 'add', { name: 'Strict', code: 'strict' }, { as: amy });
    const role = { id: resultOf<string>(added), name: 'Strict', code: 'strict' };
    const setRequired = async (secondFactor: boolean) =>
      outcome(await server.call('sysRole', 'update', { ...role, secondFactor }, { as: amy }));
    setClock(11);
    expect(await setRequired(true)).toBe('ok');
    expect(await setRequired(false)).toBe('proofNeeded');
    await proveBy(server, amy, { password: amy.password });
    expect(await setRequired(false)).toBe('ok');
  });
});

describe('an administrator', () => {
  it('removes the second factors of a user who has lost them: sessions end, the user gets a message, and the log has an entry', async () => {
    const admin = await server.person({ tenantId: amy.tenantId, roles: ['admin'] });
    const ben = await server.person({ tenantId: amy.tenantId, roles: ['viewer'] });
    await sql('update app_user set email = $2 where id = $1', [ben.id, `${ben.id}@example.com`]);
    const remove = async (id: string) => outcome(await server.call('sysUser', 'removeFactors', { id }, { as: admin }));
    expect(await remove(ben.id)).toBe('noFactor');
    await enrol(server, ben);
    const list = resultOf<{
      items: { id: string; secondFactor: boolean }[];
    }>(await server.call('sysUser', 'page', { pageSize: 100 }, { as: admin }));
    const withFactor = list.items.filter(({ secondFactor }) => secondFactor).map(({ id }) => id);
    expect(withFactor).toEqual([ben.id]);
    await sql('delete from outgoing_message');
    expect(await remove(ben.id)).toBe('ok');
    expect(await remove(admin.id)).toBe('ownFactors');
    expect((await server.call('sysAuth', 'userInfo', undefined, { as: ben })).envelope?.code).toBe(401);
    const signedIn = await server.call('sysAuth', 'login', { account: ben.account, password: ben.password });
    expect(signedIn.headers.get('access-token')).not.toBeNull();
    expect(await subjects()).toEqual(['Seaberry: a second factor was removed']);
    const logged = await sql(`select outcome from audit_log where call = 'sysUser.removeFactors' and user_id = $1 order by id`, [admin.id]);
    expect(logged.map((row) => row['outcome'])).toEqual(['noFactor', 'ok', 'ownFactors']);
  });
});
