import type { Locale } from '@seaberry/i18n';
import { constants as en } from '@seaberry/i18n/messages/en/constants';
import { constants as zhCn } from '@seaberry/i18n/messages/zh-CN/constants';
import { constants as zhTw } from '@seaberry/i18n/messages/zh-TW/constants';
import type { Db } from '../../db/port.ts';

type Names = Readonly<Record<string, { readonly name: string; readonly items: Readonly<Record<string, string>> }>>;

const NAMES: Record<Locale, Names> = { en: en.dictionaries, 'zh-cn': zhCn.dictionaries, 'zh-tw': zhTw.dictionaries };

/** The colour of a value where it is shown as a tag. */
const TAGS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  status: { '1': 'success', '2': 'danger' },
  notice_type: { '1': 'info', '2': 'warning' },
  notice_status: { '0': 'info', '1': 'success' },
  read_status: { '0': 'warning', '1': 'info' },
};

/** What a value of a dictionary is called: in the reader's language as long as nobody has changed what came with the product. */
export function labelOf(locale: Locale, typeCode: string, code: string, value: string): string {
  if (NAMES.en[typeCode]?.items[code] !== value) return value;
  return NAMES[locale][typeCode]?.items[code] ?? value;
}

const TYPES = Object.entries(NAMES.en).map(([code, { name }], position) => ({ code, name, position }));

const VALUES = Object.entries(NAMES.en).flatMap(([typeCode, { items }]) =>
  Object.entries(items).map(([code, value], position) => ({ typeCode, code, value, position, tagType: TAGS[typeCode]?.[code] ?? null })),
);

/** Writes the dictionaries that are missing, with their values. One that is there is its administrators' matter, also what they took out of it. */
export async function writeDictionaries(db: Db): Promise<void> {
  await db.unit('system', async () => {
    const made = await db.sql<{ code: string }>(
      `insert into dict_type (code, name, position) select t.code, t.name, t.position
       from jsonb_to_recordset($1::jsonb) as t(code text, name text, position int) on conflict do nothing returning code`,
      [JSON.stringify(TYPES)],
    );
    const fresh = new Set(made.map(({ code }) => code));
    if (fresh.size === 0) return;
    await db.sql(
      `insert into dict_data (id, type_code, code, value, tag_type, position) select gen_random_uuid(), v."typeCode", v.code, v.value, v."tagType", v.position
       from jsonb_to_recordset($1::jsonb) as v("typeCode" text, code text, value text, "tagType" text, position int) on conflict do nothing`,
      [JSON.stringify(VALUES.filter(({ typeCode }) => fresh.has(typeCode)))],
    );
  });
}
