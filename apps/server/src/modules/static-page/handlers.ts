import { BusinessError } from '../../http/errors.ts';
import type { Handlers } from '../../http/handlers.ts';

interface Row extends Record<string, unknown> {
  key: string;
  language: string;
  title: string;
  body: string;
  update_time: string;
}

/** Looked for in this order after the language of the call (product specification §1: Chinese is the fallback). */
const FALLBACKS = ['zh-cn', 'en'];

export const staticPageHandlers: Handlers['sysStaticPage'] = {
  async detail({ key }, { deps, locale }) {
    const rows = await deps.db.sql<Row>('select key, language, title, body, update_time from static_page where key = $1', [key]);
    const row = [locale, ...FALLBACKS].map((wanted) => rows.find(({ language }) => language === wanted)).find((found) => found);
    if (!row) throw new BusinessError('D1002');
    return { key: row.key, language: row.language, title: row.title, body: row.body, updateTime: row.update_time };
  },
};
