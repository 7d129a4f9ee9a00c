import type { Answered } from '@seaberry/api-client/schemas';
import type { Handlers } from '../../http/handlers.ts';
import { labelOf } from './catalogue.ts';

interface Row extends Record<string, unknown> {
  type_code: string;
  code: string;
  value: string;
  tag_type: string | null;
  position: number;
}

type Dictionaries = Answered<'sysDictType', 'allDictList'>;

export const dictHandlers: Handlers['sysDictType'] = {
  /**
   * `code` is what records hold; `value` and `name` are both the label. Back ends of this kind mean the label by `value` where a
   * dictionary was made by hand and by `name` where it was made of a program's constants: so either reading finds it.
   */
  async allDictList(_, { deps, locale }) {
    const rows = await deps.db.sql<Row>(
      `select d.type_code, d.code, d.value, d.tag_type, d.position from dict_data d join dict_type t on t.code = d.type_code
       where t.enabled and d.enabled order by t.position, t.code, d.position, d.code`,
    );
    const all: Dictionaries = {};
    for (const { type_code: type, code, value, tag_type: tagType, position } of rows) {
      const label = labelOf(locale, type, code, value);
      (all[type] ??= []).push({ code, value: label, name: label, tagType, orderNo: position });
    }
    return all;
  },
};
