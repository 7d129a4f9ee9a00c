import { HOUR_MS } from '../clock.ts';
import { Dice } from '../random.ts';
import { movementOf, type SeaLeg } from './itinerary.ts';
import type { Booking, Box, Fact, MoveFact, ShipmentFact } from './model.ts';
import { shipSite } from './sea-facts.ts';

/** Hours at the terminal before the departure: planned; drawn for each container; at least. */
const PLANNED_AT_TERMINAL_HOURS = 40;
const AT_TERMINAL_HOURS = [30, 56] as const;
const MIN_AT_TERMINAL_HOURS = 26;
/** Hours between booking and the planned pick-up of the empty container: at least and at most. */
const MIN_PLANNED_PICKUP_HOURS = 14;
const MAX_PLANNED_PICKUP_HOURS = 30;
/** Planned hours between pick-up and gate-in. */
const PLANNED_LOADING_HOURS = 48;
/** Preferences of a shipper: hours between pick-up and gate-in, and between booking and pick-up; and the hours before the earliest one. */
const LOADING_HOURS = [30, 60] as const;
const PICKUP_HOURS = [18, 40] as const;
const EARLIEST_PICKUP_HOURS = [11, 16] as const;

/** From booking to gate-in at the port of loading, all before the first ship sails. */
export function originFacts(booking: Booking, firstLeg: SeaLeg): Fact[] {
  const departure = movementOf(firstLeg, firstLeg.from, 'departure');
  const terminal = shipSite(firstLeg.actual, firstLeg.from);
  return [
    ...documentFacts(booking, departure.actual),
    ...booking.boxes.flatMap((box) => boxFacts(booking, box, departure, terminal.place)),
  ];
}

function documentFacts(booking: Booking, sailedAt: number): ShipmentFact[] {
  const dice = new Dice(`paper|${booking.seed}`);
  const paper = (key: string, code: string, documentType: string, documentId: string, actual: number): ShipmentFact => ({
    key,
    kind: 'SHIPMENT',
    code,
    documentType,
    documentId,
    actual,
    revisions: [],
    place: booking.pol,
  });
  const { bookedAt, bookingNumber, billOfLading } = booking;
  return [
    paper('requested', 'RECE', 'CBR', bookingNumber, bookedAt),
    { ...paper('confirmed', 'CONF', 'BKG', bookingNumber, bookedAt + dice.between(1.5, 9) * HOUR_MS), milestone: 'booked' },
    paper('instructed', 'RECE', 'SHI', bookingNumber, sailedAt - dice.between(36, 46) * HOUR_MS),
    paper('verified', 'RECE', 'VGM', bookingNumber, sailedAt - dice.between(28, 35) * HOUR_MS),
    { ...paper('cleared', 'RELS', 'CUS', bookingNumber, sailedAt - dice.between(8.5, 18) * HOUR_MS), milestone: 'customsReleased' },
    paper('issued', 'ISSU', 'TRD', billOfLading, sailedAt + dice.between(6, 34) * HOUR_MS),
  ];
}

function boxFacts(booking: Booking, box: Box, departure: { plan: number; actual: number }, pol: string): MoveFact[] {
  const dice = new Dice(`origin|${booking.seed}|${box.number}`);
  const gateInPlan = departure.plan - PLANNED_AT_TERMINAL_HOURS * HOUR_MS;
  const gateIn = Math.min(
    departure.plan - dice.between(...AT_TERMINAL_HOURS) * HOUR_MS,
    departure.actual - MIN_AT_TERMINAL_HOURS * HOUR_MS,
  );
  // Shippers pick up the empty container soon after the booking.
  const { bookedAt } = booking;
  const pickupPlan = Math.max(
    bookedAt + MIN_PLANNED_PICKUP_HOURS * HOUR_MS,
    Math.min(gateInPlan - PLANNED_LOADING_HOURS * HOUR_MS, bookedAt + MAX_PLANNED_PICKUP_HOURS * HOUR_MS),
  );
  const preferredPickup = Math.min(gateIn - dice.between(...LOADING_HOURS) * HOUR_MS, bookedAt + dice.between(...PICKUP_HOURS) * HOUR_MS);
  const pickup = Math.max(bookedAt + dice.between(...EARLIEST_PICKUP_HOURS) * HOUR_MS, preferredPickup);
  const stuffed = pickup + (gateIn - pickup) * dice.between(0.35, 0.6);
  const common = { kind: 'EQUIPMENT', box, revisions: [] } as const;
  const site = (facility: 'DEPO' | 'CLOC' | 'POTE') => ({ place: pol, facility, mode: 'TRUCK', visit: `${facility}-${pol}-out` }) as const;
  return [
    {
      ...common,
      key: `empty out|${box.number}`,
      code: 'GTOT',
      milestone: 'emptyPickup',
      plan: pickupPlan,
      actual: pickup,
      empty: true,
      site: site('DEPO'),
    },
    ...(dice.chance(0.4)
      ? [{ ...common, key: `stuffed|${box.number}`, code: 'STUF', actual: stuffed, empty: false, site: site('CLOC') }]
      : []),
    {
      ...common,
      key: `gate in|${box.number}`,
      code: 'GTIN',
      milestone: 'gatedIn',
      plan: gateInPlan,
      actual: gateIn,
      empty: false,
      site: site('POTE'),
    },
  ];
}
