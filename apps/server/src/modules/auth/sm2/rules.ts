import { sm2 } from 'sm-crypto-v2';
import { ERROR } from '../../../http/error-codes.ts';
import { BusinessError } from '../../../http/errors.ts';

/** Order of the parts of a ciphertext, as the library numbers it: point, hash, text. */
const C1C3C2 = 1;
/** A point without its prefix 04 (64 bytes), a hash (32 bytes) and at least one byte of text, as hex. */
const CIPHERTEXT = /^(?:[0-9a-f]{2}){97,}$/iu;

/** Decrypts the value of a password field. */
export type OpenPassword = (given: string) => string;

/**
 * Decrypts passwords, if a key is configured. Clients of the origin encrypt them with SM2, the Chinese standard for public keys, and send
 * hex without the prefix 04 of the point. Plain passwords are accepted too: no password is as long as a ciphertext. A ciphertext that
 * happens to begin with 04 lacks the prefix as well; the origin overlooks that, and rejects one ciphertext in 256.
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

/** @returns an empty text when the point is not on the curve or the hash does not match */
function decrypt(ciphertext: string, privateKey: string): string {
  try {
    // The library always adds the prefix 04.
    return sm2.doDecrypt(ciphertext, privateKey, C1C3C2, { output: 'string' });
  } catch {
    return '';
  }
}
