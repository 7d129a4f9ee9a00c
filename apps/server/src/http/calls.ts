import { codesOf } from '@seaberry/api-client/contract';
import { allCalls, isForPeople, type DeclaredCall } from '@seaberry/api-client/registry';
import { schemas } from '@seaberry/api-client/schemas';
import type { Context, Hono } from 'hono';
import * as z from 'zod/mini';
import { isDeadlock, type Scope } from '../db/port.ts';
import type { Deps } from '../deps.ts';
import { writeLog, type LogEntry, type LogKind } from '../modules/audit/service.ts';
import { withActor, type Actor } from '../ports/actor.ts';
import type { Auth } from '../modules/auth/service.ts';
import { signedIn, type Signed } from '../modules/open-access/rules.ts';
import { reportReuse } from '../modules/auth/sessions/reuse/service.ts';
import { bearer } from './bearer.ts';
import { assertShort } from './body-limit.ts';
import { ServedContext } from './context.ts';
import type { AppEnv } from './env.ts';
import { failureOf, success, successJson, type Failure } from './envelope.ts';
import { BusinessError, Forbidden, Outdated, SignatureRefused, SignedOut } from './errors.ts';
import type { CallContext, FileReply, Handlers, JsonReply, Outside, SignedIn, StreamReply } from './handlers.ts';
import { compileInput, type ReadInput } from './input.ts';
import type { Limits } from './limits.ts';
import { CORRELATION_HEADER, RESOURCE_HEADER, SECURITY_HEADERS } from './security.ts';
import { changesOfCompany, inTurnsOfCompany, readsOfCompany } from './turns.ts';

/** Body limit for unauthenticated requests: enough for a sign-in form. */
const MAX_ANONYMOUS_BODY_BYTES = 64 * 1024;

/** Duration of a slow upload, after which the caller is authenticated again. */
const SLOW_MS = 2000;

type AnyRun = (input: unknown, context: CallContext) => Promise<unknown>;

interface Call {
  name: string;
  declared: DeclaredCall['meta'];
  read: ReadInput;
  run: AnyRun;
  outside: boolean;
  result: z.ZodMiniType;
}

export interface CallDeps {
  deps: Deps;
  auth: Auth;
  handlers: Handlers;
  limits: Limits;
  /** For tests: a response that does not match its schema is an error. */
  validateResponses?: boolean;
}

/** Routes every call of the contract to its handler. Everything that can be precomputed is. */
export function mountCalls(app: Hono<AppEnv>, parts: CallDeps): void {
  for (const { controller, name, meta } of allCalls()) {
    const call = compile(controller, name, meta, parts.handlers);
    app.on(meta.method, meta.path.replaceAll(/\{(\w+)\}/gu, ':$1'), (context) => serve(parts, call, context));
  }
}

function compile(controller: DeclaredCall['controller'], name: string, meta: DeclaredCall['meta'], handlers: Handlers): Call {
  // The mapped types guarantee both entries; TypeScript cannot follow them through a dynamic name.
  const entry = (handlers[controller] as unknown as Record<string, AnyRun | Outside<AnyRun> | undefined>)[name];
  const table: Record<string, { input: z.ZodMiniType; result: z.ZodMiniType }> = schemas[controller];
  const schema = table[name];
  if (!entry || !schema) throw new Error(`${controller}.${name} has no handler or no schema.`);
  const outside = typeof entry !== 'function';
  return {
    name: `${controller}.${name}`,
    declared: meta,
    read: compileInput(meta, schema.input),
    run: outside ? entry.run : entry,
    outside,
    result: schema.result,
  };
}

/**
 * Deny by default: calls that are not public need a user, calls with permission codes a user who has one of them, calls across companies a
 * platform administrator.
 */
export function allowed({ permission, reach }: Pick<DeclaredCall['meta'], 'permission' | 'reach'>, user: SignedIn | null) {
  if (permission === 'public') return 'yes';
  if (!user) return 'signed-out';
  if (reach === 'platform' && !user.platform) return 'forbidden';
  if (permission === 'signed-in') return 'yes';
  return codesOf(permission).some((code) => user.buttons.has(code)) ? 'yes' : 'forbidden';
}

/** Scope of the transactions of a call (tenant and data range): the one place that derives it from the declared reach. */
export function reachOf(reach: DeclaredCall['meta']['reach'], user: SignedIn | null): Scope {
  if (!user || reach === 'platform') return 'system';
  const { tenantId, userId, orgId, orgs } = user;
  return { tenantId, userId, orgId, orgs: reach === 'company' ? null : orgs };
}

async function serve(parts: CallDeps, call: Call, http: Context<AppEnv>): Promise<Response> {
  const started = performance.now();
  const context = new ServedContext(parts.deps, http);
  let input: unknown;
  let response: Response;
  let outcome = 'ok';
  try {
    const { clock } = parts.deps;
    const receivedAt = clock.wallNow();
    await identify(parts, call, http, context);
    context.requireProof = () => requireProof(parts, context);
    if (call.declared.proof) await context.requireProof();
    if (!context.user) assertShort(http, MAX_ANONYMOUS_BODY_BYTES);
    input = await call.read(http.req);
    // The permissions of a slow sender may have been revoked meanwhile.
    if (context.user && clock.wallNow() - receivedAt > SLOW_MS) admit(call, context, await again(parts, context.user));
    const actor = call.declared.log === 'operation' ? actorOf(call, context) : null;
    const perform = call.outside ? performOutside : performInTransaction;
    const answer = await withActor(actor, () => perform(parts, call, input, context, started));
    response = reply(http, answer, call.declared.answer === 'bare');
    if (parts.deps.config.corsOrigins.length > 0 && isReply(answer) && answer.kind === 'file')
      response.headers.set(RESOURCE_HEADER, 'cross-origin');
  } catch (error) {
    const failure = failureOf(withoutUnreadable(error, call, context.user), context.locale, context.correlationId);
    outcome = failure.outcome;
    if (failure.internal) parts.deps.log.error({ err: error, call: call.name }, 'A call failed.');
    await logFailure(parts, call, input, context, { outcome, error: failure.internal ? error : null }, started);
    response = errorResponse(failure);
  }
  if (context.answered.length > 0) addHeaders(response, context.answered);
  const ms = Math.round((performance.now() - started) * 10) / 10;
  parts.deps.log.info({ call: call.name, outcome, ms, userId: context.user?.userId, key: context.user?.key?.accessKey }, 'call');
  return response;
}

/** The error without its current row, for a caller who may change rows but not read them. */
function withoutUnreadable(error: unknown, call: Call, user: SignedIn | null): unknown {
  if (!(error instanceof Outdated)) return error;
  const calls = allCalls().filter(({ controller }) => call.name.startsWith(`${controller}.`));
  const readers = error.readBy ? [error.readBy] : ['page', 'list'];
  const reader = readers.map((name) => calls.find((one) => one.name === name)).find(Boolean);
  return reader && allowed(reader.meta, user) === 'yes' ? error : new Outdated(null);
}

function addHeaders(response: Response, given: readonly [string, string][]): void {
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

/** Files and streams are requested by links, images and frames, which cannot send a header, and URLs never contain a token. */
const takesTicket = (answer: DeclaredCall['meta']['answer']): boolean => answer === 'file' || answer === 'stream';

/** Authentication, rate limit and permission check. Sets `context.user`. */
async function identify(parts: CallDeps, call: Call, http: Context<AppEnv>, context: CallContext): Promise<void> {
  const token = bearer(http.req.header('Authorization'));
  const signed = token ? null : signedIn((name) => http.req.header(name));
  if (signed) {
    await identifyBySignature(parts, call, http, context, signed);
    return;
  }
  const ticket = token || !takesTicket(call.declared.answer) ? undefined : http.req.query('ticket');
  if (ticket) context.user = await parts.auth.tickets.take(ticket, new URL(http.req.url));
  if (token) {
    const found = await parts.auth.sessions.authenticate(
      token,
      bearer(http.req.header('X-Authorization')) ?? null,
      reportReuse(parts.auth, context),
    );
    context.user = found?.user ?? null;
    if (found?.renewed) {
      context.setHeader('access-token', found.renewed.accessToken);
      context.setHeader('x-access-token', found.renewed.refreshToken);
    }
  }
  await parts.limits.count(context.user?.userId ?? null, context.ip, call.name);
  admit(call, context, context.user);
}

/** The same for a signed request: the nonce is used last, so that a request beyond the limit costs no write. */
async function identifyBySignature(
  parts: CallDeps,
  call: Call,
  http: Context<AppEnv>,
  context: CallContext,
  signed: Signed,
): Promise<void> {
  const { auth, limits } = parts;
  const { pathname, search } = new URL(http.req.url);
  let user: SignedIn;
  try {
    user = await auth.signatures.verify(signed, { method: http.req.method, path: pathname, search });
  } catch (error) {
    if (error instanceof SignatureRefused) await limits.count(null, context.ip, call.name);
    throw error;
  }
  await limits.count(user.userId, context.ip, call.name);
  await auth.signatures.use(user, signed.nonce, context.ip);
  admit(call, context, user);
}

/** The user with current rights; null when the session has ended or the key is disabled. */
const again = ({ auth }: CallDeps, user: SignedIn): Promise<SignedIn | null> =>
  user.key ? auth.signatures.again(user) : auth.sessions.again(user);

/** Calls of a user whose password was set by an administrator, until they set another. */
const OPEN_BEFORE_CHANGE = new Set(['sysUser.changePwd', 'sysAuth.logout', 'sysAuth.userInfo', 'sysAuth.refreshToken']);

/** Calls of a user whose roles ask for a second factor, until they have one. */
const OPEN_BEFORE_FACTOR = new Set([
  'sysAuth.logout',
  'sysAuth.userInfo',
  'sysAuth.refreshToken',
  'sysAuth.prove',
  'sysFactor.own',
  'sysFactor.beginTotp',
  'sysFactor.confirmTotp',
  'sysFactor.passkeyOptions',
  'sysFactor.addPasskey',
  'sysFactor.proveOptions',
]);

/** @throws SignedOut, Forbidden; BusinessError callForPeople, passwordChangeNeeded, factorNeeded */
function admit(call: Call, context: CallContext, user: SignedIn | null): void {
  context.user = user;
  context.scope = reachOf(call.declared.reach, user);
  const verdict = allowed(call.declared, user);
  if (verdict === 'signed-out') throw new SignedOut();
  if (verdict === 'forbidden') throw new Forbidden();
  if (user?.key && (call.declared.proof || isForPeople(call.name))) throw new BusinessError('callForPeople');
  if (user?.mustChangePassword && call.declared.permission !== 'public' && !OPEN_BEFORE_CHANGE.has(call.name)) {
    throw new BusinessError('passwordChangeNeeded');
  }
  if (user?.mustAddFactor && !user.mustChangePassword && call.declared.permission !== 'public' && !OPEN_BEFORE_FACTOR.has(call.name)) {
    throw new BusinessError('factorNeeded');
  }
}

/** A stolen session alone must not be enough. @throws BusinessError proofNeeded */
async function requireProof({ auth }: CallDeps, { user }: CallContext): Promise<void> {
  if (user?.key) throw new BusinessError('callForPeople');
  if (!user || !(await auth.sessions.isProved(user.sessionId))) throw new BusinessError('proofNeeded');
}

/** In one transaction with its audit entry, so that both are committed or neither. */
function performInTransaction(parts: CallDeps, call: Call, input: unknown, context: ServedContext, started: number): Promise<unknown> {
  const { db } = parts.deps;
  const { log } = call.declared;
  const work = async (): Promise<unknown> => {
    const response = await run(parts, call, input, context);
    if (log) writeLog(db, entryOf(parts, call, input, context, log, 'ok', started));
    return response;
  };
  const transaction = (): Promise<unknown> => db.transaction(context.scope, work, { opener: call.name });
  const { user } = context;
  const inTurn = turnsOf(call);
  const attempt = user ? () => inTurn(user.tenantId, transaction) : transaction;
  // After a deadlock the database has rolled this transaction back and lets the other one commit: the second attempt sees its changes.
  return attempt().catch((error: unknown) => (isDeadlock(error) ? attempt() : Promise.reject(error)));
}

const turnsOf = ({ declared }: Call): typeof changesOfCompany => (declared.log === 'operation' ? changesOfCompany : readsOfCompany);

/** The handler opens its transactions and writes the audit entry in that of its change; without a change it is written at the end. */
async function performOutside(parts: CallDeps, call: Call, input: unknown, context: ServedContext, started: number): Promise<unknown> {
  const { db } = parts.deps;
  const { log } = call.declared;
  if (context.user) context.deps = { ...parts.deps, db: inTurnsOfCompany(db, context.user.tenantId, turnsOf(call)) };
  if (!log) return run(parts, call, input, context);
  const writeEntry = (outcome = 'ok'): void => writeLog(db, entryOf(parts, call, input, context, log, outcome, started));
  context.writeAuditEntry = (outcome) => {
    writeEntry(outcome);
    db.afterCommit(() => void (context.auditCommitted = true));
  };
  const response = await run(parts, call, input, context);
  // A failure to write the entry does not fail the call.
  if (!context.auditCommitted) {
    await db.transaction(context.scope, async () => writeEntry()).catch((error: unknown) => notLogged(parts, call, error));
  }
  return response;
}

async function run(parts: CallDeps, call: Call, input: unknown, context: ServedContext): Promise<unknown> {
  const response = await call.run(input, context);
  if (parts.validateResponses) validateResponse(call, response);
  return response;
}

function validateResponse(call: Call, answer: unknown): void {
  if (call.declared.answer !== 'result' && call.declared.answer !== 'bare') return;
  const parsed = z.safeParse(call.result, isReply(answer) && answer.kind === 'json' ? JSON.parse(answer.body) : answer);
  if (!parsed.success) throw new Error(`${call.name} answers what its schema does not allow: ${JSON.stringify(parsed.error.issues)}`);
}

/**
 * A rejected call is logged like a successful one; an internal error also in the error log. An audit entry written before the failure is
 * kept.
 */
async function logFailure(
  parts: CallDeps,
  call: Call,
  input: unknown,
  context: ServedContext,
  { outcome, error }: { outcome: string; error: unknown },
  started: number,
): Promise<void> {
  const { db } = parts.deps;
  const entries: LogEntry[] = [];
  if (call.declared.log && !context.auditCommitted) entries.push(entryOf(parts, call, input, context, call.declared.log, outcome, started));
  if (error !== null) entries.push({ ...entryOf(parts, call, input, context, 'exception', outcome, started), error });
  if (entries.length === 0) return;
  try {
    await db.transaction('system', async () => {
      for (const entry of entries) writeLog(db, entry);
    });
  } catch (failed) {
    notLogged(parts, call, failed);
  }
}

const notLogged = ({ deps }: CallDeps, { name }: Call, error: unknown): void =>
  deps.log.error({ err: error, call: name }, 'A call could not be logged.');

const actorOf = (call: Call, { user, correlationId }: CallContext): Actor => ({
  call: call.name,
  account: user?.account ?? '',
  userId: user?.userId ?? null,
  correlationId,
});

/** Account name of an unauthenticated attempt, as typed. */
function typedName(input: unknown): string | null {
  if (typeof input !== 'object' || input === null) return null;
  for (const key of ['account', 'phone', 'phoneNumber', 'to']) {
    const value: unknown = Reflect.get(input, key);
    if (typeof value === 'string') return value;
  }
  return null;
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null && !Array.isArray(value);

/** The entry of a signed request names its access key in the input, which the seals of the logs cover. */
function entryOf(
  { deps }: CallDeps,
  call: Call,
  input: unknown,
  context: CallContext,
  kind: LogKind,
  outcome: string,
  started: number,
): LogEntry {
  const account = typedName(input);
  const who = context.audited ?? context.user ?? { tenantId: null, userId: null, account: account?.slice(0, 254) ?? null, realName: null };
  return {
    kind,
    tenantId: who.tenantId,
    userId: who.userId,
    account: who.account,
    realName: who.realName,
    call: call.name,
    outcome,
    input: context.user?.key ? { ...(isObject(input) ? input : {}), signedBy: context.user.key.accessKey } : input,
    ip: context.ip,
    userAgent: context.header('User-Agent') ?? null,
    correlationId: context.correlationId,
    durationMs: Math.round(performance.now() - started),
    at: deps.clock.wallNow(),
  };
}

const JSON_HEADERS = { 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': 'no-store' };
const ALL_JSON_HEADERS = { ...JSON_HEADERS, ...SECURITY_HEADERS };

const isReply = (answer: unknown): answer is FileReply | StreamReply | JsonReply =>
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

function reply(http: Context<AppEnv>, answer: unknown, bare: boolean): Response {
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
