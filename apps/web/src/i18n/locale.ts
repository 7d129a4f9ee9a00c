import { DEFAULT_LOCALE, type Locale } from '@seaberry/i18n';

/**
 * Language of the first paint: the choice of the user; else the one in the sign-in URL (`/login/cn`, `/login/en`); else the default
 * (product specification §1).
 * @param path of the page that is opened
 * @param offered languages of this installation; the first of them replaces one that is not offered
 */
export function initialLocale(chosen: Locale | null, path: string, offered: readonly Locale[]): Locale {
  const wanted = chosen ?? (path === '/login/cn' ? 'zh-cn' : DEFAULT_LOCALE);
  return offered.includes(wanted) ? wanted : (offered[0] ?? DEFAULT_LOCALE);
}
