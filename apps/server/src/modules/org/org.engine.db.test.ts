import type { Input, OrgNode } from '@seaberry/api-client/schemas';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDb } from '../../db/transactions.ts';
import { ERROR } from '../../http/error-codes.ts';
import type { Hint } from '../../live/hub.ts';
import { REAL_NAME, startTestServer, type Account, type TestServer } from '../../testing/server.ts';
import { SCOPE } from '../access/range/repo.ts';
import { personWith } from '../role/fixtures.ts';
import { SOON, TEST_TRANSACTION_LIMIT_MS } from '../../testing/soon.ts';

let server: TestServer;
let amy: Account;
let stranger: Account;
let root: string;
const hints: Hint[] = [];
// Organization types are free codes of the dictionary `org_type`, here 301 to 501.
const CODES = ['sysOrg:list', 'sysOrg:add', 'sysOrg:update', 'sysOrg:delete'];
beforeAll(async () => {
  server = await startTestServer();
  amy = await server.person();
  stranger = await server.person();
  root = await rootOf(amy);
  server.deps.live.subscribe(amy.tenantId, (hint) => hints.push(hint));
});
afterAll(() => server.close());

const sql = (text: string, params: unknown[] = []) => server.deps.db.transaction('system', () => server.deps.db.sql(text, params));
const rootOf = async ({ tenantId }: Account): Promise<string> =>
  String((await sql('select id from org where tenant_id = $1 and parent_id is null', [tenantId]))[0]?.['id']);
const add = (input: Input<'sysOrg', 'add'>, as = amy) => server.call('sysOrg', 'add', input, { as });
/** Adds an organization whose code is its name. @returns the id */
const addOrg = async (name: string, pid?: string, as = amy): Promise<string> => {
  const { envelope } = await add({ name, code: name, ...(pid && { pid }) }, as);
  expect(envelope).toMatchObject({ code: 200 });
  return String(envelope?.result);
};
const update = (input: Input<'sysOrg', 'update'>, as = amy) => server.call('sysOrg', 'update', input, { as });
const remove = (id: string, as = amy) => server.call('sysOrg', 'delete', { id }, { as });
const list = async (input: Input<'sysOrg', 'list'> = {}, as = amy): Promise<OrgNode[]> =>
  (await server.call('sysOrg', 'list', input, { as })).envelope?.result as unknown as OrgNode[];
const node = async (id: string, as = amy): Promise<OrgNode | undefined> => (await list({ id }, as))[0];
const idsOf = (nodes: readonly OrgNode[]): string[] => nodes.flatMap(({ id, children }) => [id, ...idsOf(children ?? [])]);
/** Inserts a tracked bill of an organization. @returns the id */
const addBill = async (orgId: string, db = server.deps.db): Promise<string> => {
  const insert = (text: string, params: unknown[]) => db.transaction('system', () => db.sql(text, params));
  const [row] = await insert(
    `insert into ocean_bill (id, tenant_id, org_id, reference_no, reference_type, carrier_code, service_type, customer_service,
       tracking_state, create_time, update_time)
     values (gen_random_uuid(), $1, $2, $3, 'BL', 'COSU', 'CY/CY', 'Nora', 'tracking', now(), now()) returning id`,
    [amy.tenantId, orgId, `COSU${orgId.slice(-10)}`],
  );
  return String(row?.['id']);
};
/** Names of a tree, each followed by the list of its children. */
const outline = (nodes: readonly OrgNode[] | null | undefined): unknown[] =>
  (nodes ?? []).map(({ name, children }) => (children && children.length > 0 ? [name, outline(children)] : name));

describe('the director of an organization', () => {
  it('is a user of the company, shown by name, and stays empty after that user was deleted', async () => {
    const id = await addOrg('Quay');
    const nora = await server.person({ tenantId: amy.tenantId });
    expect((await update({ id, name: 'Quay', code: 'Quay', directorId: nora.id })).envelope?.code).toBe(200);
    expect(await node(id)).toMatchObject({ directorId: nora.id, directorName: REAL_NAME });
    expect((await update({ id, name: 'Quay', code: 'Quay', directorId: stranger.id })).envelope?.message).toContain('directorId');
    expect((await add({ name: 'Pier', code: 'Pier', directorId: stranger.id })).envelope?.message).toContain('directorId');
    await sql('delete from app_user where id = $1', [nora.id]);
    expect(await node(id)).toMatchObject({ directorId: null, directorName: null });
    expect((await remove(id)).envelope?.code).toBe(200);
  });
});

describe('the organization list', () => {
  let owner: Account;
  let top: string;
  beforeAll(async () => {
    owner = await server.person({ tenantId: await server.tenant('Blue Line') });
    top = await rootOf(owner);
    const east = await addOrg('East', undefined, owner);
    await add({ name: 'North', code: 'North', orderNo: 1, type: '401', level: 9 }, owner);
    await add({ name: 'Dock 7', code: 'D7', pid: east, type: '501', status: 2, remark: 'Night shift' }, owner);
  });

  it('is the tree of the company, with siblings in order, and the depth as level unless another level was entered', async () => {
    const tree = await list({}, owner);
    expect(outline(tree)).toEqual([['Blue Line', ['North', ['East', ['Dock 7']]]]]);
    expect(await list({ id: '0' }, owner)).toEqual(tree);
    const [north, east] = tree[0]?.children ?? [];
    expect(tree[0]).toMatchObject({ pid: null, code: 'root', level: 1, disabled: false });
    expect(north).toMatchObject({ level: 9, type: '401', orderNo: 1, children: [] });
    expect(east?.children?.[0]).toMatchObject({ pid: east?.id, level: 3, orderNo: 100, status: 2, remark: 'Night shift' });
    expect(east).toMatchObject({ createUserName: REAL_NAME, createTime: expect.stringMatching(/Z$/u) });
  });

  it('starts at an id with its descendants, and is empty for an unknown id', async () => {
    const [east] = await list({ name: 'East' }, owner);
    expect(outline(await list({ id: String(east?.id) }, owner))).toEqual([['East', ['Dock 7']]]);
    for (const id of ['no-id', root]) expect(await list({ id }, owner)).toEqual([]);
  });

  it('is flat when it is filtered by name, code or type', async () => {
    expect(outline(await list({ name: 'o' }, owner))).toEqual(['North', 'Dock 7']);
    expect(outline(await list({ code: 'd7' }, owner))).toEqual(['Dock 7']);
    expect(outline(await list({ type: '401', id: '0' }, owner))).toEqual(['North']);
    expect(outline(await list({ name: 'o', id: String((await list({ name: 'East' }, owner))[0]?.id) }, owner))).toEqual(['Dock 7']);
    expect((await list({ name: 'Blue' }, owner))[0]).not.toHaveProperty('children');
  });

  it('is complete also for a user with a data range, and disables organizations outside of it', async () => {
    const [east] = await list({ name: 'East' }, owner);
    const bob = await personWith(server, {
      tenantId: owner.tenantId,
      codes: CODES,
      scope: SCOPE.departmentAndBelow,
      orgId: String(east?.id),
    });
    const [tree] = await list({}, bob);
    expect(tree).toMatchObject({ id: top, disabled: true });
    expect(tree?.children?.map(({ name, disabled }) => [name, disabled])).toEqual([
      ['North', true],
      ['East', false],
    ]);
    expect(tree?.children?.[1]?.children).toMatchObject([{ name: 'Dock 7', disabled: false }]);
    expect((await list({ name: 'North' }, bob))[0]).toMatchObject({ disabled: true });
  });
});

describe('adding and changing organizations', () => {
  it('creates no second root: a new organization without a parent is below the root', async () => {
    for (const [name, pid] of [
      ['none', undefined],
      ['null', null],
      ['zero', '0'],
    ] as const) {
      const { envelope } = await add({ name, code: name, ...(pid !== undefined && { pid }) });
      expect(await node(String(envelope?.result))).toMatchObject({ pid: root });
    }
  });

  it('rejects an unknown parent', async () => {
    const id = await addOrg('Orphan');
    for (const pid of ['no-id', await rootOf(stranger)]) {
      expect((await add({ name: 'Lost', code: 'lost', pid })).envelope?.message).toContain(`[${ERROR.parentNotFound}]`);
      expect((await update({ id, name: 'Orphan', code: 'Orphan', pid })).envelope?.message).toContain(`[${ERROR.parentNotFound}]`);
    }
  });

  it('rejects unknown organizations and those of other companies', async () => {
    for (const id of ['no-id', await rootOf(stranger)]) {
      expect((await update({ id, name: 'X', code: 'X' })).envelope?.message).toContain(`[${ERROR.notFound}]`);
      expect((await remove(id)).envelope?.message).toContain(`[${ERROR.notFound}]`);
    }
  });

  it('keeps codes unique in the company and names unique below one parent, and reports every reason', async () => {
    const parent = await addOrg('Parent');
    await addOrg('Twin', parent);
    await addOrg('Other');
    const { envelope } = await add({ name: 'Twin', code: 'Other', type: '999', pid: parent });
    expect(JSON.parse(String(envelope?.message))).toEqual({
      name: ['An organization with this name or code exists already.'],
      code: ['This code is taken.'],
      type: ['This is not valid.'],
    });
    expect((await add({ name: 'Twin', code: 'Twin-2' })).envelope?.code).toBe(200);
    expect((await update({ id: parent, name: 'Parent', code: 'Other' })).envelope?.message).toContain('This code is taken.');
    expect((await update({ id: parent, name: 'Parent', code: 'Parent' })).envelope?.code).toBe(200);
    expect((await add({ name: 'Other', code: 'Other' }, stranger)).envelope?.code).toBe(200);
    const race = await Promise.all([1, 2].map((n) => add({ name: `Race ${n}`, code: 'race' })));
    expect(race.map((answer) => String(answer.envelope?.code)).toSorted()).toEqual(['200', '400']);
  });

  it('requires a name and a code', async () => {
    const { envelope } = await add({ name: ' ', code: '' });
    expect(Object.keys(JSON.parse(String(envelope?.message)) as object)).toEqual(['name', 'code']);
  });

  it('keeps omitted fields; a level that was not entered is the depth in the tree', async () => {
    const id = String((await add({ name: 'Keep', code: 'keep', type: '301', orderNo: 5, status: 2, remark: 'Note' })).envelope?.result);
    const deep = await addOrg('Deep');
    await update({ id, name: 'Kept', code: 'keep' });
    expect(await node(id)).toMatchObject({ name: 'Kept', pid: root, type: '301', orderNo: 5, status: 2, remark: 'Note', level: 2 });
    await update({ id, name: 'Kept', code: 'keep', pid: deep, level: 2, type: '', remark: '', status: 1 });
    expect(await node(id)).toMatchObject({ pid: deep, type: null, remark: null, status: 1, level: 3 });
    await update({ id, name: 'Kept', code: 'keep', pid: null, level: 7 });
    expect(await node(id)).toMatchObject({ pid: root, level: 7 });
  });

  it('never moves an organization below itself, nor two organizations below each other by concurrent moves', async () => {
    const a = await addOrg('A');
    const b = await addOrg('B');
    const below = await addOrg('A1', a);
    for (const pid of [a, below])
      expect((await update({ id: a, name: 'A', code: 'A', pid })).envelope?.message).toContain(`[${ERROR.ownParent}]`);
    const both = await Promise.all([update({ id: a, name: 'A', code: 'A', pid: b }), update({ id: b, name: 'B', code: 'B', pid: a })]);
    expect(both.map(({ envelope }) => String(envelope?.code)).toSorted()).toEqual(['200', '400']);
    expect(both.map(({ envelope }) => envelope?.message).join('')).toContain(`[${ERROR.ownParent}]`);
    expect((await list({ name: 'A1' })).length).toBe(1);
  });

  it('keeps place and code of the root; its name may change', async () => {
    const child = await addOrg('Child');
    expect((await update({ id: root, name: 'Root', code: 'root', pid: child })).envelope?.message).toContain(`[${ERROR.rootOrganization}]`);
    expect((await update({ id: root, name: 'Root', code: 'other' })).envelope?.message).toContain('"code"');
    expect((await update({ id: root, name: 'New name', code: 'root', pid: '0' })).envelope?.code).toBe(200);
    expect(await node(root)).toMatchObject({ name: 'New name', pid: null });
    expect((await remove(root)).envelope?.message).toContain(`[${ERROR.rootOrganization}]`);
  });

  it('writes the difference log', async () => {
    const id = await addOrg('Old');
    await update({ id, name: 'New', code: 'Old' });
    expect(await sql("select * from diff_log where row_id = $1 and kind = 'update'", [id])).toMatchObject([
      {
        call: 'sysOrg.update',
        table_name: 'org',
        tenant_id: amy.tenantId,
        user_id: amy.id,
        before: { name: 'Old' },
        after: { name: 'New' },
      },
    ]);
  });
});

describe('removing an organization', () => {
  it('removes its descendants, unless a user belongs to one of them', async () => {
    const id = await addOrg('Closing');
    const below = await addOrg('Closing 1', id);
    const ben = await server.person({ tenantId: amy.tenantId, roles: ['viewer'] });
    await sql('update app_user set org_id = $2 where id = $1', [ben.id, below]);
    expect((await remove(id)).envelope?.message).toContain(`[${ERROR.organizationInUse}]`);
    await sql('update app_user set org_id = $2 where id = $1', [ben.id, root]);
    await sql('insert into user_org (tenant_id, user_id, org_id) values ($1, $2, $3)', [amy.tenantId, ben.id, below]);
    expect((await remove(id)).envelope?.message).toContain(`[${ERROR.organizationInUse}]`);
    await sql('delete from user_org where user_id = $1', [ben.id]);
    const role = await personWith(server, { tenantId: amy.tenantId, codes: [], scope: SCOPE.custom, orgIds: [below, root] });
    expect((await remove(id)).envelope).toMatchObject({ code: 200, result: null });
    expect(await list({ name: 'Closing' })).toEqual([]);
    expect(await sql('select org_id from role_org where role_id = $1', [role.roleId])).toEqual([{ org_id: root }]);
  });

  it('moves its bills, and those of its descendants, to the parent, even if the caller may not see the parent', async () => {
    const parent = await addOrg('Stays');
    const removed = await addOrg('Goes', parent);
    const deep = await addOrg('Goes 1', await addOrg('Goes 0', removed));
    const bills = await Promise.all([removed, deep, root].map((id) => addBill(id)));
    // The data range of the caller has the removed organizations only.
    const ranged = await personWith(server, {
      tenantId: amy.tenantId,
      codes: CODES,
      scope: SCOPE.custom,
      orgIds: idsOf(await list({ id: removed })),
    });
    expect((await remove(removed, ranged)).envelope).toMatchObject({ code: 200 });
    const orgOf = async (id: string) => (await sql('select org_id from ocean_bill where id = $1', [id]))[0]?.['org_id'];
    expect(await Promise.all(bills.map(orgOf))).toEqual([parent, parent, root]);
  });
});

describe('a bill that is added while its organization is removed', () => {
  const orgOf = async (id: string) => (await sql('select org_id from ocean_bill where id = $1', [id]))[0]?.['org_id'];

  it('belongs to the root when the removal was first', async () => {
    const removed = await addOrg('Removed');
    expect((await remove(removed)).envelope?.code).toBe(200);
    expect(await orgOf(await addBill(removed))).toBe(root);
  });

  // Limited to this database, since other tests have their own databases on the same PostgreSQL.
  const WAITING = `select 1 from pg_locks waiting where not granted and exists (select from pg_locks held join pg_database d on d.oid = held.database
    where held.pid = waiting.pid and d.datname = current_database())`;

  // The embedded database has only one connection, so there it cannot happen at the same time.
  it('belongs to the parent when the bill was first', async () => {
    const another = server.test.another?.();
    if (!another) return expect(server.deps.db.kind).toBe('pglite');
    const other = createDb(another, { limitMs: TEST_TRANSACTION_LIMIT_MS });
    try {
      const above = await addOrg('Above');
      const removed = await addOrg('Going', above);
      let removal: Promise<unknown> = Promise.resolve();
      const adding = async (): Promise<string> => {
        const added = await addBill(removed, other);
        removal = remove(removed);
        await expect.poll(() => sql(WAITING).then((rows) => rows.length), SOON).toBeGreaterThan(0);
        return added;
      };
      const id = await other.transaction('system', adding);
      await removal;
      expect(await orgOf(id)).toBe(above);
    } finally {
      await other.close();
    }
    return undefined;
  });
});

describe('for a user with a data range', () => {
  let bob: Account;
  let mine: string;
  let outside: string;
  beforeAll(async () => {
    mine = await addOrg('Mine');
    outside = await addOrg('Outside');
    bob = await personWith(server, { tenantId: amy.tenantId, codes: CODES, scope: SCOPE.departmentAndBelow, orgId: mine });
  });

  it('organizations below their own can be added, changed, moved and removed', async () => {
    const one = await addOrg('Mine 1', mine, bob);
    const two = await addOrg('Mine 2', one, bob);
    expect((await update({ id: two, name: 'Mine two', code: 'Mine 2', pid: mine }, bob)).envelope?.code).toBe(200);
    // The parent is outside the range and stays.
    expect((await update({ id: mine, name: 'Mine, renamed', code: 'Mine', pid: root }, bob)).envelope?.code).toBe(200);
    expect((await remove(one, bob)).envelope?.code).toBe(200);
    expect(outline(await list({ id: mine }, bob))).toEqual([['Mine, renamed', ['Mine two']]]);
  });

  it('changes outside of it are rejected', async () => {
    const inside = await addOrg('Mine 3', mine, bob);
    for (const answer of [
      await add({ name: 'X', code: 'X' }, bob),
      await add({ name: 'X', code: 'X', pid: outside }, bob),
      await update({ id: outside, name: 'X', code: 'X' }, bob),
      await update({ id: outside, name: 'X', code: 'X', pid: mine }, bob),
      await update({ id: inside, name: 'Mine 3', code: 'Mine 3', pid: outside }, bob),
      await update({ id: inside, name: 'Mine 3', code: 'Mine 3', pid: null }, bob),
      await remove(outside, bob),
    ])
      expect(answer.envelope?.message).toContain(`[${ERROR.outsideDataRange}]`);
    // A data range with the organization but not with those below it.
    const ranged = await personWith(server, { tenantId: amy.tenantId, codes: CODES, scope: SCOPE.custom, orgIds: [mine] });
    // It would remove organizations outside the range too.
    expect((await remove(mine, ranged)).envelope?.message).toContain(`[${ERROR.outsideDataRange}]`);
    expect(await node(outside)).toMatchObject({ name: 'Outside', pid: root });
  });

  it('an organization is not removed while a user whom the caller cannot see belongs to it', async () => {
    const id = await addOrg('Secret', mine, bob);
    const only = await personWith(server, { tenantId: amy.tenantId, codes: CODES, scope: SCOPE.custom, orgIds: [id] });
    await sql('insert into user_org (tenant_id, user_id, org_id) values ($1, $2, $3)', [amy.tenantId, amy.id, id]);
    expect((await remove(id, only)).envelope?.message).toContain(`[${ERROR.organizationInUse}]`);
  });

  it('the range changes at once with the tree, and open pages get a hint', async () => {
    const far = await addOrg('Far', outside);
    expect(await node(far, bob)).toMatchObject({ disabled: true });
    hints.length = 0;
    await update({ id: far, name: 'Far', code: 'Far', pid: mine });
    expect(await node(far, bob)).toMatchObject({ disabled: false });
    await expect.poll(() => hints, SOON).toContainEqual({ tenantId: amy.tenantId, topic: 'session' });
  });
});

it('every call requires the permission code', async () => {
  const viewer = await server.person({ tenantId: amy.tenantId, roles: ['viewer'] });
  expect((await add({ name: 'No', code: 'no' }, viewer)).envelope?.code).toBe(403);
  expect((await server.call('sysOrg', 'list', {}, { as: null })).envelope?.code).toBe(401);
});
