import pg from 'pg';
import type { Connection, Driver, Row } from '../port.ts';
import { isoInstant, TEXT_TYPES, TIMESTAMPTZ } from './types.ts';

/** Pauses between attempts to listen again: doubled up to the longest. */
const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 10_000;
const CONNECT_MS = 10_000;
/** TCP keep-alive: the operating system ends a connection whose other end is gone, after some ten probes without a response. */
const ALIVE = { keepAlive: true, keepAliveInitialDelayMillis: 10_000 };

export interface PostgresOptions {
  /** Connections of the pool; one more is used for LISTEN. */
  max?: number;
  /** Called for errors outside of a request: of idle connections of the pool and of the listening one. */
  onProblem?: (problem: string, error: unknown) => void;
}

const asText = (text: string): string => text;
const types = {
  getTypeParser(type: number, format?: 'text' | 'binary') {
    if ((TEXT_TYPES as readonly number[]).includes(type)) return asText;
    if (type === TIMESTAMPTZ) return isoInstant;
    return pg.types.getTypeParser(type, format);
  },
} as pg.CustomTypesConfig; // Overloads by format cannot be expressed in one function.

const texts = { getTypeParser: () => asText };

/** Connection pool to an external PostgreSQL (18 or newer). */
export function openPostgres(connectionString: string, { max = 10, onProblem = () => {} }: PostgresOptions = {}): Driver {
  const onConnect = async (client: pg.ClientBase): Promise<void> => {
    // The pool listens to idle connections only: without a listener a break in between two statements would end the process.
    client.on('error', (error) => onProblem('A database connection broke.', error));
    await client.query("SET TIME ZONE 'UTC'");
  };
  const pool = new pg.Pool({ connectionString, max, types, connectionTimeoutMillis: CONNECT_MS, ...ALIVE, onConnect });
  pool.on('error', () => {}); // Reported by the listener above.
  const notifications = listener(connectionString, onProblem);

  return {
    kind: 'postgres',
    async connect(): Promise<Connection> {
      const client = await pool.connect();
      const script = async (text: string): Promise<Row[]> => lastRows(await client.query(text));
      return {
        async query(text, params, { arrays, before }) {
          if (before) await client.query(before);
          const values = [...params];
          const result = arrays ? await client.query({ text, values, rowMode: 'array' }) : await client.query({ text, values });
          return result.rows as Row[];
        },
        script,
        async lines(text) {
          const { rows } = await client.query<(string | null)[]>({ text, rowMode: 'array', types: texts });
          return rows.map((row) => JSON.stringify(row));
        },
        release: (broken) => client.release(broken ?? false),
      };
    },
    listen: notifications.listen,
    listening: notifications.listening,
    onListenResumed: notifications.onResumed,
    async close() {
      await notifications.close();
      await pool.end();
    },
  };
}

/** Rows of the last statement that has a result set. Several statements return several results, which the types of the driver omit. */
function lastRows(result: pg.QueryResult | pg.QueryResult[]): Row[] {
  const results = Array.isArray(result) ? result : [result];
  return results.findLast(({ fields }) => fields.length > 0)?.rows ?? [];
}

/** One connection for LISTEN, opened again after a failure until it succeeds. Notifications in between are lost. */
function listener(connectionString: string, onProblem: (problem: string, error: unknown) => void) {
  const channels = new Map<string, Set<(payload: string) => void>>();
  const resumed = new Set<() => void>();
  let client: pg.Client | null = null;
  let closed = false;
  let opening: Promise<pg.Client> | null = null;
  let timer: NodeJS.Timeout | null = null;

  async function open(): Promise<pg.Client> {
    const opened = new pg.Client({ connectionString, connectionTimeoutMillis: CONNECT_MS, ...ALIVE });
    opened.on('notification', ({ channel, payload }) => {
      for (const callback of channels.get(channel) ?? []) callback(payload ?? '');
    });
    const lost = (error: unknown): void => {
      if (client !== opened) return;
      client = null;
      opening = null;
      if (closed) return;
      onProblem('The listening database connection broke.', error);
      resume(FIRST_PAUSE_MS);
    };
    opened.on('error', lost);
    opened.on('end', () => lost(new Error('The connection ended.')));
    try {
      await opened.connect();
      for (const channel of channels.keys()) await opened.query(`LISTEN ${pg.escapeIdentifier(channel)}`);
      if (closed) throw new Error('The database was closed.');
    } catch (error) {
      await opened.end().catch(() => {});
      throw error;
    }
    client = opened;
    return opened;
  }
  const ensure = (): Promise<pg.Client> => {
    opening ??= open().catch((error: unknown) => {
      opening = null;
      throw error;
    });
    return opening;
  };
  function resume(pauseMs: number): void {
    timer = setTimeout(() => {
      ensure().then(
        () => resumed.forEach((notify) => notify()),
        (error: unknown) => {
          if (closed) return;
          onProblem('Listening could not be resumed yet.', error);
          resume(Math.min(pauseMs * 2, LONGEST_PAUSE_MS));
        },
      );
    }, pauseMs);
    timer.unref();
  }

  return {
    async listen(channel: string, callback: (payload: string) => void): Promise<() => Promise<void>> {
      const callbacks = channels.get(channel) ?? new Set();
      const known = channels.has(channel);
      callbacks.add(callback);
      channels.set(channel, callbacks);
      const connected = await ensure();
      if (!known) await connected.query(`LISTEN ${pg.escapeIdentifier(channel)}`);
      return () => {
        callbacks.delete(callback);
        return Promise.resolve();
      };
    },
    listening: () => client !== null,
    onResumed: (callback: () => void) => void resumed.add(callback),
    async close() {
      closed = true;
      if (timer) clearTimeout(timer);
      await client?.end();
    },
  };
}
