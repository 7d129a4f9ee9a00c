import { ERROR } from '../../http/error-codes.ts';
import { BusinessError } from '../../http/errors.ts';
import type { Handlers } from '../../http/handlers.ts';
import { pagesOf } from './repo.ts';

/** Languages in which a page is shown if it does not exist in the language of the call. */
const FALLBACKS = ['zh-cn', 'en'];

export const staticPageHandlers: Handlers['sysStaticPage'] = {
  async detail({ key }, { deps, locale }) {
    const rows = await pagesOf(deps.db, key);
    const row = [locale, ...FALLBACKS].map((wanted) => rows.find(({ language }) => language === wanted)).find(Boolean);
    if (!row) throw new BusinessError(ERROR.notFound);
    return row;
  },
};
