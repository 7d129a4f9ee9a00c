import type { PgRemoteDatabase } from 'drizzle-orm/pg-proxy';

/** A company and the data range of a user. */
export interface TenantScope {
  tenantId: string;
  userId?: string;
  /** Organization of the user; rows they add belong to it. */
  orgId?: string | null;
  /** Data range: organizations whose rows are visible besides one's own; null or absent for the whole company. */
  orgs?: readonly string[] | null;
}

/**
 * Rows visible to a transaction: those of one tenant in a data range, or (jobs, sign-in, start-up) those of all tenants. Row-level security
 * enforces it, whatever the SQL.
 */
export type Scope = 'system' | TenantScope;

export type Row = Record<string, unknown>;
/**
 * Drizzle's core builder (`select`, `insert`, `update`, `delete`, `execute`), whose statements run through `Db`. Affected-row counts are
 * not known: use `returning`.
 */
export type Orm = PgRemoteDatabase;

export interface TransactionOptions {
  /** Timeout of the transaction in wall ms, after which it is rolled back; 5000 by default. */
  limitMs?: number;
  /** Name of the caller in the error of a timeout. Default: its position in the code, which costs a stack trace. */
  opener?: string;
  /**
   * Prepares its statements and keeps their query plans: for short transactions that run often and find their rows by keys. The embedded
   * database spends most of their time on planning. A real PostgreSQL ignores it.
   */
  planned?: boolean;
}

/**
 * The only access to SQL. Types on both databases: int8, numeric and date as text, timestamptz as ISO 8601 with ms and `Z`, json parsed.
 * Database errors carry the SQLSTATE in `code` (drizzle wraps them: `sqlState(error)` finds it).
 *
 * Under row-level security only leakproof operators can use an index: comparisons of text, uuid, numbers, booleans, dates and times, and
 * `starts_with`. Equality of an enum type, `LIKE`, and array and json operators only filter. So a column filtered by index is `text` (or a
 * number), never a `pgEnum`.
 */
export interface Db {
  readonly kind: 'pglite' | 'postgres';
  /** Runs in the current transaction; outside of one every statement is rejected. */
  readonly orm: Orm;
  /**
   * Runs `work` in one transaction of the given scope; a nested one of the same scope joins it, one of another scope is rejected. The
   * transaction starts with the first statement. Await only SQL inside.
   * @throws errors of `work`, after the rollback; an error naming the opener when it took too long.
   */
  transaction<T>(scope: Scope, work: () => Promise<T>, options?: TransactionOptions): Promise<T>;
  /** One statement in the current transaction, with `$1` parameters. */
  sql<T extends Row = Row>(text: string, params?: readonly unknown[]): Promise<T[]>;
  /**
   * A statement at the end of the current transaction, sent in the round trip of its commit; its result is not read. A rollback omits it;
   * if it fails, the transaction fails.
   * @param params Texts, for `$1` and so on.
   */
  last(text: string, params: readonly string[]): void;
  /** Runs after the current transaction has been committed, never after a rollback. */
  afterCommit(run: () => void | Promise<void>): void;
  /** The scope of the current transaction, null outside. */
  scope(): Scope | null;
  /** Calls back for every NOTIFY on a channel, after its transaction was committed. The returned function unsubscribes. */
  listen(channel: string, callback: (payload: string) => void): Promise<() => Promise<void>>;
  /** False while the connection for `listen` is broken; notifications of that time are lost. */
  listening(): boolean;
  /** Calls back when listening works again after a break. */
  onListenResumed(callback: () => void): void;
  /**
   * For the queue only: a statement as the owner of the schema, in the current transaction if any, else in its own. Without parameters it
   * may contain several statements.
   */
  asOwner(text: string, params?: readonly unknown[]): Promise<{ rows: Row[] }>;
  /** Waits for running transactions, then closes. */
  close(): Promise<void>;
}

export interface QueryOptions {
  /** Rows as arrays in the order of the columns, as Drizzle reads them; otherwise as objects by column name. */
  arrays: boolean;
  /** Script without parameters that runs first, in the same round trip if the driver can. */
  before: string;
  /** `planned` of the transaction. */
  planned?: boolean;
}

/** Connection of a driver, held by one transaction from begin to end. */
export interface Connection {
  query(text: string, params: readonly unknown[], options: QueryOptions): Promise<Row[]>;
  /** Several statements without parameters; returns the rows of the last one that has any. */
  script(text: string): Promise<Row[]>;
  /** Rows of one statement without parameters, each as a JSON array of texts, with null for an SQL null. */
  lines(text: string): Promise<string[]>;
  /** Returns the connection to the pool; a broken one is discarded. */
  release(broken?: boolean): void;
}

export interface Driver {
  readonly kind: Db['kind'];
  connect(): Promise<Connection>;
  listen(channel: string, callback: (payload: string) => void): Promise<() => Promise<void>>;
  listening(): boolean;
  onListenResumed(callback: () => void): void;
  close(): Promise<void>;
}

/** SQLSTATE of a database error at any depth of wrapping; null for other errors. */
export function sqlState(error: unknown): string | null {
  for (let at: unknown = error; at instanceof Error; at = at.cause) {
    const code: unknown = Reflect.get(at, 'code');
    if (typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code)) return code;
  }
  return null;
}

/** Whether the database has ended the transaction because it and another one waited for each other. */
export const isDeadlock = (error: unknown): boolean => sqlState(error) === '40P01';

/** The name of the violated constraint, if the database reports one. */
export function violatedConstraint(error: unknown): string | null {
  for (let at: unknown = error; at instanceof Error; at = at.cause) {
    const name: unknown = Reflect.get(at, 'constraint');
    if (typeof name === 'string') return name;
  }
  return null;
}

/** SQLSTATEs of a database that cannot be reached, is starting, stopping or out of connections: classes 08 and 57P, and 53300. */
const UNAVAILABLE_STATE = /^(?:08|57P0|53300)/u;
const UNAVAILABLE_CODES: ReadonlySet<unknown> = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ENOENT',
]);
/** Messages of the driver `pg` for errors without a code. */
const UNAVAILABLE_MESSAGE = /^(?:Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/u;

/** Whether an error, at any depth of wrapping, means that the database cannot be reached. */
export function isUnavailable(error: unknown): boolean {
  const state = sqlState(error);
  if (state !== null && UNAVAILABLE_STATE.test(state)) return true;
  for (let at: unknown = error; at instanceof Error; at = at.cause) {
    if (UNAVAILABLE_MESSAGE.test(at.message)) return true;
    // Only errors of the system calls that connections make: an `ENOENT` of `open` is a missing file.
    if (UNAVAILABLE_CODES.has(Reflect.get(at, 'code')) && /^(?:connect|read|write|getaddrinfo)$/u.test(String(Reflect.get(at, 'syscall'))))
      return true;
  }
  return false;
}
