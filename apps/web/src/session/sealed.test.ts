import { sm2 } from 'sm-crypto-v2';
import { expect, test } from 'vitest';

import { sealed } from './sealed.ts';

test('a password is encrypted only for a backend with a key', async () => {
  const { privateKey, publicKey } = sm2.generateKeyPairHex();
  expect(await sealed('Pa55 word', '')).toBe('Pa55 word');
  const hidden = await sealed('Pa55 word', publicKey);
  expect(hidden).toMatch(/^[\da-f]+$/);
  expect(sm2.doDecrypt(hidden, privateKey, 1)).toBe('Pa55 word');
});
