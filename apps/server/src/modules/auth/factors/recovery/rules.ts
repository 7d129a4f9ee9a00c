import { createHash, randomBytes } from 'node:crypto';

const CODES = 10;
const GROUPS = 4;
const GROUP = 6;
/** Base32 without letters that are mistaken for digits: 32 signs, so that a byte has no bias. */
const SIGNS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/** 24 signs of five bits: 120 bits, for which a plain hash is enough. */
const newCode = (): string => {
  const signs = Array.from(randomBytes(GROUPS * GROUP), (byte) => SIGNS.charAt(byte % SIGNS.length)).join('');
  return signs.match(/.{6}/gu)?.join('-') ?? signs;
};

export const newRecoveryCodes = (): string[] => Array.from({ length: CODES }, newCode);

/** Hash of a code, however it was typed. */
export const recoveryHash = (code: string): string =>
  createHash('sha256')
    .update(code.toUpperCase().replaceAll(/[^A-Z2-9]/gu, ''))
    .digest('hex');
