import { v7 as uuid } from 'uuid';
import type { Db } from '../../db/port.ts';

export interface AuditEntry {
  tenantId: string | null;
  userId: string | null;
  account: string | null;
  /** `controller.call` */
  call: string;
  /** `ok` or the code of the refusal. */
  outcome: string;
  input: unknown;
  ip: string;
  correlationId: string;
  durationMs: number;
  /** Wall ms. */
  at: number;
}

const SECRET = /password|pwd|token|secret|ticket|^code$|^key$|apikey|authorization/iu;
const MAX_TEXT = 500;
const MAX_ITEMS = 20;

/** An input as the log keeps it: no secret, no file, and not without end. */
export function masked(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return value.length > MAX_TEXT ? `${value.slice(0, MAX_TEXT)}…` : value;
  if (typeof value !== 'object' || value === null) return value ?? null;
  if (value instanceof File) return { file: value.name, bytes: value.size };
  if (depth > 4) return '…';
  if (Array.isArray(value)) {
    const kept = value.slice(0, MAX_ITEMS).map((entry) => masked(entry, depth + 1));
    return value.length > MAX_ITEMS ? [...kept, `… ${value.length - MAX_ITEMS} more`] : kept;
  }
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, SECRET.test(key) ? '***' : masked(entry, depth + 1)]));
}

/** One row of the operation log, in the current unit. */
export async function writeAudit(db: Db, entry: AuditEntry): Promise<void> {
  await db.sql(
    `insert into audit_log (id, tenant_id, user_id, account, call, outcome, input, ip, correlation_id, duration_ms, create_time)
     values ($1, $2, $3, $4, $5, $6, $7::jsonb, $8, $9, $10, $11)`,
    [
      uuid(),
      entry.tenantId,
      entry.userId,
      entry.account,
      entry.call,
      entry.outcome,
      JSON.stringify(masked(entry.input)),
      entry.ip,
      entry.correlationId,
      entry.durationMs,
      new Date(entry.at).toISOString(),
    ],
  );
}
