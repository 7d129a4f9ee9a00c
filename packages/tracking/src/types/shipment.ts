import type { Place, Vessel } from './events.js';
import type { Anomaly, ContainerState, Discrepancy, EndReason, Estimate, Leg, Station } from './journey.js';
import type { EstimateExplanation } from './explanation.js';
import type { Outlook } from './outlook.js';
import type { Signal } from './signal.js';
import type { AirStage, Instant, OceanAnomalyKind, OceanStage, ReferenceType, SubscriptionStatus, TrackingState } from './codes.js';

/** State of a bill at `asOf`; a pure function of its events. */
export interface ShipmentState {
  rulesVersion: number;
  /** Version of the fitted model behind the expected times; absent where the built-in table was used. */
  estimateModel?: string;
  asOf: Instant;
  /**
   * How long this carrier takes to report a fact, in ms: what is overdue for less is not yet called late. Absent in a state of rules before 18.
   */
  reportLagMs?: number;
  /** Time of the last response of the source, if it is asked. */
  answeredAt?: Instant;
  outlook: Outlook;
  /** Computation of the expected arrival; null where none is expected, absent in a state of older rules. */
  explanation?: EstimateExplanation | null;
  stage: OceanStage | null;
  trackingState: TrackingState;
  pol: Place | null;
  pod: Place | null;
  pld: Place | null;
  /**
   * Port of the last reported discharge, where the carrier does not say whether it is the POD or a hub and another POD was entered, which holds
   * until then; null otherwise, absent in a state of older rules.
   */
  possiblePod?: Place | null;
  vessel: Vessel | null;
  voyage: string | null;
  service: string | null;
  etd: Instant | null;
  atd: Instant | null;
  eta: Instant | null;
  ata: Instant | null;
  /** First ETA ever stated for the POD. */
  firstEta: Instant | null;
  etaPld: Instant | null;
  ataPld: Instant | null;
  /** How the ETA at the POD moved, oldest first. */
  etaHistory: readonly Estimate[];
  /** Each container with its own timeline; a bill without containers yet has one unnamed entry (number ''). */
  containers: ContainerState[];
  /** The container that represents the bill: the least advanced one. */
  leadContainer: string | null;
  anomalies: Anomaly[];
  /** Open ones first, then by importance. */
  signals: Signal[];
  ended: EndReason | null;
  endedAt: Instant | null;
  /** createdAt of the newest event used. */
  lastEventAt: Instant | null;
  /** Events of another journey of the same box that were left out. */
  foreignEventIds: readonly string[];
}

/** Data of the subscription; narrows places and journeys. */
export interface ShipmentQuery {
  referenceType: ReferenceType;
  reference: string;
  /** Container numbers of the request, if any. */
  containers: readonly string[];
  polCode: string | null;
  podCode: string | null;
  pldCode: string | null;
  subscriptionStatus: SubscriptionStatus;
  /** Why the subscription failed; `not_found` and `invalid_number` say that no carrier knows the number. */
  failureReason?: string | null;
  /** When the shipment was added, if known: what happened long before is another one. */
  addedAt?: Instant;
  /** When the source last responded, if it is asked: nothing that happened since then is known. */
  answeredAt?: Instant | null;
  /** Customer deadline, if any; the delivery is compared with it in place of its plan. */
  customerDeadline: Instant | null;
}

/** Thresholds per category in hours, and the free days until the empty container must be back. */
export interface AnomalySettings {
  thresholdHours: Record<OceanAnomalyKind, number>;
  freeDays: number;
  /** Days at a port of transshipment beyond which a stay is long. */
  dwellDays: number;
}

/** Why tracking of an air waybill is over. */
export type AirEndReason = 'airDelivered' | 'noUpdate';

/** State of an air waybill at `asOf`; a pure function of its events. */
export interface AirShipmentState {
  mode: 'air';
  rulesVersion: number;
  asOf: Instant;
  /** How long this airline takes to report a fact, in ms: what is overdue for less is not yet called late. */
  reportLagMs: number;
  /** Time of the last response of the source, if it is asked. */
  answeredAt?: Instant;
  outlook: Outlook<AirStage>;
  /** The air waybill, eleven digits. */
  number: string;
  stage: AirStage | null;
  trackingState: TrackingState;
  origin: Place | null;
  destination: Place | null;
  stations: Station<AirStage>[];
  /** Flights, and trucks that run under a flight number. */
  legs: Leg[];
  totalPieces: number | null;
  weightKg: number | null;
  etd: Instant | null;
  atd: Instant | null;
  eta: Instant | null;
  ata: Instant | null;
  firstEta: Instant | null;
  etaHistory: readonly Estimate[];
  discrepancies: readonly Discrepancy[];
  ended: AirEndReason | null;
  endedAt: Instant | null;
  /** When tracking ends unless something new comes; null before the first event. */
  endsAt: Instant | null;
  lastEventAt: Instant | null;
  /** Events that no node shows (documents, notices, hand-overs), oldest first. */
  notes: readonly string[];
  /** Events of an earlier shipment under the same number that were left out. */
  foreignEventIds: readonly string[];
}
