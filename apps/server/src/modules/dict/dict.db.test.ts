import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type Account, type TestServer } from '../../testing/server.ts';
import { writeDictionaries } from './repo.ts';

let server: TestServer;
let amy: Account;
beforeAll(async () => {
  server = await startTestServer();
  amy = await server.person({ roles: ['viewer'] });
});
afterAll(() => server.close());

const sql = (text: string) => server.deps.db.transaction('system', () => server.deps.db.sql(text));
type Dictionaries = Record<string, { code: string; value: string; name: string; orderNo: number; tagType: string | null }[]>;
const all = async (locale: 'en' | 'zh-cn' | 'zh-tw' = 'en') =>
  (await server.call('sysDictType', 'allDictList', undefined, { as: amy, locale })).envelope?.result as Dictionaries;

it('every dictionary is found by its code, labelled in the language of the request', async () => {
  const { sex, card_type: cards, org_type: orgs, nation: nations, education, status } = await all();
  expect(sex?.map(({ code, value, name }) => [code, value, name])).toEqual([
    ['0', 'Not specified', 'Not specified'],
    ['1', 'Male', 'Male'],
    ['2', 'Female', 'Female'],
  ]);
  // The five kinds of documents that the product offers.
  expect(cards?.map(({ name }) => name)).toEqual([
    'ID card',
    'Passport',
    'Birth certificate',
    'Hong Kong, Macao and Taiwan travel permit',
    'Foreign resident permit',
  ]);
  expect(nations?.map(({ code }) => code)).toEqual(Array.from({ length: 56 }, (_, index) => String(index + 1)));
  expect(education).toHaveLength(13);
  expect(orgs?.map(({ code }) => code)).toEqual(['101', '201', '301', '401', '501']);
  expect(status?.[1]).toEqual({ code: '2', value: 'Disabled', name: 'Disabled', tagType: 'danger', orderNo: 1, typeCode: 'status' });
  expect((await all('zh-cn'))['sex']?.[1]).toMatchObject({ code: '1', value: '男', name: '男' });
  expect((await all('zh-tw'))['card_type']?.[0]).toMatchObject({ name: '身分證' });
});

it('changes of an administrator are kept at the next start, and an edited label is the same in every language', async () => {
  const ofOrgs = `dict_type_id = (select id from dict_type where code = 'org_type') and code`;
  await sql(`update dict_data set value = 'Holding' where ${ofOrgs} = '101'`);
  await sql(`update dict_data set enabled = false where ${ofOrgs} = '401'`);
  await sql(`delete from dict_data where ${ofOrgs} = '501'`);
  await sql(`update dict_type set enabled = false where code = 'job_status'`);
  await writeDictionaries(server.deps.db);
  const dictionaries = await all('zh-cn');
  expect(dictionaries['org_type']?.map(({ name }) => name)).toEqual(['Holding', '公司', '部门']);
  expect(dictionaries).not.toHaveProperty('job_status');
});

it('the dictionaries loaded at sign-in are small', async () => {
  const constants = await server.call('sysConst', 'list', undefined, { as: amy, locale: 'zh-cn' });
  expect(Buffer.byteLength(JSON.stringify(await all('zh-cn')))).toBeLessThan(10 * 1024);
  expect(Buffer.byteLength(JSON.stringify(constants.envelope?.result))).toBeLessThan(12 * 1024);
});
