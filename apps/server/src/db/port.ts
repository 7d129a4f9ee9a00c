import type { PgRemoteDatabase } from 'drizzle-orm/pg-proxy';

/** One company, and as whom. */
export interface TenantScope {
  tenantId: string;
  userId?: string;
  /** Organization of the person; rows they add belong to it. */
  orgId?: string | null;
  /** Data range: the organizations whose rows may be seen beside one's own; null or absent for the whole company. */
  orgs?: readonly string[] | null;
}

/**
 * Rows a transaction may see: those of one tenant in a data range, or (jobs, sign-in, start-up) those of all tenants.
 * Row-level security enforces it, whatever the SQL says.
 */
export type Scope = 'system' | TenantScope;

export type Row = Record<string, unknown>;
/** Drizzle's core builder (`select`, `insert`, `update`, `delete`, `execute`) over the port. Affected-row counts are not known: use `returning`. */
export type Orm = PgRemoteDatabase;

export interface UnitOptions {
  /** Timeout of the transaction in wall ms, after which it is rolled back; 5000 by default. */
  limitMs?: number;
  /** Name of the caller in the message of the watchdog. Default: its place in the code, which costs a stack trace. */
  opener?: string;
}

/**
 * The only way to SQL. Types on both databases: int8, numeric and date as text, timestamptz as ISO 8601 with ms and `Z`,
 * json parsed. Database errors carry the SQLSTATE in `code` (drizzle wraps them: `sqlState(error)` finds it).
 *
 * Under row-level security only leakproof operators reach an index: comparisons of text, uuid, numbers, booleans, dates and
 * times do, `starts_with` too; equality of an enum type, `LIKE`, and the array and json operators do not (they only filter).
 * So a column that is filtered by index is `text` (or a number), never a `pgEnum`.
 */
export interface Db {
  readonly kind: 'pglite' | 'postgres';
  /** Goes through the current transaction; outside of one every statement is refused. */
  readonly orm: Orm;
  /**
   * Runs `work` in one transaction of the given scope; a nested one of the same scope joins it, one of another
   * scope is refused. The transaction starts with the first statement. Await nothing but SQL in here.
   * @throws what `work` throws, after the rollback; an error naming the opener when the watchdog ended it.
   */
  unit<T>(scope: Scope, work: () => Promise<T>, options?: UnitOptions): Promise<T>;
  /** One statement in the current transaction, with `$1` parameters. */
  sql<T extends Row = Row>(text: string, params?: readonly unknown[]): Promise<T[]>;
  /**
   * A statement that ends the current transaction, sent in the round trip of its commit; its result is not read.
   * A rollback leaves it out; when it fails, the transaction fails.
   * @param params Texts, for `$1` and so on.
   */
  last(text: string, params: readonly string[]): void;
  /** Runs after the current transaction has been committed, never after a rollback. */
  afterCommit(run: () => void | Promise<void>): void;
  /** The scope of the current transaction, null outside. */
  scope(): Scope | null;
  /** Calls back for every NOTIFY on a channel, after its transaction has been committed. Ends with the returned function. */
  listen(channel: string, callback: (payload: string) => void): Promise<() => Promise<void>>;
  /**
   * For the queue alone: a statement as the owner of the schema, in the current transaction if there is one, else in
   * its own. Without parameters it may hold several statements.
   */
  asOwner(text: string, params?: readonly unknown[]): Promise<{ rows: Row[] }>;
  /** Waits for running transactions, then closes. */
  close(): Promise<void>;
}

/** Connection of a driver, used by one transaction at a time and held from its begin to its end. */
export interface Connection {
  /** `before` is a script of statements without parameters that runs first, in the same round trip where the driver can. */
  query(text: string, params: readonly unknown[], options: { arrays: boolean; before: string }): Promise<Row[]>;
  /** Several statements without parameters; returns the rows of the last one that has any. */
  script(text: string): Promise<Row[]>;
  /** Gives the connection back; a broken one is thrown away. */
  release(broken?: boolean): void;
}

export interface Driver {
  readonly kind: Db['kind'];
  connect(): Promise<Connection>;
  listen(channel: string, callback: (payload: string) => void): Promise<() => Promise<void>>;
  close(): Promise<void>;
}

/** The SQLSTATE of a database error, however deep it is wrapped; null when it is none. */
export function sqlState(error: unknown): string | null {
  for (let at: unknown = error; at instanceof Error; at = at.cause) {
    const code: unknown = Reflect.get(at, 'code');
    if (typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code)) return code;
  }
  return null;
}

/** The name of the violated constraint, if the database reports one. */
export function violatedConstraint(error: unknown): string | null {
  for (let at: unknown = error; at instanceof Error; at = at.cause) {
    const name: unknown = Reflect.get(at, 'constraint');
    if (typeof name === 'string') return name;
  }
  return null;
}
