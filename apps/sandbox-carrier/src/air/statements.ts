import { HOUR_MS, MINUTE_MS } from '../clock.ts';
import { Dice, uuidOf } from '../random.ts';
import { airFactsOf, type AirFact } from './facts.ts';
import type { Flight, FlightEstimate } from './flights.ts';
import { itineraryOf, type AirItinerary } from './itinerary.ts';
import type { Waybill } from './waybill.ts';

export type TimeType = 'ACTUAL' | 'PLANNED' | 'ESTIMATED';

/** A published status: a report, or a planned or estimated time of a flight. */
export interface AirStatement {
  readonly id: string;
  /** Milliseconds, in whole seconds. */
  readonly createdAt: number;
  readonly timeType: TimeType;
  readonly occursAt: number;
  readonly code: string;
  readonly discrepancy?: string;
  readonly airport: string;
  readonly flight?: Flight;
  readonly pieces: number;
  readonly weightKg: number;
  readonly remark?: string;
  /** Estimate that this statement, and perhaps another one, is a part of. */
  readonly estimate?: FlightEstimate;
}

/** Weight of some of the pieces; the parts of a shipment sum to its weight within a kilogram. */
const weightOf = ({ pieces, weightKg }: Waybill, count: number): number => Math.round((weightKg * count) / pieces);

/** The same for all flights, so that they are reported in their order. */
const BOOKING_REPORT_MS = 2 * MINUTE_MS;

/** Reporting time of a fact: mostly within hours, sometimes after newer events. */
function reportedAt({ number, flawless }: Waybill, { key, code, at }: AirFact): number {
  const dice = new Dice(`report|${number}|${key}`);
  if (code === 'BKD') return at + BOOKING_REPORT_MS;
  const prompt = dice.between(4, flawless ? 45 : 180) * MINUTE_MS;
  return at + (flawless || dice.chance(0.94) ? prompt : dice.between(5, 20) * HOUR_MS);
}

const REPEATED = 0.03;

/** Report of a fact, sometimes repeated hours later. */
function reportsOf(waybill: Waybill, fact: AirFact): AirStatement[] {
  const { key, code, discrepancy, at, airport, flight, pieces, remark } = fact;
  const report: AirStatement = {
    id: uuidOf(`${waybill.number}|${key}|ACTUAL`),
    createdAt: reportedAt(waybill, fact),
    timeType: 'ACTUAL',
    occursAt: at,
    code,
    airport,
    pieces,
    weightKg: weightOf(waybill, pieces),
    ...(discrepancy ? { discrepancy } : {}),
    ...(flight ? { flight } : {}),
    ...(remark ? { remark } : {}),
  };
  const dice = new Dice(`repeated|${waybill.number}|${key}`);
  if (waybill.flawless || !dice.chance(REPEATED)) return [report];
  const later = report.createdAt + dice.between(2, 14) * HOUR_MS;
  return [report, { ...report, id: uuidOf(`${waybill.number}|${key}|repeated`), createdAt: later }];
}

/** Planned or estimated times of a flight with some of the pieces. */
function flightTimes(
  waybill: Waybill,
  { flight, pieces }: { readonly flight: Flight; readonly pieces: number },
  timeType: TimeType,
  { at, departure, arrival }: FlightEstimate,
): AirStatement[] {
  const statement = (code: string, airport: string, occursAt: number): AirStatement => ({
    id: uuidOf(`${waybill.number}|${code}|${flight.id}|${timeType}|${at}`),
    createdAt: at,
    timeType,
    occursAt,
    code,
    airport,
    flight,
    pieces,
    weightKg: weightOf(waybill, pieces),
    ...(timeType === 'ESTIMATED' ? { estimate: { at, ...(departure === undefined ? {} : { departure }), arrival } } : {}),
  });
  return [...(departure === undefined ? [] : [statement('DEP', flight.from, departure)]), statement('ARR', flight.to, arrival)];
}

/** Plan of each booking, and after a rebooking an estimate too, which replaces those of the earlier flight. */
function plansOf(waybill: Waybill, { bookings }: AirItinerary): AirStatement[] {
  return bookings.flatMap((booking) => {
    const { flight, replaces } = booking;
    const fact = { key: `BKD|${flight.id}`, code: 'BKD', at: booking.at, airport: flight.from, pieces: booking.pieces };
    const times = { at: reportedAt(waybill, fact), departure: flight.departure.plan, arrival: flight.arrival.plan };
    const plan = flightTimes(waybill, booking, 'PLANNED', times);
    const isEstimated = replaces !== undefined && waybill.profile !== 'stubborn';
    return isEstimated ? [...plan, ...flightTimes(waybill, booking, 'ESTIMATED', times)] : plan;
  });
}

/** Estimates of the flights on which the pieces are booked at the time. */
function estimatesOf(waybill: Waybill, { bookings, parts }: AirItinerary): AirStatement[] {
  if (waybill.profile === 'stubborn') return [];
  return bookings.flatMap((booking) => {
    const { flight, at, pieces } = booking;
    const flying = parts.filter(({ flights }) => flights.includes(flight)).reduce((sum, part) => sum + part.pieces, 0);
    const replaced = bookings.find(({ replaces }) => replaces === flight);
    // The airline knows its aircraft in the air once the departure is reported.
    const departure = { key: `DEP|${flight.id}`, code: 'DEP', at: flight.departure.actual, airport: flight.from, pieces };
    const departed = reportedAt(waybill, departure);
    return flight.estimates.flatMap((estimate) => {
      const inFlight = estimate.departure === undefined;
      const known = estimate.at > (inFlight ? departed : at + 5 * MINUTE_MS);
      const isBooked = !inFlight && (replaced === undefined || estimate.at < replaced.at);
      const count = isBooked ? pieces : flying;
      return known && count > 0 ? flightTimes(waybill, { flight, pieces: count }, 'ESTIMATED', estimate) : [];
    });
  });
}

/** Instant after which nothing is reported: a `silent` shipment ends with its booking, a `lost` one with its departure. */
function lastReport(waybill: Waybill, reports: readonly AirStatement[]): number {
  const codes: Partial<Record<Waybill['profile'], string>> = { silent: 'BKD', lost: 'DEP' };
  const code = codes[waybill.profile];
  if (code === undefined) return Infinity;
  const own = reports.filter((one) => one.code === code).map(({ createdAt }) => createdAt);
  return waybill.profile === 'silent' ? Math.max(...own) : Math.min(...own);
}

/**
 * All past and future statements about an air shipment, by creation time. Known statements at an instant are those created up to it, so
 * published ones stay.
 */
export function airStatementsOf(waybill: Waybill): AirStatement[] {
  const itinerary = itineraryOf(waybill);
  const reports = airFactsOf(waybill, itinerary).flatMap((fact) => reportsOf(waybill, fact));
  const last = lastReport(waybill, reports);
  return (
    [...reports, ...plansOf(waybill, itinerary), ...estimatesOf(waybill, itinerary)]
      .filter(({ createdAt }) => createdAt <= last)
      // Rounded up to a full second: the creation time must not precede the event.
      .map((statement) => ({ ...statement, createdAt: Math.ceil(statement.createdAt / 1000) * 1000 }))
      .sort((a, b) => a.createdAt - b.createdAt || (a.id < b.id ? -1 : 1))
  );
}
