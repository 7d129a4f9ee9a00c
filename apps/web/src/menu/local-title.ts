import type { Locale } from '@seaberry/i18n';

/** Titles may be a text, or a JSON object keyed by language (product specification §2). */
export function localTitle(title: string, locale: Locale): string {
  if (!title.startsWith('{')) return title;
  try {
    const byLanguage: unknown = JSON.parse(title);
    if (typeof byLanguage !== 'object' || byLanguage === null) return title;
    const found = Reflect.get(byLanguage, locale) ?? Reflect.get(byLanguage, 'zh-cn') ?? Reflect.get(byLanguage, 'en');
    return typeof found === 'string' ? found : title;
  } catch {
    return title;
  }
}
