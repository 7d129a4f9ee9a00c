import type { Locale } from '@seaberry/i18n';
import { printing as en } from '@seaberry/i18n/messages/en/printing';
import { printing as zhCn } from '@seaberry/i18n/messages/zh-CN/printing';
import { printing as zhTw } from '@seaberry/i18n/messages/zh-TW/printing';
import type { Translated } from '@seaberry/i18n/messages/translated';

export type PrintTexts = Translated<typeof en>;

const ALL: Readonly<Record<Locale, PrintTexts>> = { en, 'zh-cn': zhCn, 'zh-tw': zhTw };

export const printTexts = (locale: Locale): PrintTexts => ALL[locale];
