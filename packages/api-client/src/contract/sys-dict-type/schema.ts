import * as z from 'zod/mini';
import type { sysDictType } from './calls.js';
import { noInput, opt, type SchemasOf, optionalText } from '../parts.js';

export const schemas = {
  allDictList: {
    input: noInput,
    result: z.record(
      z.string(),
      z.array(
        z.looseObject({
          code: z.union([z.string(), z.number()]),
          value: optionalText,
          name: optionalText,
          tagType: optionalText,
          orderNo: opt(z.number()),
        }),
      ),
    ),
  },
} satisfies SchemasOf<typeof sysDictType>;
