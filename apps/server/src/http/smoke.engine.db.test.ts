import * as contract from '@seaberry/api-client/contract';
import type { Entity } from '@seaberry/api-client/contract';
import { allCalls, type DeclaredCall } from '@seaberry/api-client/registry';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeRightInputs, type RightInputs } from '../testing/right-inputs.ts';
import { startTestServer, type TestServer } from '../testing/server.ts';

/* Every call of the contract once, with valid input, on each engine: module tests on one engine then suffice, since their statements run
   on both. */

let server: TestServer;
let inputs: RightInputs;
beforeAll(async () => {
  const rateLimit = { signedIn: 100_000, anonymous: 100_000 };
  server = await startTestServer({ config: { devMailbox: { key: null }, codesPerHour: 10_000, rateLimit } });
  inputs = await makeRightInputs(server);
});
afterAll(() => server.close());

/** Calls that end the session of the others, or never end. */
const LEFT_OUT = new Set(['sysAuth.logout', 'live.stream']);
/** Calls that are rejected although their input is valid, by error code. */
const REFUSED: Record<string, string> = {
  // Files, and valid secrets or codes: `audit-atomicity.engine.db.test.ts` covers them on both engines.
  'airWaybill.deleteComment': 'D1002',
  'airWaybill.editComment': 'D1002',
  'airWaybill.import': '400',
  'airWaybill.readFile': '400',
  'company.uploadLogo': '400',
  'oceanBill.import': '400',
  'oceanBill.readFile': '400',
  'shareLink.open': 'linkUnknown',
  'shareLink.send': 'noPublicUrl',
  'shareLink.shipment': 'D1002',
  'sysFile.part': '400',
  'sysFile.uploadAvatar': '400',
  'sysFile.uploadFile': '400',
  'swagger.submitUrl': '400',
  'sysAuth.endSession': 'D1002',
  'sysAuth.loginPhone': 'codeWrong',
  'sysAuth.prove': '400',
  'sysAuth.refreshToken': '400',
  'sysAuth.register': 'target',
  'sysAuth.renew': '401',
  'sysAuth.resetPassword': 'target',
  'sysAuth.scanConfirm': 'scanGone',
  'sysAuth.undoContact': 'undoGone',
  'sysAuth.unLockScreen': 'passwordWrong',
  // The captcha is needed, as in sign-in.
  'sysSms.aliyunSendSms': 'D0008',
  'sysSms.sendSms': 'D0008',
  'sysSms.tencentSendSms': 'D0008',
  'sysSms.verifyCode': '400',
  'sysFactor.addPasskey': 'passkeyWrong',
  'sysFactor.confirmTotp': 'codeWrong',
  'sysFactor.removePasskey': 'D1002',
  'sysFactor.renamePasskey': 'D1002',
  'sysFactor.signInByPasskey': 'passkeyWrong',
  'sysFactor.stepOptions': 'stepGone',
  'sysFactor.removeTotp': 'D1002',
  'sysFactor.renewRecoveryCodes': 'D1002',
  'sysFactor.signIn': 'stepGone',
  'sysWechatUser.update': '400',
  'sysUser.changePwd': '400',
  'sysUser.updateBaseInfo': '400',
  // D1002: the record does not exist.
  'oceanBill.deleteComment': 'D1002',
  'oceanBill.editComment': 'D1002',
  'pushLog.detail': 'D1002',
  'pushLog.pushAgain': 'D1002',
  'requestLog.triggerAgain': 'D1002',
  'subscribeLog.triggerAgain': 'D1002',
  'updateLog.triggerAgain': 'D1002',
  'sysConst.data': 'D1002',
  'sysExport.download': 'D1002',
  'sysExport.remove': 'D1002',
  'sysExport.retry': 'D1002',
  'sysFile.abandon': 'D1002',
  'sysFile.content': 'addressExpired',
  'sysFile.uploaded': 'D1002',
  'sysPrint.print': 'D1002',
  'sysLdap.run': 'D1002',
  'sysLogEx.detail': 'D1002',
  'sysNotice.setRead': 'D1002',
  'sysOnlineUser.forceOffline': 'D1002',
  'sysTenant.resetPwd': 'D1002',
  'sysUser.removeFactors': 'noFactor',
  'sysUserMenu.add': 'D1002',
  // This installation has one database.
  // There is none.
  'sysSettings.logo': 'D1002',
  'sysTenant.createDb': 'oneDatabase',
};

const codeOf = (message: unknown, code: unknown): string => /^\[(\w+)\]/u.exec(String(message))?.[1] ?? String(code);

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
/** Id of the added record, or of the first on a page. */
function idIn(result: unknown): string | null {
  const [first] = isRecord(result) && Array.isArray(result['items']) ? (result['items'] as unknown[]) : [result];
  const id = isRecord(first) ? first['id'] : first;
  return typeof id === 'string' ? id : null;
}

/** Changes of entities that are in other logs: a bill comes and goes with its events, and an entry of a cache is no row. */
const UNLOGGED = new Set(['oceanBill.add', 'oceanBill.delete', 'sysCache.delete']);

const isEntity = (one: unknown): one is Entity => isRecord(one) && isRecord(one['fields']) && typeof one['controller'] === 'string';

/** Calls that change the table of an entity. */
function changesOfEntities(): string[] {
  const controllers = new Set(
    Object.values<unknown>(contract)
      .filter(isEntity)
      .map(({ controller }) => controller),
  );
  const changes = allCalls().filter(({ controller, name }) => controllers.has(controller) && ['add', 'update', 'delete'].includes(name));
  return changes.map(({ controller, name }) => `${controller}.${name}`).filter((name) => !UNLOGGED.has(name));
}

async function callsInLog(): Promise<string[]> {
  const { db } = server.deps;
  const rows = await db.transaction('system', () => db.sql<{ call: string }>('select distinct call from diff_log'));
  return rows.map(({ call }) => call);
}

/** Order of the calls: referenced records are added first and deleted last; by then the logs have rows. */
const turnOf = ({ controller, name }: DeclaredCall): number => {
  if (controller.startsWith('sysLog')) return name === 'clear' ? 7 : name === 'page' ? 3 : 4;
  return ({ add: 0, page: 1, update: 5, delete: 6 } as Record<string, number>)[name] ?? 2;
};

let serial = 10_000_000;
/** Ids added by a controller, or shown on its page. */
const known = new Map<string, string>();

/** Unique fields, and fields with another meaning in one call. */
function ownFields({ controller }: DeclaredCall, of: Record<string, unknown>): Record<string, unknown> {
  serial += 1;
  const all = {
    name: `Name ${serial}`,
    title: `Title ${serial}`,
    phone: `134${serial}`,
    email: `odd${serial}@example.com`,
    code: `code${serial}`,
    key: 'terms',
    remark: `Remark ${serial}`,
  };
  const own = Object.fromEntries(Object.entries(all).filter(([field]) => field in of));
  if (controller === 'sysRegion') return { ...own, ...('code' in of ? { code: `9900${serial}` } : {}) };
  // Only the caller's own shortcuts are accessible.
  if (controller === 'sysUserMenu') return { ...own, userId: inputs.boss.id };
  // The code of a sign-in is a number that was sent.
  return controller === 'sysAuth' ? { ...own, code: '000000', phone: 'odd@example.com' } : own;
}

function inputOf(call: DeclaredCall): Record<string, unknown> {
  const right = inputs.of(call);
  if (Array.isArray(right)) return right as unknown as Record<string, unknown>;
  const input = { ...right, ...ownFields(call, right) };
  const id = known.get(call.controller);
  if (!id || !['detail', 'update', 'delete'].includes(call.name)) return input;
  return { ...input, ...('ids' in input ? { ids: [id] } : { id }) };
}

it('every call works, or is rejected with its error message', async () => {
  const refused: Record<string, string> = {};
  const logged = new Set<string>();
  for (const call of allCalls().toSorted((a, b) => turnOf(a) - turnOf(b))) {
    const name = `${call.controller}.${call.name}`;
    if (LEFT_OUT.has(name)) continue;
    // Rows of an export that arrived as a whole are removed from the log.
    if (call.name === 'clear') for (const one of await callsInLog()) logged.add(one);
    const { status, envelope, response } = await server.call(call.controller, call.name as never, inputOf(call) as never, {
      as: inputs.boss,
    });
    // A log may be cleared once its export has arrived as a whole.
    await (envelope === null && call.controller.startsWith('sysLog') ? response.text() : response.body?.cancel());
    const code = isRecord(envelope) ? codeOf(envelope.message, envelope.code) : String(status);
    if (code !== '200') refused[name] = code;
    // A page with every filter may be empty; the unfiltered one has an id.
    const shown =
      call.name === 'page' ? (await server.call(call.controller, call.name as never, {} as never, { as: inputs.boss })).envelope : null;
    const id = idIn(call.name === 'add' ? envelope?.result : shown?.result);
    if (id && !known.has(call.controller)) known.set(call.controller, id);
  }
  expect(refused).toEqual(REFUSED);
  const silent = changesOfEntities().filter((name) => !(name in REFUSED) && !logged.has(name));
  expect(silent, "Call seaberry.log_changes_of('<table>') in the migration of their tables.").toEqual([]);
});
