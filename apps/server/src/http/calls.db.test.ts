import { allCalls } from '@seaberry/api-client/registry';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type Account, type TestServer } from '../testing/server.ts';

let server: TestServer;
let people: Record<'admin' | 'operator' | 'viewer', Account>;

beforeAll(async () => {
  server = await startTestServer({ config: { corsOrigins: ['https://app.example'], apiDocs: 'open' } });
  const tenantId = await server.tenant('Northwind', 10);
  const of = (role: 'admin' | 'operator' | 'viewer') => server.person({ tenantId, roles: [role] });
  people = { admin: await of('admin'), operator: await of('operator'), viewer: await of('viewer') };
});
afterAll(() => server.close());

const auditRows = (call: string) =>
  server.deps.db.transaction('system', () =>
    server.deps.db.sql('select * from audit_log where call = $1 order by create_time, id', [call]),
  );

it('returns the menu in the language of the client, limited to its permissions', async () => {
  const { envelope } = await server.call('sysMenu', 'loginMenuTree', undefined, { as: people.viewer, locale: 'zh-cn' });
  const [tracking, waybills] = (envelope?.result as unknown[] | undefined) ?? [];
  expect(tracking).toMatchObject({
    path: '/tracking',
    meta: { title: '跟踪' },
    children: [
      { path: '/tracking/oceanBill', component: '/tracking/oceanBill', meta: { title: '海运提单', isHide: false } },
      { path: '/tracking/oceanBill/detail', meta: { isHide: true } },
    ],
  });
  expect(waybills).toMatchObject({
    path: '/tracking/airWaybill',
    component: '/tracking/airWaybill',
    meta: { title: '空运单', isHide: false },
  });
});

describe('responses', () => {
  it('have an envelope', async () => {
    const { envelope } = await server.call('sysUser', 'baseInfo', undefined, { as: people.viewer });
    expect(Object.keys(envelope ?? {})).toEqual(['code', 'type', 'message', 'result', 'extras', 'time']);
    expect(envelope?.result).toMatchObject({ companyName: 'Northwind', tier: 'sailor', berries: 10 });
  });

  it('each have a correlation id of their own, whatever id the caller sends', async () => {
    const ask = async (given: string) => {
      const { headers } = await server.call('sysConfig', 'sysInfo', undefined, { headers: { 'X-Correlation-Id': given } });
      return headers.get('X-Correlation-Id');
    };
    const ids = [await ask('from-the-caller-1'), await ask('from-the-caller-1'), await ask('x y"{}')];
    expect(new Set(ids).size).toBe(3);
    for (const id of ids) expect(id).toMatch(/^[0-9a-f-]{36}$/u);
  });

  it('are logged under that id, with the one of the caller as a second field', async () => {
    await server.drainJobs();
    const bill = { referenceNo: 'COSU6000000001', carrierCode: 'COSU', serviceType: 'CY/CY', customerService: 'Amy', polCode: 'CNSHA' };
    const headers = { 'X-Correlation-Id': 'job-of-this-call' };
    const added = await server.call('oceanBill', 'add', bill, { as: people.operator, headers });
    expect(added.envelope?.code).toBe(200);
    const line = server.logLines.find((one) => one.includes('"call":"oceanBill.add"')) ?? '{}';
    expect(JSON.parse(line)).toMatchObject({
      correlationId: added.headers.get('X-Correlation-Id'),
      clientCorrelationId: 'job-of-this-call',
    });
  });

  it('contain the capabilities of this backend, and its clock', async () => {
    const { envelope } = await server.call('sysConfig', 'sysInfo');
    expect(envelope?.result).toMatchObject({
      sysTitle: 'Seaberry Tracking',
      sysViceTitle: 'Global logistics, full visibility',
      capabilities: expect.arrayContaining(['live', 'oceanBill', 'oceanBill.import']),
      clock: { factor: 1, now: expect.stringMatching(/Z$/u) },
    });
    expect(envelope?.result).not.toHaveProperty('demoAccounts');
    const chinese = await server.call('sysConfig', 'sysInfo', undefined, { locale: 'zh-cn' });
    expect(chinese.envelope?.result).toMatchObject({ sysViceTitle: '全球物流 · 全程掌控' });
  });

  it('contain only the correlation id of an unexpected error', async () => {
    const { db } = server.deps;
    await db.asOwner('alter table tenant rename column tier to hidden_tier');
    const broken = await server.call('sysUser', 'baseInfo', undefined, { as: people.viewer });
    await db.asOwner('alter table tenant rename column hidden_tier to tier');
    expect(broken.status).toBe(200);
    const id = broken.headers.get('X-Correlation-Id');
    expect(broken.envelope).toMatchObject({
      code: 500,
      message: `Server error. Report it with this reference: ${id}`,
      result: null,
    });
    expect(server.logLines.some((line) => line.includes('tier') && line.includes(String(id)))).toBe(true);
  });

  it('reject unreadable, oversized and unknown requests', async () => {
    const headers = { Authorization: `Bearer ${people.admin.accessToken}`, 'Content-Type': 'application/json' };
    const unreadable = await server.request('/api/oceanBill/page', { method: 'POST', headers, body: '{' });
    expect(await unreadable.json()).toMatchObject({ code: 400, message: '[unreadable] The request could not be read.' });
    const large = await server.request('/api/oceanBill/page', { method: 'POST', headers, body: 'x'.repeat(13 * 1024 * 1024) });
    expect(large.status).toBe(413);
    const missing = await server.request('/api/sysUser/nothing');
    expect([missing.status, (await missing.json()) as unknown]).toMatchObject([404, { code: 404 }]);
  });

  it('list the constants in the language of the caller', async () => {
    const { envelope } = await server.call('sysConst', 'list', undefined, { as: people.viewer, locale: 'zh-tw' });
    const lists = envelope?.result as { code: string; data: { result: { code: string; name: string }[] } }[];
    const items = (code: string) => lists.find((list) => list.code === code)?.data.result;
    expect(items('OceanStage')).toHaveLength(13);
    expect(items('ServiceType')?.map(({ code }) => code)).toContain('CY/CY');
    expect(items('Carrier')).toContainEqual({ code: 'MAEU', name: '馬士基' });
    const one = await server.call('sysConst', 'data', { typeName: 'TrackingState' }, { as: people.viewer });
    expect(one.envelope?.result).toContainEqual({ code: 'unshipped', name: 'Unshipped' });
    // D1002: the record does not exist.
    expect((await server.call('sysConst', 'data', { typeName: 'Nothing' }, { as: people.viewer })).envelope?.message).toMatch(
      /^\[D1002\]/u,
    );
  });

  it('have security headers, and CORS for the configured origins only', async () => {
    const { headers } = await server.call('sysConfig', 'sysInfo', undefined, { headers: { Origin: 'https://app.example' } });
    expect(headers.get('Content-Security-Policy')).toContain("script-src 'self'");
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
    expect(headers.get('Access-Control-Allow-Origin')).toBe('https://app.example');
    const exposed = String(headers.get('Access-Control-Expose-Headers')).toLowerCase();
    for (const name of ['content-disposition', 'access-token', 'x-access-token', 'x-correlation-id']) expect(exposed).toContain(name);
    const foreign = await server.call('sysConfig', 'sysInfo', undefined, { headers: { Origin: 'https://evil.example' } });
    expect(foreign.headers.get('Access-Control-Allow-Origin')).toBeNull();
  });
});

describe('the operation log', () => {
  it('has a row for a changing call, without its secrets', async () => {
    await server.call('sysAuth', 'login', { account: 'ghost', password: 'hunter2' });
    const person = await server.person();
    await server.call('sysAuth', 'login', { account: person.account, password: person.password });
    await server.call('sysAuth', 'logout', undefined, { as: person });
    const logins = await auditRows('sysAuth.login');
    expect(logins.at(-2)).toMatchObject({
      account: 'ghost',
      outcome: 'D1000',
      tenant_id: null,
      input: { account: 'ghost', password: '***' },
    });
    expect(logins.at(-1)).toMatchObject({ account: person.account, outcome: 'ok', tenant_id: person.tenantId, user_id: person.id });
    expect(await auditRows('sysAuth.logout')).toContainEqual(expect.objectContaining({ user_id: person.id, outcome: 'ok' }));
    expect(JSON.stringify(logins)).not.toContain('hunter2');
    expect(await auditRows('sysConfig.sysInfo')).toEqual([]);
  });

  it('has a row for a rejected call', async () => {
    await server.call('oceanBill', 'delete', { ids: ['x'] }, { as: people.viewer });
    expect((await auditRows('oceanBill.delete')).at(-1)).toMatchObject({ outcome: 'forbidden', user_id: people.viewer.id });
  });
});

it('writes no secret into its log lines', async () => {
  await server.call('sysAuth', 'login', { account: 'amy', password: 'my-secret-password' });
  await server.call('sysAuth', 'userInfo', undefined, { as: people.admin });
  await server.request(`/api/live/stream?token=${people.admin.accessToken}`).then((response) => response.body?.cancel());
  server.deps.log.info(
    { password: 'p1-secret', input: { token: 't1-secret' }, req: { headers: { authorization: 'Bearer a1-secret' } } },
    'try',
  );
  const lines = server.logLines.join('');
  expect(lines).toContain('"call":"sysAuth.login"');
  for (const secret of ['my-secret-password', people.admin.accessToken, people.admin.refreshToken, 'p1-secret', 't1-secret', 'a1-secret']) {
    expect(lines.includes(secret), secret.slice(0, 12)).toBe(false);
  }
});

it('limits the rate of calls by address and by user', async () => {
  const strict = await startTestServer({ config: { rateLimit: { signedIn: 3, anonymous: 3 } } });
  try {
    const codes: number[] = [];
    for (let at = 0; at < 4; at += 1) codes.push((await strict.call('sysConfig', 'sysInfo')).status);
    expect(codes).toEqual([200, 200, 200, 429]);
    const limited = await strict.call('sysConfig', 'sysInfo');
    expect(limited.envelope).toMatchObject({ code: 429, type: 'error', result: null });
    expect(Number(limited.headers.get('Retry-After'))).toBeGreaterThan(0);
  } finally {
    await strict.close();
  }
});

describe('the API document', () => {
  it('is served, and its page loads nothing from other hosts', async () => {
    const document = (await (await server.request('/api/openapi.json')).json()) as { openapi: string; paths: Record<string, object> };
    expect(document.openapi).toBe('3.1.0');
    const described = Object.entries(document.paths).flatMap(([path, operations]) =>
      Object.keys(operations).map((method) => `${method} ${path}`),
    );
    const declared = allCalls().map(({ meta }) => `${meta.method.toLowerCase()} ${meta.path}`);
    expect(described.toSorted()).toEqual(declared.toSorted());
    const page = await (await server.request('/api/docs')).text();
    expect(page).not.toMatch(/https?:\/\//u);
    for (const [, path] of page.matchAll(/(?:src|href)="([^"]+)"/gu)) expect((await server.request(String(path))).status, path).toBe(200);
  });
});

it('reports its health', async () => {
  const health = await server.request('/health');
  expect(health.status).toBe(200);
  expect(await health.json()).toMatchObject({
    status: 'ok',
    db: 'ok',
    listening: 'ok',
    queue: 'ok',
    version: expect.any(String),
  });
});
