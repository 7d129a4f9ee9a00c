import { negotiateLocale, type Locale } from '@seaberry/i18n';
import type { Context } from 'hono';
import type { Scope } from '../db/port.ts';
import type { Deps } from '../deps.ts';
import { clientAddress, forwardedHosts, isLocal, isSecure } from './address.ts';
import type { AppEnv } from './env.ts';
import { BusinessError } from './errors.ts';
import type { CallContext, SignedIn } from './handlers.ts';

const nothing = (): void => {};
const refuse = (): Promise<void> => Promise.reject(new BusinessError('proofNeeded'));

const locales = new Map<string, Locale>();

/** Language of a request. */
export function localeOf(context: Context<AppEnv>): Locale {
  const header = context.req.header('Accept-Language') ?? '';
  let locale = locales.get(header);
  if (!locale) {
    locale = negotiateLocale(header);
    if (locales.size < 500) locales.set(header, locale);
  }
  return locale;
}

/**
 * Context of a call. A class: V8 gave objects with their own getters another hidden class per call, and the chain of those classes kept each call
 * and its response alive until the next full garbage collection, a quarter of the cost of a call.
 */
export class ServedContext implements CallContext {
  user: SignedIn | null = null;
  scope: Scope = 'system';
  readonly locale: Locale;
  readonly correlationId: string;
  deps: Deps;
  readonly ip: string;
  /** Headers set by the handler, in its order. */
  readonly answered: [string, string][] = [];
  audited?: NonNullable<CallContext['audited']>;
  /** True once a transaction with the audit entry of this call was committed. */
  auditCommitted = false;
  /** Set for calls that write their own audit entry. */
  writeAuditEntry: (outcome?: string) => void = nothing;
  /** Set by the call pipeline. */
  requireProof: () => Promise<void> = refuse;
  readonly #http: Context<AppEnv>;

  constructor(deps: Deps, http: Context<AppEnv>) {
    this.locale = localeOf(http);
    this.correlationId = http.get('correlationId');
    this.deps = deps;
    this.ip = clientAddress(http, deps.config.trustProxy);
    this.#http = http;
  }

  // Computed on access, since few calls need it.
  get secure(): boolean {
    return isSecure(this.#http, this.deps.config.trustProxy);
  }

  get hasQuery(): boolean {
    return Object.keys(this.#http.req.query()).length > 0;
  }

  get host(): string {
    const [forwarded] = forwardedHosts(this.#http, this.deps.config.trustProxy);
    return forwarded ?? new URL(this.#http.req.url).host;
  }

  get local(): boolean {
    return isLocal(this.#http);
  }

  get signal(): AbortSignal {
    return this.#http.req.raw.signal;
  }

  header(name: string): string | undefined {
    return this.#http.req.header(name);
  }

  setHeader(name: string, value: string): void {
    this.answered.push([name, value]);
  }
}
