import type { Classifier, Instant, Place } from '../types.js';

/** One normalised statement about an air shipment. A status with planned flight times gives several. */
export interface AirEvent {
  /** Equal for the same statement however often it arrives. */
  id: string;
  /** Source of the message, e.g. the airline's IATA designator. */
  source: string;
  /** The source's own creation time; orders the statements about one fact. */
  createdAt: Instant;
  awb: string | null;
  /** IATA status code; codes outside the list are kept. */
  code: string;
  classifier: Classifier;
  occursAt: Instant | null;
  /** The text of the time as given. */
  occursAtText: string | null;
  /** False when the source gave a time without zone. */
  zoned: boolean;
  place: Place | null;
  /** Airports between which the flight of this statement goes. */
  from: string | null;
  to: string | null;
  /** Airports of the whole shipment. */
  origin: string | null;
  destination: string | null;
  /** Flight number, e.g. `CA1051`. */
  flight: string | null;
  /** A truck can travel under a flight number. */
  byTruck: boolean;
  pieces: number | null;
  totalPieces: number | null;
  weightKg: number | null;
  ulds: readonly string[];
  /** IATA discrepancy code of a DIS status. */
  discrepancy: string | null;
  remark: string | null;
}

/** Requested origin and destination of an air shipment; used where the source does not name them. */
export interface AirQuery {
  /** Eleven digits. */
  awb: string;
  /** IATA airport codes. */
  origin: string | null;
  destination: string | null;
  totalPieces: number | null;
}

/** Thresholds of air journeys. */
export interface AirSettings {
  /** A flight or delivery counts as delayed or advanced beyond so many hours against its first plan. */
  thresholdHours: number;
  /** Tracking ends so many days after the last update. */
  endAfterDays: number;
}

/** Flights are judged by hours, where ships are judged by days. */
export const DEFAULT_AIR_SETTINGS: AirSettings = { thresholdHours: 6, endAfterDays: 30 };
