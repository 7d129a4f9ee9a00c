import { allCalls } from '@seaberry/api-client/registry';
import { schemas } from '@seaberry/api-client/schemas';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { resultOf } from '../modules/user/fixtures.ts';
import { makeCompany, type Company } from '../testing/company.ts';
import { startTestServer, type Account, type TestServer } from '../testing/server.ts';

/* Requests and responses of a client of the origin, the previous backend of the product (docs/other-back-ends.md). */

let server: TestServer;
let own: Company;
let amy: Account;
let platformAdmin: Account;
let seller: Account;
beforeAll(async () => {
  server = await startTestServer();
  own = await makeCompany(server);
  amy = await own.person('root', await own.role('all'));
  seller = await own.person('salesEast');
  platformAdmin = await server.person({ roles: ['platform'] });
  for (const title of ['Dock strike', 'Dock closed', 'Holidays']) {
    const added = await server.call('sysNotice', 'add', { title, type: title === 'Holidays' ? 2 : 1, content: title }, { as: amy });
    await server.call('sysNotice', 'public', { id: resultOf<string>(added) }, { as: amy });
  }
});
afterAll(() => server.close());

type Row = Record<string, unknown>;
interface Page {
  total: number;
  items: Row[];
}

async function get<T>(path: string, as = amy): Promise<{ code: number; message: string; result: T }> {
  const response = await server.request(path, { headers: { Authorization: `Bearer ${as.accessToken}`, 'Accept-Language': 'en' } });
  return (await response.json()) as { code: number; message: string; result: T };
}
async function post<T>(path: string, body: unknown, as = amy): Promise<T> {
  const response = await server.request(path, {
    method: 'POST',
    headers: { Authorization: `Bearer ${as.accessToken}`, 'Content-Type': 'application/json', 'Accept-Language': 'en' },
    body: JSON.stringify(body),
  });
  const { code, message, result } = (await response.json()) as { code: number; message: string; result: T };
  expect(code, message).toBe(200);
  return result;
}

describe('query names in the PascalCase of .NET', () => {
  it('filter and page the inbox', async () => {
    // `DescStr` and `Search.Keyword`, which the client sends, are ignored.
    const path = '/api/sysNotice/pageReceived';
    const { result } = await get<Page>(`${path}?Title=dock&Type=1&Page=2&PageSize=1&DescStr=descending&Search.Keyword=`);
    expect(result).toMatchObject({ page: 2, pageSize: 1, total: 2, items: [{ sysNotice: { title: 'Dock strike' } }] });
    expect((await get<Page>(`${path}?Title=&Type=`)).result.total).toBe(3);
  });

  it('find organizations, menus, and the permissions of a role', async () => {
    expect((await get<Row[]>('/api/sysOrg/list?Name=east&Code=&Type=&Id=0')).result.map((row) => row['name'])).toEqual(['Sales East']);
    expect((await get<Row[]>(`/api/sysOrg/list?Id=${own.orgs.sales}`)).result).toMatchObject([{ name: 'Sales' }]);
    const menus = (await get<Row[]>('/api/sysMenu/list?Title=role')).result;
    expect(menus.length).toBeGreaterThan(0);
    for (const menu of menus) expect(String(menu['title']).toLowerCase()).toContain('role');
    const role = await own.role('personal', { codes: ['oceanBill:page'] });
    expect((await get<string[]>(`/api/sysRole/ownMenuList?Status=1&Id=${role}`)).result.length).toBeGreaterThan(0);
  });

  it('find the permissions of a company by its first administrator, and report missing ones', async () => {
    const added = await post<{ id: string; userId: string }>(
      '/api/sysTenant/add',
      { name: 'Quay', adminAccount: 'quay.admin' },
      platformAdmin,
    );
    const path = '/api/sysTenant/ownMenuList';
    const byCompany = (await get<string[]>(`${path}?id=${added.id}`, platformAdmin)).result;
    expect(byCompany.length).toBeGreaterThan(0);
    expect((await get<string[]>(`${path}?UserId=${added.userId}`, platformAdmin)).result).toEqual(byCompany);
    // D1002: the record does not exist. Ids of the origin are long numbers.
    for (const nobody of [amy.id, '1300000000101'])
      expect((await get(`${path}?UserId=${nobody}`, platformAdmin)).message).toContain('[D1002]');
    expect(JSON.parse((await get(path, platformAdmin)).message)).toHaveProperty('id');
    expect((await get(`${path}?UserId=${added.userId}`)).code).toBe(403);
  });

  it('are rejected by field when one name occurs in two spellings', async () => {
    const { code, message } = await get('/api/sysNotice/pageReceived?Page=1&PAGE=2');
    expect([code, JSON.parse(message)]).toEqual([400, { page: ['This is not valid.'] }]);
  });
});

// Clients of the origin send -1 or 0 where no organization is chosen.
describe('an organization of -1 or 0', () => {
  it.each([-1, 0, '0', '-1', null])('lists all users: %j', async (orgId) => {
    const all = await post<Page>('/api/sysUser/page', { page: 1, pageSize: 100 });
    const filtered = await post<Page>('/api/sysUser/page', { page: 1, pageSize: 100, orgId });
    expect(filtered.items.map(({ id }) => id)).toEqual(all.items.map(({ id }) => id));
  });

  it('differs from a real one, which includes its descendants, and from an unknown one, which matches no rows', async () => {
    const listed = async (orgId: unknown) =>
      (await post<Page>('/api/sysUser/page', { page: 1, pageSize: 100, orgId })).items.map(({ id }) => id);
    expect(await listed(own.orgs.sales)).toEqual([seller.id]);
    expect(await listed('01932f0c-11aa-7bbb-8ccc-000000000007')).toEqual([]);
    expect(await listed(1)).toEqual([]);
  });

  it('lists the whole tree', async () => {
    const whole = (await get<Row[]>('/api/sysOrg/list')).result;
    for (const id of ['0', '-1']) expect((await get<Row[]>(`/api/sysOrg/list?Id=${id}`)).result).toEqual(whole);
  });
});

describe('sorting', () => {
  /** Paged calls of the back office with a sort field in the input. */
  const lists = allCalls().filter(({ controller, name, meta }) => {
    const table: Record<string, { input: z.ZodMiniType }> = schemas[controller];
    const { properties = {} } = z.toJSONSchema(table[name]?.input ?? z.unknown(), { io: 'input', unrepresentable: 'any' });
    return (
      controller !== 'oceanBill' &&
      controller !== 'airWaybill' &&
      'field' in properties &&
      meta.answer === 'result' &&
      !meta.required.includes('id')
    );
  });

  /** Filters without which the logs of pushes and requests return nothing. */
  const REQUIRED: Readonly<Record<string, unknown>> = {
    keyword: 'a',
    pushState: 'succeed',
    completion: 'completed',
    prefix: 'sessions',
    jobId: 'sweep',
  };

  it('by id and createTime, the defaults of clients of the origin, is supported by every list', async () => {
    const refused: string[] = [];
    for (const { controller, name, meta } of lists) {
      for (const field of ['id', 'createTime']) {
        const required = Object.fromEntries(meta.required.map((key) => [key, REQUIRED[key]]));
        const input = { ...required, page: 1, pageSize: 5, field, order: 'descending', descStr: 'descending' };
        const answer = await server.call(controller, name as never, input as never, { as: platformAdmin });
        if (answer.envelope?.code !== 200) refused.push(`${meta.path} ${field}: ${answer.envelope?.message}`);
      }
    }
    expect(refused).toEqual([]);
    expect(lists.length).toBeGreaterThan(7);
  });

  it.each(['createTime', 'id'])('a log by %s works in both directions', async (field) => {
    const page = async (order: string) =>
      (await post<Page>('/api/sysLogOp/page', { page: 1, pageSize: 50, field, order, descStr: 'descending' })).items;
    const newest = await page('descending');
    const times = newest.map(({ logDateTime }) => String(logDateTime));
    expect(times).toEqual(times.toSorted().toReversed());
    expect(new Set(times).size).toBeGreaterThan(1);
    expect((await page('ascending')).map(({ logDateTime }) => logDateTime)).toEqual(times.toSorted());
  });
});

describe('fields', () => {
  it('of the authenticated user have the previous names', async () => {
    const roles = await post<string>('/api/sysRole/add', { name: 'Desk', code: 'desk' });
    await server.deps.db.transaction('system', () =>
      server.deps.db.sql(`update app_user set phone = '13800000001', email = 'sel@a.example', id_card_number = 'X1' where id = $1`, [
        seller.id,
      ]),
    );
    await server.deps.db.transaction('system', () => server.deps.db.sql(`update org set type = '301' where id = $1`, [own.orgs.salesEast]));
    await post('/api/sysUser/grantRole', { userId: seller.id, roleIdList: [roles] });
    expect((await get<Row>('/api/sysAuth/userInfo', seller)).result).toMatchObject({
      id: seller.id,
      // An ordinary user.
      accountType: 777,
      phone: '13800000001',
      email: 'sel@a.example',
      idCardNum: 'X1',
      orgId: own.orgs.salesEast,
      // `Department` of the dictionary `org_type`.
      orgType: '301',
      roleIds: [roles],
      introduction: null,
    });
  });

  it('of users and organizations have the previous names', async () => {
    const id = await post<string>('/api/sysOrg/add', { name: 'Depot', code: 'depot', pid: own.orgs.ops });
    const audit = { createUserId: amy.id, isDelete: false, tenantId: own.tenantId };
    expect((await get<Row[]>(`/api/sysOrg/list?Id=${id}`)).result).toMatchObject([{ ...audit, directorId: null }]);
    const { items } = await post<Page>('/api/sysUser/page', { page: 1, pageSize: 100, orgId: own.orgs.sales });
    expect(items).toMatchObject([
      { id: seller.id, isDelete: false, tenantId: own.tenantId, signature: null, domainAccount: null, lastLoginAddress: null },
    ]);
  });

  it("hide authors of rows outside of the reader's data range", async () => {
    const { db } = server.deps;
    await db.transaction('system', () => db.sql('update app_user set created_by = $2 where id = $1', [seller.id, platformAdmin.id]));
    const { items } = await post<Page>('/api/sysUser/page', { page: 1, pageSize: 100, orgId: own.orgs.sales });
    expect(items).toMatchObject([{ createUserId: null, createUserName: null }]);
  });

  it('of the envelope include the time in results, refusals and client errors', async () => {
    for (const path of ['/api/sysConfig/sysInfo', '/api/sysUser/baseInfo', '/api/nowhere']) {
      const { time } = (await (await server.request(path)).json()) as { time: string };
      expect(Math.abs(Date.parse(time) - Date.now()), path).toBeLessThan(60_000);
    }
  });
});
