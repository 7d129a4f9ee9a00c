import * as z from 'zod/mini';
import type { sysLogVis } from './calls.js';
import { filters, visit } from '../log-rows.js';
import { instant, none, nothing, opt, pageInput, pageOf, type SchemasOf, text } from '../parts.js';

export const visitLogRow = z.looseObject(visit);

export type VisitLogRow = z.output<typeof visitLogRow>;

export const schemas = {
  page: { input: z.object({ ...pageInput, ...filters, actionName: text }), result: pageOf(visitLogRow) },
  list: {
    input: nothing,
    result: z.array(
      z.looseObject({ location: text, longitude: opt(z.number()), latitude: opt(z.number()), realName: text, logDateTime: instant }),
    ),
  },
  clear: { input: nothing, result: none },
} satisfies SchemasOf<typeof sysLogVis>;
