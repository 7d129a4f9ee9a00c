import * as z from 'zod/mini';
import type { sysPos } from './calls.js';
import { idInput, named, note, orderNo, ref, status, statusOf } from '../inputs.js';
import { changes, id, none, opt, type SchemasOf, text } from '../parts.js';

export const posRow = z.looseObject({
  id,
  name: z.string(),
  code: text,
  orderNo: opt(z.number()),
  status: statusOf,
  remark: text,
  ...changes,
});

export type PosRow = z.output<typeof posRow>;

const posFields = { name: named(64), code: named(64), orderNo, status: opt(status), remark: note(128) };

export const schemas = {
  list: { input: z.optional(z.object({ name: text, code: text })), result: z.array(posRow) },
  add: { input: z.object(posFields), result: opt(id) },
  update: { input: z.object({ id: idInput, ...posFields }), result: none },
  delete: { input: ref, result: none },
} satisfies SchemasOf<typeof sysPos>;
