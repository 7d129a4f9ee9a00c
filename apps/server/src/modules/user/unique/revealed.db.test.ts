import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeCompany, type Company } from '../../../testing/company.ts';
import { startTestServer, type Account, type TestServer } from '../../../testing/server.ts';

/* Account name, email and phone are unique across companies, since sign-in does not name the company, and a form must report a taken
   name. That must not let someone try whole lists of names. */

let server: TestServer;
let company: Company;
let admin: Account;
let colleague: Account;
/** Makes phone numbers unique. */
let serial = 10_000_000;
/** Limit of the server. */
const MAX_REPORTS = 30;

beforeAll(async () => {
  server = await startTestServer({ config: { proofMinutes: 120 } });
  company = await makeCompany(server);
  const administrator = () => server.person({ tenantId: company.tenantId, roles: ['admin'] });
  [admin, colleague] = [await administrator(), await administrator()];
});
afterAll(() => server.close());

/** Whether the form of a new user reports this account name as taken, or the HTTP status if it is not 200. */
async function isTaken(account: string, as: Account = admin, tenant: Company = company): Promise<string> {
  serial += 1;
  const input = {
    account,
    realName: 'A',
    phone: `139${serial}`,
    birthday: '1990-01-01',
    // Neither exists, so no user is ever added.
    roleIdList: ['x'],
    posId: 'x',
    orgId: tenant.orgs.sales,
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
  for (let tries = 0; tries < 10; tries += 1) expect(await rename(taken)).toBe('400');
  expect(await rename(taken)).toBe('429');
  expect(await rename(`Free ${serial}`)).toBe('200');
});

it('the form reveals names of other companies at most thirty times per hour and company', async () => {
  const stranger = await server.person();
  for (let report = 0; report < MAX_REPORTS; report += 1)
    expect(await isTaken(stranger.account, report % 2 === 0 ? admin : colleague)).toBe('true');
  expect(await isTaken(stranger.account)).toBe('429');
  expect(await isTaken(stranger.account, colleague)).toBe('429');
  // Names of the same company, and free names, are still answered.
  expect(await isTaken(colleague.account)).toBe('true');
  expect(await isTaken(`nobody${serial}`)).toBe('false');
  const other = await makeCompany(server);
  expect(await isTaken(stranger.account, await server.person({ tenantId: other.tenantId, roles: ['admin'] }), other)).toBe('true');
  // The limit is per hour from the first report.
  server.setNow(new Date(Date.now() + 3_601_000).toISOString());
  expect(await isTaken(stranger.account)).toBe('true');
});
