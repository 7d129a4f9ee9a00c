import * as z from 'zod/mini';
import { TRACKING_STATES } from '@seaberry/tracking';
import type { airWaybill } from './calls.js';
import { filterShape, rowShape, wholeShape } from '../entity-schema.js';
import { airlineCode, idInput, ref, requiredUntrimmed, version } from '../inputs.js';
import { FILTER_SIGNALS } from '../ocean-bill/fields.js';
import { shipmentRoute } from '../ocean-bill/route.js';
import { added, asideShown, exportShape, listFilter, orderSchemas, RECOGNITION_STATUSES, stateCounts, suggestOf } from '../order-schema.js';
import { id, noResult, openEnum, opt, optionalText, pageInput, pageOf, type SchemasOf } from '../parts.js';
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
  /** `late` and `early`: any slip of that direction. Waybills that were set aside do not need attention. */
  signal: opt(z.enum(FILTER_SIGNALS)),
};

/** One row of the list: every field of spec §3, the zones of its times, the rail and the outlook. */
export const airWaybillRow = z.looseObject({
  ...rowShape(waybill),
  rail: opt(z.array(airRailNode)),
  outlook: opt(airOutlook),
  aside: asideShown,
});

export type AirWaybillRow = z.output<typeof airWaybillRow>;

/** Fields whose values can be picked by name. */
const SUGGESTED = ['airlineCode', 'originCode', 'destinationCode', 'customer', 'customerService', 'ownerId'] as const;

export const schemas = {
  page: { input: z.object({ ...pageInput, ...filter }), result: pageOf(airWaybillRow) },
  statusCount: {
    input: z.object(filter),
    result: stateCounts,
  },
  suggest: suggestOf(SUGGESTED),
  detail: {
    input: ref,
    result: z.looseObject({
      bill: airWaybillRow,
      state: airState,
      /** Name of the person who added it. */
      createUserName: optionalText,
    }),
  },
  route: { input: ref, result: shipmentRoute },
  ...orderSchemas,
  recognise: {
    input: z.object({
      awbNo: requiredUntrimmed(35),
      /** Asked instead of the airline that the prefix names. */
      airlineCode: opt(airlineCode),
    }),
    result: z.looseObject({
      status: openEnum(RECOGNITION_STATUSES),
      /** Of a tracked air waybill that the caller may see. */
      id: opt(id),
      airlineCode: optionalText,
      airlineName: optionalText,
      /** Airports by IATA code, with their names in the reader's language. */
      originCode: optionalText,
      originName: optionalText,
      destinationCode: optionalText,
      destinationName: optionalText,
      /** State of the shipment by what the airline answered. */
      outlook: opt(airOutlook),
    }),
  },
  add: { input: airWaybillInput, result: added },
  update: {
    input: z.object({ id: idInput, version, ...wholeShape(waybill, 'edit') }),
    /** With the version of the change itself, for undoing it. */
    result: opt(z.looseObject({ version: z.number() })),
  },
  settle: {
    input: z.object({
      ...ref.shape,
      field: z.enum(['originCode', 'destinationCode']),
      /** The airline's airport that was shown, by IATA code; the call changes nothing once the airline names another. */
      carrier: requiredUntrimmed(3),
    }),
    result: noResult,
  },
  export: { input: z.object({ ...filter, ...exportShape }), result: noResult },
} satisfies SchemasOf<typeof airWaybill>;
