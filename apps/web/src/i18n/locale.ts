import { DEFAULT_LOCALE, type Locale } from '@seaberry/i18n';

/**
 * The language of the first paint: what the person chose; else what the sign-in address names (`/login/cn`, `/login/en`);
 * else the default (product specification §1).
 *
 * @param hash `location.hash`, since routes stand in it
 */
export function initialLocale(chosen: Locale | null, hash: string): Locale {
  if (chosen) return chosen;
  const path = hash.slice(1).split('?')[0];
  return path === '/login/cn' ? 'zh-cn' : DEFAULT_LOCALE;
}
