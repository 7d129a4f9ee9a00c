import { type CallName, type ControllerName } from '@seaberry/api-client/contract';
import { allCalls } from '@seaberry/api-client/registry';
import { schemas } from '@seaberry/api-client/schemas';
import { v7 as uuid } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import type { Db } from '../db/port.ts';
import { addPasskey } from '../modules/auth/factors/fixtures.ts';
import { makeCompany, type Company } from '../testing/company.ts';
import { listPage } from '../testing/page-of.ts';
import { startTestServer, type Account, type TestServer } from '../testing/server.ts';

/* An id of another company gives exactly the response of an unknown id, for every call. Every call with an id inside a company must be
   listed below: a missing one fails the test. */

let server: TestServer;
let own: Company;
let caller: Account;
/** Records of the other company. */
const theirs = {} as Record<
  | 'user'
  | 'link'
  | 'role'
  | 'org'
  | 'pos'
  | 'session'
  | 'bill'
  | 'waybill'
  | 'comment'
  | 'airComment'
  | 'notice'
  | 'file'
  | 'plugin'
  | 'delivery'
  | 'log'
  | 'diff'
  | 'trace'
  | 'scan'
  | 'view'
  | 'export'
  | 'push'
  | 'subscription'
  | 'update'
  | 'request'
  | 'passkey'
  | 'upload'
  | 'template'
  | 'thirdParty'
  | 'directory'
  | 'preview',
  string
>;
/** Own records, for calls that need a valid one as well. */
const ours = {} as Record<'user' | 'role' | 'org' | 'pos', string>;

const MANIFEST = JSON.stringify({
  name: 'A',
  code: 'a1',
  version: '1.0.0',
  hooks: [{ event: 'order.added', url: 'https://hooks.invalid/' }],
});
const DIRECTORY = { host: 'ldap.example', baseDn: 'dc=a', bindDn: 'cn=a', bindPass: 'a' };

async function position(tenantId: string): Promise<string> {
  const { db } = server.deps;
  const id = uuid();
  await db.transaction('system', () =>
    db.sql(`insert into job_position (id, tenant_id, name, code, create_time, update_time) values ($1, $2, 'Clerk', $3, now(), now())`, [
      id,
      tenantId,
      `c${id.slice(-8)}`,
    ]),
  );
  return id;
}

/** Rows of the logs of tracking. */
async function addLogged(db: Db, tenantId: string, { bill, push, subscription, update, request }: typeof theirs): Promise<void> {
  await db.sql(
    `insert into outgoing_message (id, tenant_id, channel, recipient, subject, body, idempotency_key, state, create_time)
     values ($1, $2, 'email', 'a@example.com', 's', 'b', $3, 'failed', now())`,
    [push, tenantId, push],
  );
  await db.sql(
    `insert into recognition_record (id, tenant_id, bill_id, attempt, tries, carrier_code, container_subscription, status, create_time, update_time)
     values ($1, $2, $3, 1, 1, 'COSU', false, 'SUB_ING', now(), now())`,
    [subscription, tenantId, bill],
  );
  await db.sql(
    `insert into carrier_payload (id, tenant_id, bill_id, source, received_at, status, correlation_id, content_hash, body)
     values ($1, $2, $3, 'COSU', now(), 200, 'c', 'h', '[]')`,
    [update, tenantId, bill],
  );
  await db.sql(
    `insert into carrier_request (id, tenant_id, bill_id, kind, reference_no, reference_type, carrier_code, status, pages, correlation_id, create_time, written_at)
     values ($1, $2, $3, 'poll', 'COSU7', 'BL', 'COSU', 'failed', 1, 'c', now(), now())`,
    [request, tenantId, bill],
  );
}

beforeAll(async () => {
  server = await startTestServer({ config: { rateLimit: { signedIn: 100_000, anonymous: 100_000 } } });
  const { db } = server.deps;
  own = await makeCompany(server);
  const other = await makeCompany(server);
  caller = await server.person({ tenantId: own.tenantId, roles: ['admin'] });
  const stranger = await server.person({ tenantId: other.tenantId, roles: ['admin'] });
  const claims = await server.auth.mint.readAccess(stranger.accessToken);
  const bill = { referenceNo: 'COSU7000000001', carrierCode: 'COSU', serviceType: 'CY/CY', customerService: 'Amy', polCode: 'CNSHA' };
  const answerOf = async (promise: ReturnType<TestServer['call']>) => (await promise).envelope?.result;
  theirs.user = stranger.id;
  theirs.role = await other.role('personal', { codes: ['oceanBill:page'] });
  theirs.org = other.orgs.sales;
  theirs.pos = await position(other.tenantId);
  theirs.session = String(claims?.sessionId);
  theirs.bill = String(((await answerOf(server.call('oceanBill', 'add', bill, { as: stranger }))) as { id: string }).id);
  theirs.waybill = String(((await answerOf(server.call('airWaybill', 'add', WAYBILL, { as: stranger }))) as { id: string }).id);
  theirs.airComment = String(await answerOf(server.call('airWaybill', 'comment', { id: theirs.waybill, text: 'a' }, { as: stranger })));
  theirs.comment = String(await answerOf(server.call('oceanBill', 'comment', { id: theirs.bill, text: 'a' }, { as: stranger })));
  theirs.notice = String(await answerOf(server.call('sysNotice', 'add', { title: 'a', type: 1, content: 'b' }, { as: stranger })));
  theirs.passkey = await addPasskey(server, stranger);
  const { id: file } = (await answerOf(server.call('sysFile', 'uploadFile', { file: new File(['text'], 'a.txt') }, { as: stranger }))) as {
    id: string;
  };
  theirs.file = file;
  theirs.upload = String(
    ((await answerOf(server.call('sysFile', 'begin', { fileName: 'a.txt', size: 1 }, { as: stranger }))) as { id: string }).id,
  );
  theirs.template = String(
    await answerOf(server.call('sysPrint', 'add', { name: 'Label', kind: 'oceanBill', template: '<p>a</p>' }, { as: stranger })),
  );
  const link = { name: 'For you', shows: [], customer: 'Blue Harbor' } as const;
  theirs.link = String(((await answerOf(server.call('shareLink', 'add', { ...link, shows: [] }, { as: stranger }))) as { id: string }).id);
  const { id: plugin } = (await answerOf(server.call('sysPlugin', 'add', { manifest: MANIFEST }, { as: stranger }))) as { id: string };
  theirs.plugin = plugin;
  await server.call('sysPlugin', 'test', { id: plugin }, { as: stranger });
  theirs.delivery = String((await listPage(server, 'pluginDelivery', { pluginId: plugin }, { as: stranger })).items[0]?.id);
  theirs.thirdParty = String(await answerOf(server.call('sysWechatUser', 'add', { openId: 'o-1' }, { as: stranger })));
  theirs.directory = String(await answerOf(server.call('sysLdap', 'add', DIRECTORY, { as: stranger })));
  theirs.preview = String(await answerOf(server.call('sysLdap', 'previewUser', { id: theirs.directory }, { as: stranger })));
  const list = { controller: 'sysRole', call: 'page', columns: [{ key: 'name', heading: 'Name', kind: 'text' as const }] };
  const started = await answerOf(
    server.call('sysExport', 'start', { ...list, format: 'csv', timeZone: 'UTC', title: 'Roles' }, { as: stranger }),
  );
  theirs.export = String((started as { id: string }).id);
  for (const kind of ['push', 'subscription', 'update', 'request'] as const) theirs[kind] = uuid();
  await db.transaction('system', () => addLogged(db, other.tenantId, theirs));
  theirs.scan = uuid();
  theirs.view = String(await answerOf(server.call('listView', 'add', { list: '/a', name: 'n', view: {} }, { as: stranger })));
  await server.call('listView', 'share', { id: theirs.view, shared: true }, { as: stranger });
  const first = async (table: string, column = 'id'): Promise<string> => {
    const [row] = await db.transaction('system', () =>
      db.sql<{ id: string }>(`select ${column} as id from ${table} where tenant_id = $1`, [other.tenantId]),
    );
    return row?.id ?? uuid();
  };
  theirs.log = await first('audit_log');
  theirs.diff = await first('diff_log');
  theirs.trace = await first('diff_log', 'correlation_id');
  ours.user = (await server.person({ tenantId: own.tenantId, roles: ['viewer'] })).id;
  ours.role = await own.role('personal', { codes: ['oceanBill:page'] });
  ours.org = own.orgs.sales;
  ours.pos = await position(own.tenantId);
});
afterAll(() => server.close());

const WAYBILL = { awbNo: '157-53806270', localKeyword: 'Spring', customerService: 'Amy', originCode: 'PVG', destinationCode: 'FRA' };

const userForm = () => ({
  realName: 'Ada',
  phone: '13912345678',
  birthday: '1990-01-01',
  roleIdList: [ours.role],
  orgId: ours.org,
  posId: ours.pos,
});

type Make = (id: string) => unknown;
type Case = readonly [kind: keyof typeof theirs, ...inputs: Make[]];
const byId: Make = (id) => ({ id });
const byUser: Make = (userId) => ({ userId });
const CASES: { [C in ControllerName]?: { [K in CallName<C>]?: Case } } = {
  sysUser: {
    page: ['org', (orgId) => ({ orgId })],
    add: ['role', (id) => ({ account: 'newcomer', ...userForm(), roleIdList: [id] })],
    update: ['user', (id) => ({ id, ...userForm() })],
    delete: ['user', byId],
    setStatus: ['user', (id) => ({ id, status: 2 })],
    resetPwd: ['user', byId],
    unlockLogin: ['user', byId],
    removeFactors: ['user', byId],
    grantRole: ['user', (userId) => ({ userId, roleIdList: [ours.role] })],
    ownRoleList: ['user', byUser],
    ownExtOrgList: ['user', byUser],
  },
  listView: { update: ['view', byId], share: ['view', byId], setDefault: ['view', byId], delete: ['view', byId] },
  sysUserMenu: {
    userMenuIdList: ['user', byUser],
    userMenuList: ['user', byUser],
    add: ['user', (userId) => ({ userId, menuIdList: [] })],
    delete: ['user', (userId) => ({ userId, menuIdList: [] })],
    deleteByUserId: ['user', byUser],
  },
  sysRole: {
    add: ['role', (id) => ({ name: 'n', code: 'c', menuIdList: [id] })],
    update: ['role', (id) => ({ id, name: 'n', code: 'c' })],
    delete: ['role', byId],
    setStatus: ['role', (id) => ({ id, status: 2 })],
    grantMenu: ['role', (id) => ({ id, menuIdList: [] })],
    grantDataScope: ['role', (id) => ({ id, dataScope: 4 })],
    ownMenuList: ['role', byId],
    ownOrgList: ['role', byId],
  },
  sysOrg: {
    list: ['org', byId],
    add: ['org', (pid) => ({ pid, name: 'n', code: 'c' })],
    update: ['org', (id) => ({ id, name: 'n', code: 'c' })],
    delete: ['org', byId],
  },
  sysPos: { update: ['pos', (id) => ({ id, name: 'n', code: 'c' })], delete: ['pos', byId] },
  sysOnlineUser: { forceOffline: ['session', (connectionId) => ({ connectionId })] },
  sysLogOp: { detail: ['log', byId] },
  sysLogEx: { detail: ['log', byId] },
  sysLogDiff: { page: ['trace', (traceId) => ({ traceId })], detail: ['diff', byId] },
  pushLog: { detail: ['push', byId], pushAgain: ['push', byId] },
  subscribeLog: { triggerAgain: ['subscription', byId] },
  updateLog: { triggerAgain: ['update', byId] },
  requestLog: { triggerAgain: ['request', byId] },
  sysFactor: { renamePasskey: ['passkey', (id) => ({ id, name: 'n' })], removePasskey: ['passkey', byId] },
  sysAuth: { endSession: ['session', byId], scanConfirm: ['scan', (id) => ({ id, step: 'scan' })] },
  sysFile: {
    preview: ['file', byId],
    update: ['file', (id) => ({ id, fileName: 'b.txt' })],
    delete: ['file', byId],
    attach: ['file', (id) => ({ id, relationName: 'oceanBill', relationId: id })],
    release: ['file', byId],
    address: ['file', byId],
    downloadFile: ['file', byId],
    uploaded: ['upload', byId],
    part: ['upload', (id) => ({ id, offset: 0, file: new File(['a'], 'part') })],
    finish: ['upload', byId],
    abandon: ['upload', byId],
    relationFiles: ['bill', (relationId) => ({ relationName: 'oceanBill', relationId })],
    begin: ['bill', (relationId) => ({ fileName: 'a.txt', size: 1, relationName: 'oceanBill', relationId })],
    uploadFile: ['bill', (relationId) => ({ file: new File(['text'], 'a.txt'), relationName: 'oceanBill', relationId })],
  },
  sysRegion: { list: ['org', (id) => ({ id })] },
  sysWechatUser: {
    add: ['user', (userId) => ({ openId: 'o-2', userId })],
    update: ['thirdParty', (id) => ({ id, openId: 'o-3' })],
    unbind: ['thirdParty', byId],
    delete: ['thirdParty', byId],
  },
  sysLdap: {
    add: ['role', (roleId) => ({ ...DIRECTORY, roleId })],
    update: ['directory', (id) => ({ id, ...DIRECTORY })],
    delete: ['directory', byId],
    detail: ['directory', byId],
    test: ['directory', byId],
    previewUser: ['directory', byId],
    previewDept: ['directory', byId],
    syncUser: ['directory', byId],
    syncDept: ['directory', byId],
    run: ['preview', byId],
  },
  sysPrint: {
    update: ['template', (id) => ({ id, name: 'n', kind: 'oceanBill', template: '<p>a</p>' })],
    delete: ['template', byId],
    setStatus: ['template', (id) => ({ id, status: 2 })],
    copy: ['template', byId],
    render: ['bill', (billId) => ({ id: 'built-in-bill', billId })],
  },
  shareLink: {
    add: ['bill', (id) => ({ name: 'n', shows: [], orders: [{ kind: 'oceanBill', id }] })],
    update: ['link', (id) => ({ id, name: 'n', shows: [] })],
    delete: ['link', byId],
    setStatus: ['link', (id) => ({ id, status: 2 })],
    token: ['link', byId],
    send: ['link', (id) => ({ id, to: ['sam@example.com'], language: 'en' })],
  },
  sysPlugin: {
    update: ['plugin', (id) => ({ id, remark: 'b' })],
    delete: ['plugin', byId],
    setStatus: ['plugin', (id) => ({ id, status: 2 })],
    rotate: ['plugin', byId],
    test: ['plugin', byId],
  },
  pluginDelivery: { page: ['plugin', (pluginId) => ({ pluginId })], sendAgain: ['delivery', byId] },
  sysExport: { retry: ['export', byId], remove: ['export', byId], download: ['export', byId] },
  sysNotice: {
    add: ['org', (org) => ({ title: 't', type: 1, content: 'c', audience: 'organizations', orgIdList: [org] })],
    update: ['notice', (id) => ({ id, title: 't', type: 1, content: 'c' })],
    delete: ['notice', byId],
    setRead: ['notice', byId],
    public: ['notice', byId],
    audience: ['notice', byId],
    readers: ['notice', byId],
  },
  sysMessage: {
    sendUser: ['user', (receiveUserId) => ({ receiveUserId, message: 'm' })],
    sendUsers: ['user', (id) => ({ userIds: [id], message: 'm' })],
    sendOtherUser: ['user', (receiveUserId) => ({ receiveUserId, message: 'm' })],
  },
  airWaybill: {
    page: ['waybill', (id) => ({ ids: [id] }), (ownerId) => ({ ownerId })],
    statusCount: ['waybill', (id) => ({ ids: [id] }), (ownerId) => ({ ownerId })],
    export: ['waybill', (id) => ({ ids: [id], format: 'csv', columns: ['awbNo'] })],
    detail: ['waybill', byId],
    route: ['waybill', byId],
    events: ['waybill', byId],
    notifications: ['waybill', byId],
    update: ['waybill', (id) => ({ ...WAYBILL, id })],
    settle: ['waybill', (id) => ({ id, field: 'originCode', carrier: 'CAN' })],
    delete: ['waybill', (id) => ({ ids: [id] })],
    resubscribe: ['waybill', (id) => ({ ids: [id] })],
    activity: ['waybill', byId],
    comment: ['waybill', (id) => ({ id, text: 'a' })],
    editComment: ['airComment', (id) => ({ id, text: 'a' })],
    deleteComment: ['airComment', byId],
    people: ['waybill', (id) => ({ ids: [id] })],
    handle: ['waybill', (id) => ({ ids: [id] })],
    snooze: ['waybill', (id) => ({ ids: [id], until: new Date(Date.now() + 86_400_000).toISOString() })],
    wake: ['waybill', (id) => ({ ids: [id] })],
    assign: ['waybill', (id) => ({ ids: [id], ownerId: null })],
  },
  oceanBill: {
    page: ['bill', (id) => ({ ids: [id] }), (ownerId) => ({ ownerId })],
    statusCount: ['bill', (id) => ({ ids: [id] }), (ownerId) => ({ ownerId })],
    export: ['bill', (id) => ({ ids: [id], format: 'csv', columns: ['referenceNo'] })],
    detail: ['bill', byId],
    events: ['bill', byId],
    notifications: ['bill', byId],
    activity: ['bill', byId],
    comment: ['bill', (id) => ({ id, text: 'a' })],
    editComment: ['comment', (id) => ({ id, text: 'a' })],
    deleteComment: ['comment', byId],
    recognitionRecords: ['bill', byId],
    route: ['bill', byId],
    update: [
      'bill',
      (id) => ({ id, referenceNo: 'COSU7', carrierCode: 'COSU', serviceType: 'CY/CY', customerService: 'Amy', polCode: 'CNSHA' }),
    ],
    settle: ['bill', (id) => ({ id, field: 'polCode', carrier: 'CNNGB', use: 'carrier' })],
    delete: ['bill', (id) => ({ ids: [id] })],
    resubscribe: ['bill', (id) => ({ ids: [id] })],
    people: ['bill', (id) => ({ ids: [id] })],
    handle: ['bill', (id) => ({ ids: [id] })],
    snooze: ['bill', (id) => ({ ids: [id], until: new Date(Date.now() + 86_400_000).toISOString() })],
    wake: ['bill', (id) => ({ ids: [id] })],
    assign: ['bill', (id) => ({ ids: [id], ownerId: null })],
  },
};

/** Further ids that calls take besides the one in CASES. */
const BESIDE: readonly [ControllerName, string, keyof typeof theirs, Make][] = [
  ['sysPrint', 'render', 'template', (id) => ({ id, billId: uuid() })],
  ['sysUser', 'add', 'org', (orgId) => ({ account: 'newcomer', ...userForm(), orgId })],
  ['sysUser', 'add', 'pos', (posId) => ({ account: 'newcomer', ...userForm(), posId })],
  ['sysUser', 'add', 'org', (orgId) => ({ account: 'newcomer', ...userForm(), extOrgIdList: [{ orgId, posId: ours.pos }] })],
  ['sysUser', 'update', 'role', (role) => ({ id: ours.user, ...userForm(), roleIdList: [role] })],
  ['sysUser', 'update', 'org', (orgId) => ({ id: ours.user, ...userForm(), orgId })],
  ['sysUser', 'grantRole', 'role', (role) => ({ userId: ours.user, roleIdList: [role] })],
  ['sysRole', 'grantDataScope', 'org', (org) => ({ id: ours.role, dataScope: 5, orgIdList: [org] })],
  ['airWaybill', 'assign', 'user', (ownerId) => ({ ids: [theirs.waybill], ownerId })],
  ['oceanBill', 'assign', 'user', (ownerId) => ({ ids: [theirs.bill], ownerId })],
  ['airWaybill', 'suggest', 'user', (ownerId) => ({ field: 'ownerId', values: [ownerId] })],
  ['oceanBill', 'suggest', 'user', (ownerId) => ({ field: 'ownerId', values: [ownerId] })],
  ['sysNotice', 'add', 'user', (id) => ({ title: 't', type: 1, content: 'c', audience: 'people', userIdList: [id] })],
  ['sysOrg', 'update', 'org', (pid) => ({ id: ours.org, pid, name: 'n', code: 'c' })],
];

/** Names of ids of records; a template of SMS is one of the delivering service. */
const ID_FIELD = /^(?!templateId$)(id|ids|pid|userIds|\w+Id|\w+IdList)$/u;

function takesId(controller: ControllerName, name: string): boolean {
  const table: Record<string, { input: z.ZodMiniType }> = schemas[controller];
  const schema = table[name]?.input;
  if (!schema) return false;
  const { properties = {} } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as { properties?: object };
  return Object.keys(properties).some((key) => ID_FIELD.test(key));
}

const caseOf = (controller: ControllerName, name: string): Case | undefined =>
  (CASES[controller] as Record<string, Case> | undefined)?.[name];

const inCompany = allCalls().filter(({ meta }) => meta.permission !== 'public' && meta.reach !== 'platform');

it('covers every call that takes an id', () => {
  const missing = inCompany.flatMap(({ controller, name }) =>
    takesId(controller, name) && !caseOf(controller, name) ? [`${controller}.${name}`] : [],
  );
  expect(missing, 'Add a record of the other company to `theirs`, and the inputs of these calls to CASES.').toEqual([]);
});

async function answerTo(controller: ControllerName, name: string, input: unknown) {
  const { envelope, response } = await server.call(controller, name as never, input as never, { as: caller });
  if (!envelope) return response.text();
  const { code, message, result } = envelope;
  return { code, message, result };
}

describe('an id of another company', () => {
  const all = [
    ...inCompany.flatMap(({ controller, name }) => {
      const [kind, ...makes] = caseOf(controller, name) ?? [];
      return kind ? makes.map((make) => [controller, name, kind, make] as const) : [];
    }),
    ...BESIDE,
  ];
  it('has the same response as an unknown id, from every call', async () => {
    const failures: unknown[] = [];
    for (const [controller, name, kind, make] of all) {
      // A response may contain the requested id but must not differ otherwise.
      const about = async (id: string): Promise<string> => JSON.stringify(await answerTo(controller, name, make(id))).replaceAll(id, 'ID');
      const [unknown, foreign] = [await about(uuid()), await about(theirs[kind])];
      // A malformed id is an unknown record and never a database error.
      const noId = await about('nothing');
      if (foreign !== unknown || [foreign, noId].some((answer) => answer.startsWith('{"code":500,')))
        failures.push({ call: `${controller}.${name} by its ${kind}`, foreign, unknown, noId });
    }
    expect(failures).toEqual([]);
  });

  it('leaves the other company unchanged', async () => {
    const { db } = server.deps;
    const counts = await db.transaction('system', () =>
      db.sql(
        `select (select count(*)::int from app_user where id = $1 and enabled) as users, (select count(*)::int from role where id = $2 and enabled) as roles,
           (select count(*)::int from org where id = $3 and name = 'Sales') as orgs, (select count(*)::int from job_position where id = $4) as positions,
           (select count(*)::int from auth_session where id = $5 and revoked_at is null) as sessions,
           (select count(*)::int from ocean_bill where id = $6 and deleted_at is null) as bills,
           (select count(*)::int from notice where id = $7 and status = 0) as notices`,
        [theirs.user, theirs.role, theirs.org, theirs.pos, theirs.session, theirs.bill, theirs.notice],
      ),
    );
    expect(counts).toEqual([{ users: 1, roles: 1, orgs: 1, positions: 1, sessions: 1, bills: 1, notices: 1 }]);
  });
});
