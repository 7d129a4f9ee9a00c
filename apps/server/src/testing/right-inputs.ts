import { schemas } from '@seaberry/api-client/schemas';
import type { DeclaredCall } from '@seaberry/api-client/registry';
import { not } from 'drizzle-orm';
import { v7 as uuid } from 'uuid';
import * as z from 'zod/mini';
import { menu as menuTable } from '../db/schema/core.ts';
import { makeCompany } from './company.ts';
import { listPage } from './page-of.ts';
import type { Account, TestServer } from './server.ts';

/** Valid inputs for every call of the contract, by field name. */
export interface RightInputs {
  /** A platform administrator with all permissions. */
  boss: Account;
  /** Valid values for the fields of a call. */
  of(call: DeclaredCall): Record<string, unknown>;
}

const BILL = { referenceNo: 'COSU7000000001', carrierCode: 'COSU', serviceType: 'CY/CY', customerService: 'Amy', polCode: 'CNSHA' };

const WAYBILL = { awbNo: '157-53806270', localKeyword: 'Spring', customerService: 'Amy', originCode: 'PVG', destinationCode: 'FRA' };

/** Creates one record of every kind, to which the inputs refer. */
export async function makeRightInputs(server: TestServer): Promise<RightInputs> {
  const company = await makeCompany(server);
  const boss = await server.person({ tenantId: company.tenantId, roles: ['platform'] });
  const made = async (promise: ReturnType<TestServer['call']>): Promise<string> => String((await promise).envelope?.result);
  const [menu] = await server.deps.db.transaction('system', () =>
    server.deps.db.orm.select({ id: menuTable.id }).from(menuTable).where(not(menuTable.platform)).limit(1),
  );
  const bill = (await server.call('oceanBill', 'add', BILL, { as: boss })).envelope?.result as { id: string };
  const waybill = (await server.call('airWaybill', 'add', WAYBILL, { as: boss })).envelope?.result as { id: string };
  const idOf: Record<string, string | undefined> = {
    sysUser: (await server.person({ tenantId: company.tenantId, roles: ['viewer'] })).id,
    sysRole: await company.role('personal', { codes: ['oceanBill:page'] }),
    sysOrg: company.orgs.sales,
    sysPos: await made(server.call('sysPos', 'add', { name: 'Clerk', code: 'clerk' }, { as: boss })),
    sysTenant: await server.tenant('Another'),
    sysNotice: await made(server.call('sysNotice', 'add', { title: 'a', type: 1, content: 'b' }, { as: boss })),
    oceanBill: bill.id,
    airWaybill: waybill.id,
    sysFile: await uploaded(server, boss),
    sysPrint: await made(server.call('sysPrint', 'add', { name: 'Label', kind: 'oceanBill', template: TEMPLATE }, { as: boss })),
    sysWechatUser: await made(server.call('sysWechatUser', 'add', { openId: 'odd' }, { as: boss })),
    listView: await made(server.call('listView', 'add', { ...VIEW, name: 'Mine' }, { as: boss })),
    sysMenu: menu?.id,
    sysSettings: await made(server.call('sysSettings', 'add', { name: 'Berths', code: 'berths' }, { as: boss })),
    sysLdap: await made(server.call('sysLdap', 'add', DIRECTORY, { as: boss })),
    sysJob: await made(server.call('sysJob', 'addJobDetail', { jobId: 'hook', requestUri: 'https://example.com' }, { as: boss })),
    sysRegion: await made(server.call('sysRegion', 'add', { name: 'North quay', code: '990000' }, { as: boss })),
    sysOpenAccess: await keyOf(server, boss),
    ...(await pluginOf(server, boss)),
    sysStaticPage: (
      (await server.call('sysStaticPage', 'list', undefined, { as: boss })).envelope?.result as { id: string }[] | undefined
    )?.[0]?.id,
    sysDictType: await made(server.call('sysDictType', 'add', { name: 'Reasons', code: 'reasons' }, { as: boss })),
  };
  idOf['sysDictData'] = await made(
    server.call('sysDictData', 'add', { dictTypeId: String(idOf['sysDictType']), value: 'Late', code: 'late' }, { as: boss }),
  );
  const trigger = { jobId: 'hook', triggerId: 'often', schedule: 'interval', intervalSeconds: 3600 } as const;
  const triggerId = await made(server.call('sysJob', 'addJobTrigger', trigger, { as: boss }));
  const shared = await openedLink(server, boss);
  idOf['shareLink'] = shared.id;
  const [requestId, connectionId] = [uuid(), uuid()];
  const right: Record<string, unknown> = Object.assign(
    {
      ...BILL,
      ...WAYBILL,
      awbNo: '157-10000001',
      referenceNo: 'COSU7000000002',
      rows: [{ ...BILL, referenceNo: 'COSU7000000003' }],
      format: 'csv',
      columns: ['referenceNo'],
    },
    {
      tenantId: idOf['sysTenant'],
      userId: idOf['sysUser'],
      bindUserId: idOf['sysUser'],
      ownerId: boss.id,
      until: new Date(Date.now() + 86_400_000).toISOString(),
      orgId: idOf['sysOrg'],
      posId: idOf['sysPos'],
      requestId,
      sessionId: requestId,
      connectionId,
    },
    {
      roleIdList: [idOf['sysRole']],
      menuIdList: [idOf['sysMenu']],
      secret: 's',
      token: 't',
      pass: shared.pass,
      step: 'scan',
      configId: 'main',
      tableName: 'tenant',
    },
    { account: 'odd.account', adminAccount: 'odd.admin', realName: 'Amy', phone: '13400000009', email: 'odd@example.com' },
    {
      dictTypeId: idOf['sysDictType'],
      value: 'Value',
      enumName: 'StatusEnum',
      key: 'carrier:COSU',
      prefixKey: 'carrier:',
      prefix: 'carrier',
      name: 'Name',
      code: 'code',
      title: 'Title',
      content: 'c',
      text: 't',
      message: 'm',
      receiveUserId: boss.id,
      userIds: [boss.id],
      permission: 'a:b',
      type: 1,
      status: 1,
      dataScope: 4,
      tier: 'captain',
    },
    {
      to: 'odd@example.com',
      purpose: 'register',
      path: '/schedule',
      companyName: 'Odd',
      nickName: 'Odd',
      password: 'correct horse 1',
      accepted: true,
      birthday: '1990-01-01',
      amount: 1,
      pushState: 'failed',
      completion: 'completed',
      fileName: 'a.txt',
      size: 1,
      offset: 0,
      relationName: 'oceanBill',
      relationId: bill.id,
      billId: bill.id,
      toEmail: 'odd@example.com',
      phoneNumber: '13400000008',
      template: TEMPLATE,
      manifest: manifestOf('other'),
      expires: 1,
      signature: 's',
      passkey: { id: 'p', response: { clientDataJSON: 'c', attestationObject: 'a', authenticatorData: 'd', signature: 's' } },
    },
  );
  /** A valid value of a field; `id` and `ids` by controller. */
  const rightOf = (call: DeclaredCall, field: string): unknown => {
    if (field === 'id' && call.controller === 'sysJob') return { updateJobDetail: idOf['sysJob'], updateJobTrigger: triggerId }[call.name];
    if (field !== 'id' && field !== 'ids') return otherwise(call, field) ?? right[field];
    const id = call.name === 'delete' ? uuid() : (idOf[call.controller] ?? uuid());
    return field === 'id' ? id : [id];
  };
  /** Inputs that are lists. */
  const lists: Readonly<Record<string, Record<string, unknown>>> = {
    batchUpdate: Object([{ code: 'berths', value: 'b' }]),
    batchDelete: Object([idOf['sysSettings']]),
  };
  return { boss, of: (call) => lists[call.name] ?? Object.fromEntries(fieldsOf(call).map((field) => [field, rightOf(call, field)])) };
}

/** Names of the fields of a call, as its schema declares them. */
function fieldsOf({ controller, name }: DeclaredCall): string[] {
  const table: Record<string, { input: z.ZodMiniType }> = schemas[controller];
  const schema = table[name]?.input;
  if (!schema) return [];
  // The part of JSON Schema that is used here.
  type Part = { properties?: object; anyOf?: { properties?: object }[] };
  const { properties, anyOf } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Part;
  return Object.keys(properties ?? anyOf?.find((one) => one.properties)?.properties ?? {});
}

const TEMPLATE = '<p>{{referenceNo}}</p>';

/** Id of a file of the company. */
async function uploaded(server: TestServer, as: Account): Promise<string> {
  const { envelope } = await server.call('sysFile', 'uploadFile', { file: new File(['text'], 'a.txt') }, { as });
  return String((envelope?.result as unknown as { id: string } | undefined)?.id);
}

/** Id of an access key. */
async function keyOf(server: TestServer, as: Account): Promise<string> {
  const { envelope } = await server.call('sysOpenAccess', 'add', { bindUserId: as.id }, { as });
  return String((envelope?.result as unknown as { id: string } | undefined)?.id);
}

/** A link to the shipments of a customer. */
const LINK = { name: 'For you', customer: 'Blue Harbor', shows: ['map' as const], orders: null, expiresAt: null };

/** Id of a link, and the pass of a visitor. */
async function openedLink(server: TestServer, as: Account): Promise<{ id: string; pass: string }> {
  const { envelope } = await server.call('shareLink', 'add', LINK, { as });
  const made = envelope?.result as { id: string; token: string } | undefined;
  const page = (await server.call('shareLink', 'open', { token: String(made?.token) })).envelope?.result as { pass: string } | undefined;
  return { id: String(made?.id), pass: String(page?.pass) };
}

const manifestOf = (code: string): string =>
  JSON.stringify({ name: 'Odd', code, version: '1.0.0', hooks: [{ event: 'order.added', url: 'https://hooks.invalid/' }] });

/** Ids of a plugin and of one of its deliveries. */
async function pluginOf(server: TestServer, as: Account): Promise<{ sysPlugin: string; pluginDelivery: string }> {
  const { envelope } = await server.call('sysPlugin', 'add', { manifest: manifestOf('odd') }, { as });
  const id = String((envelope?.result as unknown as { id: string } | undefined)?.id);
  await server.call('sysPlugin', 'test', { id }, { as });
  const { items } = await listPage(server, 'pluginDelivery', { pluginId: id }, { as });
  return { sysPlugin: id, pluginDelivery: String(items[0]?.id) };
}

/** An access key, and a request that it signs. */
const KEY: Readonly<Record<string, unknown>> = {
  accessKey: 'odd.key',
  accessSecret: 'a'.repeat(22),
  method: 'GET',
  url: '/api/sysAuth/userInfo',
  timestamp: 1_795_000_000,
  nonce: 'odd',
  keepMinutes: 60,
  bindTenantId: null,
};
/** A directory server that does not exist. */
const DIRECTORY = {
  host: 'ldap.invalid',
  port: 389,
  encryption: 'startTls',
  baseDn: 'dc=a',
  bindDn: 'cn=a',
  bindPass: 'a',
} as const satisfies Record<string, unknown>;

/** Input of `sysExport.start`. */
const EXPORT: Readonly<Record<string, unknown>> = {
  controller: 'sysRole',
  call: 'page',
  input: {},
  columns: [{ key: 'name', heading: 'Name', kind: 'text' }],
  timeZone: 'UTC',
};

/** A saved view, for the calls of `listView`. */
const VIEW = { list: '/tracking/oceanBill', view: { search: {} } };

/** A job and a trigger that exist, and those that the calls themselves add and remove. */
const ofJob = (name: string): Readonly<Record<string, unknown>> => ({
  jobId: /^(?:add|delete)JobDetail$/u.test(name) ? 'other' : 'hook',
  triggerId: /^(?:add|delete)JobTrigger$/u.test(name) ? 'other' : 'often',
  requestUri: 'https://example.com',
  schedule: 'interval',
  intervalSeconds: 3600,
});

/** Fields with another meaning in some calls. */
function otherwise({ controller, name }: DeclaredCall, field: string): unknown {
  if (controller === 'oceanBill' && field === 'carrierCode' && ['page', 'statusCount', 'export'].includes(name)) return ['COSU'];
  if (controller === 'oceanBill' && ['suggest', 'settle'].includes(name) && field === 'field') return 'polCode';
  if (controller === 'oceanBill' && name === 'settle') return { carrier: 'CNNGB', use: 'carrier' }[field];
  if (controller === 'airWaybill')
    return {
      field: ['suggest', 'settle'].includes(name) ? 'originCode' : undefined,
      carrier: 'CAN',
      columns: ['awbNo'],
      rows: [{ ...WAYBILL, awbNo: '157-10000002' }],
    }[field];
  if (controller === 'sysOrg' && field === 'type') return '101';
  if (controller.startsWith('sysLog') && field === 'status') return '200';
  if (controller === 'pushLog' && field === 'keyword') return 'odd';
  if (/^(subscribe|update|request)Log$/u.test(controller) && field === 'status') return 'failed';
  if (controller === 'listView' && field in VIEW) return Reflect.get(VIEW, field);
  if (controller === 'sysNotice' && field === 'muted') return ['stages.alert'];
  if (controller === 'sysStaticPage') return { number: 1, body: 'b' }[field];
  if (controller === 'sysRegion' && field === 'code') return '990100';
  if (controller === 'sysWechatUser' && field === 'openId') return name === 'add' ? 'odd-new' : 'odd';
  if (controller === 'shareLink' && name === 'send') return { to: ['odd@example.com'], language: 'en', note: null }[field];
  if (controller === 'shareLink' && field in LINK) return Reflect.get(LINK, field);
  if (controller === 'sysPrint' && field === 'kind') return 'oceanBill';
  // A relation would keep the file from being deleted.
  if (controller === 'sysFile' && name !== 'relationFiles' && field.startsWith('relation')) return null;
  if (controller === 'sysExport') return EXPORT[field];
  if (controller === 'sysOpenAccess') return name === 'update' && field === 'accessKey' ? 'odd.other' : KEY[field];
  // An unknown role is refused, and a preview is of the caller.
  if (controller === 'sysLdap' && name === 'update' && field === 'baseDn') return 'dc=b';
  if (controller === 'sysLdap')
    return field === 'roleId' || field === 'previewId' ? null : (DIRECTORY as Readonly<Record<string, unknown>>)[field];
  if (controller === 'sysJob') return ofJob(name)[field];
  if (controller === 'pluginDelivery') return { event: 'order.added', state: 'waiting' }[field];
  return undefined;
}
