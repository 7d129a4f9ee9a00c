import * as z from 'zod/mini';
import type { sysLogDiff } from './calls.js';
import { ref } from '../inputs.js';
import { id, instant, none, nothing, opt, pageInput, pageOf, type SchemasOf, text } from '../parts.js';

export const diffLogRow = z.looseObject({
  id,
  /** insert, update or delete. */
  diffType: text,
  /** Table and id of the row. */
  businessData: text,
  /** Only what differs, as JSON text, without secrets. */
  beforeData: text,
  afterData: text,
  sql: text,
  parameters: text,
  elapsed: opt(z.number()),
  /** Which call did it. Ours. */
  actionName: text,
  /** The same in the reader's language. Ours. */
  displayTitle: text,
  account: text,
  realName: text,
  traceId: text,
  createTime: instant,
});

export type DiffLogRow = z.output<typeof diffLogRow>;

export const schemas = {
  page: {
    input: z.object({ ...pageInput, startTime: instant, endTime: instant, diffType: text, account: text, actionName: text }),
    result: pageOf(diffLogRow),
  },
  detail: { input: ref, result: diffLogRow },
  clear: { input: nothing, result: none },
} satisfies SchemasOf<typeof sysLogDiff>;
