import * as z from 'zod/mini';
import type { sysConst } from './calls.js';
import { requiredUntrimmed } from '../inputs.js';
import { noInput, opt, type SchemasOf, optionalText } from '../parts.js';

const constItem = z.looseObject({ code: z.union([z.string(), z.number()]), name: optionalText });

export const schemas = {
  list: {
    input: noInput,
    // `data` is either the list itself or an object that holds it under `result`.
    result: z.array(
      z.looseObject({
        code: z.union([z.string(), z.number()]),
        name: optionalText,
        data: opt(z.union([z.array(constItem), z.looseObject({ result: opt(z.array(constItem)) })])),
      }),
    ),
  },
  data: {
    input: z.object({ typeName: requiredUntrimmed(100) }),
    result: z.array(constItem),
  },
} satisfies SchemasOf<typeof sysConst>;
