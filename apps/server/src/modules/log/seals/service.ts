import { createHash } from 'node:crypto';
import { sqlState, type Db } from '../../../db/port.ts';
import type { Deps } from '../../../deps.ts';
import { BusinessError } from '../../../http/errors.ts';
import { LOGS, type Log } from '../repo.ts';
import {
  addSeal,
  exportedUntil,
  lastPosition,
  linesOf,
  lockChain,
  nextEnd,
  removeRows,
  sealedBefore,
  sealedUntil,
  sealsAfter,
  sealsWithin,
  sumRows,
} from './repo.ts';
import { rowsFault, sealHash, type Seal, type SealFault } from './rules.ts';

/** Maximum number of rows of a seal. The rows of a seal are removed together, so larger seals would keep old rows longer. */
const MAX_ROWS = 2000;
const SEALS_AT_ONCE = 100;
/** SQLSTATE: a lock was not free in time. */
const LOCK_NOT_AVAILABLE = '55P03';
/** Transaction timeout of a removal: the first one may have many rows. */
const REMOVAL_LIMIT_MS = 240_000;

/** Seals the committed rows of all logs. @returns the last seal that was added; null for none */
export async function sealLogs(db: Db, now: string, signal?: AbortSignal): Promise<Seal | null> {
  let last: Seal | null = null;
  for (const log of LOGS) last = (await sealLog(db, log, now, signal)) ?? last;
  return last;
}

/**
 * As `sealLogs`, and writes the last hash to the log of the process. That log can be stored out of reach of a manipulation of the database.
 */
export async function sealNewRows({ db, clock, log }: Pick<Deps, 'db' | 'clock' | 'log'>, signal?: AbortSignal): Promise<void> {
  const last = await sealLogs(db, new Date(clock.wallNow()).toISOString(), signal);
  if (last) log.info({ seal: last.number, hash: last.hash }, 'The logs have been sealed.');
}

async function sealLog(db: Db, log: Log, now: string, signal?: AbortSignal): Promise<Seal | null> {
  const end = await completeUntil(db, log);
  for (let last: Seal | null = null; ;) {
    if (signal?.aborted) return last;
    const seal = await db.transaction('system', async () => {
      await lockChain(db);
      const after = await sealedUntil(db, log, 'rows');
      const until = await nextEnd(db, log, after, end, MAX_ROWS);
      if (until === null) return null;
      const sums = await sumRows(db, { log, after, until });
      return addSeal(db, { kind: 'rows', log, after, until, ...sums, reason: null, account: null, createTime: now });
    });
    if (seal === null) return last;
    last = seal;
  }
}

/** Position up to which the rows of a log are complete; 0 if they are being written all the time, so that they are sealed the next time. */
async function completeUntil(db: Db, log: Log): Promise<number> {
  try {
    return await db.transaction('system', () => lastPosition(db, log));
  } catch (error) {
    if (sqlState(error) === LOCK_NOT_AVAILABLE) return 0;
    throw error;
  }
}

/** Removes the sealed rows of all logs that are older than a time; a seal with a younger row keeps its rows. @returns the number of rows */
export async function removeBefore(db: Db, time: string, now: string, signal?: AbortSignal): Promise<number> {
  let removed = 0;
  for (const log of LOGS) {
    if (signal?.aborted) break;
    removed += await db.transaction(
      'system',
      async () => {
        await lockChain(db);
        const until = await sealedBefore(db, log, time);
        return until === null ? 0 : removeUntil(db, { log, until, reason: 'retention', account: null, createTime: now });
      },
      { limitMs: REMOVAL_LIMIT_MS },
    );
  }
  return removed;
}

/** In a transaction of the system: removes the rows that the account exported since a time. @throws BusinessError exportNeeded */
export async function clearExported(db: Db, log: Log, account: string, since: string, now: string): Promise<void> {
  await lockChain(db);
  const until = await exportedUntil(db, log, account, since);
  if (until === null) throw new BusinessError('exportNeeded');
  await removeUntil(db, { log, until, reason: 'cleared', account, createTime: now });
}

/** While the chain is locked: removes the rows of a log up to the end of a seal, and adds a seal for the removal. @returns how many rows */
async function removeUntil(db: Db, removal: Pick<Seal, 'log' | 'until' | 'reason' | 'account' | 'createTime'>): Promise<number> {
  const after = await sealedUntil(db, removal.log, 'removed');
  if (removal.until <= after) return 0;
  const rows = await removeRows(db, removal.log, removal.until);
  await addSeal(db, { ...removal, kind: 'removed', after, rows, firstId: null, lastId: null, rowsHash: null });
  return rows;
}

/** All sealed rows as lines of JSON: an array for each row, and an object for each seal, after its rows. */
export async function* exportLogs(db: Db): AsyncGenerator<string> {
  for (let number = 0; ;) {
    const seals = await db.transaction('system', () => sealsAfter(db, number, SEALS_AT_ONCE));
    if (seals.length === 0) return;
    for (const seal of seals) {
      const lines = seal.kind === 'rows' ? await db.transaction('system', () => linesOf(db, seal)) : [];
      yield [...lines, JSON.stringify(seal), ''].join('\n');
      number = seal.number;
    }
  }
}

/**
 * As `exportLogs`, of one log. A reader who reads to the end gets a seal of the export as last line, which allows them to clear the log.
 */
export async function* exportLog(db: Db, log: Log, account: string, now: () => string): AsyncGenerator<string> {
  const [after, until] = await db.transaction('system', async () => [
    await sealedUntil(db, log, 'removed'),
    await sealedUntil(db, log, 'rows'),
  ]);
  const range = { log, after, until };
  const hash = createHash('sha256');
  let rows = 0;
  for (let number = 0; ;) {
    const seals = await db.transaction('system', () => sealsWithin(db, range, number, SEALS_AT_ONCE));
    if (seals.length === 0) break;
    for (const seal of seals) {
      const lines = await db.transaction('system', () => linesOf(db, seal));
      const text = lines.map((line) => `${line}\n`).join('');
      hash.update(text);
      rows += lines.length;
      number = seal.number;
      yield `${text}${JSON.stringify(seal)}\n`;
    }
  }
  const sums = { rows, rowsHash: hash.digest('hex'), firstId: null, lastId: null };
  const last = await db.transaction('system', async () => {
    await lockChain(db);
    return addSeal(db, { kind: 'exported', ...range, ...sums, reason: null, account, createTime: now() });
  });
  yield `${JSON.stringify(last)}\n`;
}

export interface LogVerdict {
  seals: number;
  /** Number of rows found. */
  rows: number;
  /** False if it was aborted before the last seal. */
  finished: boolean;
  /** Number and hash of the last seal, to compare with the log of the process. */
  last: Pick<Seal, 'number' | 'hash'> | null;
  /** The first seal that does not fit the seal before it or its rows. */
  fault: (Pick<Seal, 'number' | 'log' | 'after' | 'until' | 'createTime'> & { reason: SealFault }) | null;
}

/** Compares each seal with the seal before it and with its rows, until the first fault. With `log`, only rows of this log are read. */
export async function verifyLogs(db: Db, { log: only, signal }: { log?: Log; signal?: AbortSignal } = {}): Promise<LogVerdict> {
  const result: LogVerdict = { seals: 0, rows: 0, finished: false, last: null, fault: null };
  const ends = new Map<string, number>();
  for (;;) {
    const seals = await db.transaction('system', () => sealsAfter(db, result.last?.number ?? 0, SEALS_AT_ONCE));
    if (seals.length === 0) return { ...result, finished: !signal?.aborted };
    for (const seal of seals) {
      if (signal?.aborted) return result;
      const { number, log, kind, after, until, createTime, hash } = seal;
      const follows = number === result.seals + 1 && (kind === 'exported' || after === (ends.get(`${kind} ${log}`) ?? 0));
      const isIntact = follows && hash === sealHash(result.last?.hash ?? '', seal);
      const hasRows = kind !== 'exported' && (only ?? log) === log;
      const { rows, fault: reason } = !isIntact ? { rows: 0, fault: 'seal' as const } : hasRows ? await compare(db, seal) : NOT_COMPARED;
      if (reason) return { ...result, finished: true, fault: { number, log, after, until, createTime, reason } };
      ends.set(`${kind} ${log}`, until);
      result.seals += 1;
      result.rows += rows;
      result.last = { number, hash };
    }
  }
}

interface Compared {
  rows: number;
  fault: SealFault | null;
}
const NOT_COMPARED: Compared = { rows: 0, fault: null };

/** Compares the rows found with a seal. If a later seal records their removal, there must be none. */
async function compare(db: Db, seal: Seal): Promise<Compared> {
  return db.transaction('system', async () => {
    const found = await sumRows(db, seal);
    const { rows } = found;
    const expectingNone = { rows, fault: rows > 0 ? ('inserted' as const) : null };
    if (seal.kind === 'removed') return expectingNone;
    const fault = rowsFault(seal, found);
    return fault === null || seal.until > (await sealedUntil(db, seal.log, 'removed')) ? { rows, fault } : expectingNone;
  });
}
