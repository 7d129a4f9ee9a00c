/** Language codes of the wire format, URLs, storage and Accept-Language (product specification §1). */
export const LOCALES = ['en', 'zh-cn', 'zh-tw'] as const;
export type Locale = (typeof LOCALES)[number];

/** Shown when a person has chosen nothing (specification §1). */
export const DEFAULT_LOCALE: Locale = 'en';

/** Where a text comes from when a language lacks it (specification §1). */
export const FALLBACK_LOCALE: Locale = 'zh-cn';

/** BCP 47 tags, for `Intl` and the `lang` attribute only. The one map between the two spellings. */
export const BCP47: Record<Locale, 'en-GB' | 'zh-CN' | 'zh-TW'> = { en: 'en-GB', 'zh-cn': 'zh-CN', 'zh-tw': 'zh-TW' };

/** The languages' own names, as a language menu shows them. */
export const LOCALE_NAMES: Record<Locale, string> = { en: 'English', 'zh-cn': '简体中文', 'zh-tw': '繁體中文' };

export function isLocale(value: unknown): value is Locale {
  return typeof value === 'string' && (LOCALES as readonly string[]).includes(value);
}

/**
 * Picks the language of an Accept-Language header or a browser's language list.
 *
 * Any `zh-Hant`, `zh-TW`, `zh-HK` or `zh-MO` is Traditional, any other `zh` Simplified; unknown languages give `en`.
 */
export function negotiateLocale(header: string | readonly string[] | null | undefined): Locale {
  const tags = typeof header === 'string' ? header.split(',') : (header ?? []);
  for (const tag of tags) {
    const name = (tag.split(';')[0] ?? '').trim().toLowerCase();
    if (name.startsWith('zh')) return /hant|tw|hk|mo/.test(name) ? 'zh-tw' : 'zh-cn';
    if (name.startsWith('en')) return 'en';
  }
  return DEFAULT_LOCALE;
}
