import * as z from 'zod/mini';
import type { sysLogEx } from './calls.js';
import { pageSchema, rowShape } from '../entity-schema.js';
import { logVerdict } from '../log-verdict.js';
import { ref } from '../inputs.js';
import { noResult, noInput, type SchemasOf } from '../parts.js';
import { exceptionLog } from './fields.js';

/** A row of the exception log; `Ex` is the name that the origin gave it. */
const row = z.looseObject(rowShape(exceptionLog));

export const schemas = {
  page: pageSchema(exceptionLog, row),
  detail: { input: ref, result: row },
  clear: { input: noInput, result: noResult },
  export: { input: noInput, result: noResult },
  verify: { input: noInput, result: logVerdict },
} satisfies SchemasOf<typeof sysLogEx>;
