import type { Locale } from '@seaberry/i18n';
import { constants as en } from '@seaberry/i18n/messages/en/constants';
import { constants as zhCn } from '@seaberry/i18n/messages/zh-CN/constants';
import { constants as zhTw } from '@seaberry/i18n/messages/zh-TW/constants';
import type { Translated } from '@seaberry/i18n/messages/translated';
import { ROLES } from './catalogue.ts';

const NAMES: Record<Locale, Translated<typeof en.roles>> = { en: en.roles, 'zh-cn': zhCn.roles, 'zh-tw': zhTw.roles };

const CODES = new Map(ROLES.map(({ id, code }) => [id, code]));

/** Name of a role: for a built-in role in the language of the reader, else as entered. */
export function roleName(locale: Locale, id: string, name: string): string {
  const code = CODES.get(id);
  return code === undefined ? name : NAMES[locale][code];
}
