import { expect, test } from 'vitest';

import { readConfig } from './env.ts';

test('without a file everything is the default', () => {
  expect(readConfig()).toEqual({ apiHost: '', brand: '', routerMode: 'hash', languages: ['en', 'zh-cn', 'zh-tw'], smPublicKey: '' });
});

test('usable settings of an operator are taken, unusable ones are not', () => {
  const key = 'ab'.repeat(65);
  expect(
    readConfig({
      apiHost: ' https://api.example.com/ ',
      brand: 'North',
      routerMode: 'browser',
      languages: ['zh-tw', 'fr', 'en'],
      smPublicKey: key,
    }),
  ).toEqual({ apiHost: 'https://api.example.com', brand: 'North', routerMode: 'browser', languages: ['zh-tw', 'en'], smPublicKey: key });
  expect(readConfig({ apiHost: 7, routerMode: 'memory', languages: ['fr'], smPublicKey: 'no key' })).toEqual(readConfig());
});
