import { BCP47, type Locale } from '@seaberry/i18n';

/** Full weekday name, in a zone and a language. */
export function weekdayIn(locale: Locale, timeZone: string, now: number): string {
  return new Intl.DateTimeFormat(BCP47[locale], { weekday: 'long', timeZone }).format(now);
}

/** `07`; the same in every current time zone. */
export function secondsOf(now: number): string {
  return String(Math.floor(now / 1000) % 60).padStart(2, '0');
}
