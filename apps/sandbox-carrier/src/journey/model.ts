import type { Profile } from '../data/test-numbers.ts';
import type { Revision } from '../network/deviation.ts';
import type { Call, Sailing } from '../network/sailings.ts';

/** Kind of a reference number: bill of lading, booking, container. */
export const REFERENCE_TYPES = ['BL', 'BKG', 'EQ'] as const;
export type ReferenceType = (typeof REFERENCE_TYPES)[number];

export interface Box {
  readonly number: string;
  /** ISO 6346 size and type, e.g. 45G1. */
  readonly iso: string;
}

/** All inputs that determine a shipment's events. Instants in milliseconds, UTC. */
export interface Booking {
  /** Reference of its first request. */
  readonly type: ReferenceType;
  readonly reference: string;
  readonly billOfLading: string;
  readonly bookingNumber: string;
  readonly carrier: string;
  readonly boxes: readonly Box[];
  readonly pol: string;
  readonly pod: string;
  readonly pld: string | null;
  readonly profile: Profile;
  /** Test numbers are reported promptly and correctly, others with the faults of real carriers. */
  readonly flawless: boolean;
  readonly bookedAt: number;
  /** Seed of all random decisions about this shipment. */
  readonly seed: string;
}

export const MILESTONES = [
  'booked',
  'emptyPickup',
  'gatedIn',
  'customsReleased',
  'loaded',
  'departed',
  // Arrival and departure of ships at a hub.
  'transitArrived',
  'transitDeparted',
  'arrivedPod',
  'discharged',
  'delivered',
  'emptyReturned',
] as const;
export type Milestone = (typeof MILESTONES)[number];

export type Mode = 'VESSEL' | 'RAIL' | 'TRUCK';
export type FacilityType = 'POTE' | 'DEPO' | 'CLOC' | 'INTE' | 'RAMP';

/** Place and means of transport of a fact. */
export interface Site {
  readonly place: string;
  readonly facility: FacilityType;
  readonly mode: Mode;
  /** Only with mode VESSEL. */
  readonly ship?: { readonly sailing: Sailing; readonly call: Call };
  /** Id of the transport call; without a ship it is unique within the booking only. */
  readonly visit: string;
}

interface FactBase {
  /** Unique within the shipment. */
  readonly key: string;
  readonly milestone?: Milestone;
  readonly plan?: number;
  readonly actual: number;
  readonly revisions: readonly Revision[];
}

export interface ShipmentFact extends FactBase {
  readonly kind: 'SHIPMENT';
  readonly code: string;
  readonly documentType: string;
  readonly documentId: string;
  /** Place whose local time the event uses. */
  readonly place: string;
}

/** Movement of a vehicle or container; before `rolledAt` the carrier reports `plannedSite`. */
export interface MoveFact extends FactBase {
  readonly kind: 'TRANSPORT' | 'EQUIPMENT';
  readonly code: string;
  readonly site: Site;
  readonly plannedSite?: Site;
  readonly rolledAt?: number;
  readonly box?: Box;
  readonly empty?: boolean;
  /** The container changes ships here. */
  readonly hub?: boolean;
}

/** A fact. Its statements: up to one planned, one estimated for each revision, one actual, or two where a fault is simulated. */
export type Fact = ShipmentFact | MoveFact;
