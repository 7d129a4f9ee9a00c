import { DAY_MS, HOUR_MS } from '../clock.ts';
import { LANES } from '../data/trades.ts';
import { testProfileOf, type Profile } from '../data/test-numbers.ts';
import { CARRIERS, containerNumberOf } from '../identifiers.ts';
import { Dice, hash32 } from '../random.ts';
import { factsOf, reportedAt } from './facts.ts';
import { missesConnection } from './itinerary.ts';
import { MILESTONES, type Booking, type Box, type Milestone, type ReferenceType } from './model.ts';

/** Parameters of a shipment on its first request; the rest is derived from the number. */
export interface BookingRequest {
  readonly type: ReferenceType;
  readonly reference: string;
  readonly carrier?: string;
  readonly billOfLading?: string;
  readonly bookingNumber?: string;
  readonly containers?: readonly string[];
  readonly pol?: string;
  readonly pod?: string;
  readonly pld?: string;
  readonly profile?: Profile;
}

const ISO_CODES = ['45G1', '45G1', '45G1', '22G1', '22G1', '42G1', '45R1'];

function digits(seed: string, count: number): string {
  const long = `${hash32(`${seed}|1`)}${hash32(`${seed}|2`)}`.padStart(20, '7');
  return long.slice(-count);
}

function profileOf(reference: string, seed: string): Profile {
  const random = new Dice(`profile|${seed}`).next();
  return testProfileOf(reference) ?? (random < 0.3 ? 'late' : random < 0.4 ? 'early' : 'ontime');
}

/** Frequent lanes are first in the list, so a power of the random number favours them. */
function laneOf(seed: string): string[] {
  return (LANES[Math.floor(new Dice(`lane|${seed}`).next() ** 1.6 * LANES.length)] ?? 'CNSHA>USLAX').split('>');
}

function carrierOf(request: BookingRequest, seed: string): string {
  const prefix = request.reference.slice(0, 4);
  if (request.carrier) return request.carrier;
  return request.type === 'BL' && CARRIERS.includes(prefix) ? prefix : new Dice(`carrier|${seed}`).pick(CARRIERS);
}

function boxesOf(request: BookingRequest, carrier: string, seed: string): Box[] {
  const given = request.type === 'EQ' ? [request.reference] : (request.containers ?? []);
  const count = Math.floor(new Dice(`boxes|${seed}`).between(1, 4));
  const numbers = given.length > 0 ? given : Array.from({ length: count }, (_, i) => containerNumberOf(`${seed}|${i}`, carrier));
  return numbers.map((number) => ({ number, iso: new Dice(`size|${number}`).pick(ISO_CODES) }));
}

/** A shipment booked at an instant. Pure and deterministic. */
export function makeBooking(request: BookingRequest, bookedAt: number): Booking {
  const { type, reference } = request;
  const seed = `${type}:${reference}`;
  const carrier = carrierOf(request, seed);
  const profile = request.profile ?? profileOf(reference, seed);
  const [pol = 'CNSHA', pod = 'USLAX', pld] = request.pol && request.pod ? [request.pol, request.pod, request.pld] : laneOf(seed);
  const booking: Booking = {
    type,
    reference,
    billOfLading: request.billOfLading ?? (type === 'BL' ? reference : `${carrier}${digits(`bl|${seed}`, 10)}`),
    bookingNumber: request.bookingNumber ?? (type === 'BKG' ? reference : digits(`bkg|${seed}`, 10)),
    carrier,
    boxes: boxesOf(request, carrier, seed),
    pol,
    pod,
    pld: pld ?? null,
    profile,
    flawless: testProfileOf(reference) !== undefined,
    bookedAt,
    seed,
  };
  return profile === 'missed' && !request.pol ? onConnectingLane(booking) : booking;
}

/** The booking on a lane where its container misses a connection, if there is one in these weeks. */
function onConnectingLane(booking: Booking): Booking {
  const from = hash32(`connection|${booking.seed}`) % LANES.length;
  for (const lane of [...LANES.slice(from), ...LANES.slice(0, from)]) {
    const [pol = '', pod = '', pld] = lane.split('>');
    const other = { ...booking, pol, pod, pld: pld ?? null };
    if (missesConnection(other)) return other;
  }
  return booking;
}

/** Milestones of a booking with their reporting times, in that order. */
function reports(booking: Booking): { milestone: Milestone; at: number }[] {
  return factsOf(booking)
    .flatMap((fact) => (fact.milestone ? [{ milestone: fact.milestone, at: reportedAt(booking, fact) }] : []))
    .sort((a, b) => a.at - b.at);
}

const SOON_MS = 22 * HOUR_MS;
const MAX_TRIES = 16;
const TRY_STEP_MS = 5 * HOUR_MS;

/** An instant near `now − days` after which an event is reported within a day of now, if any. */
function livelyInstant(request: BookingRequest, now: number, days: number): number | undefined {
  for (let i = 0; i < MAX_TRIES; i += 1) {
    const bookedAt = now - days * DAY_MS + (i % 2 === 0 ? i : -i) * TRY_STEP_MS;
    if (bookedAt > now - 2 * HOUR_MS) continue;
    const next = reports(makeBooking(request, bookedAt)).find(({ at }) => at > now);
    if (next && next.at < now + SOON_MS) return bookedAt;
  }
  return undefined;
}

/**
 * Booking time of a number that was not registered beforehand through `/bookings`. Most were booked in the days before the first request,
 * about half within the last one, and have not sailed; some are at sea. An event follows within a day of the request, so that a new bill
 * shows progress, except for those that go silent or send broken lists; the fallback is a fresh booking.
 */
export function chooseBookedAt(request: BookingRequest, now: number): number {
  const dice = new Dice(`phase|${request.type}:${request.reference}`);
  const random = dice.next();
  const days = random < 0.6 ? dice.between(1.5, 7) : random < 0.75 ? dice.between(0.3, 1.5) : dice.between(8, 30);
  const start = now - days * DAY_MS;
  const profile = request.profile ?? testProfileOf(request.reference);
  if (profile === 'silent' || profile === 'broken') return start;
  // A container is picked up within two days of the booking, so a fresh booking always progresses.
  return livelyInstant(request, now, days) ?? livelyInstant(request, now, 0.9) ?? now - 5 * HOUR_MS;
}

const LONGEST_JOURNEY_DAYS = 110;

/** Index of the furthest reported milestone in MILESTONES; −1 before the first. */
function furthestReached(all: readonly { milestone: Milestone; at: number }[], now: number): number {
  return Math.max(-1, ...all.filter(({ at }) => at <= now).map(({ milestone }) => MILESTONES.indexOf(milestone)));
}

export function milestoneAt(booking: Booking, now: number): Milestone | undefined {
  return MILESTONES[furthestReached(reports(booking), now)];
}

interface Placement {
  readonly request: BookingRequest;
  readonly bookedAt: number;
  /** Steps from the wanted milestone to the actual one; half more when the next one is hours away. */
  readonly distance: number;
}

function place(request: BookingRequest, wanted: number, now: number): Placement {
  let best: Placement = { request, bookedAt: now - DAY_MS, distance: Infinity };
  for (let days = 0.2; days < LONGEST_JOURNEY_DAYS; days += 0.4) {
    const bookedAt = now - days * DAY_MS;
    const all = reports(makeBooking(request, bookedAt));
    const next = all.find(({ at }) => at > now);
    const hurry = next && next.at < now + 5 * HOUR_MS ? 0.5 : 0;
    const distance = Math.abs(furthestReached(all, now) - wanted) + hurry;
    if (distance < best.distance) best = { request, bookedAt, distance };
    if (distance === 0) break;
  }
  return best;
}

/**
 * Request and booking time that put a shipment at a milestone now and for some hours. Ships have fixed timetables, so not every route has
 * every milestone now (a direct one never a hub): profile and route are varied unless given, and the closest placement is used.
 */
export function placeAtMilestone(request: BookingRequest, milestone: Milestone, now: number): Omit<Placement, 'distance'> {
  const wanted = MILESTONES.indexOf(milestone);
  const profiles: Profile[] = request.profile ? [request.profile] : [makeBooking(request, now).profile, 'ontime', 'early', 'late'];
  const lanes = request.pol
    ? [undefined]
    : [laneOf(`${request.type}:${request.reference}`), ...LANES.slice(0, 24).map((lane) => lane.split('>'))];
  let best: Placement | undefined;
  for (const lane of lanes) {
    for (const profile of profiles) {
      const [pol, pod, pld] = lane ?? [];
      const route = pol && pod ? { pol, pod, ...(pld ? { pld } : {}) } : {};
      const found = place({ ...request, ...route, profile }, wanted, now);
      if (!best || found.distance < best.distance) best = found;
      if (best.distance === 0) return best;
    }
  }
  return best ?? { request, bookedAt: now - DAY_MS };
}
