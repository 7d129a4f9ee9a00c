import type { Locale } from '@seaberry/i18n';
import { placeByCode } from './catalogue.ts';

/** Properties with the UN/LOCODE of a place and those with its name: of `Place` and of a node of the rail. */
const NAMES = { unLocationCode: 'name', placeCode: 'placeName' } as const;

/** Part of a response with the names of its known places in the reader's language. English keeps the names it has. */
export const inLanguage = <T>(value: T, locale: Locale): T => (locale === 'en' ? value : (renamed(value, locale) as T));

function renamed(value: unknown, locale: Locale): unknown {
  if (Array.isArray(value)) return value.map((item) => renamed(item, locale));
  if (typeof value !== 'object' || value === null) return value;
  const copy: Record<string, unknown> = {};
  for (const [key, item] of Object.entries(value)) copy[key] = renamed(item, locale);
  for (const [code, name] of Object.entries(NAMES)) {
    const known = typeof copy[code] === 'string' ? placeByCode(copy[code], locale) : null;
    if (known) copy[name] = known.name;
  }
  return copy;
}
