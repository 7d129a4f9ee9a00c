import pg from 'pg';
import type { Connection, Driver, Row } from '../port.ts';
import { isoInstant, TEXT_TYPES, TIMESTAMPTZ } from './types.ts';

const RECONNECT_MS = 1000;

export interface PostgresOptions {
  /** Connections of the pool; one more is used for LISTEN. */
  max?: number;
  /** Called for connections that failed while idle. */
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

const inUtc = async (client: pg.ClientBase): Promise<void> => {
  await client.query("SET TIME ZONE 'UTC'");
};

/** Connection pool to an external PostgreSQL (18 or newer). */
export function openPostgres(connectionString: string, { max = 10, onProblem = () => {} }: PostgresOptions = {}): Driver {
  const pool = new pg.Pool({ connectionString, max, types, connectionTimeoutMillis: 10_000, onConnect: inUtc });
  pool.on('error', (error) => onProblem('An idle database connection broke.', error));
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
        release: (broken) => client.release(broken ?? false),
      };
    },
    listen: notifications.listen,
    async close() {
      await notifications.close();
      await pool.end();
    },
  };
}

/** Rows of the last statement that returns any. Several statements return several results, which the types of the driver omit. */
function lastRows(result: pg.QueryResult | pg.QueryResult[]): Row[] {
  const results = Array.isArray(result) ? result : [result];
  return results.findLast(({ fields }) => fields.length > 0)?.rows ?? [];
}

/** One connection for LISTEN that reconnects after a failure. Notifications in between are lost, which is acceptable for hints. */
function listener(connectionString: string, onProblem: (problem: string, error: unknown) => void) {
  const channels = new Map<string, Set<(payload: string) => void>>();
  let client: pg.Client | null = null;
  let closed = false;
  let opening: Promise<pg.Client> | null = null;

  async function open(): Promise<pg.Client> {
    const opened = new pg.Client({ connectionString });
    opened.on('notification', ({ channel, payload }) => {
      for (const callback of channels.get(channel) ?? []) callback(payload ?? '');
    });
    opened.on('error', (error) => {
      client = null;
      opening = null;
      if (closed) return;
      onProblem('The listening database connection broke.', error);
      setTimeout(() => void ensure().catch((cause: unknown) => onProblem('Listening could not be resumed.', cause)), RECONNECT_MS).unref();
    });
    await opened.connect();
    for (const channel of channels.keys()) await opened.query(`LISTEN ${pg.escapeIdentifier(channel)}`);
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
    async close() {
      closed = true;
      await client?.end();
    },
  };
}
