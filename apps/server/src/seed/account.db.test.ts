import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listPage } from '../testing/page-of.ts';
import { startTestServer, type TestServer } from '../testing/server.ts';
import { createAccount, type AccountRequest } from './account.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const create = (values: Partial<AccountRequest>) =>
  createAccount(server.deps, {
    company: 'Northwind',
    account: 'amy',
    role: 'admin',
    tier: 'captain',
    berries: 20,
    realName: null,
    email: null,
    password: 'harbour 2026',
    ...values,
  });
const companies = (name: string) =>
  server.deps.db.transaction('system', () =>
    server.deps.db.sql('select tier, berry_balance as berries from tenant where name = $1', [name]),
  );

describe('an account of the command line', () => {
  it('gets a new company with its tier and berries, or the company that has the name', async () => {
    await create({});
    await create({ account: 'ben', tier: 'sailor', berries: 5 });
    expect(await companies('Northwind')).toEqual([{ tier: 'captain', berries: 20 }]);
    const { envelope } = await server.call('sysAuth', 'login', { account: 'ben', password: 'harbour 2026' });
    expect(envelope?.code).toBe(200);
  });

  it('is an event for the plugins of its company', async () => {
    const as = await server.person({ tenantId: await server.tenant('Westwind', 50) });
    const hooks = [{ event: 'user.created', url: 'https://erp.example.com/hook' }];
    await server.call('sysPlugin', 'add', { manifest: JSON.stringify({ name: 'ERP', code: 'erp', version: '1.0.0', hooks }) }, { as });
    await create({ company: 'Westwind', account: 'eve' });
    const { items } = await listPage(server, 'pluginDelivery', {}, { as });
    expect(items).toMatchObject([{ event: 'user.created', state: 'waiting' }]);
  });

  it('leaves no company behind when its name is taken', async () => {
    await create({ company: 'Eastwind', account: 'cho' });
    await expect(create({ company: 'Southwind', account: 'Cho' })).rejects.toThrow('There is an account Cho already');
    expect(await companies('Southwind')).toEqual([]);
  });
});
