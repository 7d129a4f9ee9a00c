import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeCompany, type Company } from '../../../testing/company.ts';
import { startTestServer, type Account, type TestServer } from '../../../testing/server.ts';

/* Account name, email and phone are unique across companies, since sign-in does not name the company, and a form must report a taken
   one. It must not be usable to look up lists of users. */

let server: TestServer;
let company: Company;
let admin: Account;
let colleague: Account;
let serial = 10_000_000;
/** Limit of the server. */
const MAX_REPORTS = 30;

beforeAll(async () => {
  server = await startTestServer({ config: { proofMinutes: 120 } });
  company = await makeCompany(server);
  const of = () => server.person({ tenantId: company.tenantId, roles: ['admin'] });
  [admin, colleague] = [await of(), await of()];
});
afterAll(() => server.close());

/** Response of the form for this account name: the field with the error, or the HTTP status. */
async function ask(account: string, as: Account = admin, tenant: Company = company): Promise<string> {
  serial += 1;
  const input = {
    account,
    realName: 'A',
    phone: `139${serial}`,
    birthday: '1990-01-01',
    roleIdList: ['x'],
    orgId: tenant.orgs.sales,
    posId: 'x',
  };
  const { status, envelope } = await server.call('sysUser', 'add', input, { as });
  return status === 200 ? String(Object.hasOwn(JSON.parse(String(envelope?.message)) as object, 'account')) : String(status);
}

it('the names of other companies are revealed at most ten times per hour and company', async () => {
  const rename = async (name: string): Promise<string> => {
    const { status, envelope } = await server.call('company', 'update', { name, abbreviation: null, number: null }, { as: admin });
    return status === 200 ? String(envelope?.code) : String(status);
  };
  const taken = 'Harbour Freight';
  await server.tenant(taken, 0);
  for (let at = 0; at < 10; at += 1) expect(await rename(taken)).toBe('400');
  expect(await rename(taken)).toBe('429');
  expect(await rename(`Free ${serial}`)).toBe('200');
});

it('the form reveals names of other companies at most thirty times per hour and company', async () => {
  const stranger = await server.person();
  for (let at = 0; at < MAX_REPORTS; at += 1) expect(await ask(stranger.account, at % 2 === 0 ? admin : colleague)).toBe('true');
  expect(await ask(stranger.account)).toBe('429');
  expect(await ask(stranger.account, colleague)).toBe('429');
  // For colleagues and free names the response is unchanged.
  expect(await ask(colleague.account)).toBe('true');
  expect(await ask(`nobody${serial}`)).toBe('false');
  const other = await makeCompany(server);
  expect(await ask(stranger.account, await server.person({ tenantId: other.tenantId, roles: ['admin'] }), other)).toBe('true');
  // One hour after the window began.
  server.setNow(new Date(Date.now() + 3_601_000).toISOString());
  expect(await ask(stranger.account)).toBe('true');
});
