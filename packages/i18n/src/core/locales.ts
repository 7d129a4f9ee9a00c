/** Language codes of the wire format, URLs, storage and Accept-Language (product specification §1). */
export const LOCALES = ['en', 'zh-cn', 'zh-tw'] as const;
export type Locale = (typeof LOCALES)[number];

/** Language of users without a choice (specification §1). */
export const DEFAULT_LOCALE: Locale = 'en';

/** Language of a text that the chosen language lacks (specification §1). */
export const FALLBACK_LOCALE: Locale = 'zh-cn';

/** BCP 47 tags, only for `Intl` and the `lang` attribute. The one mapping between the two spellings. */
export const BCP47: Record<Locale, 'en-GB' | 'zh-CN' | 'zh-TW'> = { en: 'en-GB', 'zh-cn': 'zh-CN', 'zh-tw': 'zh-TW' };

/** Endonyms, for the language menu. */
export const LOCALE_NAMES: Record<Locale, string> = { en: 'English', 'zh-cn': '简体中文', 'zh-tw': '繁體中文' };

export function isLocale(value: unknown): value is Locale {
  return typeof value === 'string' && (LOCALES as readonly string[]).includes(value);
}

/**
 * Language for an Accept-Language header or the language list of a browser.
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
