import { LOCALES } from '@seaberry/i18n';
import { expect, it } from 'vitest';
import { constLists } from './catalogue.ts';

it.each(LOCALES)('every list and every item has a name in %s', (locale) => {
  for (const { code, name, items } of constLists(locale)) {
    expect(name, code).toBeTruthy();
    expect(items.length, code).toBeGreaterThan(0);
    for (const item of items) expect(item.name, `${code}.${item.code}`).toBeTruthy();
  }
});

it('every language has the same codes in the same order', () => {
  const codes = LOCALES.map((locale) => constLists(locale).map(({ code, items }) => [code, ...items.map((item) => item.code)]));
  expect(new Set(codes.map((list) => JSON.stringify(list))).size).toBe(1);
});
