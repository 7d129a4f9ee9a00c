import { sm2 } from 'sm-crypto-v2';
import { describe, expect, it } from 'vitest';
import { ERROR } from '../../../http/error-codes.ts';
import { BusinessError } from '../../../http/errors.ts';
import { createOpenPassword } from './rules.ts';

const pair = sm2.generateKeyPairHex();
const open = createOpenPassword(pair.privateKey);

describe('a password field', () => {
  it('may hold ciphertext as clients of the origin make it', () => {
    for (const password of ['correct horse 1', '密码-12345678', 'a'])
      expect(open(sm2.doEncrypt(password, pair.publicKey, 1))).toBe(password);
  });

  it('is decrypted even if the ciphertext happens to begin with 04', () => {
    let ciphertext = '';
    while (!ciphertext.startsWith('04')) ciphertext = sm2.doEncrypt('correct horse 1', pair.publicKey, 1);
    expect(open(ciphertext)).toBe('correct horse 1');
    expect(open(ciphertext.toUpperCase())).toBe('correct horse 1');
  });

  it('is used unchanged when it is no ciphertext, or no key is configured', () => {
    expect(open('correct horse 1')).toBe('correct horse 1');
    expect(open('04abcdef')).toBe('04abcdef');
    const ciphertext = sm2.doEncrypt('correct horse 1', pair.publicKey, 1);
    expect(createOpenPassword(null)(ciphertext)).toBe(ciphertext);
  });

  it('is rejected when the key does not decrypt it', () => {
    const foreign = sm2.doEncrypt('correct horse 1', sm2.generateKeyPairHex().publicKey, 1);
    for (const given of [foreign, 'ab'.repeat(120), '00'.repeat(120)]) {
      expect(() => open(given)).toThrow(BusinessError);
      expect(() => open(given)).toThrow(ERROR.passwordUnreadable);
    }
  });
});
