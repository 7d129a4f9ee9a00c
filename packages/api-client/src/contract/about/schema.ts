import * as z from 'zod/mini';
import { instant, noInput, optionalText, type SchemasOf } from '../parts.js';
import type { about } from './calls.js';

export const schemas = {
  info: {
    input: noInput,
    result: z.looseObject({
      version: z.string(),
      /** When the process that responds was started; for platform administrators only, like what follows. */
      startTime: instant,
      /** Version of Node.js. */
      node: optionalText,
      /** `postgres` or `pglite`, and its version. */
      database: optionalText,
      /** Operating system and processor. */
      platform: optionalText,
    }),
  },
} satisfies SchemasOf<typeof about>;
