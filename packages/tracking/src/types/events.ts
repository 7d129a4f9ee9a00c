import type { Classifier, Instant, TransportMode } from './codes.js';

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
  /** Set where the source calls the vessel a feeder. */
  feeder?: true;
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
  code: 'not-an-object' | 'missing' | 'wrong-type' | 'unknown-code' | 'bad-time' | 'bad-check-digit' | 'too-long';
  /** `dropped`: the event is not used; `kept`: it is used without that field, or with a warning. */
  effect: 'dropped' | 'kept';
  value: string | null;
}

export interface NormaliseResult {
  events: TrackingEvent[];
  problems: EventProblem[];
}
