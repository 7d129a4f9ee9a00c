import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type Account, type TestServer } from '../../testing/server.ts';
import { ERROR } from '../../http/error-codes.ts';
import { writeStaticPages } from './repo.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const sql = (text: string, params: unknown[] = []) => server.deps.db.transaction('system', () => server.deps.db.sql(text, params));
const page = async (key: string, locale: 'en' | 'zh-cn' | 'zh-tw' = 'en') =>
  (await server.call('sysStaticPage', 'detail', { key }, { locale })).envelope;

describe('a static page', () => {
  it.each(['terms', 'privacy', 'help'])('%s is readable by anyone in the language of the call', async (key) => {
    for (const locale of ['en', 'zh-cn', 'zh-tw'] as const) {
      expect((await page(key, locale))?.result).toMatchObject({ key, language: locale, updateTime: expect.stringMatching(/Z$/u) });
    }
    const as = await server.person();
    expect((await server.call('sysStaticPage', 'detail', { key }, { as })).envelope?.code).toBe(200);
  });

  it('is shown in Chinese, else in English, if it does not exist in the language of the call', async () => {
    await sql(
      `insert into static_page (key, language, title, body, update_time) values ('a', 'en', 'A', 'a', now()), ('a', 'zh-cn', '甲', 'a', now()), ('b', 'en', 'B', 'b', now())`,
    );
    expect((await page('a', 'zh-tw'))?.result).toMatchObject({ language: 'zh-cn', title: '甲' });
    expect((await page('b', 'zh-tw'))?.result).toMatchObject({ language: 'en', title: 'B' });
  });

  it('that is unknown is refused', async () => {
    expect((await page('nothing'))?.message).toContain(`[${ERROR.notFound}]`);
  });

  it('that was edited is not overwritten at the next start; a removed one is restored', async () => {
    await sql(`update static_page set title = 'Ours' where key = 'terms' and language = 'en'`);
    await sql(`delete from static_page where key = 'help' and language = 'zh-tw'`);
    await writeStaticPages(server.deps.db);
    expect((await page('terms'))?.result).toMatchObject({ title: 'Ours' });
    expect((await page('help', 'zh-tw'))?.result).toMatchObject({ language: 'zh-tw', title: '說明' });
  });
});

describe('publishing a page', () => {
  type Version = { number: number; title: string; body: string; createUserName: string | null; createTime: string };
  const ask = async <T>(call: string, input: object, as: Account) =>
    // The name and input of each call are those of the controller.
    (await server.call('sysStaticPage', call as 'versions', input as never, { as })).envelope as { result: T; message: string } | null;

  it('keeps every earlier version with author and time, and restores one as a new version; everyone reads the current one only', async () => {
    const boss = await server.person({ roles: ['platform'] });
    const rows = (await ask<{ id: string; key: string; language: string; body: string }[]>('list', {}, boss))?.result ?? [];
    expect(rows.filter(({ key }) => ['terms', 'privacy', 'help'].includes(key))).toHaveLength(9);
    const { id } = rows.find(({ key, language }) => key === 'privacy' && language === 'zh-cn') as { id: string };
    const first = (await page('privacy', 'zh-cn'))?.result as unknown as { title: string; body: string };
    await ask('update', { id, title: '隐私政策（新）', body: '第一行\n\n第二行' }, boss);
    // The same text again is no version.
    await ask('update', { id, title: '隐私政策（新）', body: '第一行\n\n第二行' }, boss);
    expect((await page('privacy', 'zh-cn'))?.result).toMatchObject({ title: '隐私政策（新）' });
    await ask('restore', { id, number: 1 }, boss);
    expect((await page('privacy', 'zh-cn'))?.result).toMatchObject({ title: first.title, body: first.body });
    const versions = (await ask<Version[]>('versions', { id }, boss))?.result;
    expect(versions?.map(({ number, title }) => [number, title])).toEqual([
      [3, first.title],
      [2, '隐私政策（新）'],
      [1, first.title],
    ]);
    expect(versions?.[0]).toMatchObject({ createUserName: expect.any(String), createTime: expect.stringMatching(/Z$/u) });
    expect(versions?.[2]?.createUserName).toBeNull();
    expect((await ask<Version>('version', { id, number: 2 }, boss))?.result).toMatchObject({ body: '第一行\n\n第二行' });
    expect((await ask('version', { id, number: 9 }, boss))?.message).toContain(`[${ERROR.notFound}]`);
    await expect(sql('delete from static_page_version')).rejects.toThrow();
  });
});
