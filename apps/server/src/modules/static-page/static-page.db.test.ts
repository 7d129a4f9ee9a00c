import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/server.ts';
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
