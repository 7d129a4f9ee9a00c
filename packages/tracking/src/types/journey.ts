import type { Place, Vessel } from './events.js';
import type { Classifier, Instant, NodeState, OceanAnomalyKind, OceanStage, Stage, TransportMode } from './codes.js';

/** One stated time of a milestone: planned, estimated or actual. */
export interface Estimate {
  classifier: Classifier;
  at: Instant;
  /** Creation time of the statement at the source. */
  statedAt: Instant;
  eventId: string;
  reason: string | null;
}

/** Grounds of an expected time: it happened, the carrier says so, a delay upstream or its own is carried on, or only the plan is known (for the delivery also the customer deadline). */
export const EXPECTED_SOURCES = ['actual', 'carrier', 'carried', 'plan'] as const;
export type ExpectedSource = (typeof EXPECTED_SOURCES)[number];

/** One node of a timeline: a fact that should happen once, at one place. */
export interface Milestone<S extends Stage = OceanStage> {
  /** Stable within a container's journey, e.g. `departed@CNSHA#0`. */
  key: string;
  stage: S;
  /** DCSA code of the fact, e.g. DEPA; in the air the IATA status code, e.g. DEP. */
  code: string;
  place: Place | null;
  mode: TransportMode | null;
  vessel: Vessel | null;
  /** Voyage; in the air the flight number. */
  voyage: string | null;
  /** How much of the shipment has completed this step; air only. */
  cargo?: CargoCount;
  /** Discrepancies that were reported here; air only. */
  discrepancies?: readonly Discrepancy[];
  /** First plan or estimate that the carrier gave; fixed once known. */
  planned: Instant | null;
  /** Newest time that the carrier gave, also when it cannot be true. */
  estimated: Instant | null;
  actual: Instant | null;
  /** The actual, else when it is expected now; never before an earlier milestone, never in the past. Null when unknown. */
  expected: Instant | null;
  expectedSource: ExpectedSource | null;
  /** No source reported it, although a later milestone has happened, or its time is over and nothing has been heard for long. */
  passed: boolean;
  /** It will not happen, since the booking was cancelled. Absent in states of rules before 24. */
  cancelled?: true;
  /** The local time as the source gave it, if its zone is not known; null otherwise. */
  unzonedText: string | null;
  /** Deadline that does not come from the carrier: the customer's, or the end of the free days. */
  due: Instant | null;
  /** `expected` minus `planned`, in ms; positive is late; null when either is unknown, and for a gain at a port that the shipment was diverted to. */
  slipMs: number | null;
  state: NodeState;
  /** Anomaly category of this node; null for nodes without one. */
  anomaly: OceanAnomalyKind | null;
  /** Threshold used, in ms. */
  thresholdMs: number;
  /** When it was expected, or `due`, if that has passed and it has not happened; else null. `expected` is then the time of derivation. */
  overdueSince: Instant | null;
  /** All statements about this node, oldest first. */
  history: readonly Estimate[];
  eventIds: readonly string[];
}

/** Pieces and weight of an air shipment that a fact applies to. */
export interface CargoCount {
  /** Pieces that have completed the step, over all parts; null when no source counted them. */
  pieces: number | null;
  /** Pieces of the whole shipment; null when not known. */
  totalPieces: number | null;
  /** Kilograms of the pieces that have completed the step. */
  weightKg: number | null;
  /** Unit load devices, e.g. `PMC21045CA`. */
  ulds: readonly string[];
}

/** Irregularity of cargo or documents (IATA status DIS). */
export interface Discrepancy {
  /** IATA discrepancy code, e.g. `MSCA`; open: others are kept. */
  code: string;
  severity: 'anomaly' | 'document' | 'warning' | 'information';
  /** When it was reported. */
  at: Instant | null;
  place: Place | null;
  pieces: number | null;
  /** False once the missing cargo or document has been found. */
  open: boolean;
}

/** A place of the journey with its milestones. */
export interface Station<S extends Stage = OceanStage> {
  key: string;
  place: Place | null;
  role: 'origin' | 'pol' | 'transit' | 'pod' | 'pld' | 'depot' | 'call' | 'airOrigin' | 'airTransit' | 'airDestination';
  milestones: Milestone<S>[];
}

/** The passage from one station to the next. */
export interface Leg {
  key: string;
  from: string;
  to: string;
  mode: TransportMode | null;
  /** A barge, or a vessel that the source calls a feeder. */
  feeder: boolean;
  vessel: Vessel | null;
  voyage: string | null;
  service: string | null;
  /** Actual departure and arrival when known, else estimated, else planned. */
  departs: Instant | null;
  arrives: Instant | null;
  departed: boolean;
  arrived: boolean;
  /** Pieces on this flight, when a shipment travels in parts. */
  pieces?: number | null;
}

export interface Anomaly {
  /** Stable: container, kind and node. */
  key: string;
  kind: OceanAnomalyKind;
  direction: 'delayed' | 'advanced';
  container: string | null;
  milestoneKey: string;
  place: Place | null;
  baseline: Instant;
  /**
   * Kind of the baseline: the first plan of the carrier, the customer deadline, or the last of the free days. States of
   * rules before 17 have none.
   */
  against?: 'plan' | 'promise' | 'freeDays';
  /** Time compared with the baseline: the actual, the expected time, or asOf when overdue. */
  compared: Instant;
  basis: 'actual' | 'estimate' | 'now';
  slipMs: number;
  thresholdMs: number;
  /** True while the fact itself has not happened. */
  open: boolean;
}

export type EndReason = 'emptyReturned' | 'noUpdate' | 'sinceArrival' | 'cancelled';

export interface ContainerState {
  number: string;
  isoCode: string | null;
  seals: readonly string[];
  stage: OceanStage | null;
  stations: Station[];
  legs: Leg[];
  anomalies: Anomaly[];
  ended: EndReason | null;
  endedAt: Instant | null;
  /** When tracking ends unless something new comes. */
  endsAt?: Instant | null;
  /** Events of this journey that no node shows (vessel calls, customs notes …), oldest first. */
  notes: readonly string[];
}
