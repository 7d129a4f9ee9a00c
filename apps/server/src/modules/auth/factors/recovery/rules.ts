import { createHash, randomBytes } from 'node:crypto';

const CODES = 10;
const GROUPS = 4;
const GROUP_LENGTH = 6;
/** Without characters that look alike. 32 divides 256, so a random byte chooses each with the same probability. */
const CHARACTERS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/** 24 characters of five random bits each: with 120 bits, a hash without salt and cost is safe to store. */
const newCode = (): string => {
  const characters = Array.from(randomBytes(GROUPS * GROUP_LENGTH), (byte) => CHARACTERS.charAt(byte % CHARACTERS.length)).join('');
  return characters.match(/.{6}/gu)?.join('-') ?? characters;
};

export const newRecoveryCodes = (): string[] => Array.from({ length: CODES }, newCode);

/** Hash of a code; case, spaces and hyphens of the typed text do not matter. */
export const recoveryHash = (code: string): string =>
  createHash('sha256')
    .update(code.toUpperCase().replaceAll(/[^A-Z2-9]/gu, ''))
    .digest('hex');
