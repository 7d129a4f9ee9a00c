import { createHash, randomBytes } from 'node:crypto';

const PREFIX = 'sbk_';
/** The prefix and a few characters: enough to distinguish keys, too few to guess them. */
const HINT_LENGTH = 8;

export interface CompanyKey {
  /** Shown only once, since only the hash is stored. */
  key: string;
  hash: string;
  hint: string;
}

/** A key has 256 random bits, so a plain hash is as safe as an expensive one. */
export const hashKey = (key: string): string => createHash('sha256').update(key).digest('hex');

export function makeKey(): CompanyKey {
  const key = `${PREFIX}${randomBytes(32).toString('base64url')}`;
  return { key, hash: hashKey(key), hint: key.slice(0, HINT_LENGTH) };
}
