import * as z from 'zod/mini';
import { requiredUntrimmed } from '../inputs.js';
import { noInput, opt, type SchemasOf, optionalText } from '../parts.js';
import type { sysEnum } from './calls.js';

/** `describe` is the label, `theme` the colour of the badge. */
const enumValue = z.looseObject({ name: z.string(), describe: optionalText, theme: optionalText, value: z.number() });

export const schemas = {
  enumTypeList: {
    input: noInput,
    result: z.array(
      z.looseObject({
        typeName: z.string(),
        typeDescribe: optionalText,
        /** The fields with these values. */
        typeRemark: optionalText,
        enumEntities: opt(z.array(enumValue)),
      }),
    ),
  },
  enumDataList: { input: z.object({ enumName: requiredUntrimmed(100) }), result: z.array(enumValue) },
} satisfies SchemasOf<typeof sysEnum>;
