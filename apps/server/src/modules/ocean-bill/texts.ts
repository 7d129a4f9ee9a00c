import type { Locale } from '@seaberry/i18n';
import type { UiMessages } from '@seaberry/i18n/ui';
import { en } from '@seaberry/i18n/ui/en';
import { zhCN } from '@seaberry/i18n/ui/zh-CN';
import { zhTW } from '@seaberry/i18n/ui/zh-TW';

const WORDS: Record<Locale, UiMessages['tracking']> = { en: en.tracking, 'zh-cn': zhCN.tracking, 'zh-tw': zhTW.tracking };

/** Texts of the tracking widgets, so that files and notifications use the same words as the screen. */
export const uiWords = (locale: Locale): UiMessages['tracking'] => WORDS[locale];

/** Text of a code; a code without a text is shown itself. */
export const wordOf = (words: Readonly<Record<string, string>>, code: string): string =>
  Object.hasOwn(words, code) ? (words[code] ?? code) : code;
