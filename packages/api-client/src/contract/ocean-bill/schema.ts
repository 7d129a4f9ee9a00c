import * as z from 'zod/mini';
import { OCEAN_ANOMALIES, REFERENCE_TYPES, SUBSCRIPTION_STATUSES, TRACKING_STATES } from '@seaberry/tracking';
import type { oceanBill } from './calls.js';
import { filterShape, rowShape, wholeShape } from '../entity-schema.js';
import { requiredUntrimmed, idInput, ref, scac, version } from '../inputs.js';
import { id, instant, noResult, openEnum, opt, pageInput, pageOf, type SchemasOf, optionalText } from '../parts.js';
import { bill, DIFFERING, FILTER_SIGNALS } from './fields.js';
import { shipmentRoute } from './route.js';
import { outlook, railNode, shipmentState, signal } from './shipment.js';
import { added, asideShown, exportShape, listFilter, orderSchemas, RECOGNITION_STATUSES, stateCounts, suggestOf } from '../order-schema.js';

/** Spec §5: POL and POD codes cannot both be empty. */
const portGiven = z.refine<{ polCode?: string | null; podCode?: string | null }>((bill) => Boolean(bill.polCode || bill.podCode), {
  error: 'polOrPod',
  path: ['polCode'],
  // Checked even if other fields are invalid, so that a form lists everything that is missing at once.
  when: ({ value }) => typeof value === 'object' && value !== null,
});

/** Default: a bill of lading. */
const referenceType = z._default(z.enum(REFERENCE_TYPES), 'BL');

/** Input of a new bill, with the rules of spec §5 for form and server. */
export const oceanBillInput = z.object({ ...wholeShape(bill, 'add'), referenceType }).check(portGiven);

export type OceanBillInput = z.input<typeof oceanBillInput>;

/** Filters of the list. */
export const oceanBillFilter = {
  ...filterShape(bill),
  ...listFilter,
  trackingState: opt(z.enum(TRACKING_STATES)),
  /** `late` and `early`: any slip of that direction. Bills that were set aside do not need attention. */
  signal: opt(z.enum(FILTER_SIGNALS)),
  anomaly: opt(z.array(z.enum(OCEAN_ANOMALIES)).check(z.maxLength(50, 'tooMany'))),
};

const ANOMALY_DIRECTIONS = ['delayed', 'advanced'] as const;

/** One row of the list: every field of spec §3, the zones of its times, the rail, the outlook and the most important open signal. */
export const oceanBillRow = z.looseObject({
  ...rowShape(bill),
  rail: opt(z.array(railNode)),
  outlook: opt(outlook),
  topSignal: opt(signal),
  /** Each kind of `exceptionTypes` with each direction that it has. */
  anomalies: opt(z.array(z.looseObject({ kind: openEnum(OCEAN_ANOMALIES), direction: openEnum(ANOMALY_DIRECTIONS) }))),
  /** Entered places where the carrier names others, by field. */
  entered: opt(z.record(z.string(), z.nullable(z.string()))),
  aside: asideShown,
});

const difference = z.looseObject({
  field: openEnum(DIFFERING),
  entered: z.string(),
  carrier: z.string(),
  /** A person decided to keep the entered value beside this one of the carrier. */
  kept: z.boolean(),
  /** The carrier reports a discharge at its value, but not whether that is the POD: the entered one is shown until a person says so. */
  unsure: opt(z.boolean()),
  /** Names of places in the reader's language. */
  enteredName: optionalText,
  carrierName: optionalText,
});

export type OceanBillRow = z.output<typeof oceanBillRow>;

/** Fields whose values can be picked by name. */
export const SUGGESTED = ['polCode', 'podCode', 'customer', 'customerService', 'ownerId'] as const;

export const schemas = {
  page: { input: z.object({ ...pageInput, ...oceanBillFilter }), result: pageOf(oceanBillRow) },
  statusCount: {
    input: z.object(oceanBillFilter),
    result: stateCounts,
  },
  suggest: suggestOf(SUGGESTED),
  detail: {
    input: ref,
    result: z.looseObject({
      bill: oceanBillRow,
      state: shipmentState,
      /** Name of the person who added it. */
      createUserName: optionalText,
      /** Entered values that the carrier contradicts. */
      differences: opt(z.array(difference)),
    }),
  },
  route: { input: ref, result: shipmentRoute },
  ...orderSchemas,
  recognitionRecords: {
    input: ref,
    result: z.array(
      z.looseObject({
        id,
        polCode: optionalText,
        podCode: optionalText,
        /** Facility code at the POL, else the UN/LOCODE of the POL. */
        portCode: optionalText,
        carrierCode: optionalText,
        etd: instant,
        polZone: optionalText,
        /** The carrier was asked by the number of a container, not of a bill or booking. */
        containerSubscription: opt(flagged()),
        status: openEnum(SUBSCRIPTION_STATUSES),
        /** Why it failed, e.g. `not_found`. */
        abnormalInfo: optionalText,
        createTime: instant,
        updateTime: instant,
      }),
    ),
  },
  recognise: {
    input: z.object({
      referenceNo: requiredUntrimmed(35),
      /** Asked instead of the carrier that the number names. */
      carrierCode: opt(scac),
    }),
    result: z.looseObject({
      status: openEnum(RECOGNITION_STATUSES),
      /** Of a tracked bill that the caller may see. */
      id: opt(id),
      referenceType: opt(openEnum(REFERENCE_TYPES)),
      carrierCode: optionalText,
      carrierName: optionalText,
      /** Ports by UN/LOCODE, with their names in the reader's language. */
      polCode: optionalText,
      polName: optionalText,
      podCode: optionalText,
      podName: optionalText,
      /** State of the shipment by what the carrier answered. */
      outlook: opt(outlook),
    }),
  },
  add: { input: oceanBillInput, result: added },
  update: {
    input: z
      .object({
        id: idInput,
        version,
        ...wholeShape(bill, 'edit'),
        referenceType,
      })
      .check(portGiven),
    /** With the version of the change itself, for undoing it. */
    result: opt(z.looseObject({ version: z.number() })),
  },
  settle: {
    input: z.object({
      ...ref.shape,
      field: z.enum(DIFFERING),
      /** The carrier's value that was shown; the call changes nothing once the carrier names another. */
      carrier: requiredUntrimmed(200),
      use: z.enum(['carrier', 'entered']),
    }),
    result: noResult,
  },
  export: { input: z.object({ ...oceanBillFilter, ...exportShape }), result: noResult },
} satisfies SchemasOf<typeof oceanBill>;

function flagged() {
  return z.union([z.boolean(), z.number()]);
}
