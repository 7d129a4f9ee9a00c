import { listSchemas, type RowOf } from '../entity-schema.js';
import type { SchemasOf } from '../parts.js';
import type { sysPos } from './calls.js';
import { position } from './fields.js';

export type PosRow = RowOf<typeof position>;

export const schemas = listSchemas(position) satisfies SchemasOf<typeof sysPos>;
