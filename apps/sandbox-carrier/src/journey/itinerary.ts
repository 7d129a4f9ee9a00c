import { DAY_MS, HOUR_MS, WEEK_MS } from '../clock.ts';
import type { Punctuality, Revision } from '../network/deviation.ts';
import { routesBetween, type Route, type RouteLeg } from '../network/routing.ts';
import { callAt, sailingsBetween, type Movement, type Sailing } from '../network/sailings.ts';
import type { Profile } from '../data/test-numbers.ts';
import { Dice } from '../random.ts';
import type { Booking } from './model.ts';

/** One sea leg: the booked ship and the actual one, which differ after a missed connection. */
export interface SeaLeg {
  readonly from: number;
  readonly to: number;
  readonly planned: Sailing;
  readonly sailing: Sailing;
  /** When the carrier announces the change of ship, and its words. */
  readonly rolledAt?: number;
  readonly remark?: string;
}

/** From booking to the departure of the first ship at least. */
const BOOKING_LEAD_MS = 4 * DAY_MS;
const PLANNED_CONNECTION_MS = 48 * HOUR_MS;
/** Minimum connection: a container discharged later before the departure stays behind. */
const SHORTEST_CONNECTION_MS = 20 * HOUR_MS;
const HORIZON_MS = 4 * WEEK_MS;
/** Maximum extra cost of a route that is sometimes used instead of the best. */
const ACCEPTABLE_DETOUR = 1.15;

function chooseRoute({ pol, pod, seed, profile }: Booking): Route {
  const routes = routesBetween(pol, pod);
  const dice = new Dice(`route|${seed}`);
  const connecting = profile === 'missed' ? routes.find(({ legs }) => legs.length > 1) : undefined;
  if (connecting) return connecting;
  const [best, second] = routes;
  if (!best) throw new Error(`sandbox-carrier: no route ${pol}–${pod}; bookings must be checked with routesBetween`);
  return second && second.cost <= best.cost * ACCEPTABLE_DETOUR && dice.chance(0.35) ? second : best;
}

/** First sailing after `ms` with the wanted profile. Every week has one, so the horizon is never reached. */
function book(leg: RouteLeg, ms: number, wanted: Punctuality): Sailing {
  const sailings = sailingsBetween(leg.trade, leg.from, ms, ms + HORIZON_MS);
  const found = sailings.find(({ punctuality }) => punctuality === wanted) ?? sailings[0];
  if (!found) throw new Error(`sandbox-carrier: trade ${leg.trade.code} has no sailing in four weeks`);
  return found;
}

/** First sailing whose actual departure is late enough for a container that arrived at `ms`. */
function catchNext(leg: RouteLeg, ms: number): Sailing {
  const ready = ms + SHORTEST_CONNECTION_MS;
  const leaving = (sailing: Sailing): number => callAt(sailing, leg.from).departure.actual;
  const candidates = sailingsBetween(leg.trade, leg.from, ms - WEEK_MS, ms + HORIZON_MS).filter((s) => leaving(s) >= ready);
  const found = candidates.sort((a, b) => leaving(a) - leaving(b))[0];
  if (!found) throw new Error(`sandbox-carrier: trade ${leg.trade.code} has no connection in four weeks`);
  return found;
}

const missed = (leg: RouteLeg, sailing: Sailing, arrived: number): boolean =>
  callAt(sailing, leg.from).departure.actual < arrived + SHORTEST_CONNECTION_MS;

/** Sailing of a late shipment at a hub: the next one, if the container will miss it and so lose more than a day; otherwise a late one. */
function bookTight(leg: RouteLeg, ready: number, arrived: number): Sailing {
  const tight = sailingsBetween(leg.trade, leg.from, ready, ready + HORIZON_MS)[0];
  if (!tight || !missed(leg, tight, arrived)) return book(leg, ready, 'late');
  const loss = callAt(catchNext(leg, arrived), leg.to).arrival.actual - callAt(tight, leg.to).arrival.plan;
  return loss > 26 * HOUR_MS ? tight : book(leg, ready, 'late');
}

function sail(leg: RouteLeg, planned: Sailing, arrived: number | undefined): SeaLeg {
  const ends = { from: leg.from, to: leg.to, planned };
  if (arrived === undefined || !missed(leg, planned, arrived)) return { ...ends, sailing: planned };
  const rolledAt = Math.min(arrived - 20 * HOUR_MS, callAt(planned, leg.from).departure.actual);
  return { ...ends, sailing: catchNext(leg, arrived), rolledAt, remark: 'Connection missed, rolled to another vessel' };
}

/** A first leg whose ship leaves without the container. */
function stayBehind(leg: RouteLeg, ready: number): SeaLeg {
  const planned = book(leg, ready, 'ontime');
  const left = callAt(planned, leg.from).departure.actual;
  const ends = { from: leg.from, to: leg.to, planned };
  return { ...ends, sailing: catchNext(leg, left), rolledAt: left + 3 * HOUR_MS, remark: 'Cargo rolled to the next vessel' };
}

/** Sailings of two legs of which a late ship of the next weeks misses the second; empty when there are none. */
function missingPair([first, second]: readonly RouteLeg[], ready: number): Sailing[] {
  if (!first || !second) return [];
  for (const late of sailingsBetween(first.trade, first.from, ready, ready + HORIZON_MS)) {
    const { plan, actual } = callAt(late, first.to).arrival;
    if (late.punctuality !== 'late' || actual <= plan) continue;
    const next = sailingsBetween(second.trade, second.from, plan + SHORTEST_CONNECTION_MS, actual + SHORTEST_CONNECTION_MS);
    const lost = next.find((sailing) => missed(second, sailing, actual));
    if (lost) return [late, lost];
  }
  return [];
}

const PUNCTUALITY_OF_PROFILE: Partial<Record<Profile, Punctuality>> = { late: 'late', missed: 'late', stubborn: 'late', early: 'early' };

/** Sea legs of a booking: planned along the route, then sailed, with missed connections after delays. */
export function seaLegsOf(booking: Booking): SeaLeg[] {
  const wanted = PUNCTUALITY_OF_PROFILE[booking.profile] ?? 'ontime';
  const legs: SeaLeg[] = [];
  let ready = booking.bookedAt + BOOKING_LEAD_MS;
  let arrived: number | undefined;
  const route = chooseRoute(booking).legs;
  const chosen = booking.profile === 'missed' ? missingPair(route, ready) : [];
  for (const [number, leg] of route.entries()) {
    const planned =
      chosen[number] ?? (wanted === 'late' && arrived !== undefined ? bookTight(leg, ready, arrived) : book(leg, ready, wanted));
    const behind = booking.profile === 'rolled' && number === 0;
    const booked = behind ? stayBehind(leg, ready) : sail(leg, planned, arrived);
    legs.push(booked);
    ready = callAt(booked.planned, leg.to).arrival.plan + PLANNED_CONNECTION_MS;
    arrived = callAt(booked.sailing, leg.to).arrival.actual;
  }
  return legs;
}

/** Whether a container misses a connection on the way. */
export const missesConnection = (booking: Booking): boolean =>
  seaLegsOf(booking).some(({ rolledAt }, number) => number > 0 && rolledAt !== undefined);

/** Plan, outcome and all statements about one end of a leg, across a change of ship. */
export function movementOf(leg: SeaLeg, index: number, end: 'arrival' | 'departure'): Movement {
  const planned = callAt(leg.planned, index)[end];
  const sailed = callAt(leg.sailing, index)[end];
  const { rolledAt } = leg;
  if (rolledAt === undefined) return planned;
  const before = planned.revisions.filter(({ at }) => at < rolledAt);
  const after = sailed.revisions.filter(({ at }) => at > rolledAt);
  const expectedAtChange = sailed.revisions.findLast(({ at }) => at <= rolledAt)?.value ?? sailed.plan;
  const change: Revision = { at: rolledAt, value: expectedAtChange, ...(leg.remark ? { remark: leg.remark } : {}) };
  return { plan: planned.plan, actual: sailed.actual, revisions: [...before, change, ...after] };
}
