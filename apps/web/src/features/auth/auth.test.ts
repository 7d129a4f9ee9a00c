import { expect, test } from 'vitest';

import { isAccount } from '../../shared/account-check.ts';
import { pictureAddress } from '../../shared/codes/captcha-picture.ts';

test.each<[string, boolean]>([
  ['captain', true],
  ['captain@seaberry.example', true],
  ['13812345678', true],
  [' 13812345678 ', true],
  ['', false],
  ['   ', false],
  ['two words', false],
  ['captain@', false],
  ['12812345678', false],
  ['1381234567', false],
])('the account %j is valid: %s', (text, expected) => {
  expect(isAccount(text)).toBe(expected);
});

test('pictures of every format get a URL', () => {
  expect(pictureAddress('data:image/png;base64,x')).toBe('data:image/png;base64,x');
  expect(pictureAddress('<svg/>')).toBe('data:image/svg+xml,%3Csvg%2F%3E');
  expect(pictureAddress('R0lGODlh')).toBe('data:image/gif;base64,R0lGODlh');
});
