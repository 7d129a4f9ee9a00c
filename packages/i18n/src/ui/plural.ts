import { BCP47, type Locale } from '../core/locales.js';

const rules = new Map<Locale, Intl.PluralRules>();

/**
 * Chooses the plural form of a text with a count.
 *
 * @example plural('en', count, { one: '1 row selected', other: `${count} rows selected` })
 */
export function plural(locale: Locale, count: number, forms: { one?: string; other: string }): string {
  let rule = rules.get(locale);
  if (!rule) {
    rule = new Intl.PluralRules(BCP47[locale]);
    rules.set(locale, rule);
  }
  return rule.select(count) === 'one' ? (forms.one ?? forms.other) : forms.other;
}
