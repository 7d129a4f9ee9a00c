import type { MenuEntry } from '@seaberry/api-client';
import { expect, test } from 'vitest';

import { landingPath, localTitle, resolveAccess } from './menu.ts';
import { navigation } from './navigation.ts';

const entry = (path: string, rest: Partial<MenuEntry> = {}): MenuEntry => ({ path, meta: { title: path }, ...rest });
const oceanBill = entry('/tracking/oceanBill', { component: '/tracking/oceanBill', meta: { title: 'Ocean bills', icon: 'ship' } });

test('the landing page is the ocean bill list when the menu holds it', () => {
  expect(landingPath([entry('/system', { children: [entry('/system/user')] }), entry('/tracking', { children: [oceanBill] })])).toBe(
    '/tracking/oceanBill',
  );
});

test('a menu that names the screen under another path still reaches it', () => {
  expect(landingPath([entry('/mine/bills', { component: '/tracking/oceanBill' })])).toBe('/tracking/oceanBill');
});

test('without any page that can be shown there is no landing', () => {
  expect(landingPath([])).toBeNull();
  expect(landingPath([entry('/system/user')])).toBeNull();
});

test('the navigation leaves out what is hidden and what cannot be shown, with the groups that empties', () => {
  const menu = [
    entry('/tracking', { meta: { title: '{"zh-cn":"跟踪","en":"Tracking"}' }, children: [oceanBill, entry('/tracking/air')] }),
    entry('/system', { children: [entry('/system/user')] }),
    entry('/secret', { component: '/tracking/oceanBill', meta: { title: 'x', isHide: true } }),
    entry('/docs', { meta: { title: 'Guide', isLink: 'https://docs.example.com' } }),
    entry('/frame', { meta: { title: 'Frame', isLink: 'https://docs.example.com', isIframe: true } }),
  ];
  expect(navigation(menu, 'zh-cn')).toEqual([
    {
      path: '/tracking',
      title: '跟踪',
      icon: null,
      external: null,
      children: [{ path: '/tracking/oceanBill', title: 'Ocean bills', icon: 'ship', external: null, children: [] }],
    },
    { path: '/docs', title: 'Guide', icon: null, external: 'https://docs.example.com', children: [] },
  ]);
});

test('a page below a listed one may be shown, any other not', () => {
  expect(resolveAccess('/tracking/oceanBill', [oceanBill])).toBe('allow');
  expect(resolveAccess('/tracking/oceanBill/detail', [oceanBill])).toBe('allow');
  expect(resolveAccess('/tracking/oceanBillX', [oceanBill])).toBe('no-permission');
  expect(resolveAccess('/tracking/oceanBill', [])).toBe('no-permission');
});

test('a title may be a JSON object keyed by language', () => {
  expect(localTitle('{"zh-tw":"提單","en":"Bill"}', 'zh-tw')).toBe('提單');
  expect(localTitle('{"zh-cn":"提单"}', 'en')).toBe('提单');
  expect(localTitle('{broken', 'en')).toBe('{broken');
});
