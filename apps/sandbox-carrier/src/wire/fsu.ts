import type { Flight } from '../air/flights.ts';
import type { AirStatement } from '../air/statements.ts';
import type { Waybill } from '../air/waybill.ts';
import { DAY_MS } from '../clock.ts';
import { airportOf } from '../data/airports.ts';
import { localDateTime } from '../local-time.ts';

const MONTHS = ['JAN', 'FEB', 'MAR', 'APR', 'MAY', 'JUN', 'JUL', 'AUG', 'SEP', 'OCT', 'NOV', 'DEC'];

/** `2026-11-22` as `22NOV`. */
const dayOf = (date: string): string => `${date.slice(8, 10)}${MONTHS[Number(date.slice(5, 7)) - 1] ?? ''}`;

const local = (ms: number, airport: string): string => localDateTime(ms, airportOf(airport).zone);
const clockOf = (time: string): string => `${time.slice(11, 13)}${time.slice(14, 16)}`;
const momentOf = (ms: number, airport: string): string => {
  const time = local(ms, airport);
  return `${dayOf(time)}${clockOf(time)}`;
};

/** Change of day against the date of the flight: previous, next, second and third day. */
const DAY_CHANGES: Readonly<Record<string, string>> = { '-1': '-P', '1': '-N', '2': '-S', '3': '-T' };

/** Local time of a flight, e.g. `S2210` or `E0120-N`. */
function flightTime(kind: 'S' | 'E' | 'A', ms: number, airport: string, { date }: Flight): string {
  const time = local(ms, airport);
  const days = (Date.parse(time.slice(0, 10)) - Date.parse(date)) / DAY_MS;
  return `${kind}${clockOf(time)}${DAY_CHANGES[String(days)] ?? ''}`;
}

function quantityOf({ pieces: total }: Waybill, { pieces, weightKg }: AirStatement): string {
  return pieces < total ? `P${pieces}K${weightKg}T${total}` : `T${pieces}K${weightKg}`;
}

/** Codes whose line names the time of the status itself and the flight. */
const WITH_MOMENT: ReadonlySet<string> = new Set(['PRE', 'MAN', 'RCF', 'DIS']);

function reportLines(waybill: Waybill, statement: AirStatement): string[] {
  const { code, discrepancy, flight, airport, occursAt, remark } = statement;
  const quantity = quantityOf(waybill, statement);
  const remarks = remark === undefined ? [] : [`OSI/${remark}`];
  if (!flight) return [[code, momentOf(occursAt, airport), airport, ...(discrepancy ? [discrepancy] : []), quantity].join('/'), ...remarks];
  const { number, from, to, departure, arrival } = flight;
  const ends = `${from}${to}`;
  if (WITH_MOMENT.has(code)) {
    const place = code === 'MAN' || code === 'PRE' ? ends : airport;
    return [[code, number, momentOf(occursAt, airport), place, ...(discrepancy ? [discrepancy] : []), quantity].join('/'), ...remarks];
  }
  const head = [code, number, dayOf(flight.date)];
  const time = (kind: 'S' | 'A', ms: number, at: string): string => flightTime(kind, ms, at, flight);
  if (code === 'BKD')
    return [[...head, ends, quantity, time('S', departure.plan, from), time('S', arrival.plan, to)].join('/'), ...remarks];
  const place = code === 'DEP' ? ends : airport;
  return [[...head, place, quantity, time('A', occursAt, airport)].join('/'), ...remarks];
}

/** An estimate before departure is an update of the booking, one in the air an update of the departure. */
function estimateLines(waybill: Waybill, statement: AirStatement): string[] {
  const { flight, estimate } = statement;
  if (!flight || !estimate) return [];
  const { number, date, from, to, departure } = flight;
  const arrives = flightTime('E', estimate.arrival, to, flight);
  const leaves =
    estimate.departure === undefined ? flightTime('A', departure.actual, from, flight) : flightTime('E', estimate.departure, from, flight);
  const code = estimate.departure === undefined ? 'DEP' : 'BKD';
  return [[code, number, dayOf(date), `${from}${to}`, quantityOf(waybill, statement), leaves, arrives].join('/')];
}

/** Lines of a statement; none for one that the line of another has: plans are in that of the booking, a departure in that of its arrival. */
function linesOf(waybill: Waybill, statement: AirStatement): string[] {
  if (statement.timeType === 'ACTUAL') return reportLines(waybill, statement);
  return statement.timeType === 'ESTIMATED' && statement.code === 'ARR' ? estimateLines(waybill, statement) : [];
}

/** Status messages (FSU) of Cargo-IMP, separated by blank lines. */
export function fsuMessages(waybill: Waybill, statements: readonly AirStatement[]): string {
  const { number, route, pieces, weightKg } = waybill;
  const head = `FSU/14\n${number.slice(0, 3)}-${number.slice(3)}${route[0] ?? ''}${route.at(-1) ?? ''}/T${pieces}K${weightKg}`;
  const messages = statements.map((statement) => linesOf(waybill, statement)).filter(({ length }) => length > 0);
  return messages.map((lines) => `${head}\n${lines.join('\n')}\n`).join('\n');
}
