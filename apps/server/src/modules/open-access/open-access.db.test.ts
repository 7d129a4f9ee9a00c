import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSeal } from '../auth/factors/seal/rules.ts';
import { renewSeals } from '../auth/factors/seal/service.ts';
import { SECRET, startTestServer, type Account, type TestServer } from '../../testing/server.ts';
import { signatureOf } from './rules.ts';

const T0 = Date.parse('2026-11-21T09:00:00Z');
const INFO = '/api/sysAuth/userInfo';
const BILLS = '/api/oceanBill/page';

interface Key {
  id: string;
  accessKey: string;
  accessSecret: string;
}

let server: TestServer;
let boss: Account;
let amy: Account;
beforeAll(async () => {
  server = await startTestServer({ now: new Date(T0).toISOString(), config: { proofMinutes: 10_000 } });
  boss = await server.person({ roles: ['platform'], account: 'boss' });
  amy = await server.person({ tenantId: await server.tenant('Northwind', 5), account: 'amy' });
});
afterAll(() => server.close());

const at = (minutes: number): void => server.setNow(new Date(T0 + minutes * 60_000).toISOString());
const sql = (text: string, params: unknown[] = []) => server.deps.db.transaction('system', () => server.deps.db.sql(text, params));

async function newKey(user: Account, input: object = {}): Promise<Key> {
  const { envelope } = await server.call('sysOpenAccess', 'add', { bindUserId: user.id, ...input } as never, { as: boss });
  return envelope?.result as unknown as Key;
}

let nonces = 0;
interface Sent {
  method?: 'GET' | 'POST';
  path?: string;
  signed?: string;
  secret?: string;
  nonce?: string;
  seconds?: number;
  body?: object;
}

/** Sends a signed request. @param sent `signed` is the URL in the signature, if not the path; `seconds` the timestamp, from the clock of the test */
async function send(key: Key, sent: Sent = {}) {
  const {
    method = 'GET',
    path = INFO,
    signed = path,
    secret = key.accessSecret,
    nonce = `nonce-${(nonces += 1)}`,
    seconds = 0,
    body,
  } = sent;
  const timestamp = String(Math.floor(server.deps.clock.wallNow() / 1000) + seconds);
  const { accessKey } = key;
  const sign = signatureOf(secret, { method, url: signed, accessKey, timestamp, nonce });
  const response = await server.request(path, {
    method,
    headers: { accessKey, timestamp, nonce, sign, ...(body ? { 'Content-Type': 'application/json' } : {}) },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  return (await response.json()) as { code: number; message: string; result: Record<string, unknown> | null };
}
const outcome = async (key: Key, sent?: Sent): Promise<string> => {
  const { code, message } = await send(key, sent);
  return code === 200 ? 'ok' : `${code} ${/^\[\w+\]/u.exec(message)?.[0] ?? message}`;
};

describe('a signed request', () => {
  it('acts as the user of its key, in the company of that user and with the rights of that user', async () => {
    const key = await newKey(amy);
    expect((await send(key)).result).toMatchObject({ account: 'amy', tenantId: amy.tenantId });
    expect(await outcome(key, { method: 'POST', path: BILLS, body: { page: 1, pageSize: 10 } })).toBe('ok');
    const bill = { referenceNo: 'COSU7000000001', carrierCode: 'COSU', serviceType: 'CY/CY', customerService: 'A', polCode: 'CNSHA' };
    expect(await outcome(key, { method: 'POST', path: '/api/oceanBill/add', body: bill })).toBe('ok');
    const elsewhere = await newKey(await server.person({ tenantId: await server.tenant('Elsewhere') }));
    const theirs = await send(elsewhere, { method: 'POST', path: BILLS, body: { page: 1, pageSize: 10 } });
    expect(theirs.result).toMatchObject({ total: 0 });
    const viewer = await newKey(await server.person({ tenantId: amy.tenantId, roles: ['viewer'] }));
    expect(await outcome(viewer, { method: 'POST', path: '/api/oceanBill/add', body: bill })).toMatch(/^403/u);
    expect(await outcome(key, { method: 'POST', path: '/api/sysTenant/page', body: { page: 1, pageSize: 10 } })).toMatch(/^403/u);
  });

  it('is refused with another secret, method, path, query, key or signature', async () => {
    const [key, other] = [await newKey(amy), await newKey(amy)];
    const wrong = '401 [signatureWrong]';
    expect(await outcome(key, { secret: other.accessSecret })).toBe(wrong);
    expect(await outcome(key, { signed: '/api/sysMenu/loginMenuTree' })).toBe(wrong);
    expect(await outcome({ ...key, accessKey: 'unknown' })).toBe(wrong);
    expect(await outcome(key, { path: `${INFO}?a=1`, signed: `${INFO}?a=2` })).toBe(wrong);
    expect(await outcome(key, { path: `${INFO}?a=1` })).toBe('ok');
    expect(await outcome(key, { path: `${INFO}?a=1`, signed: INFO })).toBe('ok');
    const timestamp = String(Math.floor(server.deps.clock.wallNow() / 1000));
    const asGet = signatureOf(key.accessSecret, { method: 'GET', url: BILLS, accessKey: key.accessKey, timestamp, nonce: 'n' });
    for (const sign of [asGet, 'short', 'ÿ']) {
      const headers = { accessKey: key.accessKey, timestamp, nonce: 'n', sign: encodeURIComponent(sign) === sign ? sign : asGet };
      expect((await (await server.request(BILLS, { method: 'POST', headers })).json()) as object).toMatchObject({ code: 401 });
    }
  });

  it('is accepted once, within five minutes of the time of the server', async () => {
    const key = await newKey(amy);
    expect([await outcome(key, { nonce: 'same' }), await outcome(key, { nonce: 'same' })]).toEqual(['ok', '401 [signatureUsed]']);
    const both = await Promise.all([outcome(key, { nonce: 'race' }), outcome(key, { nonce: 'race' })]);
    expect(both.toSorted()).toEqual(['401 [signatureUsed]', 'ok']);
    // The nonce of another key is another one.
    expect(await outcome(await newKey(amy), { nonce: 'same' })).toBe('ok');
    const late = '401 [signatureTime]';
    expect(await Promise.all([-301, 301, -299, 299].map((seconds) => outcome(key, { seconds })))).toEqual([late, late, 'ok', 'ok']);
    expect(await outcome(key, { nonce: 'a b' })).toBe('401 [signatureHeaders]');
    at(11);
    await server.auth.sessions.sweep();
    expect(await sql('select 1 from used_nonce')).toEqual([]);
    at(0);
  });

  it('is refused once the user, the company or the key is disabled, or the key deleted, and works when it is enabled again', async () => {
    const tenantId = await server.tenant('Southwind');
    const admin = await server.person({ tenantId });
    const ben = await server.person({ tenantId });
    const key = await newKey(ben);
    const switchTo = async (statement: string): Promise<string> => {
      await sql(statement, [ben.id]);
      return outcome(key);
    };
    const disabled = '401 [keyUserDisabled]';
    expect(await switchTo('update app_user set enabled = false where id = $1')).toBe(disabled);
    expect(await switchTo('update app_user set enabled = true where id = $1')).toBe('ok');
    expect(await switchTo('update tenant set enabled = false where id = (select tenant_id from app_user where id = $1)')).toBe(disabled);
    expect(await switchTo('update tenant set enabled = true where id = (select tenant_id from app_user where id = $1)')).toBe('ok');
    expect(await switchTo('update app_user set must_change_password = true where id = $1')).toBe('ok');
    expect(await outcome(key, { path: '/api/sysMenu/loginMenuTree' })).toBe('400 [passwordChangeNeeded]');
    await sql('update app_user set must_change_password = false where id = $1', [ben.id]);
    const setStatus = async (status: 1 | 2) => server.call('sysOpenAccess', 'setStatus', { id: key.id, status }, { as: boss });
    await setStatus(2);
    expect(await outcome(key)).toBe('401 [signatureWrong]');
    await setStatus(1);
    expect(await outcome(key)).toBe('ok');
    const removed = await server.call('sysUser', 'delete', { id: ben.id }, { as: admin });
    expect(removed.envelope?.message).toContain('[D1030]');
    expect((await server.call('sysTenant', 'delete', { id: tenantId }, { as: boss })).envelope?.message).toContain('[D1031]');
    await server.call('sysOpenAccess', 'delete', { id: key.id }, { as: boss });
    expect(await outcome(key)).toBe('401 [signatureWrong]');
    expect((await server.call('sysTenant', 'delete', { id: tenantId }, { as: boss })).envelope?.code).toBe(200);
  });

  it('cannot make calls that need a person: proofs, passwords, second factors, sessions, tickets and keys', async () => {
    const key = await newKey(boss);
    const people: [string, object?][] = [
      ['/api/company/rotateKey'],
      ['/api/sysFactor/beginTotp'],
      ['/api/sysAuth/prove', { password: boss.password }],
      ['/api/sysAuth/logout'],
      ['/api/sysAuth/ticket', { path: '/schedule' }],
      ['/api/sysUser/changePwd', { passwordOld: boss.password, passwordNew: 'another horse 2' }],
      ['/api/sysUser/resetPwd', { id: amy.id }],
      ['/api/sysOpenAccess/add', { bindUserId: amy.id }],
      ['/api/sysOpenAccess/page', { page: 1, pageSize: 10 }],
      // The handler asks for a proof, since the user is enabled.
      ['/api/sysUser/setStatus', { id: boss.id, status: 1 }],
    ];
    const refused: string[] = [];
    for (const [path, body = {}] of people) refused.push(`${path} ${await outcome(key, { method: 'POST', path, body })}`);
    expect(refused).toEqual(people.map(([path]) => `${path} 400 [callForPeople]`));
    expect(await outcome(key, { path: '/api/live' })).not.toBe('ok');
  });

  it('leaves its key in the logs, and time and address of use at most once a minute', async () => {
    const key = await newKey(amy, { accessKey: 'warehouse.1' });
    at(20);
    await send(key, { method: 'POST', path: '/api/company/update', body: { name: 'Northwind' } });
    const [entry] = await sql(`select account, input from audit_log where call = 'company.update'`);
    expect(entry).toEqual({ account: 'amy', input: { name: 'Northwind', signedBy: 'warehouse.1' } });
    expect(server.logLines.join('')).not.toContain(key.accessSecret);
    expect(JSON.stringify(await sql('select * from audit_log')) + JSON.stringify(await sql('select * from diff_log'))).not.toContain(
      key.accessSecret,
    );
    const used = async () => {
      const { envelope } = await server.call('sysOpenAccess', 'page', { page: 1, pageSize: 10, accessKey: 'warehouse' }, { as: boss });
      return (envelope?.result as unknown as { items: { usedTime: string; usedIp: string }[] } | undefined)?.items[0];
    };
    const { usedTime, usedIp } = (await used()) ?? {};
    expect([usedTime, usedIp]).toEqual([new Date(T0 + 20 * 60_000).toISOString(), 'local']);
    at(20.5);
    await send(key);
    expect((await used())?.usedTime).toBe(usedTime);
    at(21);
    await send(key);
    expect((await used())?.usedTime).toBe(new Date(T0 + 21 * 60_000).toISOString());
    at(0);
  });
});

describe('an access key', () => {
  it('shows its secret once, keeps it encrypted, and is named once', async () => {
    const key = await newKey(amy, { accessKey: 'once', remark: 'r' });
    expect(key.accessSecret).toMatch(/^[\w-]{43}$/u);
    const { envelope } = await server.call('sysOpenAccess', 'page', { page: 1, pageSize: 50 }, { as: boss });
    expect(JSON.stringify(envelope?.result)).not.toContain(key.accessSecret);
    const row = (envelope?.result as unknown as { items: { id: string }[] } | undefined)?.items.find(({ id }) => id === key.id);
    expect(row).toMatchObject({ accessSecret: '••••••••', bindUserAccount: 'amy', bindTenantName: 'Northwind', status: 1 });
    expect(JSON.stringify(await sql('select * from open_access'))).not.toContain(key.accessSecret);
    const again = await server.call('sysOpenAccess', 'add', { bindUserId: amy.id, accessKey: 'once' }, { as: boss });
    expect(again.envelope?.message).toContain('exists already');
    const form = { id: key.id, bindUserId: amy.id };
    // The form of the origin sends the mask, or a secret of its own.
    await server.call('sysOpenAccess', 'update', { ...form, accessKey: 'once', accessSecret: '••••••••' }, { as: boss });
    expect(await outcome(key)).toBe('ok');
    const weak = await server.call('sysOpenAccess', 'update', { ...form, accessSecret: 'short' }, { as: boss });
    expect(weak.envelope?.message).toContain('accessSecret');
    await server.call('sysOpenAccess', 'update', { ...form, accessSecret: 'a'.repeat(22) }, { as: boss });
    expect([await outcome(key), await outcome(key, { secret: 'a'.repeat(22) })]).toEqual(['401 [signatureWrong]', 'ok']);
    const foreign = await server.call('sysOpenAccess', 'update', { ...form, bindTenantId: boss.tenantId }, { as: boss });
    expect(foreign.envelope?.message).toContain('bindTenantId');
  });

  it('gets another secret, and the former one is accepted for the chosen time', async () => {
    const first = await newKey(amy);
    const rotate = async (keepMinutes: 0 | 60): Promise<Key> =>
      (await server.call('sysOpenAccess', 'rotate', { id: first.id, keepMinutes }, { as: boss })).envelope?.result as unknown as Key;
    const second = await rotate(60);
    expect(second).toMatchObject({ accessKey: first.accessKey, previousUntil: new Date(T0 + 3_600_000).toISOString() });
    expect([await outcome(first), await outcome(second)]).toEqual(['ok', 'ok']);
    at(61);
    expect([await outcome(first), await outcome(second)]).toEqual(['401 [signatureWrong]', 'ok']);
    const third = await rotate(0);
    expect([await outcome(second), await outcome(third)]).toEqual(['401 [signatureWrong]', 'ok']);
    at(0);
  });

  it('is encrypted anew when the secret of the installation is replaced', async () => {
    const key = await newKey(amy);
    const { db } = server.deps;
    const next = createSeal(new TextEncoder().encode('another secret that is long enough'), [SECRET]);
    expect(await renewSeals(db, next)).toBe(0);
    const [row] = await sql('select secret from open_access where id = $1', [key.id]);
    expect(next.open(String(row?.['secret']), key.id)).toBe(key.accessSecret);
    await renewSeals(db, createSeal(SECRET, [new TextEncoder().encode('another secret that is long enough')]));
    expect(await outcome(key)).toBe('ok');
  });
});

it('a signature is made with the secret of the input alone', async () => {
  const key = await newKey(amy);
  const timestamp = Math.floor(T0 / 1000);
  const input = { accessKey: key.accessKey, accessSecret: key.accessSecret, method: 'GET' as const, url: INFO, timestamp, nonce: 'made' };
  const sign = async (given: object) =>
    (await server.call('sysOpenAccess', 'generateSignature', { ...input, ...given }, { as: boss })).envelope?.result as unknown as string;
  const right = signatureOf(key.accessSecret, { ...key, method: 'GET', url: INFO, timestamp: String(timestamp), nonce: 'made' });
  expect(await sign({})).toBe(right);
  expect(await sign({ method: 0, timestamp: String(timestamp) })).toBe(right);
  expect(await sign({ accessSecret: '••••••••' })).not.toBe(right);
  expect(await sign({ accessSecret: undefined })).toBeNull();
});

it('users of every company are found by account, name, at most twenty', async () => {
  const found = async (text: string) =>
    (await server.call('sysOpenAccess', 'users', { text }, { as: boss })).envelope?.result as unknown as {
      account: string;
      tenantName: string;
    }[];
  expect(await found('AMY')).toContainEqual(expect.objectContaining({ account: 'amy', tenantName: 'Northwind' }));
  expect(await found('%')).toEqual([]);
  expect((await found('')).length).toBeLessThanOrEqual(20);
});
