import { AsyncLocalStorage } from 'node:async_hooks';
import { UUID } from '@seaberry/tracking/rules';
import { drizzle } from 'drizzle-orm/pg-proxy';
import { currentActor } from '../ports/actor.ts';
import { sqlLiteral } from './literal.ts';
import type { Connection, Db, Driver, Row, Scope, TenantScope, TransactionOptions } from './port.ts';

const TRANSACTION_LIMIT_MS = 5000;

/** Roles without login that transactions switch to; created by the migrations. */
export const APP_ROLE = 'seaberry_app';
/** Role of transactions with a data range. */
export const RANGED_ROLE = 'seaberry_ranged';
export const SYSTEM_ROLE = 'seaberry_system';

export interface DbOptions {
  /** Called for transactions that took too long and for failed callbacks after a commit. */
  onProblem?: (problem: string, error: unknown) => void;
  /** Default timeout of a transaction in wall ms, after which it is rolled back. @default 5000 */
  limitMs?: number;
}

/** A commit without a response: whether it took effect is unknown. */
class ConnectionLost extends Error {
  /** SQLSTATE transaction_resolution_unknown. */
  readonly code = '08007';

  constructor() {
    super('The database did not respond to a commit.');
    this.name = 'ConnectionLost';
  }
}

/** One transaction, begun by its first statement. Statements of parallel branches run one after another. */
class Transaction {
  readonly scope: Scope;
  readonly afterCommit: (() => void | Promise<void>)[] = [];
  /** Set when the transaction has ended: its error, or that it was committed. Later statements are rejected. */
  ended: Error | 'over' | null = null;
  readonly #driver: Driver;
  readonly #limitMs: number;
  readonly #opener: Error | string;
  readonly #planned: boolean;
  #connection: Connection | null = null;
  #tail: Promise<unknown> = Promise.resolve();
  /** Statements for the round trip of the commit. */
  readonly #last: string[] = [];
  #role: string | null = null;
  #timer: NodeJS.Timeout | undefined;
  #expire: (error: Error) => void = () => {};
  readonly expired: Promise<never>;

  constructor(driver: Driver, scope: Scope, limitMs: number, opener: Error | string, planned: boolean) {
    this.#driver = driver;
    this.scope = scope;
    this.#limitMs = limitMs;
    this.#opener = opener;
    this.#planned = planned;
    this.expired = new Promise<never>((_, reject) => {
      this.#expire = reject;
    });
    this.expired.catch(() => {}); // Prevents an unhandled rejection when no statement waits for it.
  }

  query(text: string, params: readonly unknown[], arrays: boolean, asOwner = false): Promise<Row[]> {
    return this.#queue(async () => {
      const before = this.#before(asOwner);
      const connection = await this.#open();
      if (asOwner && params.length === 0) {
        if (before) await connection.script(before);
        return connection.script(text);
      }
      return connection.query(text, params, { arrays, before, planned: this.#planned && !asOwner });
    });
  }

  last(text: string, params: readonly string[]): void {
    if (this.ended) throw this.#over();
    this.#last.push(text.replaceAll(/\$(\d+)/gu, (_, at: string) => sqlLiteral(params[Number(at) - 1] ?? '')));
  }

  async commit(): Promise<void> {
    await this.#queue(async () => {
      const last = this.#last.length > 0 ? [this.#before(false), ...this.#last] : [];
      if (last.length > 0) await this.#open();
      await this.#finish([...last, 'COMMIT'].filter((part) => part !== '').join(';'));
    });
  }

  async rollback(reason: Error): Promise<void> {
    if (this.ended) return;
    this.ended = reason;
    const ended = this.#tail.catch(() => {}).then(() => this.#finish('ROLLBACK').catch(() => {}));
    if (await this.#hangs(ended)) this.#abandon();
  }

  /** Whether the connection no longer delivers anything: PostgreSQL would report its own statement timeout over it too. */
  #hangs(work: Promise<unknown>): Promise<boolean> {
    if (this.#driver.kind === 'pglite') return Promise.resolve(false);
    return new Promise((resolve) => {
      const timer = setTimeout(() => resolve(true), this.#limitMs);
      timer.unref();
      const ended = (): void => {
        clearTimeout(timer);
        resolve(false);
      };
      work.then(ended, ended);
    });
  }

  /** Gives up a connection that hangs. */
  #abandon(): void {
    this.#connection?.release(true);
    this.#connection = null;
  }

  /** Statements before the next one: begin, role, tenant. */
  #before(asOwner: boolean): string {
    const parts: string[] = [];
    if (!this.#connection) {
      parts.push('BEGIN', `SELECT ${settingsOf(this.scope)}`);
      if (this.#driver.kind === 'postgres') parts.push(`SET LOCAL statement_timeout = ${this.#limitMs}`);
    }
    const role = asOwner ? 'NONE' : roleOf(this.scope);
    if (role !== this.#role) parts.push(`SET LOCAL ROLE ${role}`);
    this.#role = role;
    return parts.join(';');
  }

  async #open(): Promise<Connection> {
    if (this.#connection) return this.#connection;
    this.#connection = await this.#driver.connect();
    // The timeout starts with the connection: waiting for one does not count.
    this.#timer = setTimeout(() => this.#overdue(), this.#limitMs);
    this.#timer.unref();
    return this.#connection;
  }

  #queue<T>(run: () => Promise<T>): Promise<T> {
    const result = this.#tail.then(() => {
      if (this.ended) throw this.#over();
      return run();
    });
    this.#tail = result.catch(() => {});
    return result;
  }

  #over(): Error {
    if (this.ended instanceof Error) return this.ended;
    return new Error('The transaction is over: a statement came after its end. Was a promise not awaited?');
  }

  #overdue(): void {
    const opener = this.#opener;
    const opened = typeof opener === 'string' ? opener : (opener.stack ?? '').split('\n').slice(2, 6).join('\n');
    const error = new Error(`A transaction took more than ${this.#limitMs} ms and was rolled back. It was opened at\n${opened}`);
    error.name = 'TransactionTimeout';
    this.#expire(error);
    void this.rollback(error);
  }

  async #finish(script: string): Promise<void> {
    clearTimeout(this.#timer);
    this.ended ??= 'over';
    const connection = this.#connection;
    if (!connection) return;
    let broken = false;
    const done = connection.script(script);
    if (await this.#hangs(done)) {
      done.catch(() => {});
      this.#abandon();
      throw new ConnectionLost();
    }
    try {
      await done;
    } catch (error) {
      // The failed statement may have been the last one before COMMIT.
      await connection.script('ROLLBACK').catch(() => (broken = true));
      throw error;
    } finally {
      if (this.#connection) connection.release(broken);
      this.#connection = null;
    }
  }
}

function roleOf(scope: Scope): string {
  if (scope === 'system') return SYSTEM_ROLE;
  return scope.orgs ? RANGED_ROLE : APP_ROLE;
}

const quoteSql = (text: string): string => `'${text.replaceAll("'", "''")}'`;

/** Settings for policies, defaults and triggers of the schema, as one list of expressions. Ids were validated before. */
function settingsOf(scope: Scope): string {
  const settings: Record<string, string> = { tenant: '' };
  if (scope !== 'system') {
    settings['tenant'] = scope.tenantId;
    if (scope.userId) settings['user'] = scope.userId;
    if (scope.orgId) settings['org'] = scope.orgId;
    if (scope.orgs) settings['orgs'] = scope.orgs.join(',');
  }
  const actor = currentActor();
  if (actor) {
    // A change is logged under the name of the call, also in the system scope.
    settings['call'] = actor.call;
    settings['account'] = actor.account;
    settings['correlation'] = actor.correlationId;
    if (actor.userId) settings['user'] = actor.userId;
  }
  return Object.entries(settings)
    .map(([name, value]) => `set_config('seaberry.${name}', ${quoteSql(value)}, true)`)
    .join(', ');
}

function assertIds(scope: TenantScope): void {
  const ids = [scope.tenantId, scope.userId, scope.orgId, ...(scope.orgs ?? [])];
  if (ids.some((id) => id != null && !UUID.test(id))) throw new Error('Tenant, person and organizations of a transaction must be UUIDs.');
}

const sameOrgs = (a: TenantScope['orgs'], b: TenantScope['orgs']): boolean => (a ?? null)?.join() === (b ?? null)?.join();
const sameScope = (a: Scope, b: Scope): boolean =>
  a === 'system' || b === 'system' ? a === b : a.tenantId === b.tenantId && sameOrgs(a.orgs, b.orgs);

/** `Db` on top of a driver. */
export function createDb(
  driver: Driver,
  { onProblem: problem = () => {}, limitMs: defaultLimitMs = TRANSACTION_LIMIT_MS }: DbOptions = {},
): Db {
  const current = new AsyncLocalStorage<Transaction>();
  const running = new Set<Promise<unknown>>();

  const required = (): Transaction => {
    const transaction = current.getStore();
    if (!transaction) throw new Error('A statement outside of a transaction. Wrap it in db.transaction(scope, …).');
    return transaction;
  };

  async function open<T>(transaction: Transaction, work: () => Promise<T>): Promise<T> {
    let result: T;
    try {
      // Awaited inside: a query of drizzle starts when it is awaited, and must then find the transaction.
      result = await Promise.race([current.run(transaction, async () => await work()), transaction.expired]);
      await transaction.commit();
    } catch (error) {
      if (transaction.ended instanceof Error && transaction.ended.name === 'TransactionTimeout')
        problem(transaction.ended.message, transaction.ended);
      await transaction.rollback(error instanceof Error ? error : new Error(String(error)));
      throw error;
    }
    for (const run of transaction.afterCommit) {
      try {
        await current.exit(run);
      } catch (error) {
        problem('A callback after a commit failed.', error);
      }
    }
    return result;
  }

  async function transaction<T>(
    scope: Scope,
    work: () => Promise<T>,
    { limitMs = defaultLimitMs, opener, planned = false }: TransactionOptions = {},
  ): Promise<T> {
    const outer = current.getStore();
    if (outer && !outer.ended) {
      if (!sameScope(outer.scope, scope))
        throw new Error('A transaction of another scope was opened inside a transaction. Close the first one before.');
      return work();
    }
    if (scope !== 'system') assertIds(scope);
    const opened = open(new Transaction(driver, scope, limitMs, opener ?? new Error('opened'), planned), work);
    running.add(opened);
    try {
      return await opened;
    } finally {
      running.delete(opened);
    }
  }

  return {
    kind: driver.kind,
    orm: drizzle(async (text, params, method) => ({ rows: await required().query(text, params, method === 'all') })),
    transaction,
    // The caller declares the row type of its own SQL.
    sql: async <T extends Row>(text: string, params: readonly unknown[] = []) => (await required().query(text, params, false)) as T[],
    last: (text, params) => required().last(text, params),
    afterCommit: (run) => void required().afterCommit.push(run),
    scope: () => current.getStore()?.scope ?? null,
    listening: () => driver.listening(),
    onListenResumed: (callback) => driver.onListenResumed(() => current.exit(callback)),
    listen: (channel, callback) => driver.listen(channel, (payload) => current.exit(callback, payload)),
    async asOwner(text, params = []) {
      const opened = current.getStore();
      if (opened && !opened.ended) return { rows: await opened.query(text, params, false, true) };
      return { rows: await runAlone(driver, text, params) };
    },
    async close() {
      await Promise.allSettled(running);
      await driver.close();
    },
  };
}

async function runAlone(driver: Driver, text: string, params: readonly unknown[]): Promise<Row[]> {
  const connection = await driver.connect();
  try {
    const rows = params.length === 0 ? await connection.script(text) : await connection.query(text, params, { arrays: false, before: '' });
    connection.release();
    return rows;
  } catch (error) {
    // A script may have failed between its own BEGIN and COMMIT.
    await connection.script('ROLLBACK').catch(() => {});
    connection.release();
    throw error;
  }
}
