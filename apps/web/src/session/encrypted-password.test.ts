import { sm2 } from 'sm-crypto-v2';
import { expect, test } from 'vitest';

import { encryptedPassword } from './encrypted-password.ts';

test('a password is encrypted only for a backend with a key', async () => {
  const { privateKey, publicKey } = sm2.generateKeyPairHex();
  expect(await encryptedPassword('Pa55 word', '')).toBe('Pa55 word');
  const encrypted = await encryptedPassword('Pa55 word', publicKey);
  expect(encrypted).toMatch(/^[\da-f]+$/);
  expect(sm2.doDecrypt(encrypted, privateKey, 1)).toBe('Pa55 word');
});
