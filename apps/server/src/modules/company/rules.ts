import { createHash, randomBytes } from 'node:crypto';

const PREFIX = 'sbk_';
/** Prefix and a few characters: enough to distinguish keys, of no use to guess one. */
const HINT_LENGTH = 8;

export interface CompanyKey {
  /** Shown once; nothing here can make it again. */
  key: string;
  hash: string;
  hint: string;
}

/** A key is 256 random bits, so that a plain hash keeps it as well as a dear one. */
export const hashKey = (key: string): string => createHash('sha256').update(key).digest('hex');

export function makeKey(): CompanyKey {
  const key = `${PREFIX}${randomBytes(32).toString('base64url')}`;
  return { key, hash: hashKey(key), hint: key.slice(0, HINT_LENGTH) };
}
