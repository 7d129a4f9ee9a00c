import * as z from 'zod/mini';
import { pageSchemas, rowShape, type RowOf } from '../entity-schema.js';
import { idInput, ref, requiredUntrimmed } from '../inputs.js';
import { noInput, noResult, opt, type SchemasOf, optionalText } from '../parts.js';
import { valueRow } from '../sys-dict-data/value-row.js';
import type { sysDictType } from './calls.js';
import { dictType } from './fields.js';

export type DictTypeRow = RowOf<typeof dictType>;

const row = z.looseObject(rowShape(dictType));

export const schemas = {
  ...pageSchemas(dictType),
  list: { input: noInput, result: z.array(row) },
  detail: { input: ref, result: row },
  setStatus: { input: z.object({ id: idInput, status: z.literal([1, 2], 'D3005') }), result: noResult },
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
