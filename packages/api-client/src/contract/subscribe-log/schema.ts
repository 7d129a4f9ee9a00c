import * as z from 'zod/mini';
import { pageSchema, rowShape } from '../entity-schema.js';
import { ref } from '../inputs.js';
import { noResult, type SchemasOf } from '../parts.js';
import type { subscribeLog } from './calls.js';
import { subscribeEntry } from './fields.js';

const row = z.looseObject(rowShape(subscribeEntry));

export type SubscribeRow = z.output<typeof row>;

export const schemas = {
  page: pageSchema(subscribeEntry, row),
  triggerAgain: { input: ref, result: noResult },
} satisfies SchemasOf<typeof subscribeLog>;
