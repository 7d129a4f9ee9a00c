import { none, nothing, type SchemasOf } from '../parts.js';
import type { live } from './calls.js';

export const schemas = { stream: { input: nothing, result: none } } satisfies SchemasOf<typeof live>;
