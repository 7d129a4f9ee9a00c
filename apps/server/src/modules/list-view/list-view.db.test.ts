import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type Account, type TestServer } from '../../testing/server.ts';

let server: TestServer;
let amy: Account;
let bob: Account;
beforeAll(async () => {
  server = await startTestServer();
  amy = await server.person({ roles: ['admin'] });
  bob = await server.person({ tenantId: amy.tenantId, roles: ['viewer'] });
});
afterAll(() => server.close());

const LIST = '/tracking/oceanBill';
const view = (signal: string) => ({ search: { signal } });
const add = async (as: Account, name: string, signal = 'late') =>
  String((await server.call('listView', 'add', { list: LIST, name, view: view(signal) }, { as })).envelope?.result);
const names = async (as: Account, list = LIST) => {
  const { envelope } = await server.call('listView', 'list', { list }, { as });
  const views = envelope?.result as { name: string; own: boolean; isDefault: boolean }[];
  return views.map(({ name, own, isDefault }) => `${name}${own ? '' : ' of a colleague'}${isDefault ? ', default' : ''}`);
};
const codeOf = async (call: 'update' | 'share' | 'setDefault' | 'delete', input: { id: string }, as: Account) =>
  (await server.call('listView', call, input as never, { as })).envelope?.code;

it('only its user sees a view until it is shared, and only its user can change it', async () => {
  const id = await add(amy, 'Late');
  await add(bob, 'Mine', 'early');
  expect(await names(bob)).toEqual(['Mine']);
  expect(await codeOf('share', { id }, amy)).toBe(200);
  expect(await names(bob)).toEqual(['Mine', 'Late of a colleague']);
  expect(await names(bob, '/system/user')).toEqual([]);
  for (const call of ['update', 'delete'] as const) expect(await codeOf(call, { id }, bob), call).not.toBe(200);
  await server.call('listView', 'update', { id, name: ' Very late ', view: view('attention') }, { as: amy });
  expect(await names(amy)).toEqual(['Very late']);
});

it('sharing a view requires the permission code for it', async () => {
  const own = await add(bob, 'Not to be shared');
  expect(await codeOf('share', { id: own }, bob)).toBe(403);
});

it('each user has one default view of a list, which may be a shared view of a colleague, until that is deleted', async () => {
  const shared = await add(amy, 'For all');
  await codeOf('share', { id: shared }, amy);
  const own = await add(bob, 'For me');
  await codeOf('setDefault', { id: own }, bob);
  await codeOf('setDefault', { id: shared }, bob);
  expect((await names(bob)).filter((name) => name.includes('default'))).toEqual(['For all of a colleague, default']);
  expect((await names(amy)).some((name) => name.includes('default'))).toBe(false);
  await codeOf('delete', { id: shared }, amy);
  expect((await names(bob)).some((name) => name.startsWith('For all'))).toBe(false);
});

it('a user has at most 200 views, also after concurrent requests', async () => {
  const carl = await server.person({ tenantId: amy.tenantId, roles: ['viewer'] });
  const { db } = server.deps;
  await db.transaction('system', () =>
    db.sql(
      `insert into list_view (id, tenant_id, user_id, list, name, view, create_time, update_time)
       select gen_random_uuid(), $1, $2, '/other', 'View ' || n, '{}', now(), now() from generate_series(1, 199) n`,
      [carl.tenantId, carl.id],
    ),
  );
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, n) => server.call('listView', 'add', { list: LIST, name: `More ${n}`, view: {} }, { as: carl })),
  );
  expect(answers.filter(({ envelope }) => envelope?.code === 200)).toHaveLength(1);
});

it('a company shares at most 100 views of a list, also after concurrent requests', async () => {
  const list = '/tracking/shared';
  const ids = await Promise.all(
    Array.from(
      { length: 12 },
      async (_, n) => (await server.call('listView', 'add', { list, name: `S ${n}`, view: {} }, { as: amy })).envelope?.result,
    ),
  );
  await server.deps.db.transaction('system', () =>
    server.deps.db.sql(
      `insert into list_view (id, tenant_id, user_id, list, name, view, shared, create_time, update_time)
       select gen_random_uuid(), $1, $2, $3, 'Shared ' || n, '{}', true, now(), now() from generate_series(1, 98) n`,
      [bob.tenantId, bob.id, list],
    ),
  );
  const answers = await Promise.all(ids.map((id) => server.call('listView', 'share', { id: String(id) }, { as: amy })));
  expect(answers.filter(({ envelope }) => envelope?.code === 200)).toHaveLength(2);
  expect(answers.map(({ envelope }) => envelope?.message)).toContainEqual(
    expect.stringContaining('The company already shares 100 views of this list. Stop sharing one of them first.'),
  );
});

it('a view needs a name that is not blank', async () => {
  const { envelope } = await server.call('listView', 'add', { list: LIST, name: '  ', view: {} }, { as: bob });
  expect(envelope?.message).toBe('{"name":["This is required."]}');
});
