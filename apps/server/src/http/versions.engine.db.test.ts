import * as contract from '@seaberry/api-client/contract';
import { enteredIn, type CallName, type ControllerName, type Entity } from '@seaberry/api-client/contract';
import { allCalls } from '@seaberry/api-client/registry';
import { schemas } from '@seaberry/api-client/schemas';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { addPasskey } from '../modules/auth/factors/fixtures.ts';
import { makeCompany, type Company } from '../testing/company.ts';
import { startTestServer, type Account, type TestServer } from '../testing/server.ts';

/* Every call that takes a version refuses an older one. A call that takes one must be listed in CASES, and an entity with one in TABLES. */

type Row = { id: string; version: number } & Record<string, unknown>;
type Values = Record<string, unknown>;

let server: TestServer;
let company: Company;
/** A platform administrator of the company. */
let boss: Account;
const ids = {} as Record<
  | 'position'
  | 'link'
  | 'role'
  | 'org'
  | 'user'
  | 'tenant'
  | 'menu'
  | 'view'
  | 'bill'
  | 'waybill'
  | 'comment'
  | 'airComment'
  | 'passkey'
  | 'region'
  | 'page'
  | 'dict'
  | 'value'
  | 'notice'
  | 'parameter'
  | 'file'
  | 'template'
  | 'key'
  | 'plugin'
  | 'thirdParty'
  | 'directory'
  | 'job'
  | 'trigger',
  string
>;

const DIRECTORY = { host: 'ldap.example', baseDn: 'dc=a', bindDn: 'cn=a', bindPass: 'a' };

async function ask(controller: ControllerName, name: string, input?: object, as = boss) {
  // The name and input of each case are those of its controller.
  const { envelope } = await server.call(controller, name as CallName<ControllerName>, input as never, { as });
  return { code: envelope?.code, message: envelope?.message, result: envelope?.result, extras: envelope?.extras };
}
const answer = async <T = unknown>(...given: Parameters<typeof ask>): Promise<T> => {
  const { code, message, result } = await ask(...given);
  if (code !== 200) throw new Error(`${given[0]}.${given[1]}: ${String(message)}`);
  return result as T;
};

const manifestOf = (code: string): string =>
  JSON.stringify({ name: 'Odd', code, version: '1.0.0', hooks: [{ event: 'order.added', url: 'https://hooks.invalid/' }] });
const WAYBILL = { awbNo: '157-53806270', localKeyword: 'Spring', customerService: 'Amy', originCode: 'PVG', destinationCode: 'FRA' };
const BILL = { referenceNo: 'COSU7000000001', carrierCode: 'COSU', serviceType: 'CY/CY', customerService: 'Amy', polCode: 'CNSHA' };

beforeAll(async () => {
  server = await startTestServer({ config: { rateLimit: { signedIn: 100_000, anonymous: 100_000 } } });
  company = await makeCompany(server);
  boss = await server.person({ tenantId: company.tenantId, roles: ['platform'] });
  ids.position = await answer('sysPos', 'add', { name: 'Clerk', code: 'clerk' });
  ids.role = await company.role('personal', { codes: ['oceanBill:page'] });
  ids.org = company.orgs.sales;
  ids.user = (await server.person({ tenantId: company.tenantId, roles: ['viewer'] })).id;
  ids.tenant = await server.tenant('Another company');
  ids.menu = await answer('sysMenu', 'add', { title: 'Own', type: 1, path: '/own' });
  ids.view = await answer('listView', 'add', { list: '/a', name: 'Mine', view: {} });
  ids.region = await answer('sysRegion', 'add', { name: 'North quay', code: '990000' });
  ids.page = (await answer<Row[]>('sysStaticPage', 'list'))[0]?.id as string;
  await answer('sysStaticPage', 'update', { id: ids.page, title: 'Second version', body: 'b' });
  ids.dict = await answer('sysDictType', 'add', { name: 'Reasons', code: 'reasons' });
  ids.value = await answer('sysDictData', 'add', { dictTypeId: ids.dict, value: 'Late', code: 'late' });
  ids.notice = await answer('sysNotice', 'add', { title: 'Gate closed', type: 1, content: 'a' });
  ids.parameter = await answer('sysSettings', 'add', { name: 'Berths', code: 'berths', value: 'a' });
  ids.directory = await answer('sysLdap', 'add', DIRECTORY);
  ids.job = await answer('sysJob', 'addJobDetail', { jobId: 'hook', requestUri: 'https://example.com' });
  ids.trigger = await answer('sysJob', 'addJobTrigger', { jobId: 'hook', triggerId: 'daily', cron: '0 7 * * *' });
  ids.bill = (await answer<Row>('oceanBill', 'add', BILL)).id;
  ids.waybill = (await answer<Row>('airWaybill', 'add', WAYBILL)).id;
  ids.file = await upload();
  ids.key = (await answer<Row>('sysOpenAccess', 'add', { bindUserId: boss.id })).id;
  ids.template = await answer('sysPrint', 'add', { name: 'Label', kind: 'oceanBill', template: '<p>a</p>' });
  ids.link = (await answer<Row>('shareLink', 'add', { name: 'Mine', shows: [], customer: 'Blue Harbor' })).id;
  ids.plugin = (await answer<Row>('sysPlugin', 'add', { manifest: manifestOf('aa') })).id;
  ids.thirdParty = await answer('sysWechatUser', 'add', { openId: 'o-1' });
  ids.passkey = await addPasskey(server, boss);
  ids.comment = await answer('oceanBill', 'comment', { id: ids.bill, text: 'first' });
  ids.airComment = await answer('airWaybill', 'comment', { id: ids.waybill, text: 'first' });
});
afterAll(() => server.close());

const upload = async (): Promise<string> => (await answer<Row>('sysFile', 'uploadFile', { file: new File(['text'], 'a.txt') })).id;

type Read = () => Promise<Row>;
const rowsOf = (found: unknown): Row[] => (Array.isArray(found) ? found : (found as { items: Row[] }).items) as Row[];
const flat = (rows: readonly Row[]): Row[] => rows.flatMap((row) => [row, ...flat((row['children'] ?? []) as Row[])]);
const inList =
  (controller: ControllerName, name: string, id: () => string, input: () => object = () => ({})): Read =>
  async () => {
    const found = flat(rowsOf(await answer(controller, name, input()))).find((row) => row.id === id());
    if (!found) throw new Error(`${controller}.${name} does not list ${id()}.`);
    return found;
  };
const wide = () => ({ page: 1, pageSize: 200 });

const USER = inList('sysUser', 'page', () => ids.user, wide);
const ROLE = inList('sysRole', 'page', () => ids.role, wide);
const VIEW = inList(
  'listView',
  'list',
  () => ids.view,
  () => ({ list: '/a' }),
);
const PASSKEY: Read = async () => {
  const { passkeys } = await answer<{ passkeys: Row[] }>('sysFactor', 'own');
  return passkeys[0] as Row;
};
const PAGE = inList('sysStaticPage', 'list', () => ids.page);
const TENANT = inList('sysTenant', 'page', () => ids.tenant, wide);

/** How the row is read, and two inputs that change it. */
type Case = readonly [read: Read, one: () => Values, other: () => Values];
const userForm = (more: Values): Values => ({
  id: ids.user,
  realName: 'Ada',
  phone: '13912345678',
  birthday: '1990-01-01',
  roleIdList: [ids.role],
  orgId: ids.org,
  posId: ids.position,
  ...more,
});
const CASES: { [C in ControllerName]?: { [K in CallName<C>]?: Case } } = {
  sysPos: {
    update: [
      inList('sysPos', 'list', () => ids.position),
      () => ({ id: ids.position, name: 'Agent', code: 'clerk' }),
      () => ({ id: ids.position, name: 'Manager', code: 'clerk' }),
    ],
  },
  sysRole: {
    update: [ROLE, () => ({ id: ids.role, name: 'a', code: 'ra' }), () => ({ id: ids.role, name: 'b', code: 'rb' })],
    grantMenu: [ROLE, () => ({ id: ids.role, menuIdList: [ids.menu] }), () => ({ id: ids.role, menuIdList: [] })],
    grantDataScope: [
      ROLE,
      () => ({ id: ids.role, dataScope: 5, orgIdList: [ids.org] }),
      () => ({ id: ids.role, dataScope: 5, orgIdList: [company.orgs.ops] }),
    ],
  },
  sysOrg: {
    update: [
      inList('sysOrg', 'list', () => ids.org),
      () => ({ id: ids.org, name: 'Sales 1', code: 'Sales' }),
      () => ({ id: ids.org, name: 'Sales 2', code: 'Sales' }),
    ],
  },
  sysUser: {
    update: [USER, () => userForm({ remark: 'one' }), () => userForm({ remark: 'other' })],
    updateBaseInfo: [
      () => answer('sysUser', 'baseInfo'),
      () => ({ realName: 'Boss', phone: '13812345678', birthday: '1990-01-01', signature: 'one' }),
      () => ({ realName: 'Boss', phone: '13812345678', birthday: '1990-01-01', signature: 'other' }),
    ],
    grantRole: [USER, () => ({ userId: ids.user, roleIdList: [] }), () => ({ userId: ids.user, roleIdList: [ids.role] })],
  },
  sysTenant: {
    update: [TENANT, () => ({ id: ids.tenant, name: 'Company 1' }), () => ({ id: ids.tenant, name: 'Company 2' })],
    grantMenu: [TENANT, () => ({ id: ids.tenant, menuIdList: [ids.menu] }), () => ({ id: ids.tenant, menuIdList: [] })],
  },
  sysMenu: {
    update: [
      inList('sysMenu', 'list', () => ids.menu),
      () => ({ id: ids.menu, title: 'Own 1', type: 1, path: '/own' }),
      () => ({ id: ids.menu, title: 'Own 2', type: 1, path: '/own' }),
    ],
  },
  sysStaticPage: {
    update: [
      PAGE,
      () => ({ id: ids.page, title: 'Third version', body: 'c' }),
      () => ({ id: ids.page, title: 'Fourth version', body: 'd' }),
    ],
    restore: [PAGE, () => ({ id: ids.page, number: 1 }), () => ({ id: ids.page, number: 2 })],
  },
  sysRegion: {
    update: [
      inList(
        'sysRegion',
        'page',
        () => ids.region,
        () => ({ ...wide(), code: '990000' }),
      ),
      () => ({ id: ids.region, name: 'South quay', code: '990000' }),
      () => ({ id: ids.region, name: 'West quay', code: '990000' }),
    ],
  },
  sysDictType: {
    update: [
      inList('sysDictType', 'page', () => ids.dict, wide),
      () => ({ id: ids.dict, name: 'Causes', code: 'reasons' }),
      () => ({ id: ids.dict, name: 'Grounds', code: 'reasons' }),
    ],
  },
  sysDictData: {
    update: [
      inList('sysDictData', 'page', () => ids.value, wide),
      () => ({ id: ids.value, value: 'Delayed', code: 'late' }),
      () => ({ id: ids.value, value: 'Behind', code: 'late' }),
    ],
  },
  sysNotice: {
    update: [
      inList('sysNotice', 'page', () => ids.notice, wide),
      () => ({ id: ids.notice, title: 'Gate open', type: 1, content: 'a' }),
      () => ({ id: ids.notice, title: 'Gate closed', type: 1, content: 'b' }),
    ],
  },
  sysFile: {
    update: [
      inList('sysFile', 'page', () => ids.file, wide),
      () => ({ id: ids.file, fileName: 'b.txt' }),
      () => ({ id: ids.file, fileName: 'c.txt' }),
    ],
  },
  sysWechatUser: {
    update: [
      inList('sysWechatUser', 'page', () => ids.thirdParty, wide),
      () => ({ id: ids.thirdParty, openId: 'o-1', nickName: 'a' }),
      () => ({ id: ids.thirdParty, openId: 'o-1', nickName: 'b' }),
    ],
  },
  shareLink: {
    update: [
      inList('shareLink', 'page', () => ids.link, wide),
      () => ({ id: ids.link, name: 'Mine', shows: [], note: 'a' }),
      () => ({ id: ids.link, name: 'Mine', shows: [], note: 'b' }),
    ],
  },
  sysPrint: {
    update: [
      inList('sysPrint', 'page', () => ids.template, wide),
      () => ({ id: ids.template, name: 'Sticker', kind: 'oceanBill', template: '<p>a</p>' }),
      () => ({ id: ids.template, name: 'Sticker', kind: 'oceanBill', template: '<p>b</p>' }),
    ],
  },
  sysPlugin: {
    update: [
      inList('sysPlugin', 'page', () => ids.plugin, wide),
      () => ({ id: ids.plugin, remark: 'a' }),
      () => ({ id: ids.plugin, remark: 'b' }),
    ],
  },
  sysOpenAccess: {
    update: [
      inList('sysOpenAccess', 'page', () => ids.key, wide),
      () => ({ id: ids.key, bindUserId: boss.id, remark: 'a' }),
      () => ({ id: ids.key, bindUserId: boss.id, remark: 'b' }),
    ],
  },
  sysLdap: {
    update: [
      inList('sysLdap', 'page', () => ids.directory, wide),
      () => ({ id: ids.directory, ...DIRECTORY, baseDn: 'dc=b' }),
      () => ({ id: ids.directory, ...DIRECTORY, baseDn: 'dc=c' }),
    ],
  },
  sysJob: {
    updateJobDetail: [
      inList('sysJob', 'pageJobDetail', () => ids.job, wide),
      () => ({ id: ids.job, requestUri: 'https://example.com/a' }),
      () => ({ id: ids.job, requestUri: 'https://example.com/b' }),
    ],
    updateJobTrigger: [
      inList(
        'sysJob',
        'jobTriggerList',
        () => ids.trigger,
        () => ({ jobId: 'hook' }),
      ),
      () => ({ id: ids.trigger, cron: '0 8 * * *' }),
      () => ({ id: ids.trigger, cron: '0 9 * * *' }),
    ],
  },
  sysSettings: {
    update: [
      inList('sysSettings', 'page', () => ids.parameter, wide),
      () => ({ id: ids.parameter, name: 'Berths', code: 'berths', value: 'b' }),
      () => ({ id: ids.parameter, name: 'Berths', code: 'berths', value: 'c' }),
    ],
    saveSysInfo: [() => answer('sysSettings', 'siteInfo'), () => ({ sysTitle: 'Quay' }), () => ({ sysTitle: 'Pier' })],
  },
  company: { update: [() => answer('company', 'info'), () => ({ name: 'Own company 1' }), () => ({ name: 'Own company 2' })] },
  listView: {
    update: [VIEW, () => ({ id: ids.view, name: 'One' }), () => ({ id: ids.view, view: { search: { keyword: 'a' } } })],
    share: [VIEW, () => ({ id: ids.view, shared: true }), () => ({ id: ids.view, shared: false })],
  },
  sysFactor: {
    renamePasskey: [PASSKEY, () => ({ id: ids.passkey, name: 'Blue key' }), () => ({ id: ids.passkey, name: 'Red key' })],
  },
  airWaybill: {
    update: [
      inList('airWaybill', 'page', () => ids.waybill, wide),
      () => ({ ...WAYBILL, id: ids.waybill, remark: 'one' }),
      () => ({ ...WAYBILL, id: ids.waybill, remark: 'other' }),
    ],
    editComment: [
      inList(
        'airWaybill',
        'activity',
        () => ids.airComment,
        () => ({ id: ids.waybill, ...wide() }),
      ),
      () => ({ id: ids.airComment, text: 'second' }),
      () => ({ id: ids.airComment, text: 'third' }),
    ],
  },
  oceanBill: {
    update: [
      inList('oceanBill', 'page', () => ids.bill, wide),
      () => ({ ...BILL, id: ids.bill, remark: 'one' }),
      () => ({ ...BILL, id: ids.bill, remark: 'other' }),
    ],
    editComment: [
      inList(
        'oceanBill',
        'activity',
        () => ids.comment,
        () => ({ id: ids.bill, ...wide() }),
      ),
      () => ({ id: ids.comment, text: 'second' }),
      () => ({ id: ids.comment, text: 'third' }),
    ],
  },
};

/** Entities whose rows are deleted by id, and the call that lists them. */
const LISTS = {
  sysPos: 'list',
  sysRole: 'page',
  sysOrg: 'list',
  sysUser: 'page',
  sysTenant: 'page',
  sysMenu: 'list',
  sysRegion: 'page',
  sysDictType: 'page',
  sysDictData: 'page',
  sysNotice: 'page',
  sysSettings: 'page',
  sysFile: 'page',
  sysPrint: 'page',
  shareLink: 'page',
  sysPlugin: 'page',
  sysOpenAccess: 'page',
  sysWechatUser: 'page',
  sysLdap: 'page',
} as const;
const DELETED = Object.keys(LISTS) as (keyof typeof LISTS)[];
/** Inputs of a new row, and those of a change of it. */
const NEW: { [C in keyof typeof LISTS]: () => readonly [row: Values, change: Values] } = {
  sysPos: () => [{ name: 'Trainee', code: 'trainee' }, { name: 'Junior' }],
  sysRole: () => [{ name: 'Guest', code: 'guest' }, { name: 'Visitor' }],
  sysOrg: () => [{ pid: ids.org, name: 'Desk', code: 'desk' }, { name: 'Counter' }],
  sysUser: () => [{ ...userForm({}), account: 'tess.teal', phone: '13912345670', password: 'correct horse 9' }, { remark: 'changed' }],
  sysTenant: () => [{ name: 'Short-lived company', adminAccount: 'short.lived' }, { name: 'Renamed company' }],
  sysRegion: () => [{ name: 'East quay', code: '100100' }, { name: 'Old quay' }],
  sysDictType: () => [{ name: 'Ways', code: 'ways' }, { name: 'Manners' }],
  sysDictData: () => [{ dictTypeId: ids.dict, value: 'Early', code: 'early' }, { value: 'Ahead' }],
  sysNotice: () => [{ title: 'Brief', type: 1, content: 'a' }, { title: 'Briefer' }],
  sysSettings: () => [{ name: 'Cranes', code: 'cranes' }, { value: 'two' }],
  sysFile: () => [{ fileName: 'a.txt' }, { fileName: 'd.txt' }],
  sysWechatUser: () => [{ openId: 'o-2' }, { openId: 'o-3' }],
  shareLink: () => [
    { name: 'Brief', shows: [], customer: 'Blue Harbor' },
    { name: 'Briefer', shows: [] },
  ],
  sysPrint: () => [{ name: 'Short', kind: 'oceanBill', template: '<p>a</p>' }, { name: 'Shorter' }],
  sysPlugin: () => [{ manifest: manifestOf('bb') }, { remark: 'b' }],
  sysOpenAccess: () => [{ accessKey: 'brief', bindUserId: boss.id }, { remark: 'briefer' }],
  sysLdap: () => [DIRECTORY, { baseDn: 'dc=d' }],
  sysMenu: () => [{ title: 'Brief', type: 1, path: '/brief' }, { title: 'Briefer' }],
};

/** Logged calls that name a row and take no version, since their effect does not depend on what their caller saw. Written by hand. */
const WITHOUT: Readonly<Record<string, readonly string[]>> = {
  'sets one field': [
    'listView.setDefault',
    'airWaybill.assign',
    'airWaybill.handle',
    'airWaybill.snooze',
    'airWaybill.wake',
    'oceanBill.assign',
    'oceanBill.handle',
    'oceanBill.snooze',
    'oceanBill.wake',
    'sysDictData.order',
    'sysDictData.setStatus',
    'sysDictType.setStatus',
    'sysFile.attach',
    'sysFile.release',
    'sysOpenAccess.setStatus',
    'shareLink.setStatus',
    'sysPlugin.setStatus',
    'sysPrint.setStatus',
    'sysWechatUser.unbind',
    'sysRole.setStatus',
    'sysTenant.setStatus',
    'sysTenant.setTier',
    'sysUser.setStatus',
    'sysUser.unlockLogin',
  ],
  'names the value that it settles': ['oceanBill.settle', 'airWaybill.settle'],
  'adds or removes': [
    'listView.delete',
    'airWaybill.comment',
    'airWaybill.delete',
    'airWaybill.deleteComment',
    'oceanBill.comment',
    'oceanBill.delete',
    'oceanBill.deleteComment',
    'sysAuth.endSession',
    'sysJob.deleteJobDetail',
    'sysJob.deleteJobTrigger',
    'sysFactor.removePasskey',
    'sysFile.finish',
    'sysPrint.copy',
    'sysTenant.creditBerries',
    'sysUser.removeFactors',
    'sysUserMenu.delete',
    'sysUserMenu.deleteByUserId',
  ],
  'replaces nothing that anybody entered': [
    'airWaybill.resubscribe',
    'oceanBill.resubscribe',
    'pluginDelivery.sendAgain',
    'pushLog.pushAgain',
    'shareLink.send',
    'sysPlugin.rotate',
    'sysPlugin.test',
    'requestLog.triggerAgain',
    'subscribeLog.triggerAgain',
    'updateLog.triggerAgain',
    'sysAuth.scanConfirm',
    'sysLdap.previewDept',
    'sysLdap.previewUser',
    'sysLdap.syncDept',
    'sysLdap.syncUser',
    'sysLdap.test',
    'sysNotice.public',
    'sysOpenAccess.rotate',
    'sysTenant.createDb',
    'sysTenant.resetPwd',
    'sysUser.resetPwd',
  ],
};

const inputsOf = ({ controller, name }: { controller: ControllerName; name: string }): string[] => {
  const table: Record<string, { input: z.ZodMiniType }> = schemas[controller];
  const schema = z.toJSONSchema(table[name]?.input ?? z.never(), { io: 'input', unrepresentable: 'any' });
  return Object.keys(schema.properties ?? {});
};
const takesVersion = (call: { controller: ControllerName; name: string }): boolean => inputsOf(call).includes('version');
const casesOf = () =>
  Object.entries(CASES).flatMap(([controller, calls]) =>
    Object.entries(calls).map(([name, one]) => ({ controller: controller as ControllerName, name, one: one as Case })),
  );

describe('a version', () => {
  it('is taken by every call that replaces what a form shows', () => {
    const replacing = allCalls().filter(({ name }) => /^(?:update|edit|grant)/u.test(name));
    expect(replacing.filter((call) => !takesVersion(call)).map(({ controller, name }) => `${controller}.${name}`)).toEqual([]);
    const listed = [...casesOf().map(({ controller, name }) => `${controller}.${name}`), ...DELETED.map((one) => `${one}.delete`)];
    const taking = allCalls().filter(takesVersion);
    expect(taking.map(({ controller, name }) => `${controller}.${name}`).toSorted()).toEqual(listed.toSorted());
  });

  it('is missing only in listed calls, whose effect does not depend on what their caller saw', () => {
    const naming = allCalls().filter(
      (call) => call.meta.method === 'POST' && inputsOf(call).some((one) => /^(?:id|ids|userId)$/u.test(one)),
    );
    const without = naming.filter((call) => call.meta.log !== null && !takesVersion(call) && !/^(?:add|export)$/u.test(call.name));
    const found = without.map(({ controller, name }) => `${controller}.${name}`);
    expect(found.toSorted()).toEqual(Object.values(WITHOUT).flat().toSorted());
  });

  it('that is older is refused by each of them, with the row as it is now, and nothing is changed', async () => {
    const failures: string[] = [];
    for (const { controller, name, one } of casesOf()) {
      const [read, first, second] = one;
      const { version } = await read();
      await answer(controller, name, { ...first(), version });
      const saved = await read();
      if (!(saved.version > version)) failures.push(`${controller}.${name}: the version did not rise`);
      const { code, message, extras } = await ask(controller, name, { ...second(), version });
      const after = await read();
      const { current } = (extras ?? {}) as { current?: Row };
      if (code !== 409 || !String(message).startsWith('[outdated] ')) failures.push(`${controller}.${name}: ${code} ${String(message)}`);
      if (current?.id !== saved.id || current.version !== saved.version) failures.push(`${controller}.${name}: ${JSON.stringify(current)}`);
      if (JSON.stringify(after) !== JSON.stringify(saved)) failures.push(`${controller}.${name}: ${JSON.stringify(after)}`);
      // Without a version, as the origin's clients send it, the change overwrites.
      await answer(controller, name, second());
      if (!((await read()).version > saved.version)) failures.push(`${controller}.${name}: it did not overwrite`);
    }
    expect(failures).toEqual([]);
  });

  it('that is older deletes nothing, and the present one deletes the row', async () => {
    const failures: string[] = [];
    for (const controller of DELETED) {
      const [given, change] = NEW[controller]();
      const added = controller === 'sysFile' ? await upload() : await answer<string | { id: string }>(controller, 'add', given);
      const id = typeof added === 'string' ? added : added.id;
      const read = inList(controller, LISTS[controller], () => id, wide);
      const { version } = await read();
      await answer(controller, 'update', { ...given, ...change, id });
      const { code, message, extras } = await ask(controller, 'delete', { id, version });
      const now = await read();
      const { current } = (extras ?? {}) as { current?: Row };
      if (code !== 409 || !String(message).startsWith('[outdated] ')) failures.push(`${controller}: ${code} ${String(message)}`);
      if (current?.id !== id || current.version !== now.version) failures.push(`${controller}: ${JSON.stringify(current)}`);
      await answer(controller, 'delete', { id, version: now.version });
      const gone = await read().catch(() => null);
      if (gone) failures.push(`${controller}: it was not deleted`);
    }
    expect(failures).toEqual([]);
  });

  it('rises with every entered column of its entity', async () => {
    const exported: unknown[] = Object.values(contract);
    const entities = exported.filter((one): one is Entity => 'version' in ((one as Partial<Entity>).fields ?? {}));
    expect(entities.map(keyOf).toSorted()).toEqual(Object.keys(TABLES).toSorted());
    const { db } = server.deps;
    const missing: string[] = [];
    for (const entity of entities) {
      const { fields } = entity;
      const { table, renamed = {}, elsewhere = [] } = TABLES[keyOf(entity)] as Table;
      const watched = await db.transaction('system', () =>
        db.sql<{ name: string }>(
          `select a.attname as name from pg_trigger t join pg_attribute a on a.attrelid = t.tgrelid and a.attnum = any (t.tgattr)
           where t.tgname = 'raise_version' and t.tgrelid = $1::regclass`,
          [table],
        ),
      );
      const names = watched.map(({ name }) => name);
      for (const field of enteredIn(fields, 'edit') as string[]) {
        const column = renamed[field] ?? field.replaceAll(/[A-Z]/gu, (letter) => `_${letter.toLowerCase()}`);
        const stored = fields[field]?.kind === 'status' && !renamed[field] ? 'enabled' : column;
        if (!elsewhere.includes(field) && !names.includes(stored)) missing.push(`${table}.${stored}`);
      }
    }
    expect(missing).toEqual([]);
  });

  it('lets exactly one of two parallel updates win', async () => {
    const pairs = [
      ['oceanBill', ['red', 'blue'].map((remark) => ({ ...BILL, id: ids.bill, remark }))],
      ['sysPos', ['Red', 'Blue'].map((name) => ({ id: ids.position, name, code: 'clerk' }))],
    ] as const;
    for (const [controller, inputs] of pairs) {
      const [read] = (CASES[controller] as { update: Case }).update;
      const { version } = await read();
      const both = await Promise.all(inputs.map((input) => ask(controller, 'update', { ...input, version })));
      expect(
        both.map(({ code }) => code).toSorted((one, next) => Number(one) - Number(next)),
        controller,
      ).toEqual([200, 409]);
    }
  });

  it('returns the row only to callers who may read it, and never to another company', async () => {
    const blind = await company.person('root', await company.role('all', { codes: ['sysPos:update'] }));
    const input = { id: ids.position, name: 'Agent', code: 'clerk', version: 0 };
    expect(await ask('sysPos', 'update', input, blind)).toMatchObject({ code: 409, extras: { current: null } });
    const stranger = await server.person({ tenantId: await server.tenant('A third company'), roles: ['admin'] });
    const ofStranger = { ...BILL, id: ids.bill, version: 0 };
    expect(await ask('sysPos', 'update', input, stranger)).toMatchObject({ code: 400, extras: null });
    expect(await ask('oceanBill', 'update', ofStranger, stranger)).toMatchObject({ code: 400, extras: null });
    const outside = await company.person('ops', await company.role('personal'));
    expect(await ask('oceanBill', 'update', ofStranger, outside)).toMatchObject({ code: 400, extras: null });
  });
});

interface Table {
  table: string;
  /** Columns with another name than their field. */
  renamed?: Readonly<Record<string, string>>;
  /** Entered fields that are no columns of this table. */
  elsewhere?: readonly string[];
}
/** A controller has one entity, but for jobs with their triggers. */
const keyOf = ({ controller, title }: Entity): string => (title === 'triggerId' ? `${controller}.trigger` : controller);
const TABLES: Readonly<Record<string, Table>> = {
  oceanBill: { table: 'ocean_bill' },
  airWaybill: { table: 'air_waybill', renamed: { airlineCode: 'carrier_code' } },
  sysUser: { table: 'app_user', renamed: { jobNum: 'job_number', idCardNum: 'id_card_number' } },
  sysRole: { table: 'role' },
  sysOrg: { table: 'org', renamed: { pid: 'parent_id' } },
  sysPos: { table: 'job_position' },
  sysFile: { table: 'company_file' },
  sysPlugin: { table: 'plugin' },
  sysPrint: { table: 'print_template' },
  shareLink: { table: 'share_link' },
  sysStaticPage: { table: 'static_page' },
  sysRegion: { table: 'region', renamed: { pid: 'parent_id' } },
  sysOpenAccess: { table: 'open_access' },
  sysWechatUser: { table: 'wechat_user' },
  sysLdap: { table: 'ldap_server' },
  sysDictType: { table: 'dict_type', renamed: { orderNo: 'position', status: 'enabled' } },
  sysDictData: { table: 'dict_data', renamed: { orderNo: 'position', status: 'enabled' } },
  sysNotice: { table: 'notice' },
  sysJob: { table: 'job' },
  'sysJob.trigger': { table: 'job_trigger' },
  sysSettings: { table: 'parameter' },
  sysTenant: {
    table: 'tenant',
    elsewhere: ['host', 'tenantType', 'dbType', 'configId', 'connection', 'slaveConnections'],
  },
  sysMenu: {
    table: 'menu',
    renamed: {
      title: 'titles',
      type: 'kind',
      pid: 'parent_id',
      isHide: 'hidden',
      isKeepAlive: 'keep_alive',
      isAffix: 'affix',
      isIframe: 'iframe',
      orderNo: 'position',
      status: 'enabled',
    },
  },
};
