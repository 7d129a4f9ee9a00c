import * as z from 'zod/mini';
import { furtherSchemas, inputShape, pageSchemas, type RowOf } from '../entity-schema.js';
import { idInput, idsInput, optionalInput, requiredUntrimmed, statusOf, version } from '../inputs.js';
import { noResult, opt, type SchemasOf } from '../parts.js';
import type { sysDictData } from './calls.js';
import { dictData } from './fields.js';
import { valueRow } from './value-row.js';

export type DictDataRow = RowOf<typeof dictData>;

const code = requiredUntrimmed(64);

/** For the origin, whose updates without them clear them. Our server ignores them. */
const kept = { dictTypeId: opt(idInput), name: optionalInput(256), styleSetting: optionalInput(1000), classSetting: optionalInput(1000) };

export const schemas = {
  ...pageSchemas(dictData),
  update: { input: z.object({ id: idInput, version, ...inputShape(dictData, 'edit'), ...kept }), result: noResult },
  ...furtherSchemas(dictData, ['detail', 'setStatus'], 'D3005'),
  list: { input: z.object({ dictTypeId: idInput }), result: z.array(valueRow) },
  order: { input: z.object({ dictTypeId: idInput, ids: idsInput }), result: noResult },
  dataList: { input: z.object({ code, status: statusOf }), result: z.array(valueRow) },
  dataListOf: { input: z.object({ code }), result: z.array(valueRow) },
} satisfies SchemasOf<typeof sysDictData>;
