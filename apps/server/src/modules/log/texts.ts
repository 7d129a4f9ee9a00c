import { codesOf, type Permission } from '@seaberry/api-client/contract';
import { contract } from '@seaberry/api-client/registry';
import type { Locale } from '@seaberry/i18n';
import { constants as en } from '@seaberry/i18n/messages/en/constants';
import { constants as zhCn } from '@seaberry/i18n/messages/zh-CN/constants';
import { constants as zhTw } from '@seaberry/i18n/messages/zh-TW/constants';
import { MENU } from '../menu/catalogue.ts';

/** Titles of calls that have no button in the menu. */
const CALLS: Record<Locale, Readonly<Record<string, string>>> = { en: en.calls, 'zh-cn': zhCn.calls, 'zh-tw': zhTw.calls };
const TABLES: Record<Locale, Readonly<Record<string, string>>> = { en: en.tables, 'zh-cn': zhCn.tables, 'zh-tw': zhTw.tables };
const ENTRIES = new Map(MENU.map((entry) => [entry.id, entry]));
const BUTTONS = new Map(MENU.flatMap((entry) => (entry.permission ? [[entry.permission, entry] as const] : [])));

/** The first permission code of a call; null for a call without one, and for a call of an earlier version. */
function codeOf(call: string): string | null {
  const [controller = '', name = ''] = call.split('.');
  const calls: Record<string, Record<string, { permission: Permission }>> = contract;
  const table = Object.hasOwn(calls, controller) ? calls[controller] : undefined;
  const permission = table && Object.hasOwn(table, name) ? table[name]?.permission : undefined;
  return permission === undefined ? null : (codesOf(permission)[0] ?? null);
}

/**
 * Title of a call in the reader's language: a text for this call, else the titles of its page and button in the menu.
 * @param call `controller.call`
 * @returns null for a call without a title, which is shown by its name
 */
export function callTitle(call: string, locale: Locale): string | null {
  const own = CALLS[locale][call.replace('.', '_')];
  if (own !== undefined) return own;
  const code = codeOf(call);
  const button = code === null ? undefined : BUTTONS.get(code);
  if (!button) return null;
  const page = ENTRIES.get(button.parentId ?? '');
  return page ? `${page.titles[locale]} · ${button.titles[locale]}` : button.titles[locale];
}

/** Name of the records of a table in the reader's language, else the name of the table. */
export const tableTitle = (table: string, locale: Locale): string => TABLES[locale][table] ?? table;
