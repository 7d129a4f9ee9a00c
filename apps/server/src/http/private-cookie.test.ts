import { expect, it } from 'vitest';
import { readCookie } from './private-cookie.ts';

it('a cookie whose name begins with a sign that only looks like a blank is another one', () => {
  // Browsers let a sibling host set it, since to them it has no `__Host-` in front.
  const foreign = ['\u00A0', '\uFEFF', '\u000B'].map((sign) => `${sign}__Host-refresh_1=foreign`);
  expect(foreign.map((one) => readCookie(one, 'refresh_1', true))).toEqual([null, null, null]);
  expect(readCookie(`${foreign.join('; ')};\t__Host-refresh_1=own`, 'refresh_1', true)).toBe('own');
});
