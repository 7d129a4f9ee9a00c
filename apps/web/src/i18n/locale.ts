import { negotiateLocale, type Locale } from '@seaberry/i18n';

const OF_SIGN_IN: Readonly<Record<string, Locale>> = { '/login/cn': 'zh-cn', '/login/en': 'en' };

/**
 * Language of the first paint: the user's choice; else the one in the sign-in URL (`/login/cn`, `/login/en`; product specification §1); else
 * that of the browser.
 * @param path of the opened page
 * @param offered languages of this installation; the first one replaces others
 * @param spoken languages of the browser, BCP 47, in the order of preference
 */
export function initialLocale(chosen: Locale | null, path: string, offered: readonly Locale[], spoken: readonly string[]): Locale {
  const wanted = chosen ?? OF_SIGN_IN[path] ?? negotiateLocale(spoken);
  return offered.includes(wanted) ? wanted : (offered[0] ?? wanted);
}
