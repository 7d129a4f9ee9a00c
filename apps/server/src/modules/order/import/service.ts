import type { Parsed } from '@seaberry/api-client/schemas';
import { lostDigits } from '@seaberry/tracking/sheet';
import { FieldErrors } from '../../../http/errors.ts';
import { scopeOf, type CallContext } from '../../../http/handlers.ts';
import type { CheckedRow, Values } from '../add/rules.ts';
import { addOrders, type AddedKind, type BatchOutcome } from '../add/service.ts';
import type { Adder } from '../service.ts';
import { readOrderFile, type FileKind, type FileRow } from './rows.ts';

const IMPORT_LIMIT_MS = 30_000;

/** Kind of order that files are read of. */
export interface ImportedKind<T> {
  added: AddedKind<T>;
  file: FileKind;
  /** Validates the rows of a batch with its common values. */
  checkBatch(common: Values, rows: readonly Values[]): CheckedRow<T>[];
}

/**
 * Reads a file of orders and adds them; with `dryRun` it only reports the outcome of each row.
 *
 * @param done runs in the transaction that adds
 */
export async function importOrders<T>(
  { added, file: fileKind, checkBatch }: ImportedKind<T>,
  input: Parsed<'oceanBill' | 'airWaybill', 'import'>,
  context: CallContext,
  adder: Adder,
  done: (outcome: BatchOutcome) => Promise<void>,
): Promise<BatchOutcome> {
  const file = await readOrderFile(new Uint8Array(await input.file.arrayBuffer()), fileKind, adder.tenantId, context.signal);
  if (!file.ok) throw new FieldErrors({ file: [file.problem] });
  const common = readCommon(input.common);
  const checked = checkBatch(common, file.rows).map((row, at) => withLostDigits(row, file.rows[at] ?? {}));
  const { db } = context.deps;
  const run = async (): Promise<BatchOutcome> => {
    const outcome = await addOrders(db, added, adder, checked, isYes(input.dryRun));
    await done(outcome);
    context.writeAuditEntry();
    return outcome;
  };
  return db.transaction(scopeOf(context), run, { limitMs: IMPORT_LIMIT_MS });
}

const isYes = (text: string | null | undefined): boolean => text === 'true' || text === '1';

function readCommon(text: string | null | undefined): Values {
  if (!text) return {};
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch {
    throw new FieldErrors({ common: ['invalid'] });
  }
  if (typeof parsed !== 'object' || parsed === null || Array.isArray(parsed)) throw new FieldErrors({ common: ['invalid'] });
  return Object.fromEntries(Object.entries(parsed).flatMap(([key, value]) => (typeof value === 'string' ? [[key, value]] : [])));
}

/** A rounded number would track another company's cargo: its row is rejected. */
function withLostDigits<T>(row: CheckedRow<T>, cells: FileRow): CheckedRow<T> {
  const lost = Object.entries(cells).filter(([key, text]) => (key.endsWith('No') ? lostDigits(text) : false));
  if (lost.length === 0) return row;
  const errors = row.check.ok ? {} : row.check.errors;
  return { ...row, check: { ok: false, errors: { ...errors, ...Object.fromEntries(lost.map(([key]) => [key, ['lostDigits']])) } } };
}
