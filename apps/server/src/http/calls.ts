import { allCalls, type DeclaredCall } from '@seaberry/api-client/registry';
import { schemas } from '@seaberry/api-client/schemas';
import type { Context, Hono } from 'hono';
import * as z from 'zod/mini';
import { isDeadlock } from '../db/port.ts';
import type { Deps } from '../deps.ts';
import { writeLog, type LogEntry, type LogKind } from '../modules/audit/service.ts';
import type { Auth } from '../modules/auth/service.ts';
import { withActor, type Actor } from '../ports/actor.ts';
import { assertShort } from './body-limit.ts';
import { ServedContext } from './context.ts';
import type { AppEnv } from './env.ts';
import { failureOf } from './envelope.ts';
import { Outdated } from './errors.ts';
import type { CallContext, Handlers, Outside, SignedIn } from './handlers.ts';
import { admit, again, allowed, identify, requireProof } from './identity.ts';
import { compileInput, type ReadInput } from './input.ts';
import type { Limits } from './limits.ts';
import { addHeaders, errorResponse, isReply, reply } from './replies.ts';
import { RESOURCE_HEADER } from './security.ts';
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
