import { DAY_MS, HOUR_MS, WEEK_MS } from '../clock.ts';
import type { Punctuality, Revision } from '../network/deviation.ts';
import { routesBetween, type Route, type RouteLeg } from '../network/routing.ts';
import { callAt, sailingsBetween, type Movement, type Sailing } from '../network/sailings.ts';
import type { Profile } from '../data/test-numbers.ts';
import { Dice } from '../random.ts';
import type { Booking } from './model.ts';

/** One sea leg: the booked ship and the actual one, which differ after a missed connection. */
export interface SeaLeg {
  /** Positions of the first and the last call in the rotation of the ship. */
  readonly from: number;
  readonly to: number;
  readonly planned: Sailing;
  readonly actual: Sailing;
  /** When the carrier announces the change of ship, and the text of the announcement. */
  readonly rolledAt?: number;
  readonly remark?: string;
}

/** Minimum time from booking to the departure of the first ship. */
const BOOKING_LEAD_MS = 4 * DAY_MS;
const PLANNED_CONNECTION_MS = 48 * HOUR_MS;
/** Minimum time from the arrival of a container's ship to the departure of the next; with less, the container misses the connection. */
const MIN_CONNECTION_MS = 20 * HOUR_MS;
/** Time before the arrival of the late ship at which the carrier announces that the connection will be missed. */
const MISSED_NOTICE_MS = 20 * HOUR_MS;
/** Minimum time that a missed connection must cost to be chosen for a delay, so that the whole shipment is more than a day late. */
const MIN_DELAY_MS = 26 * HOUR_MS;
const HORIZON_MS = 4 * WEEK_MS;
/** Maximum cost, as a multiple of the cost of the best route, of a route that is sometimes used instead. */
const MAX_DETOUR_FACTOR = 1.15;

function chooseRoute({ pol, pod, seed, profile }: Booking): Route {
  const routes = routesBetween(pol, pod);
  const dice = new Dice(`route|${seed}`);
  const connecting = profile === 'missed' ? routes.find(({ legs }) => legs.length > 1) : undefined;
  if (connecting) return connecting;
  const [best, second] = routes;
  if (!best) throw new Error(`sandbox-carrier: no route ${pol}–${pod}; bookings must be checked with routesBetween`);
  return second && second.cost <= best.cost * MAX_DETOUR_FACTOR && dice.chance(0.35) ? second : best;
}

/** First sailing at or after `earliestMs` with this punctuality; each trade has one every week. */
function book(leg: RouteLeg, earliestMs: number, wanted: Punctuality): Sailing {
  const found = sailingsBetween(leg.trade, leg.from, earliestMs, earliestMs + HORIZON_MS).find(({ punctuality }) => punctuality === wanted);
  if (!found) throw new Error(`sandbox-carrier: trade ${leg.trade.code} has no ${wanted} sailing in four weeks`);
  return found;
}

/** First sailing whose actual departure is late enough for a container that arrived at `arrivedMs`. */
function catchNext(leg: RouteLeg, arrivedMs: number): Sailing {
  const readyMs = arrivedMs + MIN_CONNECTION_MS;
  const departureMs = (sailing: Sailing): number => callAt(sailing, leg.from).departure.actual;
  const candidates = sailingsBetween(leg.trade, leg.from, arrivedMs - WEEK_MS, arrivedMs + HORIZON_MS).filter(
    (sailing) => departureMs(sailing) >= readyMs,
  );
  const found = candidates.sort((a, b) => departureMs(a) - departureMs(b))[0];
  if (!found) throw new Error(`sandbox-carrier: trade ${leg.trade.code} has no connection in four weeks`);
  return found;
}

const missesSailing = (leg: RouteLeg, sailing: Sailing, arrivedMs: number): boolean =>
  callAt(sailing, leg.from).departure.actual < arrivedMs + MIN_CONNECTION_MS;

/** Sailing that makes a late shipment at a hub later still: the next one, if missing it costs enough time, else one that is late itself. */
function bookForDelay(leg: RouteLeg, readyMs: number, arrivedMs: number): Sailing {
  const next = sailingsBetween(leg.trade, leg.from, readyMs, readyMs + HORIZON_MS)[0];
  if (!next || !missesSailing(leg, next, arrivedMs)) return book(leg, readyMs, 'late');
  const loss = callAt(catchNext(leg, arrivedMs), leg.to).arrival.actual - callAt(next, leg.to).arrival.plan;
  return loss > MIN_DELAY_MS ? next : book(leg, readyMs, 'late');
}

function sail(leg: RouteLeg, planned: Sailing, arrivedMs: number | undefined): SeaLeg {
  const ends = { from: leg.from, to: leg.to, planned };
  if (arrivedMs === undefined || !missesSailing(leg, planned, arrivedMs)) return { ...ends, actual: planned };
  const rolledAt = Math.min(arrivedMs - MISSED_NOTICE_MS, callAt(planned, leg.from).departure.actual);
  return { ...ends, actual: catchNext(leg, arrivedMs), rolledAt, remark: 'Connection missed, rolled to another vessel' };
}

/** A first leg whose ship leaves without the container. */
function rolledLeg(leg: RouteLeg, readyMs: number): SeaLeg {
  const planned = book(leg, readyMs, 'ontime');
  const departedMs = callAt(planned, leg.from).departure.actual;
  const ends = { from: leg.from, to: leg.to, planned };
  return { ...ends, actual: catchNext(leg, departedMs), rolledAt: departedMs + 3 * HOUR_MS, remark: 'Cargo rolled to the next vessel' };
}

/** A late sailing of the first leg and the sailing of the second leg that it makes the container miss; empty if four weeks have no such pair. */
function missedConnection([first, second]: readonly RouteLeg[], readyMs: number): Sailing[] {
  if (!first || !second) return [];
  for (const late of sailingsBetween(first.trade, first.from, readyMs, readyMs + HORIZON_MS)) {
    const { plan, actual } = callAt(late, first.to).arrival;
    if (late.punctuality !== 'late' || actual <= plan) continue;
    const next = sailingsBetween(second.trade, second.from, plan + MIN_CONNECTION_MS, actual + MIN_CONNECTION_MS);
    const missedSailing = next.find((sailing) => missesSailing(second, sailing, actual));
    if (missedSailing) return [late, missedSailing];
  }
  return [];
}

const PUNCTUALITY_OF_PROFILE: Partial<Record<Profile, Punctuality>> = { late: 'late', missed: 'late', stubborn: 'late', early: 'early' };

/** Sea legs of a booking: planned along the route, then sailed, with missed connections after delays. */
export function seaLegsOf(booking: Booking): SeaLeg[] {
  const punctuality = PUNCTUALITY_OF_PROFILE[booking.profile] ?? 'ontime';
  const legs: SeaLeg[] = [];
  let readyMs = booking.bookedAt + BOOKING_LEAD_MS;
  let arrivedMs: number | undefined;
  const route = chooseRoute(booking).legs;
  const missedPair = booking.profile === 'missed' ? missedConnection(route, readyMs) : [];
  for (const [legIndex, leg] of route.entries()) {
    const planned =
      missedPair[legIndex] ??
      (punctuality === 'late' && arrivedMs !== undefined ? bookForDelay(leg, readyMs, arrivedMs) : book(leg, readyMs, punctuality));
    const isRolled = booking.profile === 'rolled' && legIndex === 0;
    const booked = isRolled ? rolledLeg(leg, readyMs) : sail(leg, planned, arrivedMs);
    legs.push(booked);
    readyMs = callAt(booked.planned, leg.to).arrival.plan + PLANNED_CONNECTION_MS;
    arrivedMs = callAt(booked.actual, leg.to).arrival.actual;
  }
  return legs;
}

/** Whether a container misses the connection at a hub. */
export const missesConnection = (booking: Booking): boolean =>
  seaLegsOf(booking).some(({ rolledAt }, legIndex) => legIndex > 0 && rolledAt !== undefined);

/** Plan, actual time and all estimates of the arrival or departure at one call of a leg, across a change of ship. */
export function movementOf(leg: SeaLeg, callIndex: number, end: 'arrival' | 'departure'): Movement {
  const planned = callAt(leg.planned, callIndex)[end];
  const sailed = callAt(leg.actual, callIndex)[end];
  const { rolledAt } = leg;
  if (rolledAt === undefined) return planned;
  const before = planned.revisions.filter(({ at }) => at < rolledAt);
  const after = sailed.revisions.filter(({ at }) => at > rolledAt);
  const expectedAtChange = sailed.revisions.findLast(({ at }) => at <= rolledAt)?.value ?? sailed.plan;
  const change: Revision = { at: rolledAt, value: expectedAtChange, ...(leg.remark ? { remark: leg.remark } : {}) };
  return { plan: planned.plan, actual: sailed.actual, revisions: [...before, change, ...after] };
}
