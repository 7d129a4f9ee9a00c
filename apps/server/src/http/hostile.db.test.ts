import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeCompany, type Company } from '../testing/company.ts';
import { startTestServer, type Account, type TestServer } from '../testing/server.ts';

/** Attacks by a user with an account, all without effect. Data ranges and foreign ids have their own tests. */

let server: TestServer;
let company: Company;
let admin: Account;
let clerk: Account;
/** Manages users and nothing else. */
const CLERK = ['page', 'add', 'update', 'delete', 'setStatus', 'resetPwd', 'unlockLogin', 'removeFactors', 'grantRole'].map(
  (call) => `sysUser:${call}`,
);
const SCRIPT = '<img src=x onerror=alert(1)><script>alert(1)</script>';

beforeAll(async () => {
  server = await startTestServer({ config: { rateLimit: { signedIn: 100_000, anonymous: 100_000 } } });
  company = await makeCompany(server);
  admin = await server.person({ tenantId: company.tenantId, roles: ['admin'] });
  clerk = await company.person('sales', await company.role('all', { codes: CLERK }));
});
afterAll(() => server.close());

const sql = <T extends Record<string, unknown>>(text: string, params: unknown[] = []): Promise<T[]> =>
  server.deps.db.transaction('system', () => server.deps.db.sql<T>(text, params));

async function builtInRole(code: string): Promise<string> {
  const [row] = await sql<{ id: string }>('select id from role where code = $1 and tenant_id is null', [code]);
  return String(row?.id);
}

async function position(): Promise<string> {
  const { envelope } = await server.call('sysPos', 'add', { name: `Clerk ${Math.random()}`, code: `c${Math.random()}` }, { as: admin });
  return String(envelope?.result);
}

let serial = 10_000_000;
async function form(roleIdList: string[]) {
  serial += 1;
  return {
    account: `person${serial}`,
    realName: 'Ada',
    phone: `139${serial}`,
    birthday: '1990-01-01',
    roleIdList,
    orgId: company.orgs.sales,
    posId: await position(),
  };
}

describe('higher permissions', () => {
  it('cannot be gained by creating a user who has them', async () => {
    for (const role of ['admin', 'operator', 'platform']) {
      const { envelope } = await server.call('sysUser', 'add', await form([await builtInRole(role)]), { as: clerk });
      expect(envelope?.code, role).toBe(400);
    }
  });

  it('cannot be gained by granting them to oneself', async () => {
    const { envelope } = await server.call(
      'sysUser',
      'grantRole',
      { userId: clerk.id, roleIdList: [await builtInRole('admin')] },
      { as: clerk },
    );
    expect(envelope?.message).toContain('[mayNotGrant]');
    const [row] = await sql<{ n: number }>('select count(*)::int as n from user_role where user_id = $1', [clerk.id]);
    expect(row?.n).toBe(1);
  });

  it('cannot be gained through a user who has them', async () => {
    for (const [call, input] of [
      ['resetPwd', { id: admin.id }],
      ['setStatus', { id: admin.id, status: 2 }],
      ['delete', { id: admin.id }],
      ['grantRole', { userId: admin.id, roleIdList: [] }],
      ['unlockLogin', { id: admin.id }],
      ['removeFactors', { id: admin.id }],
      ['update', { id: admin.id, ...(await form([await builtInRole('viewer')])) }],
    ] as const) {
      const { envelope } = await server.call('sysUser', call, input as never, { as: clerk });
      expect(envelope?.code, call).toBe(400);
    }
    const login = await server.call('sysAuth', 'login', { account: admin.account, password: admin.password });
    expect(login.envelope?.code).toBe(200);
  });

  it('cannot be gained by a custom role', async () => {
    const maker = await company.person(
      'sales',
      await company.role('personal', { codes: ['sysRole:add', 'sysRole:grantMenu', 'sysRole:grantDataScope', 'sysRole:page'] }),
    );
    const menus = await sql<{ id: string }>(`select id from menu where permission = 'sysUser:add'`);
    const wanted = [String(menus[0]?.id)];
    const add = await server.call('sysRole', 'add', { name: 'Mine', code: 'mine', menuIdList: wanted }, { as: maker });
    expect(add.envelope?.message).toContain('[mayNotGrant]');
    const made = await server.call('sysRole', 'add', { name: 'Mine', code: 'mine' }, { as: maker });
    const id = String(made.envelope?.result);
    expect((await server.call('sysRole', 'grantMenu', { id, menuIdList: wanted }, { as: maker })).envelope?.message).toContain(
      '[mayNotGrant]',
    );
    for (const dataScope of [1, 2, 3]) {
      expect((await server.call('sysRole', 'grantDataScope', { id, dataScope }, { as: maker })).envelope?.message).toContain(
        '[mayNotGrant]',
      );
    }
  });
});

describe('a field that the contract does not declare', () => {
  it('is not written', async () => {
    const input = {
      ...(await form([await builtInRole('viewer')])),
      accountType: 999,
      tenantId: 'x',
      enabled: false,
      passwordHash: 'x',
      isDelete: true,
    };
    const { envelope } = await server.call('sysUser', 'add', input as never, { as: admin });
    expect(envelope?.code).toBe(200);
    const [row] = await sql('select account_type, tenant_id, enabled from app_user where id = $1', [envelope?.result]);
    // 777 is an ordinary user, 999 the super administrator.
    expect(row).toEqual({ account_type: 777, tenant_id: company.tenantId, enabled: true });
    const mine = {
      realName: 'Ada',
      phone: '13700000001',
      birthday: '1990-01-01',
      accountType: 999,
      id: admin.id,
      orgId: company.orgs.root,
    };
    await server.call('sysUser', 'updateBaseInfo', mine as never, { as: clerk });
    const [self] = await sql('select account_type, org_id from app_user where id = $1', [clerk.id]);
    expect(self).toEqual({ account_type: 777, org_id: company.orgs.sales });
    const [other] = await sql<{ real_name: string }>('select real_name from app_user where id = $1', [admin.id]);
    // The name of every test user.
    expect(other?.real_name).toBe('Amy Chen');
  });

  it('is rejected in sorting and filters', async () => {
    const pages = [
      ['sysUser', 'page'],
      ['sysRole', 'page'],
      ['sysOnlineUser', 'page'],
      ['sysLogVis', 'page'],
      ['sysLogOp', 'page'],
      ['sysLogEx', 'page'],
      ['sysLogDiff', 'page'],
      ['oceanBill', 'page'],
    ] as const;
    for (const [controller, call] of pages) {
      for (const field of ['password_hash', 'id; drop table app_user', "id' or '1'='1", '__proto__', 'constructor', 'toString']) {
        const { envelope } = await server.call(controller, call as never, { field } as never, { as: admin });
        expect(envelope?.code, `${controller}.${call} by ${field}`).toBe(400);
      }
    }
    const quoted = await server.call('sysUser', 'page', { account: `%' or 1=1 --`, realName: `\\'; select pg_sleep(9)` }, { as: admin });
    expect(quoted.envelope?.result).toMatchObject({ total: 0 });
  });
});

describe('scripts in texts', () => {
  it('are stored and returned as plain text, never as a page', async () => {
    const notice = await server.call('sysNotice', 'add', { title: SCRIPT, type: 1, content: 'a' }, { as: admin });
    await server.call('sysNotice', 'public', { id: String(notice.envelope?.result) }, { as: admin });
    await server.call('sysPos', 'add', { name: SCRIPT, code: 'script', remark: SCRIPT }, { as: admin });
    for (const [controller, call, input] of [
      ['sysNotice', 'unReadList', undefined],
      ['sysPos', 'list', {}],
      ['sysLogDiff', 'page', { actionName: 'sysPos.add' }],
    ] as const) {
      const { response, headers } = await server.call(controller, call as never, input as never, { as: admin });
      const text = await response.text();
      expect(text, call).toContain('<script>alert(1)</script>');
      expect(headers.get('Content-Type')).toBe('application/json; charset=utf-8');
      expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
      expect(headers.get('Content-Security-Policy')).toContain("script-src 'self'");
    }
  });
});

describe('a cross-site request with the cookies of a user', () => {
  it('is rejected, since a cookie authenticates nothing', async () => {
    const cookie = { Cookie: `token=${admin.accessToken}; access-token=${admin.accessToken}` };
    const post = await server.request('/api/sysUser/page', {
      method: 'POST',
      headers: { ...cookie, 'Content-Type': 'application/json' },
      body: '{}',
    });
    expect(await post.json()).toMatchObject({ code: 401 });
    expect(post.headers.get('Access-Control-Allow-Origin')).toBeNull();
    const get = await server.request('/api/sysAuth/userInfo', { headers: cookie });
    expect(await get.json()).toMatchObject({ code: 401 });
    const inAddress = await server.request(`/api/sysAuth/userInfo?token=${admin.accessToken}&access_token=${admin.accessToken}`);
    expect(await inAddress.json()).toMatchObject({ code: 401 });
  });
});

describe('a change', () => {
  const login = async (headers: Record<string, string>, on = server) => {
    const body = JSON.stringify({ account: 'nobody', password: 'x' });
    return (
      await on.request('http://app.example/api/sysAuth/login', { method: 'POST', headers: { Host: 'app.example', ...headers }, body })
    ).status;
  };
  const json = { 'Content-Type': 'application/json' };

  it('is rejected for a page of another site, whatever the call, and logged once a minute', async () => {
    const now = '2026-11-21T09:00:00Z';
    const open = await startTestServer({
      now,
      config: { corsOrigins: ['https://front.example'], publicUrl: 'https://public.example/app' },
    });
    try {
      for (const Origin of ['https://evil.example', 'null', 'http://app.example:81', 'https://front.example.evil.example']) {
        expect(await login({ ...json, Origin, 'Sec-Fetch-Site': 'cross-site' }, open), Origin).toBe(403);
        expect(await login({ ...json, Origin, 'X-Forwarded-Host': new URL('https://evil.example').host }, open), Origin).toBe(403);
        const out = { method: 'POST', headers: { Host: 'app.example', Origin } };
        expect((await open.request('http://app.example/api/sysAuth/logout', out)).status, Origin).toBe(403);
      }
      const logged = open.logLines.filter((line) => line.includes('page of another origin'));
      expect(logged.map((line) => JSON.parse(line) as unknown)).toEqual([
        expect.objectContaining({ level: 'warn', origin: 'https://evil.example', host: 'app.example' }),
      ]);
      for (const Origin of ['http://app.example', 'https://app.example', 'https://front.example', 'https://public.example']) {
        expect(await login({ ...json, Origin }, open), Origin).toBe(200);
      }
      // As behind a proxy that replaces the host: the browser still reports that the page is of the same origin.
      expect(await login({ ...json, Origin: 'https://other.example', 'Sec-Fetch-Site': 'same-origin' }, open)).toBe(200);
      expect((await open.request('/api/sysConfig/sysInfo', { headers: { Origin: 'https://evil.example' } })).status).toBe(200);
    } finally {
      await open.close();
    }
  });

  it('is read from JSON only, and an upload from a multipart form only', async () => {
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'application/jsonp', '']) {
      expect(await login(type ? { 'Content-Type': type } : {}), type).toBe(415);
    }
    // The client of the origin sends JSON under the second type.
    for (const type of ['Application/JSON; charset=utf-8', 'application/json-patch+json'])
      expect(await login({ 'Content-Type': type }), type).toBe(200);
    const upload = { method: 'POST', headers: { ...json, Authorization: `Bearer ${admin.accessToken}` }, body: '{}' };
    expect((await server.request('/api/sysFile/uploadAvatar', upload)).status).toBe(415);
  });
});

describe('secrets', () => {
  it('are in no response, no log line and no log row', async () => {
    const password = 'very secret 1';
    const made = await server.call('sysUser', 'add', { ...(await form([await builtInRole('viewer')])), password }, { as: admin });
    const reset = await server.call('sysUser', 'resetPwd', { id: String(made.envelope?.result) }, { as: admin });
    const fresh = String(reset.envelope?.result);
    expect(fresh.length).toBeGreaterThanOrEqual(8);
    const answers = await Promise.all([
      server.call('sysUser', 'page', { pageSize: 100 }, { as: admin }),
      server.call('sysLogOp', 'page', { pageSize: 200 }, { as: admin }),
      server.call('sysLogDiff', 'page', { pageSize: 200 }, { as: admin }),
      server.call('sysLogVis', 'page', { pageSize: 200 }, { as: admin }),
      server.call('sysOnlineUser', 'page', {}, { as: admin }),
    ]);
    const rows = await sql('select input, message, exception from audit_log');
    const everything = [JSON.stringify(answers.map(({ envelope }) => envelope)), JSON.stringify(rows), server.logLines.join('')].join('');
    for (const secret of [password, fresh, '$argon2', 'password_hash', admin.accessToken, admin.refreshToken]) {
      expect(everything.includes(secret), secret.slice(0, 14)).toBe(false);
    }
  });
});

describe('repeated attempts', () => {
  it.each([
    ['sysAuth', 'login', { account: 'nobody', password: 'x' }],
    ['sysAuth', 'captcha', undefined],
    ['sysAuth', 'sendCode', { to: 'nobody@example.com', purpose: 'login' }],
    ['sysAuth', 'loginPhone', { phone: '13900000000', code: '1' }],
    ['sysAuth', 'resetPassword', { account: 'nobody@example.com', code: '1', password: 'x' }],
  ] as const)('%s.%s is limited by the address', async (controller, call, input) => {
    const strict = await startTestServer({ now: '2026-11-21T09:00:00Z', config: { rateLimit: { signedIn: 1000, anonymous: 1000 } } });
    try {
      let status = 200;
      for (let at = 0; at < 61 && status !== 429; at += 1) {
        status = (await strict.call(controller, call as never, input as never)).status;
      }
      expect(status).toBe(429);
    } finally {
      await strict.close();
    }
  });
});
