import * as z from 'zod/mini';
import { furtherSchemas, pageSchemas, type RowOf } from '../entity-schema.js';
import { idInput, idsInput, requiredUntrimmed, statusOf } from '../inputs.js';
import { noResult, type SchemasOf } from '../parts.js';
import type { sysDictData } from './calls.js';
import { dictData } from './fields.js';
import { valueRow } from './value-row.js';

export type DictDataRow = RowOf<typeof dictData>;

const code = requiredUntrimmed(64);

export const schemas = {
  ...pageSchemas(dictData),
  ...furtherSchemas(dictData, ['detail', 'setStatus'], 'D3005'),
  list: { input: z.object({ dictTypeId: idInput }), result: z.array(valueRow) },
  order: { input: z.object({ dictTypeId: idInput, ids: idsInput }), result: noResult },
  dataList: { input: z.object({ code, status: statusOf }), result: z.array(valueRow) },
  dataListOf: { input: z.object({ code }), result: z.array(valueRow) },
} satisfies SchemasOf<typeof sysDictData>;
