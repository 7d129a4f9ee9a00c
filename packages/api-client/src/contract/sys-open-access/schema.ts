import * as z from 'zod/mini';
import { changeSchemas, furtherSchemas, inputShape, pageSchemas, type RowOf } from '../entity-schema.js';
import { idInput, optionalInput, requiredText, version } from '../inputs.js';
import { id, noInput, noResult, opt, optionalText, instant, type SchemasOf } from '../parts.js';
import type { sysOpenAccess } from './calls.js';
import { openAccess, SECRET_GRACE_MINUTES } from './fields.js';

export type OpenAccessRow = RowOf<typeof openAccess>;

/** Methods of the origin by their numbers. */
export const HTTP_METHODS = ['GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'HEAD', 'OPTIONS', 'TRACE', 'CONNECT'] as const;

/** A key is part of the signed text, whose parts `&` separates. */
const accessKey = optionalInput(128).check(z.regex(/^[\w.-]*$/u, 'accessKeyForm'));
/** As long as 16 random bytes in base64, or a mask. */
const accessSecret = optionalInput(256);

const shown = z.looseObject({ id, accessKey: z.string(), accessSecret: z.string(), previousUntil: instant });

const { delete: remove } = changeSchemas(openAccess);

export const schemas = {
  page: pageSchemas(openAccess).page,
  ...furtherSchemas(openAccess, ['setStatus']),
  add: { input: z.object({ ...inputShape(openAccess, 'add'), accessKey, accessSecret }), result: opt(shown) },
  update: {
    input: z.object({ id: idInput, version, ...inputShape(openAccess, 'edit'), accessKey, accessSecret }),
    result: noResult,
  },
  delete: remove,
  rotate: {
    input: z.object({ id: idInput, keepMinutes: opt(z.literal([...SECRET_GRACE_MINUTES])) }),
    result: shown,
  },
  secret: { input: noInput, result: z.string() },
  generateSignature: {
    input: z.object({
      accessKey: requiredText(128),
      accessSecret: requiredText(256),
      /** Name, or number of the origin from 0 for GET. @default 0 */
      method: opt(z.union([z.literal([...HTTP_METHODS]), z.int().check(z.gte(0), z.lte(8))])),
      url: requiredText(2000),
      timestamp: z.union([z.int(), requiredText(16)]),
      nonce: requiredText(128),
    }),
    result: z.string(),
  },
  users: {
    input: z.object({ text: optionalInput(100) }),
    result: z.array(z.looseObject({ id, account: z.string(), realName: optionalText, tenantName: optionalText })),
  },
} satisfies SchemasOf<typeof sysOpenAccess>;
