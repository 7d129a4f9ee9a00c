import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { SIGNATURE_WINDOW_MINUTES } from '@seaberry/api-client/contract';

export const WINDOW_MS = SIGNATURE_WINDOW_MINUTES * 60_000;

/** Headers of a signed request. */
export interface Signed {
  accessKey: string;
  /** As sent: part of the signed text. */
  timestamp: string;
  nonce: string;
  sign: string;
}

/** Shown in place of a secret; the form of the origin sends it back unchanged. */
export const MASK = '••••••••';

export const newAccessKey = (): string => `ak_${randomBytes(12).toString('hex')}`;
/** 32 random bytes, as HMAC-SHA-256 can use. */
export const newSecret = (): string => randomBytes(32).toString('base64url');

/** Characters that need no quotes in a shell; length of 16 random bytes in base64 without padding, as the origin makes secrets. */
const MIN_SECRET = 22;
export const isSecret = (text: string): boolean => text.length >= MIN_SECRET && /^[\w.~+/=-]+$/u.test(text);

/** Printable, without the separator of the signed text. */
const NONCE = /^[\x21-\x25\x27-\x7e]{1,128}$/u;
export const isNonce = (text: string): boolean => NONCE.test(text);

/** The signed headers of a request; null without them. */
export function signedIn(header: (name: string) => string | undefined): Signed | null {
  const [accessKey, timestamp, nonce, sign] = ['accessKey', 'timestamp', 'nonce', 'sign'].map((name) => header(name) ?? '');
  return accessKey && sign ? { accessKey, timestamp: timestamp ?? '', nonce: nonce ?? '', sign } : null;
}

/** Wall ms of a timestamp in seconds, as the origin has it, or in ms; null if it is neither. */
export function timeOf(timestamp: string): number | null {
  if (!/^\d{10}(?:\d{3})?$/u.test(timestamp)) return null;
  return timestamp.length === 10 ? Number(timestamp) * 1000 : Number(timestamp);
}

export interface SignedRequest extends Pick<Signed, 'accessKey' | 'timestamp' | 'nonce'> {
  method: string;
  url: string;
}

const hmacOf = (secret: string, { method, url, accessKey, timestamp, nonce }: SignedRequest): Buffer =>
  createHmac('sha256', secret).update([method.toUpperCase(), url, accessKey, timestamp, nonce].join('&')).digest();

/** Signature in base64. */
export const signatureOf = (secret: string, request: SignedRequest): string => hmacOf(secret, request).toString('base64');

/** Compares in constant time. */
export function isSignature(sign: string, secret: string, request: SignedRequest): boolean {
  const given = Buffer.from(sign, 'base64');
  const right = hmacOf(secret, request);
  return given.length === right.length && timingSafeEqual(given, right);
}
