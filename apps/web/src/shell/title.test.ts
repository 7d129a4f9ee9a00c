import { expect, test } from 'vitest';

import { documentTitle, pageTitle } from './title.ts';

test('a page is titled by its URL, else by its route', () => {
  expect(pageTitle({ search: { title: 'COSU6412873350' }, routeTitle: 'Ocean bill', locale: 'en' })).toBe('COSU6412873350');
  expect(pageTitle({ search: { title: '{"zh-cn":"提单","en":"Bill"}' }, routeTitle: 'Ocean bill', locale: 'zh-cn' })).toBe('提单');
  expect(pageTitle({ search: {}, routeTitle: 'Ocean bill', locale: 'en' })).toBe('Ocean bill');
});

test('the document is titled by page and product', () => {
  expect(documentTitle('Ocean bills', 'Seaberry Tracking')).toBe('Ocean bills - Seaberry Tracking');
  expect(documentTitle('', 'Seaberry Tracking')).toBe('Seaberry Tracking');
});
