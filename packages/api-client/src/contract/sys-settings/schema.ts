import * as z from 'zod/mini';
import { filterShape, furtherSchemas, inputShape, pageSchemas, rowShape, type RowOf } from '../entity-schema.js';
import { idInput, idsInput, optionalInput, orEmpty, requiredText, version, WEB_ADDRESS } from '../inputs.js';
import { flag, id, noInput, noResult, opt, type SchemasOf, optionalText, upTo } from '../parts.js';
import type { sysSettings } from './calls.js';
import { parameter } from './fields.js';

export type ParameterRow = RowOf<typeof parameter>;

/** Slogans of the site by language. */
const slogans = (schema: ReturnType<typeof optionalInput>) => ({ sloganEn: schema, sloganZhCn: schema, sloganZhTw: schema });

/** Characters of a data address with a picture of 1 MB. */
const PICTURE = 1_500_000;

/** For the origin, whose changes without it make a parameter an ordinary one. Our server ignores it. */
const sysFlag = opt(z.number());

export const schemas = {
  ...pageSchemas(parameter),
  add: { input: z.object({ ...inputShape(parameter, 'add'), sysFlag }), result: opt(id) },
  update: { input: z.object({ id: idInput, version, ...inputShape(parameter, 'edit'), sysFlag }), result: noResult },
  ...furtherSchemas(parameter, ['detail']),
  list: { input: z.optional(z.object(filterShape(parameter))), result: z.array(z.looseObject(rowShape(parameter))) },
  groupList: { input: noInput, result: z.array(z.string()) },
  batchUpdate: {
    input: z
      .array(z.object({ code: requiredText(64), value: optionalInput(256), version }))
      .check(z.minLength(1, 'required'), z.maxLength(500, 'tooMany')),
    result: noResult,
  },
  batchDelete: { input: idsInput, result: noResult },
  siteInfo: {
    input: noInput,
    result: z.looseObject({
      sysTitle: optionalText,
      sysViceTitle: optionalText,
      ...slogans(optionalText),
      sysLogo: optionalText,
      sysWatermark: optionalText,
      sysCopyright: optionalText,
      sysIcp: optionalText,
      sysIcpUrl: optionalText,
      version: opt(z.number()),
    }),
  },
  saveSysInfo: {
    input: z.object({
      version,
      sysTitle: optionalInput(64),
      sysViceTitle: optionalInput(64),
      sysViceDesc: optionalInput(200),
      ...slogans(optionalInput(200)),
      /** A new logo as a data address or as Base64: PNG, JPEG or WebP of at most 1 MB. Empty, the logo stays. */
      sysLogoBase64: opt(upTo(PICTURE)),
      sysLogoFileName: optionalInput(255),
      /** Not in the specification. */
      removeLogo: opt(flag),
      sysWatermark: optionalInput(64),
      sysCopyright: optionalInput(128),
      sysIcp: optionalInput(64),
      sysIcpUrl: opt(upTo(256).check(orEmpty(WEB_ADDRESS, 'webAddress'))),
      /** Parameters of the same name; they stay when left out, or with a `version`. */
      sysCaptcha: opt(flag),
      sysSecondVer: opt(flag),
    }),
    result: noResult,
  },
  logo: { input: noInput, result: noResult },
} satisfies SchemasOf<typeof sysSettings>;
