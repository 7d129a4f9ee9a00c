import type { Locale } from '@seaberry/i18n';
import cronstrue from 'cronstrue';

const NAMES: Record<Locale, string> = { en: 'en', 'zh-cn': 'zh_CN', 'zh-tw': 'zh_TW' };
/** Languages besides English register themselves when they are loaded. */
const LOADERS: Record<Locale, () => Promise<unknown>> = {
  en: () => Promise.resolve(),
  // @ts-expect-error -- the package has types of its English part only
  'zh-cn': () => import('cronstrue/locales/zh_CN.js'),
  // @ts-expect-error -- the package has types of its English part only
  'zh-tw': () => import('cronstrue/locales/zh_TW.js'),
};

const loaded = new Map<Locale, Promise<unknown>>();

/** Loads a language once; the same promise every time. */
export function loadLanguage(locale: Locale): Promise<unknown> {
  const known = loaded.get(locale) ?? LOADERS[locale]();
  loaded.set(locale, known);
  return known;
}

/** A valid expression in words of a language that is loaded. */
export function inWords(expression: string, locale: Locale): string {
  const words = cronstrue.toString(expression, { locale: NAMES[locale], use24HourTimeFormat: true });
  return locale === 'en' ? words : tidied(words);
}

/** cronstrue puts spaces around values and writes English commas; Chinese has neither. */
const tidied = (words: string): string =>
  words
    .replaceAll(/\s*,\s*/g, '，')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/(?<=\p{Script=Han}) (?=\p{Script=Han})/gu, '')
    .replaceAll(/(?<=\p{Script=Han})(?=\d)/gu, ' ')
    .trim();
