import * as z from 'zod/mini';
import { furtherSchemas, pageSchemas, type RowOf } from '../entity-schema.js';
import { requiredUntrimmed } from '../inputs.js';
import { noInput, opt, type SchemasOf, optionalText } from '../parts.js';
import { valueRow } from '../sys-dict-data/value-row.js';
import type { sysDictType } from './calls.js';
import { dictType } from './fields.js';

export type DictTypeRow = RowOf<typeof dictType>;

export const schemas = {
  ...pageSchemas(dictType),
  ...furtherSchemas(dictType, ['list', 'detail', 'setStatus'], 'D3005'),
  dataList: { input: z.object({ code: requiredUntrimmed(64) }), result: z.array(valueRow) },
  allDictList: {
    input: noInput,
    result: z.record(
      z.string(),
      z.array(
        z.looseObject({
          code: z.union([z.string(), z.number()]),
          typeCode: optionalText,
          value: optionalText,
          name: optionalText,
          tagType: optionalText,
          remark: optionalText,
          extData: optionalText,
          orderNo: opt(z.number()),
        }),
      ),
    ),
  },
} satisfies SchemasOf<typeof sysDictType>;
