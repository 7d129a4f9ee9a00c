import type { ApiErrorKind } from '../errors.js';
import { ACCESS_TOKEN_HEADER, INVALID_TOKEN } from '../http/tokens.js';

const JSON_HEADERS = { 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': 'no-store' };

/** The envelope as the server writes it. */
export function enveloped(
  now: number,
  { code = 200, message = '', result = null, extras = null }: { code?: number; message?: string; result?: unknown; extras?: unknown },
): Response {
  const type = code === 200 ? 'success' : 'error';
  const time = new Date(now).toISOString();
  return new Response(JSON.stringify({ code, type, message, result: result ?? null, extras, time }), { headers: JSON_HEADERS });
}

/** Response other than a plain result: made by the functions below and returned by a double. */
export class Outcome {
  /** Error kind that the client derives from it; null for a successful response. */
  readonly kind: ApiErrorKind | null;
  readonly respond: (now: number, signal: AbortSignal) => Response | Promise<Response>;

  constructor(kind: ApiErrorKind | null, respond: (now: number, signal: AbortSignal) => Response | Promise<Response>) {
    this.kind = kind;
    this.respond = respond;
  }
}

/** Business error as the server sends it: HTTP 200, envelope code 400, `[CODE] text`. */
export const businessError = (code: string, text = ''): Outcome =>
  new Outcome('business', (now) => enveloped(now, { code: 400, message: `[${code}] ${text}` }));

/** Change of a row that another user has changed meanwhile: envelope code 409, with the row as it is now. */
export const outdated = (current: Readonly<Record<string, unknown>>, text = ''): Outcome =>
  new Outcome('business', (now) => enveloped(now, { code: 409, message: `[outdated] ${text}`, extras: { current } }));

/** Validation error: fields with their reasons. */
export const fieldErrors = (fields: Readonly<Record<string, readonly string[]>>): Outcome =>
  new Outcome('business', (now) => enveloped(now, { code: 400, message: JSON.stringify(fields) }));

/** Ended session: envelope code 401, and the header that clears the tokens. */
export const signedOut = (): Outcome =>
  new Outcome('unauthorized', (now) => {
    const response = enveloped(now, { code: 401, message: '[D1011] Please sign in again.' });
    response.headers.set(ACCESS_TOKEN_HEADER, INVALID_TOKEN);
    return response;
  });

/** Missing permission: envelope code 403. */
export const forbidden = (): Outcome => new Outcome('business', (now) => enveloped(now, { code: 403, message: 'Forbidden' }));

/** Response of a proxy or a crashed server. @param status 400 or above */
export const httpError = (status: number, statusText = ''): Outcome => new Outcome('http', () => new Response('', { status, statusText }));

/** Failed connection without a response. */
export const networkError = (): Outcome =>
  new Outcome('network', () => {
    throw new TypeError('Failed to fetch');
  });

/** Never responds until the request is aborted: for screenshots of loading states. */
export const pending = (): Outcome =>
  new Outcome(
    'aborted',
    (_now, signal) =>
      new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true })),
  );

/** A file, for calls declared to return one. */
export const file = (name: string, content: BlobPart, contentType = 'application/octet-stream'): Outcome =>
  new Outcome(
    null,
    () =>
      new Response(new Blob([content]), {
        headers: {
          'Content-Type': contentType,
          'Content-Disposition': `attachment; filename="file"; filename*=UTF-8''${encodeURIComponent(name)}`,
        },
      }),
  );

/** Live hints as a stream, which stays open after the last one. */
export const hints = (...events: readonly { topic: string; id?: string }[]): Outcome =>
  new Outcome(null, (_now, signal) => {
    const encoder = new TextEncoder();
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        for (const event of events) controller.enqueue(encoder.encode(`data: ${JSON.stringify(event)}\n\n`));
        signal.addEventListener('abort', () => controller.error(signal.reason), { once: true });
      },
    });
    return new Response(body, { headers: { 'Content-Type': 'text/event-stream; charset=utf-8' } });
  });

/** Resolves after `ms` of wall time; the caller may abort before. */
export const delayed = <T>(ms: number, answer: T): Promise<T> => new Promise((resolve) => setTimeout(() => resolve(answer), ms));
