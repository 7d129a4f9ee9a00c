import { DEFAULT_LOCALE, type Locale } from '@seaberry/i18n';

/**
 * Language of the first paint: the user's choice; else the one in the sign-in URL (`/login/cn`, `/login/en`); else the default (product
 * specification §1).
 * @param path of the opened page
 * @param offered languages of this installation; the first one replaces others
 */
export function initialLocale(chosen: Locale | null, path: string, offered: readonly Locale[]): Locale {
  const wanted = chosen ?? (path === '/login/cn' ? 'zh-cn' : DEFAULT_LOCALE);
  return offered.includes(wanted) ? wanted : (offered[0] ?? DEFAULT_LOCALE);
}
