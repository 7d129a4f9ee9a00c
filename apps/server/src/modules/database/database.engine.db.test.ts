import type { Result } from '@seaberry/api-client/schemas';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type Account, type TestServer } from '../../testing/server.ts';

let server: TestServer;
let root: Account;
beforeAll(async () => {
  server = await startTestServer();
  root = await server.person({ roles: ['platform'] });
});
afterAll(() => server.close());

const structure = async () =>
  (await server.call('sysDatabase', 'visualDbTable', undefined, { as: root })).envelope?.result as Result<'sysDatabase', 'visualDbTable'>;

describe('the structure of the database', () => {
  it('has every table of the app with its columns, and no tables of the queue or of the migrations', async () => {
    const { visualTableList: tables, visualColumnList: columns } = await structure();
    const names = tables.map(({ tableName }) => tableName);
    expect(names).toEqual(expect.arrayContaining(['app_user', 'auth_session', 'ocean_bill', 'tenant']));
    expect(names).toEqual(names.toSorted());
    expect(names.filter((name) => /queue|drizzle|held_menu|schedule/u.test(name))).toEqual([]);
    expect(new Set(columns.map(({ tableName }) => tableName))).toEqual(new Set(names));
    const id = columns.find(({ tableName, columnName }) => tableName === 'ocean_bill' && columnName === 'id');
    expect(id).toMatchObject({ dataType: 'uuid', isPrimarykey: true, isNullable: false });
    const deleted = columns.find(({ tableName, columnName }) => tableName === 'ocean_bill' && columnName === 'deleted_at');
    expect(deleted).toMatchObject({ dataType: 'timestamp with time zone', isPrimarykey: false, isNullable: true });
  });

  it('has every foreign key, from the referring to the referenced column', async () => {
    const { visualTableList: tables, columnRelationList: relations } = await structure();
    expect(relations).toContainEqual({
      sourceTableName: 'auth_session',
      sourceColumnName: 'user_id',
      type: 'ManyToOne',
      targetTableName: 'app_user',
      targetColumnName: 'id',
    });
    const [counted] = await server.deps.db.transaction('system', () =>
      server.deps.db.sql<{ pairs: number }>(
        `select sum(cardinality(conkey))::int as pairs from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`,
      ),
    );
    expect(relations).toHaveLength(counted?.pairs ?? -1);
    const names = new Set(tables.map(({ tableName }) => tableName));
    for (const { sourceTableName, targetTableName } of relations) {
      expect(names.has(sourceTableName)).toBe(true);
      expect(names.has(targetTableName)).toBe(true);
    }
  });

  it('distinguishes one-to-one references from many-to-one references, and has comments, lengths and decimals', async () => {
    const { db } = server.deps;
    await db.asOwner('create table one_to_one (tenant_id uuid primary key references tenant, code varchar(12), price numeric(10, 2))');
    await db.asOwner(`comment on table one_to_one is 'For <b>one</b> test'; comment on column one_to_one.code is 'A code'`);
    try {
      const { visualTableList, visualColumnList, columnRelationList } = await structure();
      expect(columnRelationList).toContainEqual(expect.objectContaining({ sourceTableName: 'one_to_one', type: 'OneToOne' }));
      expect(visualTableList).toContainEqual({ tableName: 'one_to_one', tableComents: 'For <b>one</b> test', x: 0, y: 0 });
      expect(visualColumnList).toContainEqual(
        expect.objectContaining({ columnName: 'code', dataType: 'character varying', dataLength: '12', columnDescription: 'A code' }),
      );
      const columns = await server.call('sysDatabase', 'columnList', { tableName: 'one_to_one', configId: 'main' }, { as: root });
      expect(columns.envelope?.result).toContainEqual(expect.objectContaining({ dbColumnName: 'price', length: 10, decimalDigits: 2 }));
    } finally {
      await db.asOwner('drop table one_to_one');
    }
  });

  it('contains no rows', async () => {
    expect(JSON.stringify(await structure())).not.toContain(root.account);
  });
});

describe('the lists of the database', () => {
  const columnsOf = (tableName: string, configId = 'main') =>
    server.call('sysDatabase', 'columnList', { tableName, configId }, { as: root });

  it('name the database, its tables and the columns of one of them', async () => {
    expect((await server.call('sysDatabase', 'list', undefined, { as: root })).envelope?.result).toEqual(['main']);
    const tables = (await server.call('sysDatabase', 'tableList', { configId: 'main' }, { as: root })).envelope?.result;
    expect(tables).toContainEqual({ name: 'tenant', description: null, dbObjectType: 'Table' });
    const columns = (await columnsOf('tenant')).envelope?.result as { dbColumnName: string; tableName: string }[];
    expect(columns[0]).toMatchObject({ tableName: 'tenant', dbColumnName: 'id', isPrimarykey: true });
    expect(new Set(columns.map(({ tableName }) => tableName))).toEqual(new Set(['tenant']));
  });

  it.each([
    ['a table of the queue', 'schedule', 'main'],
    ['a table of the database itself', 'pg_authid', 'main'],
    ['SQL instead of a name', "tenant' or true --", 'main'],
    ['another database', 'tenant', 'other'],
  ])('have no entries for %s', async (_, tableName, configId) => {
    expect((await columnsOf(tableName, configId)).envelope).toMatchObject({ code: 400, result: null });
  });
});

it('the structure is refused to administrators of a company, and to users with the platform role but another account type', async () => {
  const admin = await server.person({ roles: ['admin'] });
  const impostor = await server.person({ roles: ['platform'] });
  await server.deps.db.transaction('system', () =>
    server.deps.db.sql('update app_user set account_type = 777 where id = $1', [impostor.id]),
  );
  for (const as of [admin, impostor]) {
    expect((await server.call('sysDatabase', 'visualDbTable', undefined, { as })).envelope?.code).toBe(403);
    expect((await server.call('sysDatabase', 'tableList', { configId: 'main' }, { as })).envelope?.code).toBe(403);
  }
  expect((await server.call('sysDatabase', 'visualDbTable')).envelope?.code).toBe(401);
});
