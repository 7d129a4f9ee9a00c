import { expect, test } from 'vitest';

import { readConfig } from './env.ts';

test('without a file the configuration is the default', () => {
  expect(readConfig()).toEqual({
    apiHost: '',
    brand: '',
    routerMode: 'hash',
    languages: ['en', 'zh-cn', 'zh-tw'],
    smPublicKey: '',
    cookieDomain: '',
  });
});

test('valid settings of an operator are used, and invalid ones are ignored', () => {
  const key = 'ab'.repeat(65);
  expect(
    readConfig({
      apiHost: ' https://api.example.com/ ',
      brand: 'North',
      routerMode: 'browser',
      languages: ['zh-tw', 'fr', 'en'],
      smPublicKey: key,
      cookieDomain: ' example.com ',
    }),
  ).toEqual({
    apiHost: 'https://api.example.com',
    brand: 'North',
    routerMode: 'browser',
    languages: ['zh-tw', 'en'],
    smPublicKey: key,
    cookieDomain: 'example.com',
  });
  expect(readConfig({ apiHost: 7, routerMode: 'memory', languages: ['fr'], smPublicKey: 'no key' })).toEqual(readConfig());
});
