/** ISO 8601 in UTC with `Z`; sorts as text. */
export type Instant = string;

/** Ocean stages in the order of a complete journey (product specification §4). `finished` is the end of tracking, which no source reports. */
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

/** Air stages in the order of a complete journey (product specification §4). `delivered` and `finished` are those of the ocean stages. */
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

export type Stage = OceanStage | AirStage;

/** The four states by which the list counts and filters (product specification §4). */
export const TRACKING_STATES = ['unshipped', 'tracking', 'ended', 'failed'] as const;
export type TrackingState = (typeof TRACKING_STATES)[number];

/** Status of the subscription at the carrier (product specification §4): requested, active, or rejected by the carrier. */
export const SUBSCRIPTION_STATUSES = ['SUB_ING', 'SUB_OK', 'SUB_ERR'] as const;
export type SubscriptionStatus = (typeof SUBSCRIPTION_STATUSES)[number];

/** State of one milestone (product specification §4). A milestone without a plan is `asScheduled` once it happened. */
export const NODE_STATES = ['notOccurred', 'asScheduled', 'delayed', 'advanced'] as const;
export type NodeState = (typeof NODE_STATES)[number];

/**
 * The seven ocean anomaly categories (product specification §4), each about one milestone: `shipDelay` the departure at the POL, `pldUnload` the
 * discharge at the place of delivery.
 */
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
