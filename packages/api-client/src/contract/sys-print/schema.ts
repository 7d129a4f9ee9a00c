import * as z from 'zod/mini';
import type { sysPrint } from './calls.js';
import { furtherSchemas, pageSchemas, rowShape, type RowOf } from '../entity-schema.js';
import { idInput, optionalInput, ref, requiredText } from '../inputs.js';
import { id, noInput, opt, optionalText, type SchemasOf } from '../parts.js';
import { printTemplate, TEMPLATE_MAX } from './fields.js';

export type PrintTemplateRow = RowOf<typeof printTemplate>;

/** Safe HTML for a page of its own; `data-style` holds the styles of an element. */
const rendered = z.looseObject({ html: z.string(), title: z.string() });

export const schemas = {
  ...pageSchemas(printTemplate),
  ...furtherSchemas(printTemplate, ['setStatus']),
  print: { input: z.object({ name: requiredText(64) }), result: z.looseObject(rowShape(printTemplate)) },
  copy: { input: ref, result: opt(id) },
  preview: {
    input: z.object({ template: requiredText(TEMPLATE_MAX), number: optionalInput(64) }),
    /** `title` is null without a bill: the fields are empty then. */
    result: z.looseObject({ html: z.string(), title: optionalText }),
  },
  offered: { input: noInput, result: z.array(z.looseObject({ id, name: z.string() })) },
  render: { input: z.object({ id: idInput, billId: idInput }), result: rendered },
} satisfies SchemasOf<typeof sysPrint>;
