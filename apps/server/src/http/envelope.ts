import type { Locale } from '@seaberry/i18n';
import { isDeadlock, isUnavailable, sqlState } from '../db/port.ts';
import { ERROR } from './error-codes.ts';
import { BusinessError, FieldErrors, Forbidden, Outdated, SignatureRefused, SignedOut, TooMany, WrongContentType } from './errors.ts';
import { errorText, reasonText } from './texts.ts';

/** Envelope of every JSON response. */
export interface Envelope {
  code: number;
  type: 'success' | 'error';
  message: string;
  result: unknown;
  extras: unknown;
  /** Wall time of the response, ISO 8601 with `Z`. */
  time: string;
}

const now = (): string => new Date().toISOString();

export const success = (result: unknown): Envelope => ({
  code: 200,
  type: 'success',
  message: '',
  result: result ?? null,
  extras: null,
  time: now(),
});

/** Same around a result that is JSON text. */
export const successJson = (result: string): string =>
  `{"code":200,"type":"success","message":"","result":${result},"extras":null,"time":"${now()}"}`;

export interface Failure {
  /** HTTP status. */
  status: 200 | 403 | 404 | 413 | 415 | 421 | 429 | 503;
  body: Envelope;
  headers: Record<string, string>;
  /** Outcome in the operation log. */
  outcome: string;
  /** True for an internal error, which is logged with its stack. */
  internal: boolean;
}

const failedCall = (
  code: number,
  message: string,
  outcome: string,
  { extras = null, ...rest }: Partial<Failure> & { extras?: object | null } = {},
): Failure => ({
  status: 200,
  headers: {},
  internal: false,
  outcome,
  body: { code, type: 'error', message, result: null, extras, time: now() },
  ...rest,
});

/** Reasons per field in the caller's language, as JSON text like in the origin. */
const fieldTexts = (locale: Locale, fields: FieldErrors['fields']): string =>
  JSON.stringify(
    Object.fromEntries(Object.entries(fields).map(([field, reasons]) => [field, reasons.map((reason) => reasonText(locale, reason))])),
  );

/** SQLSTATEs for a text with NUL, which no database stores. */
const NOT_A_TEXT: ReadonlySet<string | null> = new Set(['22021', '22P05']);

/** A transaction or statement that took too long, e.g. for others on an overloaded machine. It was rolled back. */
const isTimedOut = (error: unknown): boolean =>
  sqlState(error) === '57014' || (error instanceof Error && error.name === 'TransactionTimeout');

const DISK_FULL = '53100';
/** Seconds after which a client may try again while the database cannot be reached. */
const RETRY_S = '5';

/** Response for any thrown error. The text of an unexpected error is never sent. */
export function failureOf(error: unknown, locale: Locale, correlationId: string): Failure {
  if (error instanceof BusinessError) return failedCall(400, `[${error.code}] ${errorText(locale, error.code, error.params)}`, error.code);
  if (error instanceof FieldErrors) return failedCall(400, fieldTexts(locale, error.fields), 'invalid');
  if (error instanceof Outdated)
    return failedCall(409, `[outdated] ${errorText(locale, 'outdated')}`, 'outdated', { extras: { current: error.current } });
  if (error instanceof SignatureRefused) return failedCall(401, `[${error.code}] ${errorText(locale, error.code)}`, error.code);
  if (error instanceof SignedOut)
    return failedCall(401, errorText(locale, ERROR.notSignedIn), 'signedOut', { headers: { 'access-token': 'invalid_token' } });
  if (error instanceof Forbidden) return failedCall(403, errorText(locale, 'forbidden'), 'forbidden');
  if (error instanceof TooMany) {
    return failedCall(429, errorText(locale, 'tooManyRequests'), 'tooMany', {
      status: 429,
      headers: { 'Retry-After': String(error.retryAfterS) },
    });
  }
  if (isUnavailable(error) || isDeadlock(error) || isTimedOut(error)) {
    return failedCall(503, errorText(locale, 'unavailable'), 'unavailable', {
      status: 503,
      headers: { 'Retry-After': RETRY_S },
      internal: true,
    });
  }
  if (sqlState(error) === DISK_FULL) return failedCall(503, errorText(locale, 'diskFull'), 'diskFull', { status: 503, internal: true });
  if (error instanceof WrongContentType) return failedCall(415, errorText(locale, 'contentType'), 'contentType', { status: 415 });
  if (NOT_A_TEXT.has(sqlState(error))) return failedCall(400, `[unreadable] ${errorText(locale, 'unreadable')}`, 'unreadable');
  return failedCall(500, errorText(locale, 'internal', { id: correlationId }), 'internal', { internal: true });
}

export const notFound = (locale: Locale): Failure => failedCall(404, errorText(locale, 'notFound'), 'notFound', { status: 404 });
export const foreignOrigin = (locale: Locale): Failure =>
  failedCall(403, errorText(locale, 'foreignOrigin'), 'foreignOrigin', { status: 403 });
export const foreignHost = (locale: Locale): Failure => failedCall(421, errorText(locale, 'foreignHost'), 'foreignHost', { status: 421 });
export const docsClosed = (locale: Locale): Failure => failedCall(404, errorText(locale, 'docsClosed'), 'docsClosed', { status: 404 });
export const tooLarge = (locale: Locale): Failure => failedCall(400, errorText(locale, 'bodyTooLarge'), 'tooLarge', { status: 413 });
