import { BCP47, type Locale } from '@seaberry/i18n';
import { _createCache, _createIntlFormatters, type RichTranslationValues } from 'use-intl/core';
import parsed from 'use-intl/format-message';
import compiled from 'use-intl/format-message/format-only';
import { expect, test } from 'vitest';

import { compileArea, type Messages } from './compile-messages.ts';

const AREAS = import.meta.glob<Record<string, Messages>>('../../../packages/i18n/src/messages/{en,zh-CN,zh-TW}/*.ts', { eager: true });
const COUNTS = [0, 1, 2, 11, 1234.5];

const flatten = (value: object, prefix: string): [string, unknown][] =>
  Object.entries(value).flatMap(([key, entry]) =>
    typeof entry === 'object' && !Array.isArray(entry) ? flatten(entry, `${prefix}.${key}`) : [[`${prefix}.${key}`, entry]],
  );

/** Arguments for a message: every option of a choice, several numbers, and a text with special characters. */
function samples(message: string): RichTranslationValues[] {
  const options = [...message.matchAll(/(\w+) ?\{/g)].map(([, option]) => option);
  const tags = Object.fromEntries([...message.matchAll(/<(\w+)>/g)].map(([, tag]) => [tag, (inside: unknown) => `[${String(inside)}]`]));
  return Array.from({ length: Math.max(COUNTS.length, options.length) }, (_, at) => {
    const named = [...message.matchAll(/\{(\w+)(?:, ?(\w+))?/g)].map(([, name, kind]) => [
      name,
      kind === 'select' ? (options[at] ?? 'other') : kind === undefined ? `{A} 'b' <c> ${at}` : COUNTS[at % COUNTS.length],
    ]);
    return { ...tags, ...Object.fromEntries(named) };
  });
}

test('a compiled message reads as the parsed one, in every language and with every kind of argument', () => {
  const cache = _createCache();
  const formatters = _createIntlFormatters(cache);
  const differences: unknown[] = [];
  let compared = 0;
  for (const [file, areas] of Object.entries(AREAS)) {
    const locale = BCP47[(file.split('/').at(-2) ?? '').toLowerCase() as Locale];
    for (const [name, area] of Object.entries(areas)) {
      const short = new Map(flatten(compileArea(area), name));
      for (const [key, message] of flatten(area, name) as [string, string][]) {
        for (const values of samples(message)) {
          const options = { cache, formatters, locale, timeZone: 'UTC' };
          const plain = parsed(key, message, values, options);
          const built = compiled(key, short.get(key) as never, values, options);
          compared += 1;
          if (JSON.stringify(plain) !== JSON.stringify(built)) differences.push({ locale, key, values, plain, built });
        }
      }
    }
  }
  expect(differences).toEqual([]);
  expect(compared).toBeGreaterThan(10_000);
});
