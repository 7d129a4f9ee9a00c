import { createHash } from 'node:crypto';
import type { logSeal } from '../../../db/schema/core.ts';

export type Seal = typeof logSeal.$inferSelect;
/** A seal without its place in the chain. */
export type SealContent = Omit<Seal, 'number' | 'hash'>;

/** Hash of a seal in the chain. @param former Hash of the seal before it; empty for the first one */
export function sealHash(former: string, seal: Omit<Seal, 'hash'>): string {
  const { number, kind, log, after, until, rows, firstId, lastId, rowsHash, reason, account, createTime } = seal;
  const fields = [former, number, kind, log, after, until, rows, firstId, lastId, rowsHash, reason, account, createTime];
  return createHash('sha256').update(JSON.stringify(fields)).digest('hex');
}

export type SealFault = 'seal' | 'changed' | 'deleted' | 'inserted';

/** How the rows found differ from those that were sealed; null if they do not. */
export function rowsFault(
  sealed: Pick<Seal, 'rows' | 'rowsHash'>,
  found: Pick<Seal, 'rows' | 'rowsHash'>,
): Exclude<SealFault, 'seal'> | null {
  if (found.rows < sealed.rows) return 'deleted';
  if (found.rows > sealed.rows) return 'inserted';
  return found.rowsHash === sealed.rowsHash ? null : 'changed';
}
