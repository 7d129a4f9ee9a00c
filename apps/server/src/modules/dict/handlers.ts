import type { Answered } from '@seaberry/api-client/schemas';
import type { Handlers } from '../../http/handlers.ts';
import { labelOf } from './catalogue.ts';
import { readDictionaries } from './repo.ts';

type Dictionaries = Answered<'sysDictType', 'allDictList'>;

export const dictHandlers: Handlers['sysDictType'] = {
  /**
   * `code` is what records hold; `value` and `name` are both the label. Back ends of this kind mean the label by `value` where a
   * dictionary was made by hand and by `name` where it was made of a program's constants: so either reading finds it.
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
