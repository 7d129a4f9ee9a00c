import { allCalls, type DeclaredCall } from '@seaberry/api-client/registry';
import { schemas } from '@seaberry/api-client/schemas';
import { v7 as uuid } from 'uuid';
import { afterAll, beforeAll, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { makeCompany } from '../testing/company.ts';
import { startTestServer, type Account, type TestServer } from '../testing/server.ts';

/*
 * Every field of every call, one after the other, holds what nobody types, beside others that are right. Whoever sends it holds every
 * right, so that it comes as far as it can: it is taken or refused in words, and is never a failure of ours.
 */

let server: TestServer;
let boss: Account;
/** What is right in a field, by its name; `id` and `ids` by controller. */
let right: Record<string, unknown>;
const idOf: Record<string, string> = {};
const BILL = { referenceNo: 'COSU7000000001', carrierCode: 'COSU', serviceType: 'CY/CY', customerService: 'Amy', polCode: 'CNSHA' };

beforeAll(async () => {
  const rateLimit = { signedIn: 1_000_000, anonymous: 1_000_000 };
  server = await startTestServer({ config: { devMailbox: true, codesPerHour: 1_000_000, rateLimit } });
  const company = await makeCompany(server);
  boss = await server.person({ tenantId: company.tenantId, roles: ['platform'] });
  const made = async (promise: ReturnType<TestServer['call']>): Promise<string> => String((await promise).envelope?.result);
  const [menu] = await server.deps.db.unit('system', () =>
    server.deps.db.sql<{ id: string }>('select id from menu where not platform limit 1'),
  );
  const bill = (await server.call('oceanBill', 'add', BILL, { as: boss })).envelope?.result as { id: string };
  Object.assign(idOf, {
    sysUser: (await server.person({ tenantId: company.tenantId, roles: ['viewer'] })).id,
    sysRole: await company.role('personal', { codes: ['oceanBill:page'] }),
    sysOrg: company.orgs.sales,
    sysPos: await made(server.call('sysPos', 'add', { name: 'Clerk', code: 'clerk' }, { as: boss })),
    sysTenant: await server.tenant('Another'),
    sysNotice: await made(server.call('sysNotice', 'add', { title: 'a', type: 1, content: 'b' }, { as: boss })),
    oceanBill: bill.id,
    sysMenu: menu?.id,
  });
  const [requestId, connectionId] = [uuid(), uuid()];
  right = Object.assign(
    { ...BILL, referenceNo: 'COSU7000000002', rows: [{ ...BILL, referenceNo: 'COSU7000000003' }], format: 'csv', columns: ['referenceNo'] },
    { tenantId: idOf['sysTenant'], userId: idOf['sysUser'], orgId: idOf['sysOrg'], posId: idOf['sysPos'], requestId, connectionId },
    { roleIdList: [idOf['sysRole']], menuIdList: [idOf['sysMenu']], secret: 's', step: 'scan', configId: 'main', tableName: 'tenant' },
    { account: 'odd.account', adminAccount: 'odd.admin', realName: 'Amy', phone: '13400000009', email: 'odd@example.com' },
    { name: 'Name', code: 'code', title: 'Title', content: 'c', permission: 'a:b', type: 1, status: 1, dataScope: 4, tier: 'captain' },
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
    },
  );
});
afterAll(() => server.close());

const TEXTS = ['', ' ', 'a\u0000b', '\uD800', "' or 1=1 --", '%_\\', '船'.repeat(5000), '0000-01-01', '2026-02-30', '+275760-09-13'];
const ODD: readonly unknown[] = [...TEXTS, null, true, -1, 1.5, 1e300, 2 ** 31, 2 ** 53, [], [null], ['\uD800'], {}, { length: 1e9 }];

/** They end the session, are a stream, or lock the account. */
const LEFT_OUT = new Set(['sysAuth.logout', 'live.stream', 'sysUser.changePwd', 'sysAuth.unLockScreen']);
/** They wait on purpose, or hash. */
const DEAR = /^sysAuth\.(?:sendCode|login|loginPhone|register|resetPassword)$|^(?:sysUser|sysTenant)\.add$/u;

function fieldsOf({ controller, name }: DeclaredCall): string[] {
  const table: Record<string, { input: z.ZodMiniType }> = schemas[controller];
  const schema = table[name]?.input;
  if (!schema) return [];
  // The part of the standard that is read here.
  type Part = { properties?: object; anyOf?: { properties?: object }[] };
  const { properties, anyOf } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Part;
  return Object.keys(properties ?? anyOf?.find((one) => one.properties)?.properties ?? {});
}

/** Fields by these names that hold something else in other calls. */
function otherwise({ controller, name }: DeclaredCall, field: string): unknown {
  if (controller === 'oceanBill' && field === 'carrierCode' && ['page', 'statusCount', 'export'].includes(name)) return ['COSU'];
  if (controller === 'sysOrg' && field === 'type') return '101';
  if (controller.startsWith('sysLog') && field === 'status') return '200';
  return undefined;
}

function rightOf(call: DeclaredCall, field: string): unknown {
  const { controller, name } = call;
  if (field !== 'id' && field !== 'ids') return otherwise(call, field) ?? right[field];
  const id = name === 'delete' ? uuid() : (idOf[controller] ?? uuid());
  return field === 'id' ? id : [id];
}

const calls = allCalls().filter(({ controller, name }) => !LEFT_OUT.has(`${controller}.${name}`));

it.each(calls.map((call) => [`${call.controller}.${call.name}`, call] as const))('%s', async (name, call) => {
  const fields = fieldsOf(call);
  const base = Object.fromEntries(fields.map((field) => [field, rightOf(call, field)]));
  // An address cannot hold half a character.
  const inBody = call.meta.in === 'body' && !call.meta.path.includes('{');
  const odd = ODD.filter((one) => inBody || !JSON.stringify(one).includes('\\ud800'));
  // What is wrong by itself would be refused before anything odd beside it is looked at.
  const table: Record<string, { input: z.ZodMiniType }> = schemas[call.controller];
  if (inBody && fields.length > 0) expect(table[call.name]?.input.safeParse(base)).toMatchObject({ success: true });
  const failed: unknown[] = [];
  for (const field of fields) {
    for (const value of DEAR.test(name) ? odd.filter((_, at) => at % 4 === 2) : odd) {
      const input = { ...base, [field]: value };
      const { envelope, response } = await server.call(call.controller, call.name as never, input as never, { as: boss });
      await response.body?.cancel();
      if (envelope?.code === 500) failed.push([field, JSON.stringify(value).slice(0, 40)]);
    }
  }
  expect(failed).toEqual([]);
});
