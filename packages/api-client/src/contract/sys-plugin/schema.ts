import * as z from 'zod/mini';
import { changeSchemas, furtherSchemas, pageSchemas, type RowOf } from '../entity-schema.js';
import { idInput, ref } from '../inputs.js';
import { id, instant, opt, optionalText, type SchemasOf } from '../parts.js';
import { SECRET_GRACE_MINUTES } from '../sys-open-access/fields.js';
import type { sysPlugin } from './calls.js';
import { MANIFEST_BYTES, plugin } from './fields.js';

export type PluginRow = RowOf<typeof plugin>;

const bytesOf = (text: string): number => new TextEncoder().encode(text).length;

/** `secret` is null for a plugin that keeps its secret. */
const shown = z.looseObject({ id, name: z.string(), code: z.string(), secret: optionalText, previousUntil: instant });

const { update, delete: remove } = changeSchemas(plugin);

export const schemas = {
  page: pageSchemas(plugin).page,
  ...furtherSchemas(plugin, ['setStatus']),
  add: {
    input: z.object({
      manifest: z.string('required').check(
        z.minLength(1, 'required'),
        z.maxLength(MANIFEST_BYTES, { error: 'manifestSize', abort: true }),
        z.refine((text) => bytesOf(text) <= MANIFEST_BYTES, 'manifestSize'),
      ),
    }),
    result: opt(shown),
  },
  update,
  delete: remove,
  rotate: { input: z.object({ id: idInput, keepMinutes: opt(z.literal([...SECRET_GRACE_MINUTES])) }), result: shown },
  test: { input: ref, result: z.number() },
} satisfies SchemasOf<typeof sysPlugin>;
