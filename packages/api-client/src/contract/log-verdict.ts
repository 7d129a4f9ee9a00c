import * as z from 'zod/mini';
import { instant, openEnum, opt } from './parts.js';

/** Result of comparing the rows of a log with their seals. */
export const logVerdict = z.looseObject({
  /** Rows that agree with their seals. */
  rows: z.number(),
  /** Time of the oldest row. */
  since: instant,
  /** False when the time limit was reached first. */
  finished: z.boolean(),
  /** First seal that does not agree; null for none. */
  fault: opt(
    z.looseObject({
      number: z.number(),
      createTime: instant,
      /** `seal` for a changed seal or a missing one before it, of any log; else what happened to the rows. */
      reason: openEnum(['seal', 'changed', 'deleted', 'inserted']),
      /** Positions of its rows: after the first, up to and with the last. */
      after: z.number(),
      until: z.number(),
    }),
  ),
});
