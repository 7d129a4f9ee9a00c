import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestServer, type Account, type TestServer } from '../../testing/server.ts';
import { sweepRegions } from './jobs.ts';
import { writeRegions } from './repo.ts';
import { packageRegion, type PackageRegion } from './rules.ts';

/** A cut of the data package. */
const CUT: readonly (readonly [code: string, name: string])[] = [
  ['330000', '浙江省'],
  ['330100', '杭州市'],
  ['330106', '西湖区'],
  ['330200', '宁波市'],
  ['330206', '北仑区'],
  ['350000', '福建省'],
  ['350200', '厦门市'],
  ['350203', '思明区'],
];
let data: readonly (readonly [code: string, name: string])[] = CUT;
const read = (): Promise<PackageRegion[]> => Promise.resolve(data.map(([code, name]) => packageRegion({ code, name })));

let server: TestServer;
let boss: Account;
beforeAll(async () => {
  server = await startTestServer({ regions: read });
  boss = await server.person({ roles: ['platform'] });
});
afterAll(() => server.close());
beforeEach(async () => {
  data = CUT;
  await sql('delete from region_sync');
  await sql('delete from region');
});

const sql = <T extends Record<string, unknown>>(text: string, params: unknown[] = []) =>
  server.deps.db.transaction('system', () => server.deps.db.sql<T>(text, params));

const ask = async (call: string, input?: object, as: Account | null = boss) =>
  // The name and input of each test are those of the controller.
  (await server.call('sysRegion', call as 'page', input as never, { as })).envelope as { result: unknown; message: string };
interface Row {
  id: string;
  name: string;
  code: string;
  level: number;
  source: string;
  mergerName: string;
  hasChildren: boolean;
  pid: string | null;
}
const page = async (input: object = {}): Promise<Row[]> =>
  ((await ask('page', { page: 1, pageSize: 50, ...input })).result as { items: Row[] }).items;
const byCode = async (code: string): Promise<Row> => (await page({ code })).find((row) => row.code === code) as Row;
const codes = async (): Promise<string[]> => (await page()).map(({ code }) => code);
const last = async () => ((await ask('syncStatus')).result as { last: Record<string, unknown> | null }).last;
const sync = async () => {
  await ask('sync');
  await server.deps.queue.drain();
  return last();
};

describe('a synchronization', () => {
  it('adds the regions of the package below each other, and changes nothing the second time', async () => {
    expect(await sync()).toMatchObject({ state: 'done', done: 2, total: 2, added: 8, renamed: 0, removed: 0, kept: 0 });
    expect(await byCode('330106')).toMatchObject({
      name: '西湖区',
      level: 3,
      mergerName: '浙江省,杭州市,西湖区',
      source: 'package',
      hasChildren: false,
    });
    const before = await sql('select * from region order by code');
    expect(await sync()).toMatchObject({ added: 0, renamed: 0, removed: 0 });
    expect(await sql('select * from region order by code')).toEqual(before);
  });

  it('adds no region below the level of the parameter, and keeps those that are there', async () => {
    const { config } = server.deps;
    config.regionLevel = 2;
    expect(await sync()).toMatchObject({ state: 'done', total: 2, added: 5 });
    expect(await codes()).toEqual(['330000', '330100', '330200', '350000', '350200']);
    expect((await ask('syncStatus')).result).toMatchObject({ level: 2 });
    config.regionLevel = 3;
    await sync();
    config.regionLevel = 1;
    expect(await sync()).toMatchObject({ added: 0, removed: 0 });
    expect(await codes()).toHaveLength(8);
    config.regionLevel = 3;
  });

  it('renames and removes by a newer package, and keeps what was added or changed by hand', async () => {
    await sync();
    const xihu = await byCode('330106');
    await ask('update', { id: xihu.id, name: '西湖', code: '330106', pid: xihu.pid });
    const beilun = await byCode('330206');
    await ask('update', { id: beilun.id, name: beilun.name, code: '330206', pid: beilun.pid, remark: 'Port' });
    await ask('add', { name: '梅山港区', code: '330299', pid: (await byCode('330200')).id });
    await ask('add', { name: '拱墅', code: '330105', pid: (await byCode('330100')).id });
    data = [
      ['330000', '浙江省'],
      ['330100', '杭州'],
      ['330105', '拱墅区'],
      ['330106', '新西湖区'],
      ['330206', '新北仑区'],
      ['350000', '福建省'],
    ];
    // 宁波市 is gone from the package, but has regions below it; 厦门市 has only 思明区, which is gone too.
    expect(await sync()).toMatchObject({ state: 'done', added: 0, renamed: 2, removed: 2 });
    expect(await page()).toEqual([
      expect.objectContaining({ code: '330000' }),
      expect.objectContaining({ code: '330100', name: '杭州', source: 'package' }),
      expect.objectContaining({ code: '330105', name: '拱墅', source: 'changed' }),
      expect.objectContaining({ code: '330106', name: '西湖', source: 'changed' }),
      expect.objectContaining({ code: '330200', name: '宁波市', source: 'own' }),
      expect.objectContaining({ code: '330206', name: '新北仑区', remark: 'Port' }),
      expect.objectContaining({ code: '330299', name: '梅山港区', source: 'own' }),
      expect.objectContaining({ code: '350000' }),
    ]);
  });

  it('continues after the written provinces when its process was killed', async () => {
    await ask('sync');
    await ask('sync');
    expect(await sql('select 1 from region_sync')).toHaveLength(1);
    // As if the process had died after the first province: its job is gone.
    await sql(`update region_sync set done = 1, added = 5, update_time = now() - interval '10 minutes'`);
    await server.deps.db.asOwner(`delete from pgboss.job where name = 'region.sync'`, []);
    await sweepRegions(server.deps);
    await server.deps.queue.drain();
    expect(await last()).toMatchObject({ state: 'done', done: 2, added: 8 });
    expect(await codes()).toEqual(['350000', '350200', '350203']);
  });

  it('that is cancelled writes no more provinces, and can be started again', async () => {
    await ask('sync');
    await ask('cancelSync');
    await server.deps.queue.drain();
    expect(await last()).toMatchObject({ state: 'cancelled', userName: expect.any(String) });
    expect(await codes()).toEqual([]);
    expect(await sync()).toMatchObject({ state: 'done', added: 8 });
  });

  it('ends as failed after five runs that were killed', async () => {
    await ask('sync');
    await sql('update region_sync set attempts = 5');
    await server.deps.queue.drain();
    expect(await last()).toMatchObject({ state: 'failed' });
  });
});

describe('a region', () => {
  beforeEach(sync);

  it('is listed below another, found by name with its path, and removed with all below it', async () => {
    const top = (await ask('list', { id: '0' }, await server.person()))?.result as unknown as Row[];
    expect(top.map(({ code, hasChildren }) => [code, hasChildren])).toEqual([
      ['330000', true],
      ['350000', true],
    ]);
    const zhejiang = top[0] as Row;
    const cities = (await ask('list', { id: zhejiang.id }))?.result as unknown as Row[];
    expect(cities.map(({ code }) => code)).toEqual(['330100', '330200']);
    expect((await page({ pid: zhejiang.id })).map(({ code }) => code)).toEqual(['330100', '330200']);
    const beilun = await byCode('330206');
    expect((await ask('search', { text: '北仑' }))?.result).toEqual([[zhejiang.id, beilun.pid, beilun.id]]);
    expect((await ask('search', { text: '%' }))?.result).toEqual([]);
    await ask('delete', { id: zhejiang.id });
    expect(await codes()).toEqual(['350000', '350200', '350203']);
  });

  it.each([
    ['A region cannot be above itself.', async () => ({ ...(await form('330100')), pid: (await byCode('330100')).id })],
    ['This region is below the one that you are changing.', async () => ({ ...(await form('330000')), pid: (await byCode('330106')).id })],
    ['A region with this code exists already.', async () => ({ ...(await form('330100')), code: '330200' })],
    ['The code of a region has 6, 9 or 12 digits.', async () => ({ ...(await form('330100')), code: '3301' })],
    ['The record does not exist.', async () => ({ ...(await form('330100')), pid: '00000000-0000-7000-8000-000000000001' })],
  ])('is refused: %s', async (reason, input) => {
    expect(String((await ask('update', await input()))?.message)).toContain(reason);
  });

  it('moves with all below it', async () => {
    await ask('update', { ...(await form('330200')), pid: (await byCode('350000')).id });
    expect(await byCode('330206')).toMatchObject({ mergerName: '福建省,宁波市,北仑区', level: 3 });
    expect(await byCode('330200')).toMatchObject({ source: 'changed' });
  });
});

const form = async (code: string) => {
  const { id, name, pid } = await byCode(code);
  return { id, name, code, pid };
};

it('a new installation begins with provinces and cities, which do not come back after they were deleted', async () => {
  await writeRegions(server.deps.db, read);
  expect(await codes()).toEqual(['330000', '330100', '330200', '350000', '350200']);
  await sql('delete from region');
  await writeRegions(server.deps.db, read);
  expect(await codes()).toEqual([]);
  expect(await last()).toBeNull();
});
