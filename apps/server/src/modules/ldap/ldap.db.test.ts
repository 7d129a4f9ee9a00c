import type { LdapRun } from '@seaberry/api-client/schemas';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startLdapServer, type LdapServer, type TestEntry } from '../../testing/ldap-server.ts';
import { startTestServer, type Account, type TestServer } from '../../testing/server.ts';
import { formOf, makeOrg, makePosition, makeStaff, rootOf, system } from '../user/fixtures.ts';

const BASE = 'dc=harbor,dc=example';
const SERVICE = `cn=reader,${BASE}`;
const PASSWORD = 'directory secret';

let server: TestServer;
let directory: LdapServer;
let admin: Account;
let serverId: string;

const guid = (number: number): Buffer => Buffer.from(number.toString(16).padStart(32, '0'), 'hex');
const service: TestEntry = { dn: SERVICE, attributes: { cn: 'reader' }, password: PASSWORD };
const unit = (number: number, dn: string): TestEntry => ({
  dn: `${dn},${BASE}`,
  attributes: { objectClass: 'organizationalUnit', objectGUID: guid(number), ou: 'x' },
});
const person = (number: number, place: string, account: string, more: TestEntry['attributes'] = {}): TestEntry => ({
  dn: `cn=${account}${place},${BASE}`,
  attributes: {
    objectClass: ['top', 'person'],
    objectGUID: guid(number),
    sAMAccountName: account,
    displayName: `Name of ${account}`,
    ...more,
  },
  password: `${account} password`,
});

beforeAll(async () => {
  server = await startTestServer({ config: { ldapHosts: ['localhost'] } });
  directory = await startLdapServer();
});
afterAll(async () => {
  await directory.close();
  await server.close();
});

/** A company of its own with a directory server, and what the directory has. */
beforeEach(async () => {
  // Names are unique across companies, so the people of the test before give theirs back.
  await system(server, 'delete from app_user where domain_account is not null');
  admin = await server.person({ roles: ['admin'] });
  directory.behaviour = 'normal';
  directory.asked.length = 0;
  directory.entries = [
    service,
    unit(1, 'ou=Sales'),
    unit(2, 'ou=Sea\\, Air,ou=Sales'),
    person(11, ',ou=Sea\\, Air,ou=Sales', 'mei.lin', { mail: 'Mei.Lin@harbor.example', mobile: '138 0000 1111', EmployeeId: 'E-11' }),
    person(12, ',ou=Sales', 'tom', { mail: 'tom@harbor.example' }),
  ];
  serverId = await added({});
});

const fields = () => ({
  host: 'localhost',
  port: directory.port,
  encryption: 'none' as const,
  baseDn: BASE,
  bindDn: SERVICE,
  bindPass: PASSWORD,
});

async function added(more: object): Promise<string> {
  const { envelope } = await server.call('sysLdap', 'add', { ...fields(), ...more }, { as: admin });
  expect(envelope, String(envelope?.message)).toMatchObject({ code: 200 });
  return String(envelope?.result);
}

type Started = 'previewUser' | 'previewDept' | 'syncUser' | 'syncDept';

async function run(call: Started, more: object = {}, as = admin): Promise<LdapRun> {
  const { envelope } = await server.call('sysLdap', call, { id: serverId, ...more }, { as });
  expect(envelope, String(envelope?.message)).toMatchObject({ code: 200 });
  await server.drainJobs();
  return (await server.call('sysLdap', 'run', { id: String(envelope?.result) }, { as })).envelope?.result as unknown as LdapRun;
}

const test = async (more: object = {}) =>
  (await server.call('sysLdap', 'test', { id: serverId, ...more }, { as: admin })).envelope?.result as unknown as {
    ok: boolean;
    message: string | null;
    people: { account: string }[];
    person: string | null;
  };

const users = () =>
  system(
    server,
    `select u.account, u.real_name as name, u.email, u.phone, u.job_number as number, o.name as org, u.enabled from app_user u join org o on o.id = u.org_id
     where u.tenant_id = $1 and u.domain_account is not null order by u.account`,
    [admin.tenantId],
  );
const tree = () =>
  system(
    server,
    `select o.name, p.name as parent, o.enabled from org o left join org p on p.id = o.parent_id join ldap_link l on l.org_id = o.id
     where o.tenant_id = $1 order by o.name`,
    [admin.tenantId],
  );
const outline = ({ rows }: LdapRun) =>
  rows?.map(({ action, key, changes, reasons }) => [action, key, changes.map(({ field }) => field), reasons]);
const rename = (account: string, attributes: TestEntry['attributes'], dn?: string): void => {
  directory.entries = directory.entries.map((entry) =>
    entry.attributes['sAMAccountName'] === account
      ? { ...entry, dn: dn ?? entry.dn, attributes: { ...entry.attributes, ...attributes } }
      : entry,
  );
};

describe('the password of the service account', () => {
  it('is stored encrypted and returned by no call', async () => {
    const [row] = await system(server, 'select bind_pass as sealed from ldap_server where id = $1', [serverId]);
    expect(String(row?.['sealed'])).not.toContain(PASSWORD);
    expect(server.auth.seal.open(String(row?.['sealed']), serverId)).toBe(PASSWORD);
    for (const call of ['list', 'page', 'detail'] as const) {
      const { envelope } = await server.call('sysLdap', call, call === 'detail' ? { id: serverId } : {}, { as: admin });
      expect(JSON.stringify(envelope?.result)).toContain('localhost');
      expect(JSON.stringify(envelope?.result).toLowerCase()).not.toContain('pass');
    }
    const logged = await system(server, 'select input::text as input from audit_log where call = $1 and tenant_id = $2', [
      'sysLdap.add',
      admin.tenantId,
    ]);
    expect(JSON.stringify(logged)).not.toContain(PASSWORD);
    const changed = await system(server, 'select after::text as after from diff_log where row_id = $1', [serverId]);
    expect(JSON.stringify(changed)).not.toContain('bind_pass');
  });

  it('stays with an empty one, and must be entered again for another server or less encryption', async () => {
    const { bindPass: _, ...kept } = fields();
    const update = (more: object) => server.call('sysLdap', 'update', { id: serverId, ...kept, ...more }, { as: admin });
    expect((await update({ bindPass: '' })).envelope?.code).toBe(200);
    expect(await test()).toMatchObject({ ok: true });
    for (const more of [{ host: 'other.example' }, { port: 390 }, { encryption: 'ldaps' }])
      expect((await update(more)).envelope?.message).toContain('bindPass');
    expect(await test()).toMatchObject({ ok: true });
    expect((await update({ bindPass: 'another' })).envelope?.code).toBe(200);
    expect(await test()).toMatchObject({ ok: false, message: expect.stringContaining('refuses the service account') as string });
  });
});

describe('a test of the connection', () => {
  it('shows people as they would be read', async () => {
    expect(await test()).toMatchObject({
      ok: true,
      people: [{ account: 'mei.lin', name: 'Name of mei.lin', employeeId: 'E-11' }, { account: 'tom' }],
    });
  });

  it('signs a person in, and refuses a wrong password, an empty one and an unknown account', async () => {
    expect(await test({ account: 'tom', password: 'tom password' })).toMatchObject({ ok: true, person: `cn=tom,ou=Sales,${BASE}` });
    for (const password of ['wrong', ''])
      expect(await test({ account: 'tom', password })).toMatchObject({
        ok: false,
        message: expect.stringContaining('password of this person') as string,
      });
    expect(await test({ account: 'nobody', password: 'x' })).toMatchObject({
      ok: false,
      message: expect.stringContaining('no person') as string,
    });
  });

  it('gives no character of an account a meaning in the filter', async () => {
    const hostile = String.raw`*)(objectClass=*))(|(cn=\2a` + '\u0000';
    expect(await test({ account: hostile, password: 'x' })).toMatchObject({
      ok: false,
      message: expect.stringContaining('no person') as string,
    });
    expect(await test({ account: '*', password: 'tom password' })).toMatchObject({ ok: false });
    expect(directory.asked).toContain(`search sAMAccountName=${JSON.stringify(hostile)}`);
    expect(directory.asked).toContain('search sAMAccountName="*"');
  });

  it('names what is wrong', async () => {
    const failure = async (more: object): Promise<string> => {
      serverId = await added(more);
      return String((await test()).message);
    };
    expect(await failure({ baseDn: 'dc=elsewhere' })).toContain('base DN');
    expect(await failure({ bindPass: 'wrong' })).toContain('service account');
    expect(await failure({ encryption: 'startTls' })).toContain('StartTLS');
    expect(await failure({ encryption: 'ldaps' })).toMatch(/not trusted|cannot be reached/u);
    // An address of the own network that the operator has not allowed, also behind a name.
    expect(await failure({ host: '127.0.0.1' })).toContain('LDAP_HOSTS');
    const closed = await startLdapServer();
    await closed.close();
    expect(await failure({ port: closed.port })).toContain('cannot be reached');
    const refused = await server.call(
      'sysLdap',
      'add',
      { ...fields(), personFilter: '(cn=', bindAttrCode: 'a b', authFilter: 'uid=1', host: 'a/b' },
      { as: admin },
    );
    expect(Object.keys(JSON.parse(String(refused.envelope?.message)) as object).toSorted()).toEqual([
      'authFilter',
      'bindAttrCode',
      'host',
      'personFilter',
    ]);
  });

  it.each(['startTls', 'ldaps'] as const)('over %s needs a certificate that is trusted', async (encryption) => {
    const secure = await startLdapServer({ tls: encryption });
    secure.entries = directory.entries;
    serverId = await added({ encryption, port: secure.port });
    expect(await test()).toMatchObject({ ok: false, message: expect.stringContaining('not trusted') as string });
    expect(secure.asked.filter((one) => one.startsWith('bind'))).toEqual([]);
    serverId = await added({ encryption, port: secure.port, caCertificate: secure.certificate });
    expect(await test()).toMatchObject({ ok: true, people: [{ account: 'mei.lin' }, { account: 'tom' }] });
    await secure.close();
  });
});

describe('a synchronization of people', () => {
  it('does what the preview shows, and nothing the second time', async () => {
    await run('syncDept');
    const preview = await run('previewUser');
    expect(preview).toMatchObject({ state: 'ready', preview: true, counts: { add: 2, same: 0 } });
    expect(await users()).toEqual([]);
    const result = await run('syncUser', { previewId: preview.id });
    expect(outline(result)).toEqual(outline(preview));
    expect(await users()).toEqual([
      {
        account: 'mei.lin',
        name: 'Name of mei.lin',
        email: 'mei.lin@harbor.example',
        phone: '13800001111',
        number: 'E-11',
        org: 'Sea, Air',
        enabled: true,
      },
      { account: 'tom', name: 'Name of tom', email: 'tom@harbor.example', phone: null, number: null, org: 'Sales', enabled: true },
    ]);
    const second = await run('syncUser');
    expect(second).toMatchObject({ state: 'ready', rows: [], counts: { add: 0, change: 0, disable: 0, same: 2 } });
    const logged = await system(
      server,
      `select kind from diff_log where tenant_id = $1 and call = 'sysLdap.syncUser' and table_name = 'app_user'`,
      [admin.tenantId],
    );
    expect(logged).toEqual([{ kind: 'insert' }, { kind: 'insert' }]);
  });

  it('follows a person who is renamed and moved, by the id of the entry', async () => {
    await run('syncDept');
    await run('syncUser');
    rename('tom', { sAMAccountName: 'thomas', displayName: 'Thomas (Ops) *' }, `cn=thomas,ou=Sea\\2C Air,ou=Sales,${BASE}`);
    expect(outline(await run('syncUser'))).toEqual([['change', 'thomas', ['account', 'realName', 'domainAccount', 'org'], []]]);
    expect((await users())[1]).toMatchObject({ account: 'thomas', name: 'Thomas (Ops) *', org: 'Sea, Air', email: 'tom@harbor.example' });
  });

  it('disables who is gone or disabled in the directory, ends their sessions, and enables them when they return', async () => {
    await run('syncUser');
    const all = directory.entries;
    directory.entries = all.filter(({ attributes }) => attributes['sAMAccountName'] !== 'tom');
    rename('mei.lin', { userAccountControl: '514' });
    expect(outline(await run('previewUser'))).toEqual([
      ['disable', 'mei.lin', [], []],
      ['disable', 'tom', [], []],
    ]);
    await run('syncUser');
    expect((await users()).map(({ enabled }) => enabled)).toEqual([false, false]);
    expect(await run('syncUser')).toMatchObject({ rows: [] });
    directory.entries = all;
    expect(outline(await run('syncUser'))).toEqual([
      ['enable', 'mei.lin', [], []],
      ['enable', 'tom', [], []],
    ]);
    // An administrator has disabled this user, so the directory does not enable it.
    await system(server, `update app_user set enabled = false where account = 'tom'`);
    expect(await run('syncUser')).toMatchObject({ rows: [] });
  });

  it('sends plugins an event of each user who was added, disabled or enabled, once, and none of a preview', async () => {
    const events = ['user.created', 'user.enabled', 'user.disabled'] as const;
    const hooks = events.map((event) => ({ event, url: 'https://localhost/' }));
    const manifest = JSON.stringify({ name: 'HR', code: 'hr', version: '1.0.0', hooks });
    const uploaded = await server.call('sysPlugin', 'add', { manifest }, { as: admin });
    expect(uploaded.envelope?.code).toBe(200);
    const told = async (call: Started) => {
      await run(call);
      const rows = await system(server, 'delete from plugin_delivery where tenant_id = $1 returning event, body', [admin.tenantId]);
      const accountIn = (body: unknown): string => (JSON.parse(String(body)) as { data: { account: string } }).data.account;
      return rows.map(({ event, body }) => `${String(event)} ${accountIn(body)}`).toSorted();
    };
    expect(await told('previewUser')).toEqual([]);
    expect(await told('syncUser')).toEqual(['user.created mei.lin', 'user.created tom']);
    expect(await told('syncUser')).toEqual([]);
    const all = directory.entries;
    directory.entries = all.filter(({ attributes }) => attributes['sAMAccountName'] !== 'tom');
    rename('mei.lin', { userAccountControl: '514' });
    expect(await told('syncUser')).toEqual(['user.disabled mei.lin', 'user.disabled tom']);
    directory.entries = all;
    expect(await told('syncUser')).toEqual(['user.enabled mei.lin', 'user.enabled tom']);
  });

  it('ends without a change when the directory has no entry, or has changed since the preview', async () => {
    await run('syncUser');
    const preview = await run('previewUser');
    rename('tom', { displayName: 'Other' });
    expect(await run('syncUser', { previewId: preview.id })).toMatchObject({
      state: 'failed',
      message: expect.stringContaining('new preview') as string,
    });
    directory.entries = [service, unit(1, 'ou=Sales')];
    expect(await run('syncUser')).toMatchObject({ state: 'failed', message: expect.stringContaining('no entry') as string });
    expect((await users()).map(({ name, enabled }) => [name, enabled])).toEqual([
      ['Name of mei.lin', true],
      ['Name of tom', true],
    ]);
  });

  it('takes over existing users by employee id or account, and leaves out names that are taken', async () => {
    const company = admin.tenantId;
    const [org, pos] = [await rootOf(server, company), await makePosition(server, company, 'Clerk')];
    const { envelope } = await server.call('sysUser', 'add', { ...formOf(org, pos, { account: 'm.l', jobNum: 'E-11' }) }, { as: admin });
    expect(envelope).toMatchObject({ code: 200 });
    // A user of another company has this address.
    const stranger = await server.person();
    await system(server, `update app_user set email = 'tom@harbor.example' where id = $1`, [stranger.id]);
    const rows = outline(await run('syncUser'));
    expect(rows).toEqual([
      ['add', 'tom', ['account', 'realName', 'domainAccount', 'org'], ['emailTaken']],
      ['change', 'm.l', ['realName', 'email', 'phone', 'domainAccount'], []],
    ]);
    expect((await users()).map(({ account, email }) => [account, email])).toEqual([
      ['m.l', 'mei.lin@harbor.example'],
      ['tom', null],
    ]);
    await system(server, 'update app_user set email = null where id = $1', [stranger.id]);
  });

  it('changes neither platform administrators nor users with more permissions, and never disables the caller', async () => {
    const root = await server.person({ tenantId: admin.tenantId, roles: ['platform'] });
    const clerkRole = (
      await system(
        server,
        `insert into role (id, tenant_id, code, name, data_scope) values (gen_random_uuid(), $1, 'sync', 'sync', 1) returning id`,
        [admin.tenantId],
      )
    )[0]?.['id'];
    await system(
      server,
      `insert into role_menu (role_id, menu_id) select $1, id from menu where permission in ('sysLdap:syncUser', 'sysLdap:syncDept')`,
      [clerkRole],
    );
    const clerk = await makeStaff(server, admin.tenantId, [String(clerkRole)]);
    directory.entries = [
      service,
      person(21, '', root.account, { displayName: 'Taken over' }),
      person(22, '', admin.account, { displayName: 'Taken over', mail: 'attacker@harbor.example' }),
      person(23, '', clerk.account, { displayName: 'Clerk' }),
    ];
    const rows = outline(await run('syncUser', {}, clerk));
    expect(rows?.filter(([action]) => action === 'skip').map(([, key, , reasons]) => [key, reasons])).toEqual(
      expect.arrayContaining([
        [root.account, ['protected']],
        [admin.account, ['aboveYou']],
      ]),
    );
    const [kept] = await system(server, 'select real_name as name, email from app_user where id = $1', [admin.id]);
    expect(kept).toMatchObject({ email: null });
    directory.entries = [service, person(29, '', 'someone')];
    expect(outline(await run('syncUser', {}, clerk))).toContainEqual(['skip', clerk.account, [], ['protected']]);
  });

  it('gives new people a role only if the caller could give it, and needs the whole company', async () => {
    const { envelope } = await server.call('sysLdap', 'add', { ...fields(), roleId: await platformRole() }, { as: admin });
    expect(envelope?.code).not.toBe(200);
    const viewer = String((await system(server, `select id from role where code = 'viewer' and tenant_id is null`))[0]?.['id']);
    serverId = await added({ roleId: viewer });
    await run('syncUser');
    const roles = await system(
      server,
      `select count(*)::int as n from user_role r join app_user u on u.id = r.user_id where u.tenant_id = $1 and u.domain_account is not null and r.role_id = $2`,
      [admin.tenantId, viewer],
    );
    expect(roles).toEqual([{ n: 2 }]);
    const org = await makeOrg(server, admin.tenantId, await rootOf(server, admin.tenantId), 'Dock');
    const ranged = String(
      (
        await system(
          server,
          `insert into role (id, tenant_id, code, name, data_scope) values (gen_random_uuid(), $1, 'ranged', 'ranged', 3) returning id`,
          [admin.tenantId],
        )
      )[0]?.['id'],
    );
    await system(server, `insert into role_menu (role_id, menu_id) select $1, id from menu where permission = 'sysLdap:syncUser'`, [
      ranged,
    ]);
    const narrow = await makeStaff(server, admin.tenantId, [ranged], org);
    expect((await server.call('sysLdap', 'syncUser', { id: serverId }, { as: narrow })).envelope?.message).toContain('[ldapRange]');
  });
});

const platformRole = async (): Promise<string> =>
  String((await system(server, `select id from role where code = 'platform' and tenant_id is null`))[0]?.['id']);

describe('a synchronization of departments', () => {
  it('makes the tree of the directory below the root, and follows moves, names and removals', async () => {
    const root = (await system(server, 'select name from org where tenant_id = $1 and parent_id is null', [admin.tenantId]))[0]?.['name'];
    expect(outline(await run('previewDept'))?.map(([action, key]) => [action, key])).toEqual([
      ['add', 'Sales'],
      ['add', 'Sea, Air'],
    ]);
    expect(await tree()).toEqual([]);
    await run('syncDept');
    expect(await tree()).toEqual([
      { name: 'Sales', parent: root, enabled: true },
      { name: 'Sea, Air', parent: 'Sales', enabled: true },
    ]);
    expect(await run('syncDept')).toMatchObject({ rows: [], counts: { same: 2 } });
    directory.entries = [service, unit(2, 'ou=Freight'), unit(3, 'ou=Dock "7"\\ ,ou=Freight')];
    expect(outline(await run('syncDept'))?.map(([action, , changed]) => [action, changed])).toEqual([
      ['disable', []],
      ['add', ['parent']],
      ['change', ['name', 'parent']],
    ]);
    expect(await tree()).toEqual([
      { name: 'Dock "7"', parent: 'Freight', enabled: true },
      { name: 'Freight', parent: root, enabled: true },
      { name: 'Sales', parent: root, enabled: false },
    ]);
  });
});

it('a run belongs to the user who started it', async () => {
  const { envelope } = await server.call('sysLdap', 'previewUser', { id: serverId }, { as: admin });
  const colleague = await server.person({ tenantId: admin.tenantId, roles: ['admin'] });
  expect((await server.call('sysLdap', 'run', { id: String(envelope?.result) }, { as: colleague })).envelope?.message).toContain('D1002');
  await server.drainJobs();
});
