import * as z from 'zod/mini';
import { idInput, ref, requiredUntrimmed } from './inputs.js';
import { id, instant, openEnum, opt, optionalText, pageInput, pageOf, upTo } from './parts.js';

/* Schemas that the calls of every kind of order have: ocean bills and air waybills. */

export const chosen = { ids: z.array(requiredUntrimmed(64)).check(z.minLength(1, 'required'), z.maxLength(500, 'tooMany')) };
export const ids = z.object(chosen);

/** Outcome of each order; null where a back end does not say it, which then has done all of them. */
export const outcomes = z.pipe(
  opt(
    z.union([
      z.boolean(),
      z.number(),
      z.looseObject({
        /** `missing` is an order that was deleted or that the caller does not see. */
        rows: z.array(z.looseObject({ id, status: openEnum(['done', 'missing']) })),
      }),
    ]),
  ),
  z.transform((said) => (typeof said === 'object' ? said : null)),
);

/** Result of `add`. */
export const added = z.looseObject({
  id,
  status: openEnum(['created', 'duplicate']),
  charged: z.number(),
  balance: z.number(),
  warnings: opt(z.record(z.string(), z.array(z.string()))),
});

/** Limits of a list besides the filters of its fields. */
export const listFilter = {
  /** Numbers or words, separated by blanks, commas or lines; any one may match. */
  keyword: opt(upTo(20_000)),
  ids: opt(z.array(upTo(64)).check(z.maxLength(5000, 'tooMany'))),
};

export const exportShape = {
  field: opt(upTo(64)),
  order: opt(upTo(64)),
  format: z.enum(['xlsx', 'csv']),
  columns: z.array(upTo(64)).check(z.minLength(1, 'required'), z.maxLength(100, 'tooMany')),
};

export const orderSchemas = {
  events: {
    input: z.object({ ...pageInput, id: idInput }),
    result: pageOf(
      z.looseObject({
        id,
        source: z.string(),
        sourceEventId: optionalText,
        createdAt: instant,
        receivedAt: instant,
        kind: optionalText,
        code: optionalText,
        classifier: optionalText,
        /** The event exactly as the carrier sent it. */
        raw: z.unknown(),
        /** Parts that could not be read. `effect`: `dropped`, or `kept` without that part. */
        problems: opt(z.array(z.looseObject({ path: z.string(), code: z.string(), effect: optionalText, value: optionalText }))),
      }),
    ),
  },
  notifications: {
    input: ref,
    result: z.array(
      z.looseObject({
        id,
        type: z.string(),
        /** Code of the message, with its parameters; the client makes the text in the reader's language. */
        descriptionCode: optionalText,
        description: optionalText,
        params: opt(z.record(z.string(), z.union([z.string(), z.number(), z.null()]))),
        planTime: instant,
        newestTime: instant,
        timeZone: optionalText,
        sendTime: instant,
      }),
    ),
  },
  delete: { input: ids, result: outcomes },
  resubscribe: {
    input: ids,
    result: z.looseObject({
      rows: z.array(z.looseObject({ id, status: openEnum(['accepted', 'noBerries', 'ended', 'missing']) })),
      charged: z.number(),
      balance: z.number(),
    }),
  },
};
