import { expect, test } from 'vitest';

import { framedByOthers, mayShow, routeOfPlainPath } from './framed.ts';

test('a page is framed by another site, by its own site, or not', () => {
  const location = { origin: 'https://track.example' };
  const self = {};
  expect(framedByOthers({ self, top: self as never, location })).toBe(false);
  expect(framedByOthers({ self, top: { location }, location })).toBe(false);
  expect(framedByOthers({ self, top: { location: { origin: 'https://evil.example' } }, location })).toBe(true);
  const foreignTop = Object.defineProperty({}, 'location', {
    get: () => {
      throw new Error('another origin');
    },
  });
  expect(framedByOthers({ self, top: foreignTop as never, location })).toBe(true);
});

test('only a map is shown in a foreign frame', () => {
  for (const path of ['/Map', '/Map-app']) expect(mayShow(path, true)).toBe(true);
  for (const path of ['/', '/login', '/map', '/Map/', '/Mapper', '/tracking/oceanBill']) {
    expect(mayShow(path, true)).toBe(false);
    expect(mayShow(path, false)).toBe(true);
  }
});

test('a plain path of a page is mapped to its route', () => {
  expect(routeOfPlainPath({ pathname: '/Map', hash: '', search: '?share=1' })).toBe('#/Map?share=1');
  expect(routeOfPlainPath({ pathname: '/tracking/oceanBill/detail', hash: '', search: '?id=7' })).toBe('#/tracking/oceanBill/detail?id=7');
  expect(routeOfPlainPath({ pathname: '/share', hash: '#Jc3t_Uc-8Zs1', search: '' })).toBe('#/share?token=Jc3t_Uc-8Zs1');
  expect(routeOfPlainPath({ pathname: '/share', hash: '#/share?token=a', search: '' })).toBeNull();
  expect(routeOfPlainPath({ pathname: '/Map', hash: '#/Map', search: '' })).toBeNull();
  expect(routeOfPlainPath({ pathname: '/', hash: '', search: '?theme=dark' })).toBeNull();
  expect(routeOfPlainPath({ pathname: '/index.html', hash: '', search: '' })).toBeNull();
});
