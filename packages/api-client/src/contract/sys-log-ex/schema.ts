import * as z from 'zod/mini';
import type { sysLogEx } from './calls.js';
import { filterShape, rowShape } from '../entity-schema.js';
import { ref } from '../inputs.js';
import { between } from '../log-rows.js';
import { noResult, noInput, pageInput, pageOf, type SchemasOf } from '../parts.js';
import { exceptionLog } from './fields.js';

const row = z.looseObject(rowShape(exceptionLog));

export const schemas = {
  page: { input: z.object({ ...pageInput, ...between, ...filterShape(exceptionLog) }), result: pageOf(row) },
  detail: { input: ref, result: row },
  clear: { input: noInput, result: noResult },
} satisfies SchemasOf<typeof sysLogEx>;
