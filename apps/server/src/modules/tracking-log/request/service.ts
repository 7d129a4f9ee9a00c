import { randomUUID } from 'node:crypto';
import type { Logger } from 'pino';
import { v7 as uuid } from 'uuid';
import type { Db } from '../../../db/port.ts';
import type { Clock } from '../../../ports/clock.ts';
import type { RequestOutcome } from './rules.ts';
import { writeRequests, type RequestRow } from './writing/repo.ts';

const FLUSH_MS = 1_000;
/** Changes that wait to be written, e.g. while the database does not respond; later ones are dropped and counted. */
const MAX_WAITING = 10_000;
const ROWS_AT_ONCE = 500;

export interface RequestStart extends Pick<RequestRow, 'kind' | 'tenantId' | 'carrierCode' | 'referenceNo' | 'referenceType'> {
  billId?: string;
  userId?: string;
  /** @default a new one */
  correlationId?: string;
}

/** Entry of one request to a carrier: pending, then executing, then a success or a failure. */
export interface RequestEntry {
  correlationId: string;
  /** Before each page. @param address with masked query values */
  sent(address: string): void;
  finished(outcome: RequestOutcome): void;
  /** Nothing was asked. */
  withdrawn(): void;
}

/** Log of the requests to carriers. It is written in the background, so that no request waits for it or fails with it. */
export interface RequestLog {
  begin(request: RequestStart): RequestEntry;
  /** Writes every second from now on. */
  start(): void;
  /** Writes what waits. */
  flush(): Promise<void>;
  /** Writes what waits, and ends. */
  stop(): Promise<void>;
}

type Known = 'correlationId' | 'createTime' | keyof RequestStart;

/** Row of a request that was not sent yet. */
const pending = (known: Pick<RequestRow, Known>): RequestRow => ({
  id: uuid(),
  ...known,
  status: 'pending',
  reason: null,
  httpStatus: null,
  added: null,
  pages: 0,
  address: null,
  durationMs: null,
  finishTime: null,
  writtenAt: known.createTime,
});

export function createRequestLog({ db, log, clock }: { db: Db; log: Logger; clock: Clock }): RequestLog {
  const waiting = new Map<string, RequestRow>();
  /** Unfinished rows that the database has. */
  const written = new Set<string>();
  let dropped = 0;
  let timer: NodeJS.Timeout | undefined;
  let flushing: Promise<void> = Promise.resolve();

  const put = (row: RequestRow): void => {
    if (waiting.size >= MAX_WAITING && !waiting.has(row.id)) dropped += 1;
    else waiting.set(row.id, { ...row, writtenAt: new Date(clock.wallNow()).toISOString() });
  };

  async function writeWaiting(): Promise<void> {
    while (waiting.size > 0) {
      const rows = [...waiting.values()].slice(0, ROWS_AT_ONCE);
      for (const { id } of rows) waiting.delete(id);
      try {
        await db.transaction('system', () => writeRequests(db, rows), { planned: true });
      } catch (error) {
        // A newer state of the same request stays.
        for (const row of rows) if (!waiting.has(row.id)) put(row);
        throw error;
      }
      for (const { id, finishTime } of rows) {
        if (finishTime === null) written.add(id);
        else written.delete(id);
      }
    }
    if (dropped > 0) log.warn({ dropped }, 'The request log was too slow: some requests to carriers are not in it.');
    dropped = 0;
  }

  const flush = (): Promise<void> => {
    flushing = flushing.then(writeWaiting).catch((error: unknown) => log.error({ err: error }, 'The request log could not be written.'));
    return flushing;
  };

  return {
    begin({ correlationId = randomUUID(), ...request }) {
      let startedMs: number | null = null;
      let row = pending({ billId: null, userId: null, ...request, correlationId, createTime: clock.domainNow() });
      const change = (changes: Partial<RequestRow>): void => put((row = { ...row, ...changes }));
      const end = (changes: Partial<RequestRow>): void => {
        const durationMs = startedMs === null ? null : Math.max(0, Math.round(clock.wallNow() - startedMs));
        if (row.finishTime === null) change({ durationMs, finishTime: clock.domainNow(), ...changes });
      };
      put(row);
      return {
        correlationId,
        sent(address) {
          startedMs ??= clock.wallNow();
          change({ status: 'executing', address: row.address ?? address, pages: row.pages + 1 });
        },
        finished: ({ reason = null, httpStatus = null, added = null }) =>
          end({ status: reason === null ? 'success' : 'failed', reason, httpStatus, added }),
        withdrawn() {
          if (written.has(row.id)) end({ status: 'failed', reason: 'notSent' });
          else waiting.delete(row.id);
        },
      };
    },
    start() {
      timer ??= setInterval(() => void flush(), FLUSH_MS);
    },
    flush,
    async stop() {
      clearInterval(timer);
      await flush();
    },
  };
}
