import type { CallName } from '@seaberry/api-client';
import type { Input } from '@seaberry/api-client/schemas';
import { v7 as uuid } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Hint } from '../../live/hub.ts';
import { REAL_NAME, startTestServer, type Account, type TestServer } from '../../testing/server.ts';
import { ERROR } from '../../http/error-codes.ts';
import { listPage } from '../../testing/page-of.ts';
import { errorText } from '../../http/texts.ts';
import { MENU } from '../menu/catalogue.ts';
import { SOON } from '../../testing/soon.ts';

let server: TestServer;
let root: Account;
let amy: Account;
const hints: Hint[] = [];
beforeAll(async () => {
  server = await startTestServer();
  root = await server.person({ roles: ['platform'] });
  amy = await server.person({ tenantId: await server.tenant('Amy & Co', 3) });
  server.deps.live.subscribe(amy.tenantId, (hint) => hints.push(hint));
});
afterAll(() => server.close());

const call = async <K extends CallName<'sysTenant'>>(name: K, input: Input<'sysTenant', K>, as = root) =>
  (await server.call('sysTenant', name, input, { as })).envelope;
const sql = (text: string, params: unknown[] = []) => server.deps.db.transaction('system', () => server.deps.db.sql(text, params));
const fieldsOf = (envelope: Awaited<ReturnType<typeof call>>) => Object.keys(JSON.parse(String(envelope?.message)) as object).toSorted();
const page = async (input: Partial<Input<'sysTenant', 'page'>> = {}) => (await listPage(server, 'sysTenant', input, { as: root })).items;
const signIn = async (account: string, password: string) =>
  (await server.call('sysAuth', 'login', { account, password })).envelope as unknown as {
    code: number;
    message: string;
    result: { accessToken: string };
  };
/** 200 for an open session, 401 for an ended one. */
const sessionCode = async (as: Pick<Account, 'accessToken'>) =>
  (await server.call('sysAuth', 'userInfo', undefined, { as })).envelope?.code;
let companies = 0;
const add = async (given: Partial<Input<'sysTenant', 'add'>> = {}) => {
  companies += 1;
  const answer = await call('add', { name: `Company ${companies}`, adminAccount: `chief${companies}`, password: 'harbour 2026', ...given });
  return answer?.result as unknown as { id: string; userId: string };
};

describe('a new company', () => {
  it('has a root, a position and an administrator with all rights in it, and none outside', async () => {
    const { id, userId } = await add({
      name: ' Harbour & Sons ',
      adminAccount: 'Harbour.Chief',
      email: 'Chief@Harbour.example',
      tier: 'captain',
      orderNo: 5,
      remark: 'new',
    });
    const [row] = await page({ name: 'harbour &' });
    expect(row).toMatchObject({
      id,
      userId,
      name: 'Harbour & Sons',
      adminAccount: 'harbour.chief',
      email: 'chief@harbour.example',
      tier: 'captain',
      berries: 0,
      people: 1,
      status: 1,
      orderNo: 5,
      remark: 'new',
      tenantType: 0,
    });
    const [org] = await sql('select name, parent_id from org where tenant_id = $1', [id]);
    expect(org).toEqual({ name: 'Harbour & Sons', parent_id: null });
    const session = await signIn('harbour.chief', 'harbour 2026');
    expect(session.code).toBe(200);
    const as = session.result;
    const info = (await server.call('sysAuth', 'userInfo', undefined, { as })).envelope?.result as unknown as {
      buttons: string[];
      posName: string;
      orgId: string;
    };
    expect(info).toMatchObject({ posName: 'Administrator', orgId: row?.['orgId'] });
    expect(info.buttons).toContain('sysUser:add');
    expect(info.buttons).not.toContain('sysTenant:add');
    expect((await server.call('sysTenant', 'page', {}, { as })).envelope?.code).toBe(403);
  });

  it('without a password has an administrator who cannot sign in until a reset, which shows the password once', async () => {
    const { userId } = await add({ adminAccount: 'later', password: null });
    const password = String((await call('resetPwd', { userId }))?.result);
    const { code, result } = await signIn('later', password);
    expect(code).toBe(200);
    const second = String((await call('resetPwd', { userId }))?.result);
    expect(second).not.toBe(password);
    expect(await sessionCode(result)).toBe(401);
    const [row] = await sql("select input::text as input, outcome from audit_log where call = 'sysTenant.resetPwd' limit 1");
    expect(row?.['outcome']).toBe('ok');
    expect(JSON.stringify(row)).not.toContain(password);
  });

  it('has unique names, and all invalid fields are reported at once', async () => {
    await add({ name: 'Taken Ltd', adminAccount: 'taken', phone: '13911110000', email: 'taken@example.test' });
    const refused = await call('add', { name: 'TAKEN ltd', adminAccount: 'Taken', phone: '13911110000', email: 'TAKEN@example.test' });
    expect(JSON.parse(String(refused?.message))).toEqual({
      name: ['A company with this name exists already.'],
      adminAccount: ['This account name of the administrator is taken.'],
      phone: ['This is already in use.'],
      email: ['This is already in use.'],
    });
    // This account name is the email address of the administrator added above, who could sign in with it.
    expect(fieldsOf(await call('add', { name: 'Trick', adminAccount: 'taken@example.test' }))).toEqual(['adminAccount']);
    expect(fieldsOf(await call('add', { name: 'Trick', adminAccount: 'a b c' }))).toEqual(['adminAccount']);
    expect(fieldsOf(await call('add', { name: 'Trick', adminAccount: 'trick', password: 'short' }))).toEqual(['password']);
    expect(fieldsOf(await call('add', { name: 'x', adminAccount: ' ab ', phone: '123', email: 'x' }))).toEqual([
      'adminAccount',
      'email',
      'name',
      'phone',
    ]);
    expect(await sql("select id from tenant where name = 'Trick'")).toEqual([]);
  });

  it('cannot have its own database: the field is rejected and nothing changes', async () => {
    const { id } = await add({ name: 'Shared Ltd' });
    const own = { tenantType: 1, connection: 'Host=db;Pwd=hunter22', slaveConnections: '[{"pwd":"hunter22"}]' };
    for (const answer of [
      await call('add', { name: 'Separate Ltd', adminAccount: 'separate', ...own }),
      await call('update', { id, name: 'Separate Ltd', ...own }),
    ])
      expect(JSON.parse(String(answer?.message))).toEqual({ tenantType: [errorText('en', 'oneDatabase')] });
    const { envelope } = await server.call('sysTenant', 'createDb', { id }, { as: root });
    expect(envelope?.message).toBe(`[oneDatabase] ${errorText('en', 'oneDatabase')}`);
    expect(await sql("select id from tenant where name = 'Separate Ltd'")).toEqual([]);
    expect((await call('update', { id, name: 'Shared Ltd', tenantType: 0 }))?.code).toBe(200);
    const rows = await sql("select input from audit_log where call in ('sysTenant.add', 'sysTenant.update')");
    expect(JSON.stringify(rows) + server.logLines.join('')).not.toContain('hunter22');
  });

  it('is created by only one of two concurrent requests with the same name or the same administrator account', async () => {
    const both = await Promise.all(['twin1', 'twin2'].map((adminAccount) => call('add', { name: 'Twin', adminAccount })));
    expect(both.map((envelope) => String(envelope?.code)).toSorted()).toEqual(['200', '400']);
    const same = await Promise.all(['Twin A', 'Twin B'].map((name) => call('add', { name, adminAccount: 'twins' })));
    expect(same.map((envelope) => String(envelope?.code)).toSorted()).toEqual(['200', '400']);
  });
});

describe('the company list', () => {
  it('can be filtered and sorted by its columns', async () => {
    await add({ name: 'Zulu 100%', phone: '13922220000', orderNo: 900 });
    expect((await page({ name: '0%' })).map(({ name }) => name)).toEqual(['Zulu 100%']);
    expect((await page({ phone: '2222' })).map(({ name }) => name)).toEqual(['Zulu 100%']);
    expect(await page({ status: 2, name: 'Zulu' })).toEqual([]);
    expect((await page({ field: 'name', order: 'descending' }))[0]?.name).toBe('Zulu 100%');
    for (const field of ['adminAccount', 'tier', 'berries', 'people', 'status', 'orderNo', 'createTime'])
      expect((await page({ field })).length).toBeGreaterThan(2);
    const { envelope } = await server.call('sysTenant', 'page', { field: 'name; drop table tenant' }, { as: root });
    expect(fieldsOf(envelope)).toEqual(['field']);
  });

  it('has a list of users per company', async () => {
    const list = (await call('userList', { tenantId: amy.tenantId }))?.result as unknown as Record<string, unknown>[];
    expect(list).toEqual([{ id: amy.id, account: amy.account, realName: REAL_NAME, phone: null, email: null, status: 1 }]);
  });
});

describe('a company', () => {
  it('is changed with the name of its root organization, and the difference log has no password hash', async () => {
    const { id } = await add({ name: 'Old Name', phone: '13933330000' });
    expect(await call('update', { id, name: 'New Name', phone: '', email: 'New@Name.example', remark: 'renamed' })).toMatchObject({
      code: 200,
      result: null,
    });
    expect((await page({ name: 'New Name' }))[0]).toMatchObject({ email: 'new@name.example', remark: 'renamed', orderNo: 100 });
    expect(await sql('select name from org where tenant_id = $1', [id])).toEqual([{ name: 'New Name' }]);
    expect(fieldsOf(await call('update', { id, name: 'amy & CO' }))).toEqual(['name']);
    const [change] = await sql(
      "select call, account, kind, before, after from diff_log where table_name = 'tenant' and row_id = $1 and kind = 'update' and before ? 'name'",
      [id],
    );
    expect(change).toMatchObject({
      call: 'sysTenant.update',
      account: root.account,
      before: { name: 'Old Name' },
      after: { name: 'New Name' },
    });
    const secrets = await sql(
      "select 1 from diff_log where before::text || after::text like '%argon2%' or before ? 'password_hash' or after ? 'password_hash'",
    );
    expect(secrets).toEqual([]);
  });

  it('that is disabled has no sessions, and rejects sign-ins until it is enabled', async () => {
    const ben = await server.person({ tenantId: await server.tenant('Ben’s') });
    expect(await sessionCode(ben)).toBe(200);
    expect((await call('setStatus', { id: ben.tenantId, status: 2 }))?.code).toBe(200);
    expect(await sessionCode(ben)).toBe(401);
    expect((await signIn(ben.account, ben.password)).message).toContain(`[${ERROR.companyDisabled}]`);
    expect((await page({ status: 2 })).map(({ id }) => id)).toEqual([ben.tenantId]);
    await call('setStatus', { id: ben.tenantId, status: 1 });
    expect(await sessionCode(ben)).toBe(401);
    expect((await signIn(ben.account, ben.password)).code).toBe(200);
  });

  it('without bills can be removed with its users and data, with or without berries', async () => {
    const { id, userId } = await add({ adminAccount: 'removed' });
    const cho = await server.person({ tenantId: id, roles: ['viewer'] });
    await call('creditBerries', { id, amount: 5, requestId: uuid() });
    const as = (await signIn('removed', 'harbour 2026')).result;
    const notice = await server.call('sysNotice', 'add', { title: 'x', type: 1, content: 'x' }, { as });
    await server.call('sysNotice', 'public', { id: String(notice.envelope?.result) }, { as });
    await sql(`insert into role (id, tenant_id, code, name) values (gen_random_uuid(), $1, 'own', 'Own')`, [id]);
    await sql(`insert into user_role (tenant_id, user_id, role_id) select $1, $2, id from role where tenant_id = $1`, [id, userId]);
    await sql(`insert into user_org (tenant_id, user_id, org_id) select $1, $2, id from org where tenant_id = $1`, [id, userId]);
    expect(await call('delete', { id })).toMatchObject({ code: 200, result: null });
    for (const table of ['app_user', 'role', 'org', 'job_position', 'notice', 'user_role', 'auth_session']) {
      expect(await sql(`select 1 from ${table} where tenant_id = $1`, [id]), table).toEqual([]);
    }
    expect(await sessionCode(cho)).toBe(401);
    expect((await signIn('removed', 'harbour 2026')).code).toBe(400);
  });

  it("with bills cannot be removed, and the caller's own can be neither removed nor disabled", async () => {
    const bill = {
      referenceNo: 'COSU6824591510',
      referenceType: 'BL',
      carrierCode: 'COSU',
      polCode: 'CNSHA',
      podCode: 'USLAX',
      customerService: 'Amy',
      serviceType: 'CY/CY',
    };
    await server.call('oceanBill', 'add', bill as never, { as: amy });
    expect(await sql('select 1 as found from ocean_bill where tenant_id = $1', [amy.tenantId])).toHaveLength(1);
    expect((await call('delete', { id: amy.tenantId }))?.message).toContain('[hasOrders]');
    expect((await call('delete', { id: root.tenantId }))?.message).toContain(`[${ERROR.ownCompany}]`);
    expect((await call('setStatus', { id: root.tenantId, status: 2 }))?.message).toContain(`[${ERROR.ownCompany}]`);
    expect(await sessionCode(amy)).toBe(200);
  });

  it('that is unknown is reported by every call', async () => {
    for (const id of [uuid(), 'no-id', "'; drop table tenant; --"]) {
      const answers = [
        await call('update', { id, name: 'Any name' }),
        await call('delete', { id }),
        await call('setStatus', { id, status: 2 }),
        await call('resetPwd', { userId: id }),
        await call('grantMenu', { id, menuIdList: [] }),
        await call('ownMenuList', { id }),
        await call('userList', { tenantId: id }),
        await call('setTier', { id, tier: 'captain' }),
        await call('creditBerries', { id, amount: 1, requestId: uuid() }),
      ];
      for (const answer of answers) expect(answer?.message).toContain(`[${ERROR.notFound}]`);
    }
  });
});

it('a password reset works for first administrators only, and not for oneself', async () => {
  const dan = await server.person({ tenantId: amy.tenantId, roles: ['viewer'] });
  expect((await call('resetPwd', { userId: dan.id }))?.message).toContain(`[${ERROR.notFound}]`);
  expect((await call('resetPwd', { userId: root.id }))?.message).toContain('[ownPassword]');
  expect(await sessionCode(dan)).toBe(200);
});

describe('the menus of a company', () => {
  const idOf = (key: string): string => String(MENU.find(({ permission, path }) => permission === key || path === key)?.id);
  const own = async (id: string) => (await call('ownMenuList', { id }))?.result as unknown as string[];
  const buttons = async (as: Account) =>
    (await server.call('sysMenu', 'ownBtnPermList', undefined, { as })).envelope?.result as unknown as string[];

  it('are all menus until an administrator limits them, which applies at once to all its users', async () => {
    const eve = await server.person();
    const all = MENU.filter(({ platform }) => !platform).map(({ id }) => id);
    expect((await own(eve.tenantId)).toSorted()).toEqual(all.toSorted());
    expect(await buttons(eve)).toContain('sysRole:add');
    await call('grantMenu', { id: eve.tenantId, menuIdList: [idOf('oceanBill:page'), idOf('sysUser:page')] });
    expect(await buttons(eve)).toEqual(['oceanBill:page', 'sysUser:page']);
    // Ancestors are included, so that granted pages are reachable.
    const granted = [
      idOf('/tracking'),
      idOf('/tracking/oceanBill'),
      idOf('oceanBill:page'),
      idOf('/system'),
      idOf('/system/user'),
      idOf('sysUser:page'),
    ];
    expect((await own(eve.tenantId)).toSorted()).toEqual(granted.toSorted());
    expect((await server.call('sysRole', 'page', {}, { as: eve })).envelope?.code).toBe(403);
    await call('grantMenu', { id: eve.tenantId, menuIdList: all });
    expect(await buttons(eve)).toContain('sysRole:add');
    expect(await sql('select menus_limited from tenant where id = $1', [eve.tenantId])).toEqual([{ menus_limited: false }]);
  });

  it('are in the difference log: granted and revoked ones by their codes, no unchanged ones', async () => {
    const { tenantId } = await server.person();
    for (const codes of [['oceanBill:page'], ['oceanBill:page', 'oceanBill:add'], ['oceanBill:add'], ['oceanBill:add']])
      await call('grantMenu', { id: tenantId, menuIdList: codes.map(idOf) });
    const rows = await sql(
      "select call, kind, tenant_id, account, before, after from diff_log where row_id = $1 and table_name = 'tenant_menu' order by create_time, id",
      [tenantId],
    );
    const change = { tenant_id: tenantId, account: root.account, call: 'sysTenant.grantMenu' };
    expect(rows).toEqual([
      { ...change, kind: 'insert', before: null, after: { menus: ['tracking', 'oceanBill', 'oceanBill:page'] } },
      { ...change, kind: 'insert', before: null, after: { menus: ['oceanBill:add'] } },
      { ...change, kind: 'delete', before: { menus: ['oceanBill:page'] }, after: null },
    ]);
  });

  it('never contain platform or unknown menus', async () => {
    const before = await own(amy.tenantId);
    for (const code of ['sysTenant:add', 'sysMenu:update', '/platform', 'sysLogOp:clear']) {
      expect((await call('grantMenu', { id: amy.tenantId, menuIdList: [idOf('oceanBill:page'), idOf(code)] }))?.message).toContain(
        '[mayNotGrant]',
      );
    }
    expect((await call('grantMenu', { id: amy.tenantId, menuIdList: [uuid()] }))?.message).toContain(`[${ERROR.notFound}]`);
    expect((await call('grantMenu', { id: amy.tenantId, menuIdList: ['x'] }))?.message).toContain(`[${ERROR.notFound}]`);
    expect(await own(amy.tenantId)).toEqual(before);
  });

  it('do not lock out platform administrators', async () => {
    const other = await server.person({ roles: ['platform'] });
    await call('grantMenu', { id: other.tenantId, menuIdList: [idOf('oceanBill:page')] });
    const held = await buttons(other);
    expect(held).toEqual(expect.arrayContaining(['sysTenant:grantMenu', 'sysMenu:update', 'oceanBill:page']));
    expect(held).not.toContain('sysUser:add');
    expect(await own(other.tenantId)).not.toContain(idOf('sysTenant:add'));
  });
});

describe('the account of a company', () => {
  const baseInfo = async (as: Account) =>
    (await server.call('sysUser', 'baseInfo', undefined, { as })).envelope?.result as unknown as { tier: string; berries: number };

  it('has the tier that was set', async () => {
    await call('setTier', { id: amy.tenantId, tier: 'ultimate' });
    expect((await baseInfo(amy)).tier).toBe('ultimate');
    await expect.poll(() => hints, SOON).toContainEqual({ tenantId: amy.tenantId, topic: 'ledger' });
    expect(fieldsOf(await call('setTier', { id: amy.tenantId, tier: 'admiral' as never }))).toEqual(['tier']);
  });

  it('is credited once per request, also by two concurrent ones, with a ledger row', async () => {
    const { tenantId } = await server.person();
    const requestId = uuid().toUpperCase();
    const both = await Promise.all([1, 2].map(() => call('creditBerries', { id: tenantId, amount: 40, requestId })));
    for (const answer of both) expect(answer).toMatchObject({ code: 200, result: { berries: 40 } });
    expect((await call('creditBerries', { id: tenantId, amount: 2, requestId: uuid() }))?.result).toEqual({ berries: 42 });
    const rows = await sql('select kind, amount, balance_after, user_id from berry_ledger where tenant_id = $1 order by balance_after', [
      tenantId,
    ]);
    expect(rows).toEqual([
      { kind: 'grant', amount: 40, balance_after: 40, user_id: root.id },
      { kind: 'grant', amount: 2, balance_after: 42, user_id: root.id },
    ]);
    // The same id with another amount or company is a different request, and is rejected.
    expect((await call('creditBerries', { id: tenantId, amount: 41, requestId }))?.message).toContain(`[${ERROR.existsAlready}]`);
    expect((await call('creditBerries', { id: amy.tenantId, amount: 40, requestId }))?.message).toContain(`[${ERROR.existsAlready}]`);
  });

  it('rejects invalid values', async () => {
    for (const amount of [0, -5, 1.5, 1_000_001, Number.NaN]) {
      expect(fieldsOf(await call('creditBerries', { id: amy.tenantId, amount, requestId: uuid() }))).toEqual(['amount']);
    }
    expect(fieldsOf(await call('creditBerries', { id: amy.tenantId, amount: 1, requestId: 'no uuid' }))).toEqual(['requestId']);
    await sql('update tenant set berry_balance = 2000000000 where id = $1', [root.tenantId]);
    expect(fieldsOf(await call('creditBerries', { id: root.tenantId, amount: 1, requestId: uuid() }))).toEqual(['amount']);
  });
});

it('every call rejects all users but platform administrators', async () => {
  // The platform role without the account type of a platform administrator (999): 888 is an administrator of a company.
  const impostor = await server.person({ tenantId: amy.tenantId, roles: ['platform'] });
  await sql('update app_user set account_type = 888 where id = $1', [impostor.id]);
  for (const as of [amy, impostor]) {
    const answers = [
      await call('add', { name: 'Mine', adminAccount: 'mine1' }, as),
      await call('update', { id: amy.tenantId, name: 'Mine' }, as),
      await call('delete', { id: root.tenantId }, as),
      await call('setStatus', { id: root.tenantId, status: 2 }, as),
      await call('resetPwd', { userId: root.id }, as),
      await call('grantMenu', { id: amy.tenantId, menuIdList: [] }, as),
      await call('ownMenuList', { id: root.tenantId }, as),
      await call('userList', { tenantId: root.tenantId }, as),
      await call('setTier', { id: amy.tenantId, tier: 'ultimate' }, as),
      await call('creditBerries', { id: amy.tenantId, amount: 1000, requestId: uuid() }, as),
    ];
    for (const answer of answers) expect(answer).toMatchObject({ code: 403, result: null });
  }
});
