import { HOUR_MS } from '../clock.ts';
import { Dice } from '../random.ts';
import { movementOf, type SeaLeg } from './itinerary.ts';
import type { Booking, Box, Fact, MoveFact, ShipmentFact } from './model.ts';
import { shipSite } from './sea-facts.ts';

/** From booking to gate-in at the port of loading, all before the first ship sails. */
export function originFacts(booking: Booking, firstLeg: SeaLeg): Fact[] {
  const departure = movementOf(firstLeg, firstLeg.from, 'departure');
  const terminal = shipSite(firstLeg.sailed, firstLeg.from);
  return [...paperFacts(booking, departure.actual), ...booking.boxes.flatMap((box) => boxFacts(booking, box, departure, terminal.place))];
}

function paperFacts(booking: Booking, sailedAt: number): ShipmentFact[] {
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
  const gateInPlan = departure.plan - 40 * HOUR_MS;
  const gateIn = Math.min(departure.plan - dice.between(30, 56) * HOUR_MS, departure.actual - 26 * HOUR_MS);
  // Shippers pick up the empty container soon after the booking.
  const { bookedAt } = booking;
  const pickupPlan = Math.max(bookedAt + 14 * HOUR_MS, Math.min(gateInPlan - 48 * HOUR_MS, bookedAt + 30 * HOUR_MS));
  const wished = Math.min(gateIn - dice.between(30, 60) * HOUR_MS, bookedAt + dice.between(18, 40) * HOUR_MS);
  const pickup = Math.max(bookedAt + dice.between(11, 16) * HOUR_MS, wished);
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
