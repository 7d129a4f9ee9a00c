import * as z from 'zod/mini';
import type { sysLogEx } from './calls.js';
import { ref } from '../inputs.js';
import { callFilters, callLogRow } from '../log-rows.js';
import { none, nothing, pageInput, pageOf, type SchemasOf } from '../parts.js';

export const schemas = {
  page: { input: z.object({ ...pageInput, ...callFilters }), result: pageOf(callLogRow) },
  detail: { input: ref, result: callLogRow },
  clear: { input: nothing, result: none },
} satisfies SchemasOf<typeof sysLogEx>;
