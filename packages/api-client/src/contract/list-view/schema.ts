import * as z from 'zod/mini';
import type { listView } from './calls.js';
import { anyObject, requiredUntrimmed, idInput, requiredText, ref, version } from '../inputs.js';
import { id, noResult, opt, type SchemasOf } from '../parts.js';

/** Characters of a view as JSON: many times the size of one with every column and filter. */
const LONGEST = 8_000;

/** Filters, sort and columns, as the list itself reads them. */
const view = anyObject.check(z.refine((value) => JSON.stringify(value).length <= LONGEST, { error: 'tooLong' }));

export const schemas = {
  list: {
    input: z.object({ list: requiredUntrimmed(60) }),
    result: z.array(
      z.looseObject({
        id,
        name: z.string(),
        view: z.record(z.string(), z.unknown()),
        shared: z.boolean(),
        /** Made by the caller, who alone can change it. */
        own: z.boolean(),
        isDefault: z.boolean(),
        version: opt(z.number()),
      }),
    ),
  },
  add: { input: z.object({ list: requiredUntrimmed(60), name: requiredText(60), view }), result: id },
  update: { input: z.object({ id: idInput, version, name: opt(requiredText(60)), view: opt(view) }), result: noResult },
  share: { input: z.object({ id: idInput, version, shared: z._default(z.boolean(), true) }), result: noResult },
  setDefault: { input: ref, result: noResult },
  delete: { input: ref, result: noResult },
} satisfies SchemasOf<typeof listView>;
