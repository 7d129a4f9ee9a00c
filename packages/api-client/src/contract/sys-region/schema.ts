import * as z from 'zod/mini';
import { furtherSchemas, inputShape, pageSchemas, rowShape, type RowOf } from '../entity-schema.js';
import { idInput, requiredText, version } from '../inputs.js';
import { id, instant, noInput, noResult, openEnum, opt, optionalText, type SchemasOf } from '../parts.js';
import type { sysRegion } from './calls.js';
import { region } from './fields.js';

export type RegionRow = RowOf<typeof region>;

const SYNC_STATES = ['running', 'done', 'cancelled', 'failed'] as const;

const code = requiredText(12).check(z.regex(/^(?:\d{6}|\d{9}|\d{12})$/u, 'R2003'));

export const schemas = {
  ...pageSchemas(region),
  ...furtherSchemas(region, ['detail']),
  add: { input: z.object({ ...inputShape(region, 'add'), code }), result: opt(id) },
  update: { input: z.object({ id: idInput, version, ...inputShape(region, 'edit'), code }), result: noResult },
  list: { input: z.object({ id: idInput }), result: z.array(z.looseObject(rowShape(region))) },
  search: { input: z.object({ text: requiredText(64) }), result: z.array(z.array(id)) },
  sync: { input: noInput, result: noResult },
  syncStatus: {
    input: noInput,
    result: z.looseObject({
      /** Edition of the data package. */
      edition: z.string(),
      /** Depth that a synchronization adds, by the parameter `sys_region_sync_level`: 1 provinces, 2 with cities, 3 with counties. */
      level: z.number(),
      /** Null before the first synchronization of an installation. */
      last: opt(
        z.looseObject({
          state: openEnum(SYNC_STATES),
          /** Provinces so far, and all. */
          done: z.number(),
          total: z.number(),
          added: z.number(),
          renamed: z.number(),
          removed: z.number(),
          /** Regions of the data package that differ by hand. */
          kept: z.number(),
          startTime: instant,
          endTime: instant,
          userName: optionalText,
        }),
      ),
    }),
  },
  cancelSync: { input: noInput, result: noResult },
} satisfies SchemasOf<typeof sysRegion>;
