import { createHmac } from 'node:crypto';

/** Secrets that sign: the present one, and former ones, whose tokens are still accepted. */
export interface SecretKeys {
  present: string;
  former: readonly { secret: string; retiredAt: number }[];
}

export const MIN_CHARACTERS = 32;
/** A secret with fewer different characters was made up by hand, or its file is damaged; one of 32 random hexadecimal digits has more. */
const MIN_DIFFERENT = 10;

/** Fault of a secret; null for a good one. */
export function secretFault(secret: string): string | null {
  if (secret.length < MIN_CHARACTERS) return `has ${secret.length} characters; it needs at least ${MIN_CHARACTERS}`;
  if (new Set(secret).size < MIN_DIFFERENT) return `has fewer than ${MIN_DIFFERENT} different characters`;
  return null;
}

/** Name of a secret by which two copies can be compared, without a way back to it. */
export const fingerprintOf = (secret: string): string => createHmac('sha256', secret).update('fingerprint').digest('hex').slice(0, 16);
