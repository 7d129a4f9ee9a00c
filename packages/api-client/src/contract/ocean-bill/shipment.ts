import { OUTLOOK_KINDS, SIGNAL_KINDS } from '@seaberry/tracking';
import * as z from 'zod/mini';
import type {
  Anomaly,
  CargoCount,
  ContainerState,
  Discrepancy,
  Estimate,
  EstimateExplanation,
  Leg,
  Milestone,
  Outlook,
  Place,
  ShipmentState,
  Signal,
  SignalFact,
  Station,
  Vessel,
} from '@seaberry/tracking';
import { openEnum, opt } from '../parts.js';

/**
 * Derived state of a bill in a response: the types of `@seaberry/tracking`, so that its widgets accept it unchanged. A schema that differs
 * from its type does not compile.
 */
const n = z.nullable;
const str = n(z.string());

export const placeSchema = z.looseObject({
  unLocationCode: str,
  name: str,
  facilityCode: str,
  facilityType: str,
  latitude: n(z.number()),
  longitude: n(z.number()),
  timeZone: str,
  iataCode: opt(z.string()),
});
const vesselSchema = z.looseObject({ imo: str, name: str });
/** DCSA mode of transport, and the aircraft. */
export const transportMode = n(openEnum(['VESSEL', 'RAIL', 'TRUCK', 'BARGE', 'AIR']));

/** Only for air, like the fields below. */
const cargoSchema = z.looseObject({
  pieces: n(z.number()),
  totalPieces: n(z.number()),
  weightKg: n(z.number()),
  ulds: z.array(z.string()),
});
export const discrepancySchema = z.looseObject({
  code: z.string(),
  severity: z.string(),
  at: str,
  place: n(placeSchema),
  pieces: n(z.number()),
  open: z.boolean(),
});

export const estimateSchema = z.looseObject({
  classifier: openEnum(['PLN', 'EST', 'ACT']),
  at: z.string(),
  statedAt: z.string(),
  eventId: z.string(),
  reason: str,
});

const milestoneSchema = z.looseObject({
  key: z.string(),
  stage: z.string(),
  code: z.string(),
  place: n(placeSchema),
  mode: transportMode,
  vessel: n(vesselSchema),
  voyage: str,
  planned: str,
  estimated: str,
  actual: str,
  expected: str,
  expectedSource: str,
  passed: z.boolean(),
  cancelled: z.optional(z.literal(true)),
  unzonedText: str,
  due: str,
  slipMs: n(z.number()),
  state: z.string(),
  anomaly: str,
  thresholdMs: z.number(),
  overdueSince: str,
  history: z.array(estimateSchema),
  eventIds: z.array(z.string()),
  cargo: opt(cargoSchema),
  discrepancies: opt(z.array(discrepancySchema)),
});

export const stationSchema = z.looseObject({
  key: z.string(),
  place: n(placeSchema),
  role: z.string(),
  milestones: z.array(milestoneSchema),
});

export const legSchema = z.looseObject({
  key: z.string(),
  from: z.string(),
  to: z.string(),
  mode: transportMode,
  feeder: z.boolean(),
  vessel: n(vesselSchema),
  voyage: str,
  service: str,
  departs: str,
  arrives: str,
  departed: z.boolean(),
  arrived: z.boolean(),
  pieces: opt(z.number()),
});

const anomalySchema = z.looseObject({
  key: z.string(),
  kind: z.string(),
  direction: z.string(),
  container: str,
  milestoneKey: z.string(),
  place: n(placeSchema),
  baseline: z.string(),
  against: z.optional(z.string()),
  compared: z.string(),
  basis: z.string(),
  slipMs: z.number(),
  thresholdMs: z.number(),
  open: z.boolean(),
});

const containerSchema = z.looseObject({
  number: z.string(),
  isoCode: str,
  seals: z.array(z.string()),
  stage: str,
  stations: z.array(stationSchema),
  legs: z.array(legSchema),
  anomalies: z.array(anomalySchema),
  ended: str,
  endedAt: str,
  endsAt: z.optional(str),
  notes: z.array(z.string()),
});

export const outlookShape = z.looseObject({
  kind: openEnum(OUTLOOK_KINDS),
  stage: str,
  place: n(placeSchema),
  promise: n(z.looseObject({ at: z.string(), by: openEnum(['customer', 'carrier']) })),
  expected: str,
  range: n(z.looseObject({ from: z.string(), to: z.string() })),
  carrierEta: str,
  slipMs: n(z.number()),
  onTime: z.optional(z.boolean()),
  planSlipMs: z.optional(z.number()),
  cause: n(
    z.looseObject({
      milestoneKey: z.string(),
      stage: z.string(),
      code: z.optional(z.string()),
      mode: z.optional(str),
      place: n(placeSchema),
      slipMs: z.number(),
      reason: str,
      happened: z.optional(z.boolean()),
    }),
  ),
  doubt: z.boolean(),
  next: n(
    z.looseObject({
      stage: z.string(),
      code: z.optional(z.string()),
      mode: z.optional(str),
      place: n(placeSchema),
      expected: str,
      overdueSince: str,
    }),
  ),
  byRail: z.optional(z.literal(true)),
  heardZone: z.optional(str),
  lastHeard: str,
  since: str,
});

/** One dot of the rail of a row. */
export const railNode = z.looseObject({
  stage: z.string(),
  code: z.string(),
  mode: z.optional(z.string()),
  placeCode: z.nullable(z.string()),
  /** Name of the place, shortened to the width of a row. */
  placeName: opt(z.string()),
  /** IANA zone in which the times of the node are shown. */
  timeZone: opt(z.string()),
  planned: z.nullable(z.string()),
  actual: z.nullable(z.string()),
  /** When it is expected; null once it has happened. */
  expected: z.nullable(z.string()),
  /** `carried` when a delay upstream moved it, `plan` when only the plan is known; else the carrier's estimate. */
  expectedSource: opt(z.string()),
  /** A later node has happened and no source reported this one. */
  passed: opt(z.boolean()),
  cancelled: opt(z.literal(true)),
  /** Customer deadline of the delivery, or end of the free days of an empty return that is late by them. */
  due: opt(z.string()),
  state: z.string(),
  slipMs: z.nullable(z.number()),
});

/** The statement about a shipment, in rows and in the state. */
export const outlook = outlookShape as unknown as z.ZodMiniType<Outlook, Outlook>;

const historySchema = z.looseObject({ scope: z.string(), samples: z.number() });
const explanationShape = z.looseObject({
  carrierAt: z.string(),
  parts: z.array(
    z.looseObject({
      kind: z.string(),
      ms: z.number(),
      milestone: n(z.looseObject({ stage: z.string(), place: n(placeSchema) })),
      history: n(historySchema),
    }),
  ),
  range: historySchema,
  model: z.string(),
});

const signalFactSchema = z.looseObject({ vessel: n(vesselSchema), voyage: str, at: str });
const signalShape = z.looseObject({
  key: z.string(),
  kind: openEnum(SIGNAL_KINDS),
  container: str,
  place: n(placeSchema),
  stage: str,
  code: z.optional(z.string()),
  mode: z.optional(str),
  since: str,
  sinceZone: z.optional(str),
  said: n(signalFactSchema),
  found: n(signalFactSchema),
  lengthMs: n(z.number()),
  thresholdMs: n(z.number()),
  reason: str,
  open: z.boolean(),
});

/** A finding about a shipment, in rows and in the state. */
export const signal = signalShape as unknown as z.ZodMiniType<Signal, Signal>;

const shape = z.looseObject({
  rulesVersion: z.number(),
  estimateModel: z.optional(z.string()),
  asOf: z.string(),
  reportLagMs: z.optional(z.number()),
  answeredAt: z.optional(z.string()),
  outlook: outlookShape,
  explanation: z.optional(n(explanationShape)),
  stage: str,
  trackingState: z.string(),
  pol: n(placeSchema),
  pod: n(placeSchema),
  pld: n(placeSchema),
  possiblePod: opt(placeSchema),
  vessel: n(vesselSchema),
  voyage: str,
  service: str,
  etd: str,
  atd: str,
  eta: str,
  ata: str,
  firstEta: str,
  etaPld: str,
  ataPld: str,
  etaHistory: z.array(estimateSchema),
  containers: z.array(containerSchema),
  leadContainer: str,
  anomalies: z.array(anomalySchema),
  signals: z.array(signalShape),
  ended: str,
  endedAt: str,
  lastEventAt: str,
  foreignEventIds: z.array(z.string()),
});

/** Codes stay open in responses: the schema is wider than the type where a code may be newer than this client. */
export const shipmentState = shape as unknown as z.ZodMiniType<ShipmentState, ShipmentState>;

export type SameKeys<A, B> = [Exclude<keyof A, keyof B>, Exclude<keyof B, keyof A>] extends [never, never] ? true : never;
export type Named<T> = { [K in keyof T as string extends K ? never : K]: T[K] };
// A field added to a type and not to its schema stops the build here.
const same: [
  SameKeys<ShipmentState, Named<z.infer<typeof shape>>>,
  SameKeys<Signal, Named<z.infer<typeof signalShape>>>,
  SameKeys<SignalFact, Named<z.infer<typeof signalFactSchema>>>,
  SameKeys<Outlook, Named<z.infer<typeof outlookShape>>>,
  SameKeys<EstimateExplanation, Named<z.infer<typeof explanationShape>>>,
  SameKeys<ContainerState, Named<z.infer<typeof containerSchema>>>,
  SameKeys<Milestone, Named<z.infer<typeof milestoneSchema>>>,
  SameKeys<Station, Named<z.infer<typeof stationSchema>>>,
  SameKeys<Leg, Named<z.infer<typeof legSchema>>>,
  SameKeys<Anomaly, Named<z.infer<typeof anomalySchema>>>,
  SameKeys<Estimate, Named<z.infer<typeof estimateSchema>>>,
  SameKeys<Place, Named<z.infer<typeof placeSchema>>>,
  SameKeys<CargoCount, Named<z.infer<typeof cargoSchema>>>,
  SameKeys<Discrepancy, Named<z.infer<typeof discrepancySchema>>>,
  SameKeys<Vessel, Named<z.infer<typeof vesselSchema>>>,
] = [true, true, true, true, true, true, true, true, true, true, true, true, true, true, true];
void same;
