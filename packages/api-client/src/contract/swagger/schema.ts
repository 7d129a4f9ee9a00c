import * as z from 'zod/mini';
import type { swagger } from './calls.js';
import { filled } from '../inputs.js';
import { noInput, type SchemasOf } from '../parts.js';

export const schemas = {
  checkUrl: { input: noInput, result: z.number() },
  submitUrl: { input: z.object({ UserName: filled(254), Password: filled(400) }), result: z.number() },
} satisfies SchemasOf<typeof swagger>;
