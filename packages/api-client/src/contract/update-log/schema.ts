import * as z from 'zod/mini';
import { pageSchema, rowShape } from '../entity-schema.js';
import { ref } from '../inputs.js';
import { noResult, type SchemasOf } from '../parts.js';
import type { updateLog } from './calls.js';
import { updateEntry } from './fields.js';

const row = z.looseObject(rowShape(updateEntry));

export type UpdateRow = z.output<typeof row>;

export const schemas = {
  page: pageSchema(updateEntry, row),
  triggerAgain: { input: ref, result: noResult },
} satisfies SchemasOf<typeof updateLog>;
