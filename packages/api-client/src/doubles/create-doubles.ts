import * as z from 'zod/mini';
import { type CallName, type ControllerName } from '../contract/index.js';
import { contract } from '../contract/registry.js';
import type { Answered, Parsed } from '../contract/schemas.js';
import { isApiError } from '../errors.js';
import { type Client, createClient } from '../http/client.js';
import { ACCESS_TOKEN_HEADER, INVALID_TOKEN, memoryTokenStore, REFRESH_TOKEN_HEADER, type TokenStore } from '../http/tokens.js';
import { DoubleError } from './error.js';
import { enveloped, Outcome, signedOut } from './outcome.js';
import { findCall, type FoundCall, issuesText, readInput } from './request.js';

/** Response of a test double: the result as a server handler returns it, or an outcome (`businessError`, `file`, …). */
export type DoubleResponse<C extends ControllerName, K extends CallName<C>> = (typeof contract)[C][K] extends { answer: 'file' | 'stream' }
  ? Outcome
  : Answered<C, K> | Outcome;

/** @param input as a server handler receives it: validated, with defaults */
export type DoubleHandler<C extends ControllerName, K extends CallName<C>> = (
  input: Parsed<C, K>,
  request: DoubleRequest,
) => DoubleResponse<C, K> | Promise<DoubleResponse<C, K>>;

/** One handler for each call that the test uses: controller, then call. */
export type DoubleHandlers = { [C in ControllerName]?: { [K in CallName<C>]?: DoubleHandler<C, K> } };

export interface DoubleRequest {
  /** Requested language code. */
  locale: string;
  headers: Headers;
}

/** A recorded call. */
export interface DoubleCall {
  /** `controller.call` */
  call: string;
  input: unknown;
}

export interface DoublesOptions {
  /** Language of `client`. @default 'en' */
  locale?: string;
  /** Tokens of `client`. @default an authenticated user */
  tokens?: TokenStore;
  /** The same as of `createClient`. */
  onProofNeeded?: (call: string) => Promise<boolean>;
  /** Wall ms since the epoch, for `time` of the envelope. @default Date.now */
  now?: () => number;
  /** Called for each `DoubleError`; stories pass `console.error`, which fails them. */
  onError?: (error: DoubleError) => void;
}

export interface Doubles {
  /** For `createClient({ fetch })` or any other caller. Throws a `DoubleError`. */
  fetch: typeof globalThis.fetch;
  /** A client of these doubles; it throws `ApiError` as usual, and a `DoubleError` as it is, not as the cause of an `ApiError`. */
  client: Client;
  tokens: TokenStore;
  /** Recorded calls, in order. */
  calls: readonly DoubleCall[];
  /** Every `DoubleError` so far, in order. */
  errors: readonly DoubleError[];
  /** Adds or replaces doubles from now on. */
  answer(more: DoubleHandlers): void;
}

type AnyHandler = (input: unknown, request: DoubleRequest) => unknown;

/**
 * Fake backend for tests and stories, made from the declarations: a request must be a declared call with valid input, and a response must
 * match the declared result; it is sent as the call declares it, in the envelope or bare.
 * @example const { client } = createDoubles({ oceanBill: { statusCount: () => ({ all: 1, unshipped: 0, tracking: 1, ended: 0, failed: 0 })
 * } }); await client.oceanBill.statusCount({});
 */
export function createDoubles(answers: DoubleHandlers, options: DoublesOptions = {}): Doubles {
  const handlers = new Map<string, AnyHandler>();
  const calls: DoubleCall[] = [];
  const errors: DoubleError[] = [];
  const now = options.now ?? Date.now;
  const tokens = options.tokens ?? memoryTokenStore({ accessToken: 'double.access.token', refreshToken: 'double.refresh.token' });
  const answer = (more: DoubleHandlers): void => {
    for (const [controller, table] of Object.entries(more))
      for (const [name, handler] of Object.entries(table ?? {})) handlers.set(`${controller}.${name}`, handler as AnyHandler); // typed by the signature
  };
  answer(answers);

  const serve = async (request: Request): Promise<Response> => {
    const found = findCall(request.method, new URL(request.url).pathname);
    if (found.meta.permission !== 'public' && !request.headers.has('Authorization')) return signedOut().respond(now(), request.signal);
    const input = await readInput(found, request);
    calls.push({ call: found.callName, input });
    const handler = handlers.get(found.callName);
    if (!handler) throw new DoubleError(found.callName, 'was called and has no answer; give one to createDoubles().');
    const given = handler(input, { locale: request.headers.get('Accept-Language') ?? '', headers: request.headers });
    return respond(found, await orAborted(Promise.resolve(given), request.signal), now(), request.signal);
  };

  const send: typeof globalThis.fetch = async (target, init) => {
    try {
      const request = target instanceof Request ? new Request(target, init) : new Request(new URL(target, 'http://doubles.test'), init);
      return await serve(request);
    } catch (error) {
      if (error instanceof DoubleError) {
        errors.push(error);
        options.onError?.(error);
      }
      throw error;
    }
  };
  const client = createClient({
    baseUrl: 'http://doubles.test',
    tokens,
    locale: () => options.locale ?? 'en',
    fetch: send,
    now,
    ...(options.onProofNeeded ? { onProofNeeded: options.onProofNeeded } : {}),
  });
  return { fetch: send, client: withErrors(client), tokens, calls, errors, answer };
}

async function respond(call: FoundCall, given: unknown, now: number, signal: AbortSignal): Promise<Response> {
  if (given instanceof Outcome) return given.respond(now, signal);
  const bare = call.meta.answer === 'bare';
  if (call.meta.answer !== 'result' && !bare)
    throw new DoubleError(call.callName, `answers a ${call.meta.answer}: return file() or hints().`);
  const parsed = z.safeParse(call.schemas.result, given);
  if (!parsed.success) throw new DoubleError(call.callName, `was given an answer that does not fit: ${issuesText(parsed.error.issues)}`);
  const response = bare ? Response.json(given) : enveloped(now, { result: given });
  for (const [name, value] of Object.entries(sessionHeaders(call.callName, given))) response.headers.set(name, value);
  return response;
}

/**
 * Sign-in by password and sign-out also pass tokens in headers (product specification §4). The server does so for other ways to sign in too;
 * the doubles do not.
 */
function sessionHeaders(call: string, given: unknown): Record<string, string> {
  if (call === 'sysAuth.logout') return { [ACCESS_TOKEN_HEADER]: INVALID_TOKEN };
  if (call !== 'sysAuth.login') return {};
  const { accessToken, refreshToken } = given as Answered<'sysAuth', 'login'>; // By its declaration.
  if (!accessToken) return {};
  return { [ACCESS_TOKEN_HEADER]: accessToken, ...(refreshToken ? { [REFRESH_TOKEN_HEADER]: refreshToken } : {}) };
}

/** Aborting the request ends the wait, as with a real connection. */
function orAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  signal.throwIfAborted();
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
    work.then(resolve, reject);
  });
}

/** The client treats any error of `fetch` as a lost connection; a `DoubleError` must not look like one. */
function withErrors(client: Client): Client {
  const honest =
    (call: (...args: unknown[]) => Promise<unknown>) =>
    async (...args: unknown[]): Promise<unknown> => {
      try {
        return await call(...args);
      } catch (error) {
        throw isApiError(error) && error.cause instanceof DoubleError ? error.cause : error;
      }
    };
  const wrapped = Object.entries(contract).map(([name, calls]) => {
    // Names of declarations, which are properties of the client.
    const part: object = Reflect.get(client, name);
    const call = (of: string) => honest((...args) => (Reflect.get(part, of) as (...given: unknown[]) => Promise<unknown>)(...args));
    return [name, Object.fromEntries(Object.keys(calls).map((of) => [of, call(of)]))];
  });
  // Same names and functions; TypeScript cannot infer this from `Object.entries`.
  return { ...Object.fromEntries(wrapped), openStream: honest((signal) => client.openStream(signal as AbortSignal)) } as Client;
}
