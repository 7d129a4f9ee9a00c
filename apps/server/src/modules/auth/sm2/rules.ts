import { sm2 } from 'sm-crypto-v2';
import { BusinessError } from '../../../http/errors.ts';

/** Mode 1 is C1C3C2. */
const C1C3C2 = 1;
/** A point without its mark (64 bytes), a hash (32 bytes) and at least one byte of text. */
const CIPHERTEXT = /^(?:[0-9a-f]{2}){97,}$/iu;

/** Decrypts the value of a password field. */
export type OpenPassword = (given: string) => string;

/**
 * With a key, a password may come as SM2 ciphertext: hex, C1C3C2, without the mark 04. Plain ones are taken too: none is as long
 * as a ciphertext. Whatever it begins with, the mark is missing: the present back end adds it only where the text does not begin
 * with 04, and so refuses one ciphertext in 256.
 *
 * @throws BusinessError D0010 when it is a ciphertext that this key does not open.
 */
export function createOpenPassword(privateKey: string | null): OpenPassword {
  if (privateKey === null) return (given) => given;
  return (given) => {
    if (!CIPHERTEXT.test(given)) return given;
    const opened = decrypt(given, privateKey);
    if (opened === '') throw new BusinessError('D0010');
    return opened;
  };
}

/** @returns nothing when the point is none of the curve or the hash does not fit. */
function decrypt(ciphertext: string, privateKey: string): string {
  try {
    // The library always puts 04 in front.
    return sm2.doDecrypt(ciphertext, privateKey, C1C3C2, { output: 'string' });
  } catch {
    return '';
  }
}
