import { DAY_MS, HOUR_MS, MINUTE_MS } from '../clock.ts';
import { Dice } from '../random.ts';
import { flightsBetween, type Flight } from './flights.ts';
import type { Waybill } from './waybill.ts';

/** Pieces that travel together, with the flights that carry them. */
export interface Part {
  readonly pieces: number;
  /** One flight for each leg. */
  readonly flights: readonly Flight[];
}

/** A booking of pieces on a flight, in place of an earlier flight or from the start. */
export interface FlightBooking {
  readonly flight: Flight;
  readonly pieces: number;
  readonly at: number;
  readonly replaces?: Flight;
  readonly remark?: string;
}

/** Pieces that were manifested and did not fly. */
export interface Offload {
  readonly flight: Flight;
  readonly pieces: number;
}

export interface AirItinerary {
  readonly parts: readonly Part[];
  /** In the order of their instants; the first ones are the plan. */
  readonly bookings: readonly FlightBooking[];
  readonly offload?: Offload;
}

/** Minimum time from booking to departure; the time beyond it is drawn by lot. */
const BOOKING_LEAD_HOURS = 20;
const PLANNED_CONNECTION_MS = 5 * HOUR_MS;
/** Minimum time on the ground; with less, the cargo misses the connection. */
const MIN_CONNECTION_MS = 3 * HOUR_MS;
/** Flights leave a few minutes early at most. */
const EARLY_DEPARTURE_MS = 10 * MINUTE_MS;
const HORIZON_MS = 4 * DAY_MS;
/** Not every late flight makes cargo miss a connection. */
const MISSED_HORIZON_MS = 10 * DAY_MS;
/** Delay of the arrival with which a shipment counts as late, and lead with which it is early. */
const LATE_MS = 6.5 * HOUR_MS;
const EARLY_MS = 8 * HOUR_MS;
const OFFLOAD_NOTICE_MS = 30 * MINUTE_MS;

type Leg = readonly [from: string, to: string];

const legsOf = ({ route }: Waybill): Leg[] => route.slice(1).map((to, i) => [route[i] ?? '', to]);

const isPunctual = ({ late }: Flight): boolean => !late;

function search({ airline }: Waybill, [from, to]: Leg, earliest: number, horizon: number = HORIZON_MS): Flight[] {
  return flightsBetween(airline, from, to, earliest, earliest + horizon);
}

function nextFlight(waybill: Waybill, leg: Leg, earliest: number, fits: (flight: Flight) => boolean = isPunctual): Flight {
  const found = search(waybill, leg, earliest).find(fits);
  if (!found) throw new Error(`sandbox-carrier: no flight ${leg.join('–')} in four days`);
  return found;
}

/** Flights from `first` on, each after the planned arrival of the one before it. */
function plannedFrom(waybill: Waybill, first: Flight, lateLeg?: number): Flight[] {
  const flights = [first];
  for (const [i, leg] of legsOf(waybill).entries()) {
    if (i === 0) continue;
    const ready = (flights.at(-1) ?? first).arrival.plan + PLANNED_CONNECTION_MS;
    flights.push(nextFlight(waybill, leg, ready, ({ late }) => late === (i === lateLeg)));
  }
  return flights;
}

const makesConnection = (arriving: Flight, leaving: Flight): boolean =>
  leaving.departure.actual >= arriving.arrival.actual + MIN_CONNECTION_MS;

const readyAfter = ({ arrival }: Flight): number => arrival.actual + MIN_CONNECTION_MS + EARLY_DEPARTURE_MS;

/** Flights that the cargo takes in fact: as booked, or the next one after a missed connection. */
function flown(waybill: Waybill, first: Flight, booked: readonly Flight[]): Flight[] {
  const flights = [first];
  for (const [i, leg] of legsOf(waybill).entries()) {
    const [before, wanted] = [flights.at(-1) ?? first, booked[i]];
    if (i === 0) continue;
    flights.push(wanted && makesConnection(before, wanted) ? wanted : nextFlight(waybill, leg, readyAfter(before)));
  }
  return flights;
}

const slipOf = (flights: readonly Flight[], booked: readonly Flight[]): number =>
  (flights.at(-1)?.arrival.actual ?? 0) - (booked.at(-1)?.arrival.plan ?? 0);

interface Draft {
  readonly booked: readonly Flight[];
  readonly parts: readonly Part[];
  /** Pieces per planned flight; the default is all pieces on `booked`. */
  readonly planned?: readonly { readonly flight: Flight; readonly pieces: number }[];
  readonly offload?: Offload;
}

const together = ({ pieces }: Waybill, booked: readonly Flight[], flights: readonly Flight[]): Draft => ({
  booked,
  parts: [{ pieces, flights }],
});

/** Planned late on one leg, and later than the threshold at the destination. The last leg is always possible. */
function lateDraft(waybill: Waybill, earliest: number): Draft {
  const legs = legsOf(waybill);
  const order = new Dice(`late|${waybill.number}`).shuffle(legs.map((_, i) => i));
  for (const lateLeg of [...order, legs.length - 1]) {
    const first = nextFlight(waybill, legs[0] ?? ['', ''], earliest, ({ late }) => late === (lateLeg === 0));
    const booked = plannedFrom(waybill, first, lateLeg);
    const flights = flown(waybill, first, booked);
    if (slipOf(flights, booked) > LATE_MS) return together(waybill, booked, flights);
  }
  throw new Error('sandbox-carrier: a late last flight makes every shipment late');
}

/** A first flight so late that the next one leaves without the cargo. */
function missedDraft(waybill: Waybill, earliest: number): Draft {
  for (const first of search(waybill, legsOf(waybill)[0] ?? ['', ''], earliest, MISSED_HORIZON_MS).filter(({ late }) => late)) {
    const booked = plannedFrom(waybill, first);
    const flights = flown(waybill, first, booked);
    if (flights[1] !== booked[1] && slipOf(flights, booked) > LATE_MS) return together(waybill, booked, flights);
  }
  return lateDraft(waybill, earliest);
}

/** Days by which the booking is later than the space that is found in the end. */
const EARLIER_DAYS = [1, 1.5, 2];

function earlyDraft(waybill: Waybill, earliest: number): Draft {
  const leg = legsOf(waybill)[0] ?? ['', ''];
  for (const days of EARLIER_DAYS) {
    const booked = plannedFrom(waybill, nextFlight(waybill, leg, earliest + days * DAY_MS));
    for (const first of search(waybill, leg, earliest).filter(isPunctual)) {
      const flights = plannedFrom(waybill, first);
      if (slipOf(flights, booked) < -EARLY_MS) return together(waybill, booked, flights);
    }
  }
  throw new Error('sandbox-carrier: a flight two days earlier arrives earlier');
}

/** Two parts on neighbouring flights, booked so; they leave the first hub together. */
function splitDraft(waybill: Waybill, earliest: number): Draft {
  const leg = legsOf(waybill)[0] ?? ['', ''];
  const flights = search(waybill, leg, earliest);
  const at = flights.findIndex((flight, i) => {
    const next = flights[i + 1];
    return next !== undefined && !flight.late && !next.late && next.departure.plan - flight.departure.plan < 5 * HOUR_MS;
  });
  const [first, second] = [flights[at], flights[at + 1]];
  if (!first || !second) throw new Error(`sandbox-carrier: no two punctual flights ${leg.join('–')} in four days`);
  const share = waybill.flawless ? 0.3 : new Dice(`share|${waybill.number}`).between(0.2, 0.8);
  const pieces = Math.min(waybill.pieces - 1, Math.max(1, Math.round(waybill.pieces * share)));
  const booked = plannedFrom(waybill, second);
  const parts = [
    { pieces, flights: [first, ...booked.slice(1)] },
    { pieces: waybill.pieces - pieces, flights: booked },
  ];
  const planned = parts.flatMap((part) => part.flights.slice(0, 1).map((flight) => ({ flight, pieces: part.pieces })));
  return { booked, parts, planned: [...planned, ...booked.slice(1).map((flight) => ({ flight, pieces: waybill.pieces }))] };
}

/** A part that is manifested, left behind, and follows on a later flight. */
function offloadedDraft(waybill: Waybill, earliest: number): Draft {
  const leg = legsOf(waybill)[0] ?? ['', ''];
  const first = nextFlight(waybill, leg, earliest);
  const booked = plannedFrom(waybill, first);
  // A part under the same flight number would look like a correction of the other part.
  const isOther = (flight: Flight): boolean => isPunctual(flight) && flight.number !== first.number;
  const second = nextFlight(waybill, leg, first.departure.plan + 4 * HOUR_MS, isOther);
  const share = waybill.flawless ? 0.4 : new Dice(`share|${waybill.number}`).between(0.2, 0.7);
  const pieces = Math.min(waybill.pieces - 1, Math.max(1, Math.round(waybill.pieces * share)));
  const parts = [
    { pieces: waybill.pieces - pieces, flights: flown(waybill, first, booked) },
    { pieces, flights: distinct(waybill, flown(waybill, second, booked), booked) },
  ];
  return { booked, parts, offload: { flight: first, pieces } };
}

/** The same flights, but on no leg the number of the other part on another day. */
function distinct(waybill: Waybill, flights: readonly Flight[], other: readonly Flight[]): Flight[] {
  const changed: Flight[] = [];
  for (const [i, flight] of flights.entries()) {
    const before = changed.at(-1);
    const clashes = (one: Flight): boolean => one.number === other[i]?.number && one.id !== other[i]?.id;
    const tooEarly = before !== undefined && !makesConnection(before, flight);
    const leg: Leg = [flight.from, flight.to];
    const ready = before === undefined ? flight.departure.plan : readyAfter(before);
    changed.push(clashes(flight) || tooEarly ? nextFlight(waybill, leg, ready, (one) => isPunctual(one) && !clashes(one)) : flight);
  }
  return changed;
}

function draftOf(waybill: Waybill): Draft {
  const lead = (BOOKING_LEAD_HOURS + new Dice(`lead|${waybill.number}`).between(0, 18)) * HOUR_MS;
  const earliest = waybill.bookedAt + lead;
  if (waybill.profile === 'late' || waybill.profile === 'stubborn') return lateDraft(waybill, earliest);
  if (waybill.profile === 'missed') return missedDraft(waybill, earliest);
  if (waybill.profile === 'early') return earlyDraft(waybill, earliest);
  if (waybill.profile === 'split') return splitDraft(waybill, earliest);
  if (waybill.profile === 'offloaded') return offloadedDraft(waybill, earliest);
  const booked = plannedFrom(waybill, nextFlight(waybill, legsOf(waybill)[0] ?? ['', ''], earliest));
  return together(waybill, booked, booked);
}

const FIRST_BOOKING_MS = 12 * MINUTE_MS;
const REBOOKING_NOTICE_MS = 2 * HOUR_MS;

/** Bookings of the pieces that do not fly as planned. */
function rebookingsOf(waybill: Waybill, { booked, parts, planned, offload }: Draft): FlightBooking[] {
  const plannedIds = new Set((planned ?? booked.map((flight) => ({ flight }))).map(({ flight }) => flight.id));
  const rebookings = new Map<string, FlightBooking>();
  for (const { flights, pieces } of parts) {
    for (const [i, flight] of flights.entries()) {
      const replaces = booked[i];
      if (plannedIds.has(flight.id) || !replaces) continue;
      const known = rebookings.get(flight.id);
      const change = known ?? changeOf(waybill, flight, replaces, flights[i - 1], offload);
      rebookings.set(flight.id, { ...change, flight, replaces, pieces: pieces + (known?.pieces ?? 0) });
    }
  }
  return [...rebookings.values()];
}

/** When and why pieces are booked on another flight. */
function changeOf(
  { profile, bookedAt, number }: Waybill,
  flight: Flight,
  replaces: Flight,
  before: Flight | undefined,
  offload: Offload | undefined,
): Pick<FlightBooking, 'at' | 'remark'> {
  if (profile === 'early') return { at: bookedAt + new Dice(`space|${number}`).between(2, 5) * HOUR_MS, remark: 'SPACE ON EARLIER FLIGHT' };
  if (offload) return { at: offloadedAt(offload) + 10 * MINUTE_MS, remark: 'OFFLOADED PIECES FOLLOW' };
  const known = (before?.arrival.actual ?? flight.departure.plan) - REBOOKING_NOTICE_MS;
  return { at: Math.min(known, replaces.departure.actual), remark: 'CONNECTION MISSED' };
}

/** Flights of an air shipment: planned, then flown, with parts, offloads and missed connections. Deterministic by waybill. */
export function itineraryOf(waybill: Waybill): AirItinerary {
  const draft = draftOf(waybill);
  const { booked, parts, offload } = draft;
  const planned = draft.planned ?? booked.map((flight) => ({ flight, pieces: waybill.pieces }));
  const first = planned.map((one, i) => ({ ...one, at: waybill.bookedAt + FIRST_BOOKING_MS + i * MINUTE_MS }));
  const bookings = [...first, ...rebookingsOf(waybill, draft)].sort((a, b) => a.at - b.at);
  return { parts, bookings, ...(offload ? { offload } : {}) };
}

/** Instant at which offloaded pieces are known to stay behind. */
export const offloadedAt = ({ flight }: Offload): number => flight.departure.actual - OFFLOAD_NOTICE_MS;
