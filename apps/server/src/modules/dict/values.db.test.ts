import type { CallName, ControllerName } from '@seaberry/api-client/contract';
import type { DictDataRow, DictTypeRow } from '@seaberry/api-client/schemas';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { listPage } from '../../testing/page-of.ts';
import { startTestServer, type Account, type TestServer } from '../../testing/server.ts';

let server: TestServer;
let boss: Account;
let amy: Account;
beforeAll(async () => {
  server = await startTestServer();
  boss = await server.person({ roles: ['platform'] });
  amy = await server.person();
});
afterAll(() => server.close());

type Values = Record<string, unknown>;
type Locale = 'en' | 'zh-cn' | 'zh-tw';
async function ask(controller: ControllerName, name: string, input: Values, locale: Locale = 'en', as = boss) {
  // The name and input of each call are those of its controller.
  const { envelope } = await server.call(controller, name as CallName<ControllerName>, input as never, { as, locale });
  return { code: envelope?.code, message: String(envelope?.message), result: envelope?.result };
}
async function answer<T = unknown>(...given: Parameters<typeof ask>): Promise<T> {
  const { code, message, result } = await ask(...given);
  if (code !== 200) throw new Error(`${given[0]}.${given[1]}: ${message}`);
  return result as T;
}
const typeNamed = async (code: string, locale: Locale = 'en'): Promise<DictTypeRow> => {
  const found = (await answer<DictTypeRow[]>('sysDictType', 'list', {}, locale)).find((type) => type.code === code);
  if (!found) throw new Error(`There is no dictionary ${code}.`);
  return found;
};
const valuesOf = (code: string, locale: Locale = 'en') => answer<DictDataRow[]>('sysDictData', 'dataListOf', { code }, locale, amy);
const labels = async (code: string, locale?: Locale) => (await valuesOf(code, locale)).map(({ value }) => value);
const makeType = (code: string) => answer<string>('sysDictType', 'add', { name: `Dictionary ${code}`, code });
const makeValue = (dictTypeId: string, code: string, more: Values = {}) =>
  answer<string>('sysDictData', 'add', { dictTypeId, code, value: `Label ${code}`, ...more });

describe('a dictionary', () => {
  it('has a code of its own (D3001), and each of its values too (D3003), while another dictionary may have the same', async () => {
    const [one, other] = [await makeType('one'), await makeType('other')];
    expect(JSON.parse((await ask('sysDictType', 'add', { name: 'Again', code: 'one' })).message)).toEqual({
      code: ['A dictionary with this code exists already.'],
    });
    const first = await makeValue(one, 'a');
    await makeValue(one, 'b');
    await makeValue(other, 'a');
    const taken = { code: ['This dictionary already has a value with this code.'] };
    expect(JSON.parse((await ask('sysDictData', 'add', { dictTypeId: one, code: 'a', value: 'Again' })).message)).toEqual(taken);
    expect(JSON.parse((await ask('sysDictData', 'update', { id: first, code: 'b', value: 'Again' })).message)).toEqual(taken);
  });

  it('that is unknown gives D3000, an unknown value D3004, another status D3005', async () => {
    const [dictTypeId] = [await makeType('codes')];
    const id = '00000000-0000-7000-8000-00000000dead';
    expect((await ask('sysDictType', 'detail', { id })).message).toMatch(/^\[D3000\]/u);
    expect((await ask('sysDictType', 'setStatus', { id, status: 2 })).message).toMatch(/^\[D3000\]/u);
    expect((await ask('sysDictData', 'add', { dictTypeId: id, code: 'a', value: 'A' })).message).toMatch(/^\[D3000\]/u);
    expect((await ask('sysDictData', 'delete', { id })).message).toMatch(/^\[D3004\]/u);
    expect((await ask('sysDictData', 'order', { dictTypeId, ids: [id] })).message).toMatch(/^\[D3004\]/u);
    expect((await ask('sysDictType', 'setStatus', { id: dictTypeId, status: 3 })).message).toContain('The status is 1 or 2.');
  });

  it('is deleted with its values, which are in the difference log', async () => {
    const id = await makeType('brief');
    await makeValue(id, 'a');
    await answer('sysDictType', 'delete', { id });
    expect(await valuesOf('brief')).toEqual([]);
    const { items } = await listPage(server, 'sysLogDiff', { actionName: 'sysDictType.delete' }, { as: boss });
    expect(items.map(({ businessData }) => String(businessData)).toSorted((a, b) => a.localeCompare(b))).toEqual([
      'Dictionary · Dictionary brief',
      'Dictionary value · Label a',
    ]);
  });

  it('that is built in keeps its code and cannot be deleted, but it can be disabled', async () => {
    const { id, name } = await typeNamed('org_type');
    expect((await ask('sysDictType', 'delete', { id })).message).toMatch(/^\[builtInDictionary\]/u);
    expect((await ask('sysDictType', 'update', { id, name, code: 'kinds' })).message).toContain('The product finds it by this code');
    await answer('sysDictType', 'setStatus', { id, status: 2 });
    expect(await valuesOf('org_type')).toEqual([]);
    await answer('sysDictType', 'setStatus', { id, status: 1 });
    expect(await labels('org_type')).toContain('Region');
  });

  it('is found by its translated name, and so are its values', async () => {
    const { items } = await listPage(server, 'sysDictType', { name: '证件' }, { as: boss, locale: 'zh-cn' });
    expect(items.map(({ code }) => code)).toEqual(['card_type']);
    const { id: dictTypeId } = await typeNamed('sex');
    const found = await answer<{ items: DictDataRow[] }>(
      'sysDictData',
      'page',
      { page: 1, pageSize: 20, dictTypeId, value: '男' },
      'zh-tw',
    );
    expect(found.items.map(({ code }) => code)).toEqual(['1']);
  });
});

it('a change is a live hint to the open pages of every company with signed-in users', async () => {
  const publish = vi.spyOn(server.deps.live, 'publish');
  await makeType('announced');
  const hints = publish.mock.calls.map(([hint]) => hint);
  publish.mockRestore();
  expect(hints).toEqual(expect.arrayContaining([amy, boss].map(({ tenantId }) => ({ tenantId, topic: 'dictionary' }))));
});

describe('a value', () => {
  it('that the product writes into records cannot be deleted or have another code; one that is a suggestion can', async () => {
    const [male] = (await valuesOf('sex')).filter(({ code }) => code === '1');
    expect((await ask('sysDictData', 'delete', { id: String(male?.id) })).message).toMatch(/^\[builtInValue\]/u);
    const renamed = await ask('sysDictData', 'update', { id: String(male?.id), value: 'Male', code: 'm' });
    expect(renamed.message).toContain('The product finds it by this code');
    const [other] = (await valuesOf('job_status')).filter(({ code }) => code === '4');
    await answer('sysDictData', 'delete', { id: String(other?.id) });
    expect(await labels('job_status')).toEqual(['Employed', 'Left', 'On leave']);
  });

  it('stays translated when it is saved with its translated label, and has the edited label in every language', async () => {
    const [one, two] = await valuesOf('political_outlook', 'zh-cn');
    await answer('sysDictData', 'update', { id: String(one?.id), value: one?.value, code: one?.code, tagType: 'info' }, 'zh-cn');
    await answer('sysDictData', 'update', { id: String(two?.id), value: 'Youth', code: two?.code }, 'zh-cn');
    expect((await labels('political_outlook')).slice(0, 2)).toEqual(['No party', 'Youth']);
    expect((await labels('political_outlook', 'zh-tw'))[1]).toBe('Youth');
    expect((await valuesOf('political_outlook'))[0]).toMatchObject({ tagType: 'info' });
  });

  it('is put into the order of the ids, and values that are not named follow', async () => {
    const dictTypeId = await makeType('ordered');
    const ids = [];
    for (const code of ['a', 'b', 'c', 'd']) ids.push(await makeValue(dictTypeId, code));
    await answer('sysDictData', 'order', { dictTypeId, ids: [ids[2], ids[0]] });
    expect((await valuesOf('ordered')).map(({ code, orderNo }) => [code, orderNo])).toEqual([
      ['c', 10],
      ['a', 20],
      ['b', 30],
      ['d', 40],
    ]);
  });

  it('that is disabled is in the list by status only', async () => {
    const dictTypeId = await makeType('partly');
    const id = await makeValue(dictTypeId, 'a');
    await makeValue(dictTypeId, 'b', { tagType: 'success', extData: '{"days":3}', remark: 'Rare' });
    await answer('sysDictData', 'setStatus', { id, status: 2 });
    expect(await valuesOf('partly')).toMatchObject([
      { code: 'b', value: 'Label b', name: 'Label b', tagType: 'success', extData: '{"days":3}' },
    ]);
    expect(await answer('sysDictType', 'dataList', { code: 'partly' }, 'en', amy)).toMatchObject([{ code: 'b' }]);
    expect(await answer('sysDictData', 'dataList', { code: 'partly', status: 2 }, 'en', amy)).toMatchObject([{ code: 'a' }]);
    expect(await answer('sysDictData', 'dataList', { code: 'partly' }, 'en', amy)).toHaveLength(2);
    expect(await answer('sysDictData', 'list', { dictTypeId })).toHaveLength(2);
  });
});
