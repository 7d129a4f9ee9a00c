import type { staticPage } from '@seaberry/api-client/contract';
import { changeOf, crudOver } from '../../http/crud.ts';
import { ERROR } from '../../http/error-codes.ts';
import { BusinessError } from '../../http/errors.ts';
import type { Handlers } from '../../http/handlers.ts';
import { pageRows, pagesOf, versionOfPage, versionsOf } from './repo.ts';

/** Languages in which a page is shown if it does not exist in the language of the call. */
const FALLBACKS = ['zh-cn', 'en'];

/** A trigger keeps each published version, by every way of writing. */
export const staticPageHandlers: Handlers['sysStaticPage'] = {
  ...crudOver<typeof staticPage>(({ deps }) => pageRows(deps.db)),

  async detail({ key }, { deps, locale }) {
    const rows = await pagesOf(deps.db, key);
    const row = [locale, ...FALLBACKS].map((wanted) => rows.find(({ language }) => language === wanted)).find(Boolean);
    if (!row) throw new BusinessError(ERROR.notFound);
    return row;
  },

  async versions({ id }, { deps: { db } }) {
    await pageRows(db).find(id);
    return versionsOf(db, id);
  },

  async version({ id, number }, { deps: { db } }) {
    await pageRows(db).find(id);
    return versionOfPage(db, id, number);
  },

  async restore({ id, number, version }, context) {
    const { db } = context.deps;
    const rows = pageRows(db);
    await rows.find(id);
    const { title, body } = await versionOfPage(db, id, number);
    await rows.update(changeOf(context), id, { title, body, version });
    return null;
  },
};
