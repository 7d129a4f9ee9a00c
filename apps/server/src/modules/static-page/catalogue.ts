import type { Locale } from '@seaberry/i18n';
import { en } from './texts/en.ts';
import type { PageTexts } from './texts/texts.ts';
import { zhCn } from './texts/zh-cn.ts';
import { zhTw } from './texts/zh-tw.ts';

export const PAGE_TEXTS: Record<Locale, PageTexts> = { en, 'zh-cn': zhCn, 'zh-tw': zhTw };

export const PAGES = Object.entries(PAGE_TEXTS).flatMap(([language, texts]) =>
  Object.entries(texts).map(([key, { title, body }]) => ({ key, language, title, body: body.trim() })),
);
