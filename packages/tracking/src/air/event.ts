import type { Classifier, Instant, Place, ShipmentQuery } from '../types.js';

/** One normalised statement about an air shipment. A status with planned flight times yields several. */
export interface AirEvent {
  /** Same for the same statement, however often it arrives. */
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
  /** Time as text, as the source gave it. */
  occursAtText: string | null;
  /** False when the source gave a time without zone. */
  zoned: boolean;
  place: Place | null;
  /** Departure and arrival airport of the flight. */
  from: string | null;
  to: string | null;
  /** Origin and destination of the whole shipment. */
  origin: string | null;
  destination: string | null;
  /** Flight number, e.g. `CA1051`. */
  flight: string | null;
  /** True for a truck that runs under a flight number. */
  byTruck: boolean;
  pieces: number | null;
  totalPieces: number | null;
  weightKg: number | null;
  ulds: readonly string[];
  /** IATA discrepancy code of a DIS status. */
  discrepancy: string | null;
  remark: string | null;
}

/** Data of the subscription of an air shipment. Origin and destination are used where the source does not name them. */
export interface AirQuery {
  /** Eleven digits. */
  awb: string;
  /** IATA airport codes. */
  origin: string | null;
  destination: string | null;
  totalPieces: number | null;
  subscriptionStatus?: ShipmentQuery['subscriptionStatus'];
  /** Why the subscription failed; `not_found` and `invalid_number` say that no airline knows the number. */
  failureReason?: string | null;
  /** When the source last responded, if it is asked: nothing that happened since then is known. */
  answeredAt?: Instant | null;
}

/** Thresholds of air journeys. */
export interface AirSettings {
  /** Hours against the first plan beyond which a flight or delivery is delayed or advanced. */
  thresholdHours: number;
  /** Days without an update after which tracking ends. */
  endAfterDays: number;
}

/** Default thresholds: hours for flights, where ships have days. */
export const DEFAULT_AIR_SETTINGS: AirSettings = { thresholdHours: 6, endAfterDays: 30 };
