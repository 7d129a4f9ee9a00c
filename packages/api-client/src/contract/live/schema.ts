import { noResult, noInput, type SchemasOf } from '../parts.js';
import type { live } from './calls.js';

export const schemas = { stream: { input: noInput, result: noResult } } satisfies SchemasOf<typeof live>;
