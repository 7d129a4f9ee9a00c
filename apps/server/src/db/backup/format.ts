import { z } from 'zod';
import { ConfigError } from '../../config.ts';

/*
 * A backup is one gzip file of lines of JSON, in this order: the head; for each table a line with its name and columns, a line for each row,
 * and a line with the number and SHA-256 of its rows; the last line, with the SHA-256 of all unpacked bytes before it. A row is an array with
 * the text of each column, as PostgreSQL writes it, or null; every other line is an object. docs/operating.md describes it for operators.
 */

const checksum = z.string().regex(/^[0-9a-f]{64}$/u);
/** Largest number of a sequence: an int8. */
const MAX_LAST = 2n ** 63n - 1n;
const sequenceValue = z.string().refine((digits) => /^[1-9]\d{0,18}$/u.test(digits) && BigInt(digits) <= MAX_LAST);

const FORMAT = 'seaberry-backup';

export const HEAD = z.object({
  format: z.literal(FORMAT),
  version: z.number(),
  /** Version of Seaberry that wrote it. */
  product: z.string(),
  /** Database that was read. The backup can be restored into either kind. */
  engine: z.enum(['pglite', 'postgres']),
  /** Id (UUID) of the installation; null if the database has none. */
  installation: z.nullable(z.string()),
  /** Moment of the snapshot, UTC. */
  createdAt: z.string(),
  /** Fingerprint of the server's secret key. The key itself is not in the backup. */
  secretKey: z.string(),
  /** Time (`when` in `migrations/meta/_journal.json`) and hash of each applied migration. */
  migrations: z.array(z.object({ at: z.string(), hash: z.string() })),
  sequences: z.array(z.object({ name: z.string(), last: sequenceValue })),
});
const ofTable = z.object({ table: z.object({ schema: z.string(), name: z.string() }) });
const columns = z
  .array(z.string())
  .min(1)
  .refine((names) => new Set(names).size === names.length);
export const TABLE = ofTable.extend({ columns });
export const TABLE_END = z.object({ rows: z.number(), sha256: checksum });
export const LAST = z.object({ complete: z.literal(true), tables: z.number(), rows: z.number(), sha256: checksum });

export type BackupHead = z.infer<typeof HEAD>;
export type BackupTable = z.infer<typeof TABLE>;

/** Version of the format that is written. A backup of a newer one is refused. */
export const FORMAT_VERSION = 1;

const invalid = (file: string, fault: string): ConfigError =>
  new ConfigError(`${file} is not a valid backup: ${fault}. Nothing was restored from it. Use another backup.`);

/** @throws ConfigError for a backup of another format, and for a head with a wrong value */
export function readHead(value: unknown, file: string): BackupHead {
  const { version, format } = Object(value) as { version?: unknown; format?: unknown };
  if (typeof version === 'number' && version > FORMAT_VERSION) {
    throw new ConfigError(`${file} was written by a newer version of Seaberry. Restore it with that version.`);
  }
  const head = HEAD.safeParse(value);
  if (head.success) return head.data;
  if (format !== FORMAT) throw new ConfigError(`${file} is not a backup of Seaberry.`);
  throw invalid(file, `${head.error.issues[0]?.path.join('.')} of its head is wrong`);
}

/** Null for a line that opens no table. @throws ConfigError for one without columns */
export function readTable(value: unknown, file: string): BackupTable | null {
  const opened = ofTable.safeParse(value);
  if (!opened.success) return null;
  const table = TABLE.safeParse(value);
  if (table.success) return table.data;
  const { schema, name } = opened.data.table;
  throw invalid(file, `the table ${schema}.${name} has no columns, or one of them twice`);
}
