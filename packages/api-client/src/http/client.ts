import type { CallName, ControllerName } from '../contract/index.js';
import type { contract } from '../contract/registry.js';
import { captcha, login } from '../contract/sys-auth/sign-in.js';
import { sysConfig } from '../contract/sys-config/calls.js';
import type { EndpointMeta } from '../contract/declare.js';
import type { Input, Result } from '../contract/schemas.js';
import { ApiError, type ApiErrorDetails } from '../errors.js';
import { openEnvelope } from './envelope.js';
import { parseJson } from './json.js';
import { buildRequest } from './request.js';
import {
  ACCESS_TOKEN_HEADER,
  INVALID_TOKEN,
  isExpired,
  REFRESH_COOKIE_HEADER,
  REFRESH_TOKEN_HEADER,
  tokenClaims,
  tokenHeaders,
  type Tokens,
  type TokenStore,
} from './tokens.js';
import type { Mismatch } from './tolerant.js';

const RENEW = 'sysAuth.renew';

/** Code of the refusal of a call that needs a recent proof of identity. */
const PROOF_NEEDED = 'proofNeeded';

/** Timeout of a request, product specification §9. */
export const REQUEST_TIMEOUT_MS = 600_000;

export interface ClientOptions {
  /** Host of the API, e.g. `https://api.example.com`; empty for the page's own host. */
  baseUrl: string;
  tokens: TokenStore;
  /** Language code of the interface (`en`, `zh-cn`, `zh-tw`), read at each call. */
  locale: () => string;
  fetch?: typeof fetch;
  now?: () => number;
  timeoutMs?: number;
  /**
   * Mutual exclusion over everything that shares the tokens, e.g. a Web Lock over all tabs of a browser: of several calls with an expired
   * access token only one carries the refresh token. Default: one at a time within this client.
   */
  exclusive?: <T>(work: () => Promise<T>) => Promise<T>;
  /** Called with each value of a response that does not match its schema; the rest of the response is used. */
  onMismatch?: (mismatch: Mismatch) => void;
  /**
   * Called when a call is refused because it needs a recent proof of identity (`proofNeeded`). True sends the call once more, e.g. after the
   * user has entered the password.
   */
  onProofNeeded?: (call: string) => Promise<boolean>;
  /** Called when the server ended the session (spec §4): the tokens are already cleared. */
  onSessionEnd?: (call: string) => void;
}

export interface CallOptions {
  signal?: AbortSignal;
  /** Sends the input in the query string, to a backend that reads it nowhere else; only for calls declared so. */
  in?: 'query';
}

/** File returned by a call. */
export interface FileAnswer {
  blob: Blob;
  fileName: string | null;
}

export type AnswerOf<C extends ControllerName, K extends CallName<C>> = (typeof contract)[C][K] extends { answer: 'file' }
  ? FileAnswer
  : Result<C, K>;
type Caller<C extends ControllerName, K extends CallName<C>> =
  undefined extends Input<C, K>
    ? (input?: undefined, options?: CallOptions) => Promise<AnswerOf<C, K>>
    : (input: Input<C, K>, options?: CallOptions) => Promise<AnswerOf<C, K>>;

/** All declared calls with their types, e.g. `client.oceanBill.page({...})`. Streams are opened by `openStream`. */
export type Client = {
  [C in Exclude<ControllerName, 'live'>]: { [K in CallName<C>]: Caller<C, K> };
} & {
  /** Opens a declared stream; the caller reads the body. */
  openStream(signal: AbortSignal): Promise<Response>;
};

/** Typed client of the contract. It throws `ApiError` and has no other side effects: no toast, no navigation, no storage of its own. */
export function createClient(given: ClientOptions): Client {
  const options: Options = { ...given, exclusive: given.exclusive ?? oneAtATime(), aheadMs: 0 };
  // Properties are created on first access: the declarations of most calls are loaded with their first use.
  return proxyByName((controller) =>
    controller === 'openStream'
      ? (signal: AbortSignal) => openStream(options, signal)
      : proxyByName((name) => async (input?: unknown, given?: CallOptions) => {
          // The type restricts callers to known names.
          const declared = await declarationOf(controller as ControllerName, name);
          const meta = given?.in && declared.orQuery ? { ...declared, in: given.in } : declared;
          const once = () => run(options, controller as ControllerName, name, meta, input, given?.signal);
          try {
            return await once();
          } catch (error) {
            if (error instanceof ApiError && error.code === PROOF_NEEDED && (await options.onProofNeeded?.(error.call))) return once();
            throw error;
          }
        }),
  ) as Client;
}

/** Object whose properties are created on first access, each once. It has no `then`, so that awaiting it does not call one. */
function proxyByName(make: (name: string) => unknown): object {
  const made = new Map<string, unknown>();
  return new Proxy(
    {},
    {
      get(_, name) {
        if (typeof name !== 'string' || name === 'then') return undefined;
        if (!made.has(name)) made.set(name, make(name));
        return made.get(name);
      },
    },
  );
}

/** Declarations in the first chunk: calls before sign-in. */
const FIRST: Record<string, Record<string, EndpointMeta>> = { sysAuth: { captcha, login }, sysConfig };

async function declarationOf(controller: ControllerName, name: string): Promise<EndpointMeta> {
  const first = FIRST[controller]?.[name];
  if (first) return first;
  const { loadCalls } = await import('../contract/load.js');
  const calls: Record<string, EndpointMeta> | undefined = await loadCalls(controller);
  const meta = calls?.[name];
  if (!meta) throw new Error(`@seaberry/api-client: there is no call ${controller}.${name}.`);
  return meta;
}

type Options = ClientOptions &
  Required<Pick<ClientOptions, 'exclusive'>> & {
    /** How far the clock of this device is ahead of the server's, by the last token that was issued. */
    aheadMs: number;
  };

const serverNow = ({ now, aheadMs }: Options): number => (now ?? Date.now)() - aheadMs;

/** Queue within this page, one at a time. */
function oneAtATime(): <T>(work: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const mine = last.then(work, work);
    last = mine.catch(() => {});
    return mine;
  };
}

async function run(options: Options, controller: ControllerName, name: string, meta: EndpointMeta, input: unknown, signal?: AbortSignal) {
  const callName = `${controller}.${name}`;
  const sent = options.tokens.get();
  const response = await send(options, meta, callName, input, signal);
  if (meta.answer === 'file' && !isJson(response)) return fileAnswer(response);
  const text = await readText(response, callName);
  const details = describe(response, callName);
  let body: unknown;
  try {
    body = text === '' ? null : parseJson(text);
  } catch (cause) {
    throw new ApiError('invalid-response', `@seaberry/api-client: ${callName} did not answer JSON.`, { ...details, cause });
  }
  try {
    return await parseResult(options, controller, name, openEnvelope(body, details), details);
  } catch (error) {
    if (error instanceof ApiError && error.kind === 'unauthorized') endSession(options, callName, sent);
    throw error;
  }
}

/** The session whose cookie must give an access token before the call; null for a call that can be sent. */
function cookieNeeded(options: Options, { permission }: EndpointMeta): string | null {
  const held = options.tokens.get();
  if (permission === 'public' || held?.refreshToken || (held && !isExpired(held, serverNow(options)))) return null;
  return options.tokens.cookieSession?.() ?? null;
}

const cancelled = (call: string, signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => {
    const stop = (): void => reject(new ApiError('aborted', `${call} was cancelled.`, { call, cause: signal.reason }));
    if (signal.aborted) stop();
    else signal.addEventListener('abort', stop, { once: true });
  });

/** A cancelled call stops waiting; the renewal goes on, since its response has the only valid cookie. */
async function renewFirst(options: Options, meta: EndpointMeta, call: string, signal?: AbortSignal): Promise<void> {
  const renewal = options.exclusive(async () => {
    const sessionId = cookieNeeded(options, meta);
    if (sessionId === null) return;
    const { accessToken } = (await run(options, 'sysAuth', 'renew', await declarationOf('sysAuth', 'renew'), { sessionId })) as Tokens;
    // Behind a proxy that drops headers the token is in the body only.
    if (cookieNeeded(options, meta) !== null) options.tokens.set({ accessToken, refreshToken: null });
  });
  await (signal ? Promise.race([renewal, cancelled(call, signal)]) : renewal);
  if (!options.tokens.get()) throw new ApiError('unauthorized', INVALID_TOKEN, { call });
}

/** Sends a call. Calls with an expired access token are queued, and most of them then find a renewed one. */
async function send(options: Options, meta: EndpointMeta, call: string, input: unknown, signal?: AbortSignal): Promise<Response> {
  if (cookieNeeded(options, meta) !== null) await renewFirst(options, meta, call, signal);
  const expired = (): boolean => 'X-Authorization' in tokenHeaders(options.tokens.get(), serverNow(options));
  if (expired()) {
    const renewed = await options.exclusive(async () => (expired() ? await sendNow(options, meta, call, input, signal) : null));
    if (renewed) return renewed;
  }
  return sendNow(options, meta, call, input, signal);
}

async function sendNow(options: Options, meta: EndpointMeta, call: string, input: unknown, signal?: AbortSignal): Promise<Response> {
  if (signal?.aborted) throw new ApiError('aborted', `${call} was cancelled.`, { call, cause: signal.reason });
  const request = buildRequest(options.baseUrl, meta, input, call);
  const timeout = AbortSignal.timeout(options.timeoutMs ?? REQUEST_TIMEOUT_MS);
  const limit = meta.answer === 'stream' ? signal : signal ? AbortSignal.any([signal, timeout]) : timeout;
  const sentTokens = options.tokens.get();
  let response: Response;
  try {
    response = await (options.fetch ?? fetch)(request.url, {
      method: request.method,
      headers: {
        ...request.headers,
        ...tokenHeaders(sentTokens, serverNow(options)),
        ...(options.tokens.cookieSession && !sentTokens ? { [REFRESH_COOKIE_HEADER]: '1' } : {}),
        'Accept-Language': options.locale(),
      },
      ...(request.body === null ? {} : { body: request.body }),
      ...(limit ? { signal: limit } : {}),
      // `keepalive`, so that a page that is left stores the new cookie too.
      ...(call === RENEW ? { keepalive: true } : {}),
    });
  } catch (cause) {
    throw connectionError(cause, call, signal, timeout);
  }
  takeTokens(options, response, call, sentTokens);
  if (response.status === 401) {
    endSession(options, call, sentTokens);
    throw new ApiError('unauthorized', response.statusText || 'Unauthorized', describe(response, call));
  }
  if (response.status >= 400) throw await httpError(response, call);
  return response;
}

function connectionError(cause: unknown, call: string, signal: AbortSignal | undefined, timeout: AbortSignal): ApiError {
  if (signal?.aborted) return new ApiError('aborted', `${call} was cancelled.`, { call, cause });
  if (timeout.aborted) return new ApiError('timeout', `${call} took too long.`, { call, cause });
  return new ApiError('network', 'Request Error.', { call, cause });
}

async function httpError(response: Response, call: string): Promise<ApiError> {
  const details = describe(response, call);
  if (isJson(response)) {
    try {
      openEnvelope(parseJson(await response.text()), details);
    } catch (error) {
      if (error instanceof ApiError) return new ApiError('http', error.message || response.statusText, { ...details, ...detailsOf(error) });
    }
  }
  return new ApiError('http', response.statusText || 'Request Error.', details);
}

function detailsOf(error: ApiError): Partial<ApiErrorDetails> {
  return { ...(error.code ? { code: error.code } : {}), ...(error.fields ? { fields: error.fields } : {}) };
}

/** Any response may carry new tokens or end the session (spec §4). */
function takeTokens(options: Options, response: Response, call: string, sent: Tokens | null): void {
  const access = response.headers.get(ACCESS_TOKEN_HEADER);
  if (!access) return;
  if (access === INVALID_TOKEN) {
    endSession(options, call, sent);
    if (call !== 'sysAuth.logout') throw new ApiError('unauthorized', INVALID_TOKEN, describe(response, call));
    return;
  }
  const { iat } = tokenClaims(access);
  if (typeof iat === 'number') options.aheadMs = (options.now ?? Date.now)() - iat * 1000;
  options.tokens.set({
    accessToken: access,
    refreshToken: response.headers.get(REFRESH_TOKEN_HEADER) ?? options.tokens.get()?.refreshToken ?? null,
  });
}

/** A rejection of tokens that were replaced meanwhile (another tab, a new sign-in) does not end the session. */
function endSession(options: ClientOptions, call: string, sent: Tokens | null): void {
  if (options.tokens.get()?.accessToken !== sent?.accessToken) return;
  options.tokens.clear();
  options.onSessionEnd?.(call);
}

async function readText(response: Response, call: string): Promise<string> {
  try {
    return await response.text();
  } catch (cause) {
    throw new ApiError('network', 'Request Error.', { call, cause });
  }
}

async function parseResult(options: ClientOptions, controller: ControllerName, name: string, result: unknown, details: ApiErrorDetails) {
  const [{ loadController }, { parseTolerant }] = await Promise.all([import('./load.js'), import('./tolerant.js')]);
  const { table, safeParse } = await loadController(controller);
  const schema = table[name]?.result;
  if (!schema) return result;
  const parsed = parseTolerant(schema, safeParse, result, details.call, options.onMismatch ?? (() => {}));
  if (!parsed.ok) throw new ApiError('invalid-response', `@seaberry/api-client: the answer of ${details.call} could not be read.`, details);
  return parsed.value;
}

async function fileAnswer(response: Response): Promise<FileAnswer> {
  const disposition = response.headers.get('Content-Disposition') ?? '';
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(disposition)?.[1];
  const plain = /filename="?([^";]+)"?/i.exec(disposition)?.[1];
  return { blob: await response.blob(), fileName: encoded ? decodeURIComponent(encoded) : (plain ?? null) };
}

const isJson = (response: Response) => (response.headers.get('Content-Type') ?? '').includes('json');

function describe(response: Response, call: string): ApiErrorDetails {
  const correlationId = response.headers.get('X-Correlation-Id');
  const retryAfterS = waitOf(response.headers);
  return { call, status: response.status, ...(correlationId ? { correlationId } : {}), ...(retryAfterS ? { retryAfterS } : {}) };
}

/** Retry-After in whole seconds, 0 for none. A date is relative to the server's clock, its Date header. */
function waitOf(headers: Headers): number {
  const text = headers.get('Retry-After') ?? '';
  const ms = /^\d+$/.test(text) ? Number(text) * 1000 : Date.parse(text) - (Date.parse(headers.get('Date') ?? '') || Date.now());
  return ms > 0 ? Math.ceil(ms / 1000) : 0;
}

async function openStream(options: Options, signal: AbortSignal): Promise<Response> {
  return send(options, await declarationOf('live', 'stream'), 'live.stream', undefined, signal);
}
