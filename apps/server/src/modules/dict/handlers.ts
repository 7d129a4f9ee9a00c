import type { Answered } from '@seaberry/api-client/schemas';
import type { Handlers } from '../../http/handlers.ts';
import { labelOf } from './catalogue.ts';
import { readDictionaries } from './repo.ts';

type Dictionaries = Answered<'sysDictType', 'allDictList'>;

export const dictHandlers: Handlers['sysDictType'] = {
  /**
   * `code` is the stored value; `value` and `name` are both the label. The origin has the label in `value` for dictionaries made by
   * administrators and in `name` for those made from constants, so its clients read either.
   */
  async allDictList(_, { deps, locale }) {
    const rows = await readDictionaries(deps.db);
    const all: Dictionaries = {};
    for (const { type, code, value, tagType, position } of rows) {
      const label = labelOf(locale, type, code, value);
      (all[type] ??= []).push({ code, value: label, name: label, tagType, orderNo: position });
    }
    return all;
  },
};
