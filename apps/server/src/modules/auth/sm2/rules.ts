import { sm2 } from 'sm-crypto-v2';
import { ERROR } from '../../../http/error-codes.ts';
import { BusinessError } from '../../../http/errors.ts';

/** Mode 1 is C1C3C2. */
const C1C3C2 = 1;
/** A point without its prefix (64 bytes), a hash (32 bytes) and at least one byte of text. */
const CIPHERTEXT = /^(?:[0-9a-f]{2}){97,}$/iu;

/** Decrypts the value of a password field. */
export type OpenPassword = (given: string) => string;

/**
 * Decrypts passwords, if a key is configured: SM2 ciphertext as hex, C1C3C2, without the prefix 04. Plain passwords are accepted too: none
 * is as long as a ciphertext. The prefix is always missing, whatever the first byte: the origin adds it only where the text does not begin
 * with 04, and so rejects one ciphertext in 256.
 *
 * @throws BusinessError passwordUnreadable for a ciphertext that this key does not decrypt.
 */
export function createOpenPassword(privateKey: string | null): OpenPassword {
  if (privateKey === null) return (given) => given;
  return (given) => {
    if (!CIPHERTEXT.test(given)) return given;
    const opened = decrypt(given, privateKey);
    if (opened === '') throw new BusinessError(ERROR.passwordUnreadable);
    return opened;
  };
}

/** @returns nothing when the point is not on the curve or the hash does not match. */
function decrypt(ciphertext: string, privateKey: string): string {
  try {
    // The library always adds the prefix 04.
    return sm2.doDecrypt(ciphertext, privateKey, C1C3C2, { output: 'string' });
  } catch {
    return '';
  }
}
