import * as z from 'zod/mini';
import type { sysStaticPage } from './calls.js';
import { changeSchemas, listSchema, rowShape, type RowOf } from '../entity-schema.js';
import { idInput, ref, requiredUntrimmed, version } from '../inputs.js';
import { instant, noResult, optionalText, type SchemasOf } from '../parts.js';
import { staticPage } from './fields.js';

export type StaticPageRow = RowOf<typeof staticPage>;

/** In a query string numbers are texts. */
const number = z.coerce.number().check(z.int(), z.gte(1), z.lte(2_147_483_647));

const published = { number: z.number(), title: z.string(), createTime: instant, createUserName: optionalText };
const { update } = changeSchemas(staticPage);

export const schemas = {
  detail: {
    input: z.object({ key: requiredUntrimmed(60) }),
    /** `body` is plain text: paragraphs are separated by an empty line, headings begin with `# `, list lines with `- `. */
    result: z.looseObject({ key: z.string(), language: optionalText, title: z.string(), body: z.string(), updateTime: instant }),
  },
  list: listSchema(staticPage, z.looseObject(rowShape(staticPage))),
  update,
  versions: { input: ref, result: z.array(z.looseObject(published)) },
  version: { input: z.object({ id: idInput, number }), result: z.looseObject({ ...published, body: z.string() }) },
  restore: { input: z.object({ id: idInput, number, version }), result: noResult },
} satisfies SchemasOf<typeof sysStaticPage>;
