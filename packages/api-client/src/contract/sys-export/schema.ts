import * as z from 'zod/mini';
import type { sysExport } from './calls.js';
import { anyObject, requiredUntrimmed, optionalInput, requiredText, ref } from '../inputs.js';
import { id, instant, noResult, noInput, openEnum, opt, type SchemasOf, optionalText } from '../parts.js';

/** Format of a column; `percent` is 0 to 1, `duration` is in ms. */
export const CELL_KINDS = ['text', 'number', 'instant', 'date', 'duration', 'bytes', 'percent'] as const;

export const EXPORT_FORMATS = ['xlsx', 'csv'] as const;

export const EXPORT_STATES = ['waiting', 'running', 'ready', 'failed'] as const;

const label = z.string().check(z.maxLength(200, 'tooLong'));

const column = z.object({
  /** Name of the value in the row. */
  key: requiredUntrimmed(64),
  heading: requiredUntrimmed(200),
  kind: z.enum(CELL_KINDS),
  /** Labels of values: of an enumeration, or of `true` and `false`. */
  labels: opt(
    z
      .record(z.string().check(z.maxLength(64, 'tooLong')), label)
      .check(z.refine((labels) => Object.keys(labels).length <= 1000, 'tooMany')),
  ),
  /** Name of the value that holds the IANA zone of this time. */
  zoneOf: optionalInput(64),
});

export const exportInput = z.object({
  controller: requiredUntrimmed(64),
  call: requiredUntrimmed(64),
  /** Filters and order of the list. */
  input: opt(anyObject),
  columns: z.array(column).check(z.minLength(1, 'required'), z.maxLength(100, 'tooMany')),
  format: z.enum(EXPORT_FORMATS),
  /** IANA zone for times without their own. */
  timeZone: requiredUntrimmed(64),
  /** File name without extension. */
  title: requiredText(100),
});

export const schemas = {
  start: { input: exportInput, result: z.looseObject({ id }) },
  mine: {
    input: noInput,
    result: z.array(
      z.looseObject({
        id,
        title: z.string(),
        format: openEnum(EXPORT_FORMATS),
        state: openEnum(EXPORT_STATES),
        /** Rows written so far. */
        done: z.number(),
        /** Null while unknown: lists are counted up to 10,000. */
        total: opt(z.number()),
        /** In bytes. */
        size: opt(z.number()),
        /** Error code of a failed file. */
        fault: optionalText,
        /** Error message in the language of the caller. */
        message: optionalText,
        createTime: instant,
        /** Time of removal. */
        expireTime: instant,
      }),
    ),
  },
  retry: { input: ref, result: noResult },
  remove: { input: ref, result: noResult },
  download: { input: ref, result: noResult },
} satisfies SchemasOf<typeof sysExport>;
