import { codesOf } from '@seaberry/api-client/contract';
import { allCalls, permissionCodes, type DeclaredCall } from '@seaberry/api-client/registry';
import { v7 as uuid } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createMint } from '../modules/auth/tokens/service.ts';
import { orphanCodes } from '../modules/menu/catalogue.ts';
import { makeCompany } from '../testing/company.ts';
import { SECRET, startTestServer, type Account, type TestServer } from '../testing/server.ts';

/* Every call of the contract × every kind of caller, against the declared permission. A forbidden caller is rejected before input
   validation, so no input is needed. A call without a declaration fails here. */

const CALLERS = [
  'anonymous',
  'expired',
  'noRole',
  'viewer',
  'all',
  'departmentAndBelow',
  'department',
  'personal',
  'custom',
  'admin',
  'otherTenantAdmin',
  'impostor',
  'platform',
] as const;
type Caller = (typeof CALLERS)[number];
/** Some 1,500 calls. */
const LIMIT_MS = 180_000;

let server: TestServer;
const people = {} as Record<Caller, Pick<Account, 'accessToken'> | null>;

beforeAll(async () => {
  server = await startTestServer({ config: { rateLimit: { signedIn: 100_000, anonymous: 100_000 } } });
  const company = await makeCompany(server);
  const { tenantId, orgs } = company;
  const expired = await server.person({ tenantId });
  const lifetimes = { accessTokenMinutes: 10, refreshTokenMinutes: 20 };
  const past = createMint({ secret: SECRET, hash: 'sha256', lifetimes, now: () => Date.now() - 3_600_000 });
  const claims = await server.auth.mint.readAccess(expired.accessToken);
  people.anonymous = null;
  people.expired = await past.issue(
    {
      sessionId: String(claims?.sessionId),
      userId: expired.id,
      tenantId,
      account: expired.account,
      realName: null,
      accountType: 777,
      orgName: null,
    },
    { jti: uuid(), endsAt: Date.now() },
  );
  people.noRole = await company.person('sales');
  people.viewer = await server.person({ tenantId, roles: ['viewer'] });
  for (const width of ['all', 'departmentAndBelow', 'department', 'personal'] as const) {
    people[width] = await company.person('sales', await company.role(width));
  }
  people.custom = await company.person('sales', await company.role('custom', { orgs: [orgs.ops] }));
  people.admin = await server.person({ tenantId, roles: ['admin'] });
  people.otherTenantAdmin = await server.person({ roles: ['admin'] });
  people.impostor = await impostor(tenantId);
  people.platform = await server.person({ roles: ['platform'] });
});
afterAll(() => server.close());

/** A user with the role of platform administrators but the account type of an ordinary user (777). */
async function impostor(tenantId: string): Promise<Account> {
  const person = await server.person({ tenantId, roles: ['platform'] });
  await server.deps.db.transaction('system', () => server.deps.db.sql('update app_user set account_type = 777 where id = $1', [person.id]));
  return person;
}

const VIEWER_CODES = [
  'oceanBill:page',
  'oceanBill:detail',
  'oceanBill:export',
  'airWaybill:page',
  'airWaybill:detail',
  'airWaybill:export',
  'subscribeLog:page',
  'updateLog:page',
];
const PLATFORM_CODES = new Set([
  ...allCalls().flatMap(({ meta }) => (meta.reach === 'platform' ? codesOf(meta.permission) : [])),
  'sysMenu:list',
]);

/** Codes of each caller, written by hand, independent of the code under test. */
function codesHeld(caller: Caller): readonly string[] {
  if (caller === 'anonymous' || caller === 'expired' || caller === 'noRole') return [];
  if (caller === 'viewer') return VIEWER_CODES;
  if (caller === 'platform') return permissionCodes();
  // A role with every menu of a company has all codes except those of the installation.
  return permissionCodes().filter((code) => !PLATFORM_CODES.has(code));
}

function expected({ meta }: DeclaredCall, caller: Caller): 'in' | 401 | 403 {
  if (meta.permission === 'public') return 'in';
  if (caller === 'anonymous' || caller === 'expired') return 401;
  if (meta.reach === 'platform' && caller !== 'platform') return 403;
  if (meta.permission === 'signed-in') return 'in';
  return codesOf(meta.permission).some((code) => codesHeld(caller).includes(code)) ? 'in' : 403;
}

/** Calls that would break the other cases, or respond without an envelope. */
const spoils = ({ controller, name }: DeclaredCall): boolean => `${controller}.${name}` === 'sysAuth.logout';

/** Difference between expected and actual response to a caller; null for none. */
async function failureOf(caller: Caller, call: DeclaredCall): Promise<string | null> {
  const wanted = expected(call, caller);
  if (spoils(call) && wanted === 'in') return people[caller] ? null : 'no such caller';
  const { envelope, response } = await server.call(call.controller, call.name as never, undefined, { as: people[caller] });
  await response.body?.cancel();
  const code = envelope?.code;
  if (wanted === 'in') return code !== undefined && [401, 403, 500].includes(code) ? `let in, but ${code}` : null;
  return code === wanted ? null : `${wanted}, but ${code}`;
}

it(
  'every call accepts the declared callers and rejects all others',
  async () => {
    expect(
      allCalls().filter(
        ({ meta }) => codesOf(meta.permission).length === 0 && !['public', 'signed-in'].includes(meta.permission as string),
      ),
    ).toEqual([]);
    const failures: string[] = [];
    for (const caller of CALLERS) {
      for (const call of allCalls()) {
        const failure = await failureOf(caller, call);
        if (failure) failures.push(`${call.controller}.${call.name} as ${caller}: ${failure}`);
      }
    }
    expect(failures).toEqual([]);
  },
  LIMIT_MS,
);

/** Written by hand, independent of the code under test. */
const NEED_PROOF = [
  'company.rotateKey',
  'sysFactor.addPasskey',
  'sysFactor.beginTotp',
  'sysFactor.confirmTotp',
  'sysFactor.passkeyOptions',
  'sysFactor.removePasskey',
  'sysFactor.removeTotp',
  'sysFactor.renamePasskey',
  'sysFactor.renewRecoveryCodes',
  'sysLdap.syncDept',
  'sysLdap.syncUser',
  'sysLogDiff.clear',
  'sysLogEx.clear',
  'sysLogOp.clear',
  'sysLogVis.clear',
  'sysOpenAccess.add',
  'sysOpenAccess.delete',
  'sysOpenAccess.rotate',
  'sysOpenAccess.update',
  'sysPlugin.add',
  'sysPlugin.rotate',
  'sysRole.grantDataScope',
  'sysRole.grantMenu',
  'sysSettings.batchUpdate',
  'sysSettings.saveSysInfo',
  'sysSettings.update',
  'sysTenant.add',
  'sysTenant.creditBerries',
  'sysTenant.grantMenu',
  'sysTenant.resetPwd',
  'sysTenant.setTier',
  'sysUser.add',
  'sysUser.grantRole',
  'sysUser.removeFactors',
  'sysUser.resetPwd',
];

it('a session without a recent proof of identity is refused by the calls that need one, and by no other', async () => {
  const { db } = server.deps;
  const stolen = await server.person({ roles: ['platform'] });
  await db.transaction('system', () => db.sql('update auth_session set proved_at = null where user_id = $1', [stolen.id]));
  const refused: string[] = [];
  for (const call of allCalls().filter((one) => !spoils(one))) {
    const { envelope, response } = await server.call(call.controller, call.name as never, undefined, { as: stolen });
    await response.body?.cancel();
    if (String(envelope?.message).startsWith('[proofNeeded]')) refused.push(`${call.controller}.${call.name}`);
  }
  expect(refused.toSorted()).toEqual(NEED_PROOF);
});

describe('codes', () => {
  it('each have a button, so that they can be granted', () => {
    expect(orphanCodes()).toEqual([]);
  });

  it('of the installation are never granted to a company by its roles', async () => {
    const held = async (caller: Caller) =>
      (await server.call('sysMenu', 'ownBtnPermList', undefined, { as: people[caller] })).envelope?.result as string[];
    for (const caller of ['all', 'admin', 'impostor'] as const) {
      expect(
        (await held(caller)).filter((code) => PLATFORM_CODES.has(code)),
        caller,
      ).toEqual([]);
    }
    expect(await held('platform')).toEqual(permissionCodes());
    expect(await held('viewer')).toEqual(VIEWER_CODES.toSorted());
    expect(await held('noRole')).toEqual([]);
  });
});
