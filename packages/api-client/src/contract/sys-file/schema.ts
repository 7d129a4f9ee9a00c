import * as z from 'zod/mini';
import type { sysFile } from './calls.js';
import { file, ref } from '../inputs.js';
import { id, noResult, type SchemasOf, optionalText } from '../parts.js';

export const schemas = {
  uploadAvatar: { input: z.object({ file }), result: z.looseObject({ id, url: optionalText }) },
  preview: { input: ref, result: noResult },
} satisfies SchemasOf<typeof sysFile>;
