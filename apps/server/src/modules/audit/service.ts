import { v7 as uuid } from 'uuid';
import type { Db } from '../../db/port.ts';

/** Kind of an entry: a call that changes something, a visit (sign-in and the like), an internal error. */
export type LogKind = 'operation' | 'visit' | 'exception';

export interface LogEntry {
  kind: LogKind;
  tenantId: string | null;
  userId: string | null;
  account: string | null;
  realName: string | null;
  /** `controller.call` */
  call: string;
  /** `ok` or an error code. */
  outcome: string;
  input: unknown;
  ip: string;
  userAgent: string | null;
  correlationId: string;
  durationMs: number;
  /** Wall ms. */
  at: number;
  /** The error that was thrown, for an internal error. */
  error?: unknown;
}

const SECRET =
  /password|pwd|token|secret|ticket|^key$|apikey|authorization|connections?$|connectionstring|^(?:phone|email)code$|^passkey$|^headers$|^sessionkey$|^bindpass$|^properties$|^requestbody$/iu;
/**
 * Fields that are secret in some calls only: a verification code in calls of sign-in, where `code` is not that of a record, and the text of a
 * message.
 */
const SECRET_IN: readonly (readonly [controller: string, field: RegExp])[] = [
  ['sysAuth', /^code$/iu],
  ['sysFactor', /^code$/iu],
  ['sysEmail', /^(?:content|title)$/iu],
  ['shareLink', /^note$/iu],
  // A template has parameters of any name.
  ['sysSms', /^(?!phone$|phonenumber$|templateid$)/iu],
];
const MAX_TEXT = 500;
const MAX_ITEMS = 20;
const MAX_KEYS = 100;
const MAX_DEPTH = 4;
const MAX_AGENT = 300;
const MAX_STACK = 8000;

/** A text that the database can store: of limited length, without NUL and without half of a surrogate pair, which cutting may leave. */
const storable = (text: string, maxLength: number): string => {
  const clean = text.slice(0, maxLength).replaceAll('\u0000', '').toWellFormed();
  return text.length > maxLength ? `${clean}…` : clean;
};

/** Input for the log: without secrets and files, and of limited length. @param call `controller.call` */
export const masked = (value: unknown, call = ''): unknown => mask(value, secretFieldIn(call), 0);

const secretFieldIn = (call: string): RegExp | null => SECRET_IN.find(([controller]) => call.startsWith(`${controller}.`))?.[1] ?? null;

function mask(value: unknown, secretField: RegExp | null, depth: number): unknown {
  if (typeof value === 'string') return storable(value, MAX_TEXT);
  if (typeof value !== 'object' || value === null) return value ?? null;
  if (value instanceof File) return { file: storable(value.name, MAX_TEXT), bytes: value.size };
  if (depth > MAX_DEPTH) return '…';
  if (Array.isArray(value)) {
    const first = value.slice(0, MAX_ITEMS).map((entry) => mask(entry, secretField, depth + 1));
    return value.length > MAX_ITEMS ? [...first, `… ${value.length - MAX_ITEMS} more`] : first;
  }
  return Object.fromEntries(
    Object.entries(value)
      .slice(0, MAX_KEYS)
      .map(([key, entry]) => [
        storable(key, MAX_TEXT),
        isSecret(key, secretField) ? '***' : mask(plain(key, entry), secretField, depth + 1),
      ]),
  );
}

/** An address without its query. */
const plain = (key: string, value: unknown): unknown =>
  key.toLowerCase() === 'requesturi' && typeof value === 'string' ? value.replace(/\?[^#]*/u, '?***') : value;

const isSecret = (key: string, secretField: RegExp | null): boolean => SECRET.test(key) || secretField?.test(key) === true;

/** Values of secret fields in the input. Short values are ignored, since they would also match unrelated words. */
function secretsOf(value: unknown, secretField: RegExp | null, depth = 0): string[] {
  if (typeof value !== 'object' || value === null || depth > MAX_DEPTH) return [];
  return Object.entries(value)
    .slice(0, MAX_KEYS)
    .flatMap(([key, entry]: [string, unknown]) => {
      if (!isSecret(key, secretField)) return secretsOf(entry, secretField, depth + 1);
      return typeof entry === 'string' && entry.length >= 4 ? [entry] : [];
    });
}

/** Message and stack of an error, without the parameters of its SQL statement and without secrets of the input. */
function withoutSecrets(error: unknown, input: unknown, call: string): { message: string; stack: string | null } {
  const secrets = secretsOf(input, secretFieldIn(call));
  const clean = (text: string): string => secrets.reduce((rest, secret) => rest.replaceAll(secret, '***'), text);
  const original = messageOf(error);
  const message = original.replace(/\nparams: [\s\S]*$/u, '');
  const stack = error instanceof Error ? (error.stack ?? '').replace(original, () => message) : null;
  return { message: clean(message), stack: stack === null ? null : clean(stack) };
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/**
 * Writes an audit entry as the last statement of the current transaction, sent together with its commit, so that the call does not wait for
 * it. An entry that the database rejects is dropped, so that the call does not fail.
 */
export function writeLog(db: Db, { error, input, at, ...entry }: LogEntry): void {
  const failure = error === undefined ? null : withoutSecrets(error, input, entry.call);
  const row = {
    ...entry,
    id: uuid(),
    userAgent: entry.userAgent === null ? null : storable(entry.userAgent, MAX_AGENT),
    account: entry.account === null ? null : storable(entry.account, MAX_TEXT),
    input: masked(input, entry.call),
    at: new Date(at).toISOString(),
    message: failure && storable(failure.message, MAX_TEXT),
    exception: failure?.stack == null ? null : storable(failure.stack, MAX_STACK),
  };
  db.last('select seaberry.write_log($1::jsonb)', [JSON.stringify(row)]);
}
