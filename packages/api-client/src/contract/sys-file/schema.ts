import * as z from 'zod/mini';
import type { sysFile } from './calls.js';
import { file, ref } from '../inputs.js';
import { id, noResult, type SchemasOf, text } from '../parts.js';

export const schemas = {
  uploadAvatar: { input: z.object({ file }), result: z.looseObject({ id, url: text }) },
  preview: { input: ref, result: noResult },
} satisfies SchemasOf<typeof sysFile>;
