import * as z from 'zod/mini';
import { pageSchema, rowShape } from '../entity-schema.js';
import type { SchemasOf } from '../parts.js';
import type { consumptionLog } from './calls.js';
import { consumptionEntry } from './fields.js';

const row = z.looseObject(rowShape(consumptionEntry));

export type ConsumptionRow = z.output<typeof row>;

export const schemas = { page: pageSchema(consumptionEntry, row) } satisfies SchemasOf<typeof consumptionLog>;
