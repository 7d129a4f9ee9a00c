import * as z from 'zod/mini';
import { idInput, ref, requiredUntrimmed } from './inputs.js';
import { activitySchemas } from './order-activity.js';
import { id, instant, openEnum, opt, optionalText, pageInput, pageOf, upTo } from './parts.js';

/* Schemas that the calls of every kind of order have: ocean bills and air waybills. */

const chosen = { ids: z.array(requiredUntrimmed(64)).check(z.minLength(1, 'required'), z.maxLength(500, 'tooMany')) };
const ids = z.object(chosen);

/**
 * Outcomes of `recognise`. `tracked`: the company tracks the number already. `found`: the carrier knows it. `unknown`: the carrier does not.
 * `noAnswer`: the carrier did not answer in time. `waiting`: the carrier reports unasked, and has not yet. `noCarrier`: no carrier could be
 * asked.
 */
export const RECOGNITION_STATUSES = ['tracked', 'found', 'unknown', 'noAnswer', 'waiting', 'noCarrier'] as const;

/** Outcome of each order; null where a back end does not say it, which then has done all of them. */
const outcomes = z.pipe(
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

/** A row of a batch; required fields are checked only after merging with the common values. */
const looseRow = z.record(upTo(64), z.nullish(upTo(5000)));

const rowOutcome = z.looseObject({
  /** Position in the request, from 0; of a file, that of the row below its heading, from 0. */
  index: z.number(),
  /** Number of the order, e.g. of an air waybill, normalised where it is valid. */
  referenceNo: z.string(),
  status: openEnum(['created', 'duplicate', 'invalid', 'noBerries']),
  id: opt(id),
  /** Field → reasons, as codes of the messages area `errors`. */
  errors: opt(z.record(z.string(), z.array(z.string()))),
  /** Field → warnings, which do not prevent the row from being added. */
  warnings: opt(z.record(z.string(), z.array(z.string()))),
  /** Field → UN/LOCODEs of the places that its text may mean, where that is not clear. */
  choices: opt(z.record(z.string(), z.array(z.string()))),
});

const batch = z.object({
  common: z._default(looseRow, {}),
  rows: z.array(looseRow).check(z.minLength(1, 'required'), z.maxLength(1000, 'tooMany')),
});

/** Result of adding many. */
export const batchOutcome = z.looseObject({
  rows: z.array(rowOutcome),
  created: z.number(),
  charged: z.number(),
  /** Balance in berries afterwards. */
  balance: z.number(),
});

export const exportShape = {
  field: opt(upTo(64)),
  order: opt(upTo(64)),
  format: z.enum(['xlsx', 'csv']),
  columns: z.array(upTo(64)).check(z.minLength(1, 'required'), z.maxLength(100, 'tooMany')),
};

/** In a row: a person has handled it, or has snoozed it until a time. */
export const asideShown = opt(z.looseObject({ who: optionalText, at: instant, until: instant }));

/** Numbers of orders by tab. */
export const stateCounts = z.looseObject({
  all: z.number(),
  unshipped: z.number(),
  tracking: z.number(),
  ended: z.number(),
  failed: z.number(),
  attention: opt(z.number()),
  late: opt(z.number()),
  early: opt(z.number()),
  /** Handled or snoozed. */
  aside: opt(z.number()),
});

/** Schemas of `suggest` for these fields. */
export const suggestOf = <const F extends readonly string[]>(fields: F) => ({
  input: z.object({
    field: z.enum(fields),
    /** Part of a value, or of the name or code of a place or an airline in any language. */
    keyword: opt(upTo(1000)),
    /** Exactly these values with their labels, instead of a search. */
    values: opt(z.array(upTo(1000)).check(z.maxLength(50, 'tooMany'))),
    /** For a field with codes: known ones that no order has follow those of the orders. */
    unused: opt(z.boolean()),
  }),
  /** At most 50, by label in the reader's language. */
  result: z.array(
    z.looseObject({
      value: z.string(),
      label: z.string(),
      /** ISO 3166 code of the country of a place. */
      country: optionalText,
    }),
  ),
});

export const orderSchemas = {
  ...activitySchemas,
  people: {
    input: z.object({ ...chosen, keyword: opt(upTo(1000)) }),
    /** At most 50, by name. */
    result: z.array(z.looseObject({ id, name: z.string(), account: optionalText })),
  },
  handle: { input: ids, result: outcomes },
  snooze: { input: z.object({ ...chosen, until: requiredUntrimmed(40) }), result: outcomes },
  wake: { input: ids, result: outcomes },
  assign: { input: z.object({ ...chosen, ownerId: z.nullable(idInput) }), result: outcomes },
  addBatch: { input: batch, result: batchOutcome },
  tryBatch: { input: batch, result: batchOutcome },
  readFile: {
    input: z.object({ file: z.file() }),
    result: z.looseObject({
      rows: z.array(
        z.looseObject({
          /** Row of the sheet or line of the text, from 1. */
          line: z.number(),
          cells: z.array(z.string()),
        }),
      ),
    }),
  },
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
  import: {
    input: z.object({
      file: z.file(),
      /** Common values as JSON text, since a multipart form carries no objects. */
      common: opt(upTo(50_000)),
      dryRun: opt(upTo(10)),
    }),
    result: batchOutcome,
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
