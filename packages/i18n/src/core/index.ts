export { BCP47, DEFAULT_LOCALE, FALLBACK_LOCALE, isLocale, LOCALE_NAMES, LOCALES, negotiateLocale, type Locale } from './locales.js';
export { createFormatters, type DateStyle, type Formatters } from './formatters.js';
