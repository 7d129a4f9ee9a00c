import type { TAG_TYPES } from '@seaberry/api-client/contract';
import type { Locale } from '@seaberry/i18n';
import { constants as en } from '@seaberry/i18n/messages/en/constants';
import { constants as zhCn } from '@seaberry/i18n/messages/zh-CN/constants';
import { constants as zhTw } from '@seaberry/i18n/messages/zh-TW/constants';

type Names = Readonly<Record<string, { readonly name: string; readonly items: Readonly<Record<string, string>> }>>;

const NAMES: Record<Locale, Names> = { en: en.dictionaries, 'zh-cn': zhCn.dictionaries, 'zh-tw': zhTw.dictionaries };

/** Colour of a value that is shown as a tag, by dictionary and code. */
export const TAGS: Readonly<Record<string, Readonly<Record<string, (typeof TAG_TYPES)[number]>>>> = {
  status: { '1': 'success', '2': 'danger' },
  notice_type: { '1': 'info', '2': 'warning' },
  notice_status: { '0': 'info', '1': 'success' },
  read_status: { '0': 'warning', '1': 'info' },
};

/** Built-in dictionaries whose values are only suggestions: no rule of the product knows their codes. */
const OPEN = new Set(['nation', 'political_outlook', 'org_type', 'job_status']);

/** Whether the product finds a dictionary by this code. It is written again at the next start, so it can be disabled, but not removed. */
export const isBuiltIn = (typeCode: string): boolean => Object.hasOwn(NAMES.en, typeCode);

/** Whether the product itself writes this code into records: without the value they would have no label. */
export const isWritten = (typeCode: string, code: string): boolean =>
  isBuiltIn(typeCode) && !OPEN.has(typeCode) && Object.hasOwn(NAMES.en[typeCode]?.items ?? {}, code);

/**
 * Label of an item in a dictionary. A built-in label is translated; a label that an administrator has edited is the same in all languages.
 * @param value The label in the database, for a built-in item the English one.
 */
export function labelOf(locale: Locale, typeCode: string, code: string, value: string): string {
  if (NAMES.en[typeCode]?.items[code] !== value) return value;
  return NAMES[locale][typeCode]?.items[code] ?? value;
}

/** Name of a dictionary, by the same rule. */
export const nameOf = (locale: Locale, code: string, name: string): string =>
  NAMES.en[code]?.name === name ? (NAMES[locale][code]?.name ?? name) : name;

export const TYPES = Object.entries(NAMES.en).map(([code, { name }], position) => ({ code, name, position }));

export const VALUES = Object.entries(NAMES.en).flatMap(([typeCode, { items }]) =>
  Object.entries(items).map(([code, value], position) => ({ typeCode, code, value, position, tagType: TAGS[typeCode]?.[code] ?? null })),
);
