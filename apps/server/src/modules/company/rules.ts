import { createHash, randomBytes } from 'node:crypto';

const PREFIX = 'sbk_';
/** Prefix and a few characters: enough to distinguish keys, useless for guessing. */
const HINT_LENGTH = 8;

export interface CompanyKey {
  /** Shown once; it cannot be recovered. */
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
