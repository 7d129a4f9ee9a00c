import * as z from 'zod/mini';
import type { company } from './calls.js';
import { file, requiredUntrimmed, version } from '../inputs.js';
import { id, instant, noResult, noInput, openEnum, opt, type SchemasOf, optionalText } from '../parts.js';
import { TIERS } from '../tiers.js';

export const schemas = {
  info: {
    input: noInput,
    result: z.looseObject({
      id,
      name: z.string(),
      abbreviation: optionalText,
      /** The company's own number, for example in a register. */
      number: optionalText,
      /** First characters of the API key; the whole key is returned by `rotateKey` alone. */
      keyHint: optionalText,
      /** When that key was made. */
      keyTime: instant,
      /** Id of a file for `sysFile.preview`. */
      logo: optionalText,
      version: opt(z.number()),
      berries: opt(z.number()),
      tier: opt(openEnum(TIERS)),
    }),
  },
  update: {
    input: z.object({
      version,
      name: requiredUntrimmed(100),
      abbreviation: opt(z.string().check(z.maxLength(40, 'tooLong'))),
      number: opt(z.string().check(z.maxLength(60, 'tooLong'))),
    }),
    result: noResult,
  },
  rotateKey: { input: noInput, result: z.looseObject({ key: z.string(), keyHint: z.string() }) },
  uploadLogo: { input: z.object({ file }), result: z.looseObject({ id }) },
  usage: {
    input: z.optional(z.object({ days: opt(z.int().check(z.gte(1), z.lte(366))) })),
    result: z.looseObject({
      /** One row per day with transactions, `YYYY-MM-DD` in UTC, oldest first. */
      days: z.array(z.looseObject({ day: z.string(), used: z.number(), added: z.number() })),
      /** The newest rows of the ledger; `reference` is the number of the bill. */
      rows: z.array(
        z.looseObject({ id, amount: z.number(), kind: z.string(), balance: opt(z.number()), reference: optionalText, createTime: instant }),
      ),
    }),
  },
} satisfies SchemasOf<typeof company>;
