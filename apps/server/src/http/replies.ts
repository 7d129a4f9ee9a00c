import type { Context } from 'hono';
import type { AppEnv } from './env.ts';
import { success, successJson, type Failure } from './envelope.ts';
import type { FileReply, JsonReply, StreamReply } from './handlers.ts';
import { CORRELATION_HEADER, SECURITY_HEADERS } from './security.ts';

const JSON_HEADERS = { 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': 'no-store' };
const ALL_JSON_HEADERS = { ...JSON_HEADERS, ...SECURITY_HEADERS };

export const isReply = (answer: unknown): answer is FileReply | StreamReply | JsonReply =>
  typeof answer === 'object' &&
  answer !== null &&
  'kind' in answer &&
  'body' in answer &&
  (answer.kind === 'file' || answer.kind === 'stream' || answer.kind === 'json');

/** Sets all headers at once: middleware that adds them one by one would take a seventh of the time of a list call. */
function json(http: Context<AppEnv>, text: string): Response {
  const response = new Response(text, { headers: { ...ALL_JSON_HEADERS, [CORRELATION_HEADER]: http.get('correlationId') } });
  http.set('complete', response);
  return response;
}

export function reply(http: Context<AppEnv>, answer: unknown, bare: boolean): Response {
  if (bare) return json(http, JSON.stringify(answer));
  if (!isReply(answer)) return json(http, JSON.stringify(success(answer)));
  if (answer.kind === 'json') return json(http, successJson(answer.body));
  if (answer.kind === 'stream') {
    return new Response(answer.body, {
      headers: { 'Content-Type': 'text/event-stream; charset=utf-8', 'Cache-Control': 'no-store', 'X-Accel-Buffering': 'no' },
    });
  }
  const plain = answer.name.replaceAll(/[^\w.-]+/gu, '_');
  return new Response(answer.body instanceof Uint8Array ? new Uint8Array(answer.body) : answer.body, {
    headers: {
      'Content-Type': answer.contentType,
      ...(answer.size === undefined ? {} : { 'Content-Length': String(answer.size) }),
      'Cache-Control': 'no-store',
      ...(answer.policy ? { 'Content-Security-Policy': answer.policy } : {}),
      'Content-Disposition': `${answer.inline ? 'inline' : 'attachment'}; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(answer.name.toWellFormed())}`,
    },
  });
}

export const errorResponse = (failure: Failure): Response =>
  new Response(JSON.stringify(failure.body), { status: failure.status, headers: { ...JSON_HEADERS, ...failure.headers } });

export function addHeaders(response: Response, given: readonly [string, string][]): void {
  const headers = new Headers();
  for (const [name, value] of given) {
    if (name === 'Set-Cookie') headers.append(name, value);
    else headers.set(name, value);
  }
  // Renewed tokens must not be sent in a response that ends the session.
  if (headers.get('access-token') === 'invalid_token') headers.delete('x-access-token');
  for (const [name, value] of headers) {
    if (name === 'set-cookie') response.headers.append(name, value);
    else if (!response.headers.has(name)) response.headers.set(name, value);
  }
}
