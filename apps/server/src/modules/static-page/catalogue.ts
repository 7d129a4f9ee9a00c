import type { Locale } from '@seaberry/i18n';
import type { Db } from '../../db/port.ts';
import { en } from './texts/en.ts';
import type { PageTexts } from './texts/texts.ts';
import { zhCn } from './texts/zh-cn.ts';
import { zhTw } from './texts/zh-tw.ts';

export const PAGE_TEXTS: Record<Locale, PageTexts> = { en, 'zh-cn': zhCn, 'zh-tw': zhTw };

const PAGES = Object.entries(PAGE_TEXTS).flatMap(([language, texts]) =>
  Object.entries(texts).map(([key, { title, body }]) => ({ key, language, title, body: body.trim() })),
);

/** Writes the pages that are missing; one that is there may have been edited and stays as it is. */
export async function writeStaticPages(db: Db): Promise<void> {
  await db.unit('system', () =>
    db.sql(
      `insert into static_page (key, language, title, body, update_time) select p.key, p.language, p.title, p.body, $2
       from jsonb_to_recordset($1::jsonb) as p(key text, language text, title text, body text) on conflict do nothing`,
      [JSON.stringify(PAGES), new Date().toISOString()],
    ),
  );
}
