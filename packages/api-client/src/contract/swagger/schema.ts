import * as z from 'zod/mini';
import type { swagger } from './calls.js';
import { requiredUntrimmed } from '../inputs.js';
import { noInput, type SchemasOf } from '../parts.js';

export const schemas = {
  checkUrl: { input: noInput, result: z.number() },
  submitUrl: { input: z.object({ UserName: requiredUntrimmed(254), Password: requiredUntrimmed(400) }), result: z.number() },
} satisfies SchemasOf<typeof swagger>;
