/**
 * The shapes of the domain. Everything else in this package produces or consumes them.
 *
 * Times: an `Instant` is ISO 8601 in UTC with milliseconds and `Z` ("2026-11-21T09:00:00.000Z"), so that instants compare
 * as strings. A place carries the IANA zone in which its local time is shown.
 */

/** ISO 8601 in UTC with `Z`; sorts as text. */
export type Instant = string;

/** Ocean stages in the order of a complete journey (product specification §4). */
export const OCEAN_STAGES = [
  'booked',
  'emptyPickup',
  'gatedIn',
  'customsReleased',
  'loaded',
  'departed',
  'transitArrived',
  'transitDeparted',
  'arrivedPod',
  'discharged',
  'delivered',
  'emptyReturned',
  'finished',
] as const;
export type OceanStage = (typeof OCEAN_STAGES)[number];

/** Air stages in the order of a complete journey (product specification §4). `delivered` and `finished` mean the same at sea. */
export const AIR_STAGES = [
  'booking',
  'cargoReceived',
  'manifested',
  'departure',
  'transit',
  'arrival',
  'documentReceived',
  'receivedFromFlight',
  'customsClearance',
  'documentDelivered',
  'delivered',
  'finished',
] as const;
export type AirStage = (typeof AIR_STAGES)[number];

/** Transport mode of the main part of a journey; determines its stages. */
export const CARGO_MODES = ['ocean', 'air'] as const;
export type CargoMode = (typeof CARGO_MODES)[number];

/** A stage of either mode. */
export type Stage = OceanStage | AirStage;

/** The four states by which the list counts and filters (product specification §4). */
export const TRACKING_STATES = ['unshipped', 'tracking', 'ended', 'failed'] as const;
export type TrackingState = (typeof TRACKING_STATES)[number];

/** Status of the subscription at the carrier (product specification §4). */
export const SUBSCRIPTION_STATUSES = ['SUB_ING', 'SUB_OK', 'SUB_ERR'] as const;
export type SubscriptionStatus = (typeof SUBSCRIPTION_STATUSES)[number];

/** State of one node of the timeline (product specification §4). `noPlan` is "as scheduled" once it happened. */
export const NODE_STATES = ['notOccurred', 'asScheduled', 'delayed', 'advanced'] as const;
export type NodeState = (typeof NODE_STATES)[number];

/** The seven ocean anomaly categories (product specification §4). */
export const OCEAN_ANOMALIES = [
  'shipDelay',
  'transitArrival',
  'transitDeparture',
  'podArrival',
  'delivery',
  'pldUnload',
  'emptyReturn',
] as const;
export type OceanAnomalyKind = (typeof OCEAN_ANOMALIES)[number];

/** Type of the reference number of a bill (product specification §3). */
export const REFERENCE_TYPES = ['BL', 'CONTAINER', 'BOOKING'] as const;
export type ReferenceType = (typeof REFERENCE_TYPES)[number];

/** DCSA event classifier: planned, estimated, actual. */
export type Classifier = 'PLN' | 'EST' | 'ACT';

/** DCSA mode of transport, and the aircraft. */
export type TransportMode = 'VESSEL' | 'RAIL' | 'TRUCK' | 'BARGE' | 'AIR';

/** A place as far as a source names it. A locode may be unknown to every table: then the code itself is shown. */
export interface Place {
  unLocationCode: string | null;
  /** IATA code of an airport; only places of an air journey have one. */
  iataCode?: string | null;
  name: string | null;
  /** Terminal or depot, e.g. SMDG or BIC code. */
  facilityCode: string | null;
  /** DCSA facility type: POTE, DEPO, CLOC, RAMP, INTE, COFS, OFFD, BOCR, WAYP. */
  facilityType: string | null;
  latitude: number | null;
  longitude: number | null;
  /** IANA zone; null when unknown, then times are shown as given. */
  timeZone: string | null;
}

export interface Vessel {
  imo: string | null;
  name: string | null;
}

/** One normalised event in 2.2 codes, for all versions of the standard. Append-only; a correction is another event. */
export interface TrackingEvent {
  /** `${source}:${sourceEventId}@${version}`: the same for the same event, however often it arrives. */
  id: string;
  /** Source of the message, e.g. the carrier's SCAC. Code tables are per source, never global. */
  source: string;
  sourceEventId: string;
  /** The source's own creation (or update) time; orders the statements about one fact. */
  createdAt: Instant;
  /** Domain time at which it was received first. */
  receivedAt: Instant;
  kind: 'SHIPMENT' | 'TRANSPORT' | 'EQUIPMENT' | 'OTHER';
  /** DCSA 2.2 code (DEPA, ARRI, LOAD, GTIN …); for OTHER the code as given. */
  code: string;
  classifier: Classifier;
  /** Time of the fact; null when the source sent an event without a usable time. */
  occursAt: Instant | null;
  /** Time as text, as given, with its offset if it had one. */
  occursAtText: string | null;
  /** False when the source gave a time without zone: show `occursAtText`, do not shift it. */
  zoned: boolean;
  place: Place | null;
  mode: TransportMode | null;
  vessel: Vessel | null;
  voyage: string | null;
  service: string | null;
  /** Sequence of the transport call on the voyage, if the source says. */
  callSequence: number | null;
  equipmentReference: string | null;
  isoEquipmentCode: string | null;
  empty: 'EMPTY' | 'LADEN' | null;
  seals: readonly string[];
  documentType: string | null;
  documentId: string | null;
  bookingReference: string | null;
  transportDocumentReference: string | null;
  delayReason: string | null;
  remark: string | null;
  /** True at a port of transshipment, false at the ports of loading and discharge, null where the source does not say. */
  transshipment: boolean | null;
  /** `sourceEventId` of the event that this one retracts. */
  retracts: string | null;
}

/** Reason why one raw event could not be read; the other events are kept. */
export interface EventProblem {
  /** Position in the response, from 0. */
  index: number;
  sourceEventId: string | null;
  /**
   * Dotted path of the field as the standard names it in the version of the event, e.g. `transportCall.vessel.vesselIMONumber`. `events`
   * when the response holds no list, empty when the event itself is no object.
   */
  path: string;
  code: 'not-an-object' | 'missing' | 'wrong-type' | 'unknown-code' | 'bad-time' | 'bad-check-digit';
  /** `dropped`: the event is not used; `kept`: it is used without that field, or with a warning. */
  effect: 'dropped' | 'kept';
  value: string | null;
}

export interface NormaliseResult {
  events: TrackingEvent[];
  problems: EventProblem[];
}

/** One stated time of a milestone, in the order of statements. */
export interface Estimate {
  classifier: Classifier;
  at: Instant;
  /** Creation time of the statement at the source. */
  statedAt: Instant;
  eventId: string;
  reason: string | null;
}

/** Grounds of an expected time: it happened, the carrier says so, a delay upstream is carried on, or only the plan is known. */
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
  /** How much of the shipment has passed; air only. */
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
  /** A later milestone has happened and no source reported this one. */
  passed: boolean;
  /** The text as given when the source sent no zone for the time that is shown. */
  unzonedText: string | null;
  /** Latest time promised by other than the carrier: the customer's deadline, or the end of the free days. */
  due: Instant | null;
  /** `expected` minus `planned`, in ms; positive is late; null when either is unknown. */
  slipMs: number | null;
  state: NodeState;
  /** Anomaly category of this node; null for nodes without one. */
  anomaly: OceanAnomalyKind | null;
  /** Threshold used, in ms. */
  thresholdMs: number;
  /** It has not happened, and the newest time that the carrier gave, or `due` with its threshold, is past. */
  overdue: boolean;
  /** All statements about this node, oldest first. */
  history: readonly Estimate[];
  eventIds: readonly string[];
}

/** Pieces and weight of an air shipment that a fact applies to. */
export interface CargoCount {
  /** Pieces that have passed here, over all parts; null when no source counted them. */
  pieces: number | null;
  /** Pieces of the whole shipment; null when not known. */
  totalPieces: number | null;
  /** Kilograms of the pieces that have passed. */
  weightKg: number | null;
  /** Unit load devices, e.g. `PMC21045CA`. */
  ulds: readonly string[];
}

/** Irregularity of cargo or documents (IATA status DIS). */
export interface Discrepancy {
  /** IATA discrepancy code, e.g. `MSCA`; open: others are kept. */
  code: string;
  severity: 'exception' | 'document' | 'warning' | 'information';
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

/** The way from one station to the next. */
export interface Leg {
  key: string;
  from: string;
  to: string;
  mode: TransportMode | null;
  /** Barge, or a vessel leg that is not the main one. */
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
  /** Events of this journey that no node shows (vessel calls, customs notes …), oldest first. */
  notes: readonly string[];
}

/** Statements about a shipment as a whole; exactly one holds at a time. */
export const OUTLOOK_KINDS = [
  'failed',
  'unknownNumber',
  'lostSight',
  'silent',
  'late',
  'waiting',
  'early',
  'onTrack',
  'arrived',
  'completed',
  'cancelled',
] as const;
export type OutlookKind = (typeof OUTLOOK_KINDS)[number];

/** The statement about a shipment: lists, details, mails and exports show it and compute no lateness of their own. */
export interface Outlook {
  kind: OutlookKind;
  /** Stage that the times are those of: the arrival, or the delivery where a date was promised to the customer; null before any container. */
  stage: OceanStage | null;
  /** Where the statement ends: the place of delivery if known, else the port of discharge. */
  place: Place | null;
  /** Date that the shipment is measured against: the customer's if there is one, else the carrier's first planned arrival. */
  promise: { at: Instant; by: 'customer' | 'carrier' } | null;
  /** When it arrived, or when it is expected; null when there is nothing to go by. */
  expected: Instant | null;
  /** Eight of ten shipments arrive between these; null once it has arrived. */
  range: { from: Instant; to: Instant } | null;
  /** The carrier's newest time of the same arrival; null once it has arrived. */
  carrierEta: Instant | null;
  /** `expected` minus `promise`, in ms: the only number that is called late or early. */
  slipMs: number | null;
  /** Where the delay arose. */
  cause: OutlookCause | null;
  /** The carrier's time ignores a delay that is already known. */
  doubt: boolean;
  next: OutlookNext | null;
  /** When the carrier last reported anything. */
  lastHeard: Instant | null;
  /** Since when it is silent or overdue, or when tracking ended. */
  since: Instant | null;
}

export interface OutlookCause {
  milestoneKey: string;
  stage: OceanStage;
  place: Place | null;
  /** Delay that arose here, in ms. */
  slipMs: number;
  /** Reason as the carrier gave it: a code or its words. */
  reason: string | null;
}

export interface OutlookNext {
  stage: OceanStage;
  place: Place | null;
  expected: Instant | null;
  /** The time that the carrier gave, once it is past. */
  overdueSince: Instant | null;
}

/** State of a bill at `asOf`; a pure function of its events. */
export interface ShipmentState {
  rulesVersion: number;
  asOf: Instant;
  outlook: Outlook;
  stage: OceanStage | null;
  trackingState: TrackingState;
  pol: Place | null;
  pod: Place | null;
  pld: Place | null;
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
  /** Promise to the customer, if one was made; judges delivery before the estimate does. */
  customerDeadline: Instant | null;
}

/** Thresholds per category in hours, and the free days until the empty must be back. Warning settings fill it. */
export interface AnomalySettings {
  thresholdHours: Record<OceanAnomalyKind, number>;
  freeDays: number;
}

/** Why tracking of an air waybill is over. */
export type AirEndReason = 'airDelivered' | 'noUpdate';

/** State of an air waybill at `asOf`; a pure function of its events. */
export interface AirShipmentState {
  mode: 'air';
  asOf: Instant;
  /** The air waybill, eleven digits. */
  number: string;
  stage: AirStage | null;
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
  lastEventAt: Instant | null;
  /** Events that no node shows (documents, notices, hand-overs), oldest first. */
  notes: readonly string[];
}
