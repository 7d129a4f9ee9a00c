import * as z from 'zod/mini';
import { TRACKING_STATES } from '@seaberry/tracking';
import type { airWaybill } from './calls.js';
import { filterShape, rowShape, wholeShape } from '../entity-schema.js';
import { idInput, ref, version } from '../inputs.js';
import { BILL_SIGNALS } from '../ocean-bill/fields.js';
import { added, exportShape, listFilter, orderSchemas } from '../order-schema.js';
import { noResult, opt, optionalText, pageInput, pageOf, type SchemasOf } from '../parts.js';
import { airWaybill as waybill } from './fields.js';
import { airOutlook, airRailNode, airState } from './shipment.js';

/** Input of a new air waybill, with the rules of spec §5 for form and server. */
export const airWaybillInput = z.object(wholeShape(waybill, 'add'));

export type AirWaybillInput = z.input<typeof airWaybillInput>;

/** Filters of the list. */
const filter = {
  ...filterShape(waybill),
  ...listFilter,
  trackingState: opt(z.enum(TRACKING_STATES)),
  /** `late` and `early`: any slip of that direction. */
  signal: opt(z.enum(BILL_SIGNALS)),
};

/** One row of the list: every field of spec §3, the zones of its times, the rail and the outlook. */
export const airWaybillRow = z.looseObject({
  ...rowShape(waybill),
  rail: opt(z.array(airRailNode)),
  outlook: opt(airOutlook),
});

export type AirWaybillRow = z.output<typeof airWaybillRow>;

export const schemas = {
  page: { input: z.object({ ...pageInput, ...filter }), result: pageOf(airWaybillRow) },
  statusCount: {
    input: z.object(filter),
    result: z.looseObject({
      all: z.number(),
      unshipped: z.number(),
      tracking: z.number(),
      ended: z.number(),
      failed: z.number(),
      attention: opt(z.number()),
      late: opt(z.number()),
      early: opt(z.number()),
    }),
  },
  detail: {
    input: ref,
    result: z.looseObject({
      bill: airWaybillRow,
      state: airState,
      /** Name of the person who added it. */
      createUserName: optionalText,
    }),
  },
  ...orderSchemas,
  add: { input: airWaybillInput, result: added },
  update: {
    input: z.object({ id: idInput, version, ...wholeShape(waybill, 'edit') }),
    /** With the version of the change itself, for undoing it. */
    result: opt(z.looseObject({ version: z.number() })),
  },
  export: { input: z.object({ ...filter, ...exportShape }), result: noResult },
} satisfies SchemasOf<typeof airWaybill>;
