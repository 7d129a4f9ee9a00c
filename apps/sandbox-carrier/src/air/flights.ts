import { DAY_MS, HOUR_MS, MINUTE_MS } from '../clock.ts';
import type { Airline } from '../data/airlines.ts';
import { airDistanceKm, airportOf } from '../data/airports.ts';
import { localDateTime, roundTo } from '../local-time.ts';
import { Dice, hash32 } from '../random.ts';

/** Times of one end of a flight. Milliseconds, UTC. */
export interface FlightTime {
  readonly plan: number;
  readonly actual: number;
}

/** Estimate of a flight; without `departure` the flight is in the air. */
export interface FlightEstimate {
  readonly at: number;
  readonly departure?: number;
  readonly arrival: number;
}

/** One flight on one day. The same for all shipments on board. */
export interface Flight {
  /** Number and local date of the planned departure, e.g. `QR8581/2026-11-22`. */
  readonly id: string;
  readonly number: string;
  /** `YYYY-MM-DD`, local at the airport of departure. */
  readonly date: string;
  readonly from: string;
  readonly to: string;
  readonly departure: FlightTime;
  readonly arrival: FlightTime;
  /** Many hours late. */
  readonly late: boolean;
  readonly estimates: readonly FlightEstimate[];
}

const TAXI_MINUTES = 30;
const CRUISE_KMH = 850;

/** Time from gate to gate, in whole five minutes. */
export const blockTimeMs = (from: string, to: string): number =>
  roundTo(TAXI_MINUTES * MINUTE_MS + (airDistanceKm(from, to) / CRUISE_KMH) * HOUR_MS, 5 * MINUTE_MS);

/** Four flights a day on each leg, four and a half hours apart, so that a shipment in two parts is less than six hours apart. */
const FLIGHTS_A_DAY = 4;
const GAP_MINUTES = 270;
const DAY_MINUTES = 1440;

/** Legs of an airline outward from each hub, in the order of its flight numbers. */
function outwardLegs({ hubs }: Airline): string[] {
  return hubs.flatMap(({ code, stations }, i) => [...stations, ...hubs.slice(i + 1).map((hub) => hub.code)].map((to) => `${code}${to}`));
}

function flightNumber(airline: Airline, from: string, to: string, slot: number): string {
  const legs = outwardLegs(airline);
  const outward = legs.indexOf(`${from}${to}`);
  const leg = outward >= 0 ? outward : legs.indexOf(`${to}${from}`);
  if (leg < 0) throw new Error(`sandbox-carrier: ${airline.code} has no flight ${from}–${to}`);
  // Odd numbers fly outward, as with many airlines.
  const number = airline.firstNumber + leg * FLIGHTS_A_DAY * 2 + slot * 2 + (outward >= 0 ? 1 : 2);
  return `${airline.code}${String(number).padStart(3, '0')}`;
}

/** Every day one of the flights of a leg is many hours late. */
const isLate = (leg: string, day: number, slot: number): boolean => hash32(`late|${leg}|${day}`) % FLIGHTS_A_DAY === slot;

function flightOf(airline: Airline, from: string, to: string, day: number, slot: number): Flight {
  const leg = `${airline.code}|${from}|${to}`;
  const number = flightNumber(airline, from, to, slot);
  const minute = (hash32(`slot|${leg}`) % DAY_MINUTES) + slot * GAP_MINUTES + (hash32(`minute|${number}`) % 20);
  const plan = day * DAY_MS + roundTo(minute * MINUTE_MS, 5 * MINUTE_MS);
  const date = localDateTime(plan, airportOf(from).zone).slice(0, 10);
  const id = `${number}/${date}`;
  const late = isLate(leg, day, slot);
  const dice = new Dice(`flight|${id}`);
  const delay = late ? dice.between(7, 15) * HOUR_MS : dice.between(-8, 35) * MINUTE_MS;
  const arrivalPlan = plan + blockTimeMs(from, to);
  const departure = { plan, actual: roundTo(plan + delay, MINUTE_MS) };
  // Crews make up for a part of a small delay.
  const drift = (late ? dice.between(-12, 15) : dice.between(-14, 8)) * MINUTE_MS;
  const arrival = { plan: arrivalPlan, actual: roundTo(arrivalPlan + delay * (late ? 1 : 0.7) + drift, MINUTE_MS) };
  return { id, number, date, from, to, departure, arrival, late, estimates: estimatesOf(id, departure, arrival, late) };
}

/** Estimates of a flight: of both ends before it leaves, in steps where it is late, then of its arrival. */
function estimatesOf(id: string, departure: FlightTime, arrival: FlightTime, late: boolean): FlightEstimate[] {
  const dice = new Dice(`estimates|${id}`);
  const delay = departure.actual - departure.plan;
  const shares: readonly (readonly [hoursFromPlan: number, share: number])[] = late
    ? [
        [-dice.between(3, 5), 0.4],
        [-0.5, 0.75],
        [dice.between(1, 2.5), 1],
      ]
    : delay > 18 * MINUTE_MS
      ? [[-0.7, 1]]
      : [];
  const before = shares.map(([hours, share]): FlightEstimate => {
    const shift = roundTo(delay * share, 10 * MINUTE_MS);
    return { at: departure.plan + hours * HOUR_MS, departure: departure.plan + shift, arrival: arrival.plan + shift };
  });
  const rough = roundTo(arrival.actual + dice.between(-14, 14) * MINUTE_MS, 5 * MINUTE_MS);
  const close = roundTo(arrival.actual + dice.between(-4, 4) * MINUTE_MS, MINUTE_MS);
  return [
    ...before,
    ...(arrival.actual - departure.actual > HOUR_MS ? [{ at: departure.actual + 50 * MINUTE_MS, arrival: rough }] : []),
    ...(arrival.actual - departure.actual > 3 * HOUR_MS ? [{ at: arrival.actual - 70 * MINUTE_MS, arrival: close }] : []),
  ];
}

/** Flights of a leg with a planned departure from `fromMs` up to `untilMs`, in their order. */
export function flightsBetween(airline: Airline, from: string, to: string, fromMs: number, untilMs: number): Flight[] {
  const flights: Flight[] = [];
  // The last flights of a day may leave after midnight.
  for (let day = Math.floor(fromMs / DAY_MS) - 2; day <= Math.floor(untilMs / DAY_MS); day += 1) {
    for (let slot = 0; slot < FLIGHTS_A_DAY; slot += 1) flights.push(flightOf(airline, from, to, day, slot));
  }
  return flights
    .filter(({ departure }) => departure.plan >= fromMs && departure.plan <= untilMs)
    .sort((a, b) => a.departure.plan - b.departure.plan);
}
