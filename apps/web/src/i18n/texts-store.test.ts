import { LOCALES } from '@seaberry/i18n';
import { expect, test } from 'vitest';

import { initialLocale } from './locale.ts';
import { TextsStore } from './texts-store.ts';

const load = (loaded: string[]) => (locale: string, area: string) => {
  loaded.push(`${locale}.${area}`);
  // English lacks one text of the area `app`.
  const gap = locale === 'en' && area === 'app' ? {} : { [`${area}Gap`]: locale };
  return Promise.resolve({ messages: { [area]: { word: locale, ...gap } } });
};

test("the first language is the user's, else that of the sign-in URL, else the browser's", () => {
  expect(initialLocale('zh-tw', '/login/cn', LOCALES, ['en'])).toBe('zh-tw');
  expect(initialLocale(null, '/login/cn', LOCALES, ['en'])).toBe('zh-cn');
  expect(initialLocale(null, '/login/en', LOCALES, ['zh-CN'])).toBe('en');
  expect(initialLocale(null, '/', LOCALES, ['zh-CN', 'en'])).toBe('zh-cn');
  expect(initialLocale(null, '/', LOCALES, ['fr-FR', 'zh-HK'])).toBe('zh-tw');
  expect(initialLocale(null, '/', LOCALES, ['fr-FR'])).toBe('en');
  expect(initialLocale('zh-cn', '/', ['zh-tw', 'en'], ['en'])).toBe('zh-tw');
});

test('an area is loaded once, and only in the current language', async () => {
  const loaded: string[] = [];
  const store = new TextsStore('en', { messages: { base: { word: 'en' } } }, load(loaded));
  await store.ensure('app', 'base');
  await store.ensure('app');
  expect(loaded).toEqual(['en.app']);
  expect(store.get().messages).toMatchObject({ base: { word: 'en' }, app: { word: 'en' } });
});

test('a language switch replaces every loaded area at once', async () => {
  const loaded: string[] = [];
  const store = new TextsStore('en', { messages: { base: { word: 'en' } } }, load(loaded));
  await store.ensure('app');
  let calls = 0;
  store.subscribe(() => calls++);
  await store.setLocale('zh-cn');
  expect(store.get()).toMatchObject({ locale: 'zh-cn', messages: { base: { word: 'zh-cn' }, app: { word: 'zh-cn' } } });
  expect(calls).toBe(1);
});

test('only missing texts fall back to Simplified Chinese', async () => {
  const store = new TextsStore('en', { messages: { base: { word: 'en' } } }, load([]));
  await store.ensure('app');
  await store.fillFromFallback();
  expect(store.get().messages).toMatchObject({ app: { word: 'en', appGap: 'zh-cn' } });
});
