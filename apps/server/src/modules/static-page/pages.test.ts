import { STATIC_PAGES } from '@seaberry/api-client/schemas';
import { LOCALES } from '@seaberry/i18n';
import { expect, it } from 'vitest';
import { PAGE_TEXTS } from './catalogue.ts';

const blocks = (body: string): string[] => body.trim().split('\n\n');

it.each(LOCALES.flatMap((locale) => STATIC_PAGES.map((key) => [key, locale] as const)))('%s in %s is a readable page', (key, locale) => {
  const { title, body } = PAGE_TEXTS[locale][key];
  expect(title).toBeTruthy();
  const parts = blocks(body);
  expect(parts.filter((part) => !part.startsWith('# ')).length).toBeGreaterThanOrEqual(10);
  expect(parts.filter((part) => part.startsWith('# ')).length).toBeGreaterThanOrEqual(8);
  for (const part of parts) {
    expect(part).toBe(part.trim());
    // A block is a heading, a list, or one line of text.
    const lines = part.split('\n');
    expect(lines.length === 1 || lines.every((line) => line.startsWith('- '))).toBe(true);
  }
});

it.each(STATIC_PAGES)('%s has the same structure in every language', (key) => {
  const shapes = LOCALES.map((locale) => blocks(PAGE_TEXTS[locale][key].body).map((part) => part.replace(/^(# |- )?.*/su, '$1')));
  for (const shape of shapes) expect(shape).toEqual(shapes[0]);
});
