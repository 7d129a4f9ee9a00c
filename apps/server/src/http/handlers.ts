import type { CallName, ControllerName } from '@seaberry/api-client/contract';
import type { Answered, Parsed } from '@seaberry/api-client/schemas';
import { createFormatters, type Formatters, type Locale } from '@seaberry/i18n';
import type { Deps } from '../deps.ts';
import type { Scope, TenantScope } from '../db/port.ts';
import { SignedOut } from './errors.ts';

/** Authenticated user with the facts that every call may need. */
export interface SignedIn {
  userId: string;
  tenantId: string;
  account: string;
  realName: string | null;
  sessionId: string;
  /** Platform administrator, who may make calls across companies. */
  platform: boolean;
  /** An administrator has set the password: few calls are open until the user sets another. */
  mustChangePassword: boolean;
  /** A role asks for a second factor that the user does not have: few calls are open until they add one. */
  mustAddFactor: boolean;
  orgId: string | null;
  /** Data range: organizations whose rows are visible besides one's own; null for the whole company. */
  orgs: readonly string[] | null;
  /** Button codes of all roles. */
  buttons: ReadonlySet<string>;
  /** Expiry of the access token, wall ms. */
  expiresAt: number;
  /** Access key that signed the request. The id of its session is that of the key. */
  key?: { id: string; accessKey: string };
}

export interface CallContext {
  /** Null only for calls with the permission `public`; `callerOf` saves the check elsewhere. */
  user: SignedIn | null;
  /** Scope of the transactions of this call (tenant and data range), from its declared reach. */
  scope: Scope;
  locale: Locale;
  correlationId: string;
  deps: Deps;
  /** Address of the caller, if known. */
  ip: string;
  /** A header of the request. */
  header(name: string): string | undefined;
  /** Whether the address of the call has parameters. */
  hasQuery: boolean;
  /** Host name and port that the caller asked. */
  host: string;
  /** Whether the caller used https, if known. */
  secure: boolean;
  /** Whether the caller is on this machine, without a proxy. */
  local: boolean;
  /** Sets a header of the response; `Set-Cookie` may be set several times. */
  setHeader(name: string, value: string): void;
  /** Aborted when the caller disconnects. */
  signal: AbortSignal;
  /**
   * For a handler marked by `outside`, in the transaction of its change: commits the audit entry with it, so that a killed process leaves
   * both or neither. A handler without a change omits it: its entry is written at the end.
   * @param outcome `ok` by default
   */
  writeAuditEntry(outcome?: string): void;
  /**
   * For a call that needs a recent proof of identity only for some inputs; calls that always need it declare `proof`.
   * @throws BusinessError proofNeeded
   */
  requireProof(): Promise<void>;
  /** User in the operation log if not the caller: a user who is signing in. */
  audited?: { userId: string; tenantId: string; account: string; realName: string | null };
}

/** A file as a response; it is not wrapped into the envelope. */
export interface FileReply {
  kind: 'file';
  /** With extension; any characters. */
  name: string;
  contentType: string;
  body: Uint8Array | ReadableStream<Uint8Array>;
  /** In bytes, where the body is a stream. */
  size?: number;
  /** Displayed inline by a browser, e.g. a picture; others are offered for download. */
  inline?: boolean;
  /** Content security policy. @default that of every response */
  policy?: string;
}

/** A stream of server-sent events as a response. */
export interface StreamReply {
  kind: 'stream';
  body: ReadableStream<Uint8Array>;
}

/** Response that is JSON text already: the envelope contains it unchanged. */
export interface JsonReply {
  kind: 'json';
  body: string;
}

type Reply<C extends ControllerName, K extends CallName<C>> = Answered<C, K> | FileReply | StreamReply | JsonReply;
export type Run<C extends ControllerName, K extends CallName<C>> = (input: Parsed<C, K>, context: CallContext) => Promise<Reply<C, K>>;

/**
 * Marks a handler that opens its own transactions, because it hashes, renders or parses outside of them. In the transaction of its change
 * it calls `context.writeAuditEntry()`.
 */
export interface Outside<R> {
  outside: true;
  run: R;
}

export const outside = <R>(run: R): Outside<R> => ({ outside: true, run });

/**
 * A handler for every call of the contract; a missing one does not compile. A plain function runs in a transaction of the call's scope (a
 * public one: of the system), one marked by `outside` in none.
 */
export type Handlers = {
  [C in ControllerName]: { [K in CallName<C>]: Run<C, K> | Outside<Run<C, K>> };
};

/** The authenticated user. @throws SignedOut when unauthenticated. */
export function callerOf(context: CallContext): SignedIn {
  if (!context.user) throw new SignedOut();
  return context.user;
}

/** Formatters in the language of the caller, at domain time. */
export const formatOf = ({ locale, deps }: CallContext): Formatters => createFormatters(locale, deps.clock.domainNow());

/** The transaction scope of the authenticated user, in their company. @throws SignedOut when unauthenticated. */
export function scopeOf(context: CallContext): TenantScope {
  const { tenantId, userId, orgId, orgs } = callerOf(context);
  return context.scope === 'system' ? { tenantId, userId, orgId, orgs } : context.scope;
}
