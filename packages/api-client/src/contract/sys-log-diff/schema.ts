import * as z from 'zod/mini';
import type { sysLogDiff } from './calls.js';
import { ref } from '../inputs.js';
import { pageSchema, rowShape } from '../entity-schema.js';
import { logVerdict } from '../log-verdict.js';
import { noResult, noInput, type SchemasOf } from '../parts.js';
import { differenceLog } from './fields.js';

const diffLogRow = z.looseObject(rowShape(differenceLog));

export type DiffLogRow = z.output<typeof diffLogRow>;

export const schemas = {
  page: pageSchema(differenceLog, diffLogRow),
  detail: { input: ref, result: diffLogRow },
  clear: { input: noInput, result: noResult },
  export: { input: noInput, result: noResult },
  verify: { input: noInput, result: logVerdict },
} satisfies SchemasOf<typeof sysLogDiff>;
