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

/** Everything that decides a shipment's events. Instants in milliseconds, UTC. */
export interface Booking {
  /** The reference under which it became known. */
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
  /** Test numbers are reported promptly and without mistakes, the others as real carriers do. */
  readonly tidy: boolean;
  readonly bookedAt: number;
  /** Seed of every decision about this shipment. */
  readonly seed: string;
}

export const MILESTONES = [
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
] as const;
export type Milestone = (typeof MILESTONES)[number];

export type Mode = 'VESSEL' | 'RAIL' | 'TRUCK';
export type FacilityType = 'POTE' | 'DEPO' | 'CLOC' | 'INTE' | 'RAMP';

/** Where and by what something happens. */
export interface Site {
  readonly place: string;
  readonly facility: FacilityType;
  readonly mode: Mode;
  /** Only with mode VESSEL. */
  readonly ship?: { readonly sailing: Sailing; readonly call: Call };
  /** Names the transport call when no ship does. */
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
  /** Place whose local time the event is given in. */
  readonly place: string;
}

/** A movement of a ship, train or truck, or of a box; before `rolledAt` the carrier names `plannedSite`. */
export interface MoveFact extends FactBase {
  readonly kind: 'TRANSPORT' | 'EQUIPMENT';
  readonly code: string;
  readonly site: Site;
  readonly plannedSite?: Site;
  readonly rolledAt?: number;
  readonly box?: Box;
  readonly empty?: boolean;
}

/** Something of which the carrier may speak three times: as planned, as estimated, as it happened. */
export type Fact = ShipmentFact | MoveFact;
