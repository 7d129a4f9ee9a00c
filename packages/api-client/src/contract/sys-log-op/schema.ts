import * as z from 'zod/mini';
import type { sysLogOp } from './calls.js';
import { pageSchema, rowShape, type RowOf } from '../entity-schema.js';
import { logVerdict } from '../log-verdict.js';
import { ref } from '../inputs.js';
import { noResult, noInput, type SchemasOf } from '../parts.js';
import { operationLog } from './fields.js';

const row = z.looseObject(rowShape(operationLog));

/** A row of the logs of operations and exceptions. */
export type CallLogRow = RowOf<typeof operationLog>;

export const schemas = {
  page: pageSchema(operationLog, row),
  detail: { input: ref, result: row },
  clear: { input: noInput, result: noResult },
  export: { input: noInput, result: noResult },
  verify: { input: noInput, result: logVerdict },
} satisfies SchemasOf<typeof sysLogOp>;
