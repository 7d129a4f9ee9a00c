import type * as z from 'zod/mini';
import { listSchemas } from '../entity-schema.js';
import type { SchemasOf } from '../parts.js';
import type { sysPos } from './calls.js';
import { position } from './fields.js';

export const schemas = listSchemas(position) satisfies SchemasOf<typeof sysPos>;

export type PosRow = z.output<(typeof schemas)['list']['result']>[number];
