import * as z from 'zod/mini';
import type { sysLogVis } from './calls.js';
import { pageSchema, rowShape } from '../entity-schema.js';
import { logVerdict } from '../log-verdict.js';
import { instant, noResult, noInput, opt, type SchemasOf, optionalText } from '../parts.js';
import { visitLog } from './fields.js';

const visitLogRow = z.looseObject(rowShape(visitLog));

export type VisitLogRow = z.output<typeof visitLogRow>;

export const schemas = {
  page: pageSchema(visitLog, visitLogRow),
  list: {
    input: noInput,
    result: z.array(
      z.looseObject({
        location: optionalText,
        longitude: opt(z.number()),
        latitude: opt(z.number()),
        realName: optionalText,
        logDateTime: instant,
      }),
    ),
  },
  clear: { input: noInput, result: noResult },
  export: { input: noInput, result: noResult },
  verify: { input: noInput, result: logVerdict },
} satisfies SchemasOf<typeof sysLogVis>;
