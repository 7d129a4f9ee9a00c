import { expect, it } from 'vitest';
import { readCookie } from './private-cookie.ts';

it('reads no token from a cookie that has whitespace other than a blank or a tab before its name', () => {
  // To a browser such a name does not begin with `__Host-`, so a sibling host can set it.
  const foreign = ['\u00A0', '\uFEFF', '\u000B'].map((sign) => `${sign}__Host-refresh_1=foreign`);
  expect(foreign.map((one) => readCookie(one, 'refresh_1', true))).toEqual([null, null, null]);
  expect(readCookie(`${foreign.join('; ')};\t__Host-refresh_1=own`, 'refresh_1', true)).toBe('own');
});
