import { Secret, TOTP } from 'otpauth';

const PERIOD_S = 30;
const SECRET_BYTES = 20;
/** Periods by which the clock of the app may be slow or fast. */
const WINDOW = 1;
const CODE = /^\d{6}$/u;

/** SHA-1, six digits, 30 seconds: all authenticator apps support them. */
const totpOf = (secret: string, label: { issuer?: string; account?: string } = {}): TOTP =>
  new TOTP({
    issuer: label.issuer ?? '',
    label: label.account ?? '',
    algorithm: 'SHA1',
    digits: 6,
    period: PERIOD_S,
    secret: Secret.fromBase32(secret),
  });

/** A new secret in Base32. */
export const newTotpSecret = (): string => new Secret({ size: SECRET_BYTES }).base32;

/** Address that authenticator apps read from a QR code. */
export const totpUri = (secret: string, issuer: string, account: string): string => totpOf(secret, { issuer, account }).toString();

/** Whether a text has the form of a code of an app; apps show it in two groups. */
export const isTotpCode = (code: string): boolean => CODE.test(code.replaceAll(/\s/gu, ''));

/**
 * Number of the period (30 seconds) of a correct code; the caller refuses one that is not later than the last accepted. Null for a wrong
 * code.
 */
export function stepOf(secret: string, code: string, now: number): number | null {
  const delta = totpOf(secret).validate({ token: code.replaceAll(/\s/gu, ''), timestamp: now, window: WINDOW });
  return delta === null ? null : Math.floor(now / 1000 / PERIOD_S) + delta;
}
