import * as z from 'zod/mini';
import { pageSchema, rowShape } from '../entity-schema.js';
import { ref } from '../inputs.js';
import { noResult, type SchemasOf } from '../parts.js';
import type { requestLog } from './calls.js';
import { requestEntry } from './fields.js';

const row = z.looseObject(rowShape(requestEntry));

export type RequestRow = z.output<typeof row>;

export const schemas = {
  page: pageSchema(requestEntry, row),
  triggerAgain: { input: ref, result: noResult },
} satisfies SchemasOf<typeof requestLog>;
