import * as z from 'zod/mini';
import { filterShape, rowShape } from '../entity-schema.js';
import { ref } from '../inputs.js';
import { noResult, opt, pageInput, pageOf, upTo, type SchemasOf } from '../parts.js';
import type { pushLog } from './calls.js';
import { pushEntry } from './fields.js';

const row = z.looseObject(rowShape(pushEntry));

export type PushRow = z.output<typeof row>;

export const schemas = {
  page: {
    /** `keyword` is a part of recipient, subject or number of the bill. */
    input: z.object({ ...pageInput, ...filterShape(pushEntry), keyword: opt(upTo(1000)) }),
    result: pageOf(row),
  },
  detail: { input: ref, result: row },
  pushAgain: { input: ref, result: noResult },
} satisfies SchemasOf<typeof pushLog>;
