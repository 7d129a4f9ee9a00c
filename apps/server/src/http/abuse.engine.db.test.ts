import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writeLog } from '../modules/audit/service.ts';
import { deleteMenu } from '../modules/menu/service.ts';
import { makeCompany, type Company } from '../testing/company.ts';
import { startTestServer, type Account, type TestAnswer, type TestServer } from '../testing/server.ts';
import { SOON } from '../testing/soon.ts';

/** Abusive inputs, and ways around a rule that only work in combination. */

let server: TestServer;
let company: Company;
let admin: Account;
/** Platform administrator. */
let boss: Account;
beforeAll(async () => {
  server = await startTestServer({ config: { rateLimit: { signedIn: 100_000, anonymous: 100_000 } } });
  company = await makeCompany(server);
  admin = await server.person({ tenantId: company.tenantId, roles: ['admin'] });
  boss = await server.person({ tenantId: company.tenantId, roles: ['platform'] });
});
afterAll(() => server.close());

const sql = <T extends Record<string, unknown>>(text: string, params: unknown[] = []): Promise<T[]> =>
  server.deps.db.transaction('system', () => server.deps.db.sql<T>(text, params));
const outcome = ({ envelope }: TestAnswer): string => /^\[(\w+)\]/u.exec(String(envelope?.message))?.[1] ?? String(envelope?.code);
const exceptions = async (): Promise<number> => (await sql(`select 1 from audit_log where kind = 'exception'`)).length;
const idOf = (answer: TestAnswer): string => String(answer.envelope?.result);

describe('a log row', () => {
  it('does not fail its call when a text is truncated inside a surrogate pair', async () => {
    const notice = { title: 'Long', type: 1 as const, content: `${'x'.repeat(499)}😀 and more` };
    expect(outcome(await server.call('sysNotice', 'add', notice, { as: admin }))).toBe('200');
    const rows = await sql(`select input from audit_log where call = 'sysNotice.add' and input ->> 'title' = 'Long'`);
    expect(rows).toHaveLength(1);
  });

  it('does not fail its call when a text contains a lone surrogate', async () => {
    const form = { name: 'Half \uD800', code: 'half', remark: '\uDC00' };
    expect(outcome(await server.call('sysPos', 'add', form, { as: admin }))).toBe('200');
    expect(await sql(`select 1 from audit_log where call = 'sysPos.add' and input ->> 'code' = 'half'`)).toHaveLength(1);
  });

  // With one connection, as in the embedded database, there is no lock contention.
  it('does not block its call while the tables of the logs are locked', async () => {
    const another = server.test.another?.();
    if (!another) return expect(server.deps.db.kind).toBe('pglite');
    const other = await another.connect();
    try {
      await other.script('begin; lock table audit_log, diff_log in access exclusive mode');
      expect(outcome(await server.call('sysPos', 'add', { name: 'Held', code: 'held' }, { as: admin }))).toBe('200');
      const mine = { realName: 'Amy Held', phone: '13500000001', birthday: '1980-01-01' };
      expect(outcome(await server.call('sysUser', 'updateBaseInfo', mine, { as: admin }))).toBe('200');
      await other.script('rollback');
    } finally {
      other.release();
      await another.close();
    }
    expect(await sql("select code from job_position where code = 'held'")).toHaveLength(1);
    expect(await sql("select 1 from audit_log where input ->> 'code' = 'held'")).toEqual([]);
    return undefined;
  });

  // A failure inside the function is caught (see above); a missing function is not.
  it('that cannot be written fails only calls with changes, which are rolled back', async () => {
    await server.deps.db.asOwner('alter function seaberry.write_log(jsonb) rename to write_no_log');
    try {
      expect(outcome(await server.call('sysAuth', 'unLockScreen', { password: admin.password }, { as: admin }))).toBe('200');
      const mine = { realName: 'Amy Unlogged', phone: '13500000002', birthday: '1980-01-01' };
      expect(outcome(await server.call('sysUser', 'updateBaseInfo', mine, { as: admin }))).toBe('500');
    } finally {
      await server.deps.db.asOwner('alter function seaberry.write_no_log(jsonb) rename to write_log');
    }
    expect(server.logLines.some((line) => line.includes('could not be logged') && line.includes('unLockScreen'))).toBe(true);
    expect(await sql("select 1 from app_user where real_name = 'Amy Unlogged'")).toEqual([]);
  });

  it('of a failure contains neither values of a statement nor secret input', async () => {
    const { db } = server.deps;
    const error = new Error('Failed: update x set y = $1 for "hunter22 and more"\nparams: 13800000000,$argon2id');
    const entry = { tenantId: null, userId: null, account: null, realName: null, ip: '', userAgent: null, durationMs: 1 };
    const input = { nested: [{ passwordNew: 'hunter22 and more' }] };
    await db.transaction('system', async () =>
      writeLog(db, { ...entry, kind: 'exception', call: 'x.leaks', outcome: 'internal', correlationId: 'c', at: 0, input, error }),
    );
    const [row] = await sql<{ message: string; exception: string }>(`select message, exception from audit_log where call = 'x.leaks'`);
    expect(row?.message).toBe('Failed: update x set y = $1 for "***"');
    expect(row?.exception).toContain('abuse.engine.db.test');
    for (const secret of ['hunter22', '$argon2id', '13800000000']) expect(JSON.stringify(row)).not.toContain(secret);
  });

  it('of a call over all companies is visible to platform administrators only', async () => {
    const secret = `Other company ${Math.random()}`;
    await server.call('sysTenant', 'add', { name: secret, adminAccount: 'other.admin', phone: '13612345678' }, { as: boss });
    const [{ id } = {}] = await sql<{ id: string }>(
      `select id from audit_log where call = 'sysTenant.add' order by create_time desc, id desc limit 1`,
    );
    // D1002: the record does not exist.
    expect(outcome(await server.call('sysLogOp', 'detail', { id: String(id) }, { as: admin }))).toBe('D1002');
    expect(outcome(await server.call('sysLogOp', 'detail', { id: String(id) }, { as: boss }))).toBe('200');
    const { envelope } = await server.call('sysLogOp', 'page', { pageSize: 200, actionName: 'add' }, { as: admin });
    expect(JSON.stringify(envelope)).not.toContain('sysTenant');
    // The attempt of a company's user is logged for that company.
    await server.call('sysTenant', 'delete', { id: company.tenantId }, { as: admin });
    const tried = await server.call('sysLogOp', 'page', { actionName: 'delete' }, { as: admin });
    expect(JSON.stringify(tried.envelope)).toContain('sysTenant');
  });

  it('of an own change by a platform administrator is hidden from others', async () => {
    const mine = { realName: 'The Boss', phone: '13512345678', birthday: '1980-01-01' };
    await server.call('sysUser', 'updateBaseInfo', mine, { as: boss });
    const page = async (as: Account) => JSON.stringify((await server.call('sysLogDiff', 'page', { pageSize: 200 }, { as })).envelope);
    expect(await page(boss)).toContain('13512345678');
    expect(await page(admin)).not.toContain('13512345678');
    const ops = await server.call('sysLogOp', 'page', { pageSize: 200 }, { as: admin });
    expect(JSON.stringify(ops.envelope)).not.toContain('The Boss');
  });
});

describe('input that no form sends', () => {
  it('is rejected with a message, without an internal error', async () => {
    const before = await exceptions();
    const nul = await server.call('sysPos', 'add', { name: 'a\u0000b', code: 'nul' }, { as: admin });
    expect(outcome(nul)).toBe('unreadable');
    const self = { realName: 'A\u0000my', phone: '13400000001', birthday: '1990-01-01' };
    expect(outcome(await server.call('sysUser', 'updateBaseInfo', self, { as: admin }))).toBe('unreadable');
    const beyondInt4 = 99_999_999_999;
    for (const [controller, call] of [
      ['sysUser', 'page'],
      ['sysRole', 'page'],
      ['sysTenant', 'page'],
    ] as const)
      expect(outcome(await server.call(controller, call, { status: beyondInt4 }, { as: boss })), controller).toBe('200');
    const last = await server.call('sysUser', 'page', { page: Number.MAX_SAFE_INTEGER, pageSize: 200 }, { as: admin });
    expect(outcome(last)).toBe('200');
    const inbox = await server.call(
      'sysNotice',
      'pageReceived',
      { page: Number.MAX_SAFE_INTEGER, type: beyondInt4 as never },
      { as: admin },
    );
    expect(['200', '400']).toContain(String(inbox.envelope?.code));
    const [viewer] = await sql<{ id: string }>(`select id from role where code = 'viewer'`);
    const person = {
      account: 'year.nought',
      realName: 'A',
      phone: '13400000002',
      birthday: '1990-01-01',
      joinDate: '0000-01-01',
      roleIdList: [String(viewer?.id)],
      orgId: company.orgs.root,
      posId: idOf(await server.call('sysPos', 'add', { name: 'Nought', code: 'nought' }, { as: admin })),
    };
    const added = await server.call('sysUser', 'add', person, { as: admin });
    expect(added.envelope?.message).toContain('joinDate');
    expect(await exceptions()).toBe(before);
  });

  it('is refused by field when it is longer than any value', async () => {
    const account = 'x'.repeat(2_000_000);
    const { envelope } = await server.call('sysUser', 'page', { account }, { as: admin });
    expect([envelope?.code, envelope?.message]).toEqual([400, '{"account":["This is too long."]}']);
  });
});

describe('a slow request body', () => {
  /** Body sent in two parts, with an action in between. */
  const bodyInTwoParts = (text: string, between: () => Promise<void>): ReadableStream<Uint8Array> => {
    const bytes = new TextEncoder().encode(text);
    const parts = [bytes.slice(0, 5), bytes.slice(5)];
    return new ReadableStream(
      {
        async pull(controller) {
          if (parts.length === 1) await between();
          const part = parts.shift();
          if (part) controller.enqueue(part);
          else controller.close();
        },
      },
      { highWaterMark: 0 },
    );
  };
  const addSlowly = async (as: Account, code: string, between: () => Promise<void>): Promise<string> => {
    const body = JSON.stringify({ name: code, code });
    const headers = {
      Authorization: `Bearer ${as.accessToken}`,
      'Content-Type': 'application/json',
      'Content-Length': String(body.length),
    };
    const init = { method: 'POST', headers, body: bodyInTwoParts(body, between), duplex: 'half' as const };
    const answer = await server.request('/api/sysPos/add', init);
    server.setNow(new Date().toISOString());
    return String(((await answer.json()) as { code: number }).code);
  };
  /** 10 seconds: longer than `SLOW_MS` of the call pipeline, which then authenticates again. */
  const passTime = (): void => server.setNow(new Date(Date.now() + 10_000).toISOString());

  it('has no effect when the account was disabled before its end', async () => {
    const clerk = await server.person({ tenantId: company.tenantId, roles: ['admin'] });
    expect(await addSlowly(clerk, 'slow', async () => passTime())).toBe('200');
    const off = async (): Promise<void> => {
      passTime();
      await server.call('sysUser', 'setStatus', { id: clerk.id, status: 2 }, { as: boss });
    };
    expect(await addSlowly(clerk, 'slower', off)).toBe('401');
    expect(await sql("select code from job_position where code like 'slow%'")).toEqual([{ code: 'slow' }]);
  });
});

describe('a ticket', () => {
  it('can be requested for a malformed path without an internal error', async () => {
    const before = await exceptions();
    for (const path of ['/\\[', '/\t/[', '/a b?c=d#e', '/%', '/?#']) {
      const { envelope } = await server.call('sysAuth', 'ticket', { path }, { as: admin });
      expect(envelope?.code, path).toBe(200);
    }
    expect(await exceptions()).toBe(before);
  });
});

describe('one’s own company and password', () => {
  it('are recognised by an id in upper or lower case', async () => {
    const id = boss.tenantId.toUpperCase();
    // D1023: one's own company cannot be disabled or removed.
    expect(outcome(await server.call('sysTenant', 'setStatus', { id, status: 2 }, { as: boss }))).toBe('D1023');
    expect(outcome(await server.call('sysTenant', 'delete', { id }, { as: boss }))).toBe('D1023');
    await sql('update tenant set admin_user_id = $2 where id = $1', [boss.tenantId, boss.id]);
    expect(outcome(await server.call('sysTenant', 'resetPwd', { userId: boss.id.toUpperCase() }, { as: boss }))).toBe('ownPassword');
  });
});

describe('a data range', () => {
  it('does not grow with the descendants of a moved organization', async () => {
    // Sales East is below Sales; a custom range contains Sales only, and "and below" begins at Operations.
    const chosen = await company.role('custom', { codes: ['sysOrg:list', 'sysOrg:update'], orgs: [company.orgs.sales] });
    const mover = await company.person('ops', chosen, await company.role('departmentAndBelow', { codes: [] }));
    const move = { id: company.orgs.sales, pid: company.orgs.ops, name: 'Sales', code: 'Sales' };
    // D2003: the organization is outside the data range.
    expect(outcome(await server.call('sysOrg', 'update', move, { as: mover }))).toBe('D2003');
    const [row] = await sql('select parent_id from org where id = $1', [company.orgs.sales]);
    expect(row?.['parent_id']).toBe(company.orgs.root);
    // Moving is allowed when nothing else moves along, and renaming always.
    expect(outcome(await server.call('sysOrg', 'update', { id: company.orgs.sales, name: 'Sales 2', code: 'Sales' }, { as: mover }))).toBe(
      '200',
    );
  });

  it('includes the permissions of a disabled role when deciding who may change a user', async () => {
    const codes = ['sysUser:resetPwd'];
    const clerk = await company.person('sales', await company.role('custom', { codes, orgs: [company.orgs.sales] }));
    const wide = await company.role('all', { codes: [] });
    const sleeper = await company.person('sales', wide);
    await sql('update role set enabled = false where id = $1', [wide]);
    expect(outcome(await server.call('sysUser', 'resetPwd', { id: sleeper.id }, { as: clerk }))).toBe('aboveYou');
  });
});

describe('disabled menus', () => {
  const menuOf = async (permission: string): Promise<string> =>
    String((await sql('select id from menu where permission = $1', [permission]))[0]?.['id']);

  it('can be granted to a role only by users who see them', async () => {
    const [query, off] = [await menuOf('sysPos:list'), await menuOf('sysPos:delete')];
    const add = (name: string) => server.call('sysRole', 'add', { name, code: name, menuIdList: [query, off] }, { as: admin });
    const id = idOf(await add('keeps'));
    await sql('update menu set enabled = false where id = $1', [off]);
    await server.deps.db.transaction('system', () => server.auth.sessions.changed(null));
    try {
      const everything = (await sql('select id from menu where not platform')).map((row) => String(row['id']));
      expect(outcome(await server.call('sysRole', 'grantMenu', { id, menuIdList: everything }, { as: boss }))).toBe('200');
      // Administrators of a company do not see it.
      expect(outcome(await server.call('sysRole', 'grantMenu', { id, menuIdList: [query, off] }, { as: admin }))).toBe('mayNotGrant');
      expect(outcome(await server.call('sysRole', 'grantMenu', { id, menuIdList: [query] }, { as: admin }))).toBe('200');
      const other = idOf(await server.call('sysRole', 'add', { name: 'other', code: 'other' }, { as: admin }));
      expect(outcome(await server.call('sysRole', 'grantMenu', { id: other, menuIdList: [off] }, { as: admin }))).toBe('mayNotGrant');
    } finally {
      await sql('update menu set enabled = true where id = $1', [off]);
    }
  });

  it("grant no more than the caller's own roles", async () => {
    const off = await menuOf('sysPos:update');
    const codes = ['sysRole:add', 'sysRole:grantMenu', 'sysRole:page'];
    const maker = await company.person('sales', await company.role('all', { codes }));
    await sql('update menu set enabled = false where id = $1', [off]);
    try {
      const id = idOf(await server.call('sysRole', 'add', { name: 'waits', code: 'waits' }, { as: maker }));
      expect(outcome(await server.call('sysRole', 'grantMenu', { id, menuIdList: [off] }, { as: maker }))).toBe('mayNotGrant');
    } finally {
      await sql('update menu set enabled = true where id = $1', [off]);
    }
  });
});

// With one connection, as in the embedded database, changes follow one another.
describe('two changes at the same time', () => {
  const WAITING = `select 1 from pg_locks waiting where not granted and exists (select from pg_locks held join pg_database d on d.oid = held.database
    where held.pid = waiting.pid and d.datname = current_database())`;
  const waiting = (): Promise<void> => expect.poll(() => sql(WAITING).then((rows) => rows.length), SOON).toBeGreaterThan(0);

  /** A directory with two pages; the role has the first one. */
  async function granted() {
    const add = async (title: string, pid: string | null) =>
      idOf(await server.call('sysMenu', 'add', { title, type: pid ? 2 : 1, path: `/${title}`, pid }, { as: boss }));
    const top = await add(`top${(count += 1)}`, null);
    const [held, wanted] = [await add(`held${count}`, top), await add(`wanted${count}`, top)];
    const role = await company.role('all', { codes: [] });
    await sql('insert into role_menu (role_id, menu_id) values ($1, $2)', [role, held]);
    return { top, wanted, role };
  }
  let count = 0;

  it('wait for each other: a menu entry is removed, and a role gets an entry below it', async () => {
    const another = server.test.another?.();
    if (!another) return expect(server.deps.db.kind).toBe('pglite');
    const { top, wanted, role } = await granted();
    const other = await another.connect();
    try {
      await other.script(`begin; update role set name = 'First' where id = '${role}'`);
      const removal = server.deps.db.transaction('system', () => deleteMenu(server.deps.db, top));
      removal.catch(() => {});
      await waiting();
      await other.script(`insert into role_menu (role_id, menu_id) values ('${role}', '${wanted}'); commit`);
      await expect(removal).resolves.toBeUndefined();
    } finally {
      other.release();
      await another.close();
    }
    expect(await sql('select 1 from role_menu where role_id = $1', [role])).toEqual([]);
    return undefined;
  });

  it('both happen although the database ends one of them for a deadlock', async () => {
    const another = server.test.another?.();
    if (!another) return expect(server.deps.db.kind).toBe('pglite');
    const { top, wanted, role } = await granted();
    const other = await another.connect();
    try {
      await other.script(`begin; select 1 from menu where id = '${wanted}' for update`);
      const removal = server.call('sysMenu', 'delete', { id: top }, { as: boss });
      await waiting();
      await other.script(`update role set name = 'Second' where id = '${role}'; commit`);
      expect(outcome(await removal)).toBe('200');
    } finally {
      other.release();
      await another.close();
    }
    expect(await sql('select name from role where id = $1', [role])).toEqual([{ name: 'Second' }]);
    expect(await sql('select 1 from menu where id = $1', [top])).toEqual([]);
    return undefined;
  });
});
