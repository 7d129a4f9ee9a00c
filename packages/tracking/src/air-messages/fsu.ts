import {
  eventsOf,
  MAX_LENGTH,
  problem,
  refused,
  Waybills,
  type AirMessageOptions,
  type AirMessageProblem,
  type AirMessageResult,
  type RawStatus,
} from './message.js';
import { REPORTED_AT_ARRIVAL } from '../air/codes.js';
import { fieldsOf, quantityOf, timeOn, type FlightTime, type StatusFields } from './fsu-fields.js';
import { linesOf, type MessageLine } from './fsu-lines.js';

const HEAD = /^FS[UA]\/\d{1,2}$/u;
const CONSIGNMENT = /^(\d{3})-?(\d{8})([A-Z]{3})?([A-Z]{3})?$/u;
const STATUS = /^[A-Z]{3}$/u;
const ULD = /^[A-Z]{3}\d{4,5}[A-Z0-9]{2}$/u;
/** Lines that belong to the status before them and have no content that is used. */
const IGNORED: ReadonlySet<string> = new Set(['OCI', 'SPH', 'HAW', 'REF', 'COR']);
/** Statuses whose date is that of the flight, not of the status itself. */
const DATED_BY_FLIGHT: ReadonlySet<string> = new Set(['BKD']);

interface Reading {
  statuses: RawStatus[];
  problems: AirMessageProblem[];
  consignment: Record<string, unknown> | null;
  waybills: Waybills;
}

/**
 * Reads status messages in text form (Cargo-IMP FSU and FSA): the waybill line, statuses with flight, date, airports, quantity and
 * flight times, parts of a shipment, discrepancies, unit load devices and remarks. Times are local at their airport and name no year.
 */
export function readFsu(text: string, options: AirMessageOptions): AirMessageResult {
  if (text.length > MAX_LENGTH) return refused('message', 'too-long');
  const problems: AirMessageProblem[] = [];
  const lines = linesOf(text, problems);
  const head = lines.findIndex(({ parts }) => HEAD.test(`${parts[0] ?? ''}/${parts[1] ?? ''}`));
  if (head < 0)
    return { events: [], problems: [...problems, problem(null, 'message identifier', 'not-a-message', 'dropped', text.trim())] };
  const reading: Reading = { statuses: [], problems, consignment: null, waybills: new Waybills(problems) };
  for (const line of lines.slice(head + 1)) readLine(reading, line, options);
  if (reading.consignment === null) problems.push(problem(lines[head]?.line ?? null, 'waybill', 'missing', 'dropped'));
  return eventsOf(reading.statuses, problems, options);
}

function readLine(reading: Reading, { line, parts }: MessageLine, options: AirMessageOptions): void {
  const [first = '', ...rest] = parts;
  const { problems, statuses } = reading;
  if (HEAD.test(`${first}/${rest[0] ?? ''}`)) return;
  if (CONSIGNMENT.test(first)) {
    reading.consignment = consignmentOf(reading, line, parts);
    return;
  }
  const last = statuses.at(-1)?.fields;
  if (first === 'OSI' && last !== undefined) last['remark'] = remarkWith(last['remark'], rest.join('/'));
  else if (first === 'ULD' && Array.isArray(last?.['ulds'])) last['ulds'].push(...rest.filter((part) => ULD.test(part)));
  else if (IGNORED.has(first)) return;
  else if (!STATUS.test(first) || rest.length === 0)
    problems.push(problem(line, 'status code', 'unknown-code', 'dropped', parts.join('/')));
  else if (reading.consignment === null) problems.push(problem(line, 'waybill', 'missing', 'dropped', parts.join('/')));
  else statuses.push({ line, fields: { ...reading.consignment, ...statusOf(reading, first, rest, line, options) } });
}

/** Longest remark in characters: the standard has three lines of 65. */
const MAX_REMARK = 400;

const remarkWith = (remark: unknown, more: string): string =>
  (typeof remark === 'string' ? `${remark} ${more}` : more).slice(0, MAX_REMARK);

function consignmentOf({ problems, waybills }: Reading, line: number, parts: readonly string[]): Record<string, unknown> {
  const [, prefix = '', serial = '', origin, destination] = CONSIGNMENT.exec(parts[0] ?? '') ?? [];
  const quantity = parts[1] === undefined ? null : quantityOf(parts[1]);
  if (origin === undefined || destination === undefined)
    problems.push(problem(line, 'origin and destination', 'missing', 'kept', parts[0] ?? null));
  if (quantity === null)
    problems.push(problem(line, 'quantity', parts[1] === undefined ? 'missing' : 'wrong-type', 'kept', parts[1] ?? null));
  return { awb: waybills.read(`${prefix}-${serial}`, line, 'waybill'), origin, destination, totalPieces: quantity?.totalPieces ?? null };
}

function statusOf(
  { problems }: Reading,
  code: string,
  parts: readonly string[],
  line: number,
  { receivedAt }: AirMessageOptions,
): Record<string, unknown> {
  const fields = fieldsOf(code, parts, receivedAt);
  for (const value of fields.unknown) problems.push(problem(line, 'field', 'unknown-code', 'kept', value));
  if (fields.date === null) problems.push(problem(line, 'date', 'missing', 'kept', parts.join('/')));
  if (code === 'DIS' && fields.discrepancy === null) problems.push(problem(line, 'discrepancy', 'missing', 'kept', parts.join('/')));
  const { flight, from, to, quantity, discrepancy } = fields;
  return {
    code,
    flight,
    from,
    to,
    airport: fields.airport ?? (REPORTED_AT_ARRIVAL.has(code) ? to : from),
    discrepancy,
    pieces: quantity?.pieces ?? null,
    ...(quantity?.totalPieces == null ? {} : { totalPieces: quantity.totalPieces }),
    weight: quantity?.weight ?? null,
    weightUnit: quantity?.unit === 'L' ? 'LBR' : 'KGM',
    ulds: [],
    ...timesOf(code, fields),
  };
}

/** Time of the fact, and the planned and expected times of the flight. */
function timesOf(code: string, { date, times, airport }: StatusFields): Record<string, unknown> {
  if (date === null) return {};
  const hasOnlyArrival = REPORTED_AT_ARRIVAL.has(code) && airport !== null;
  const [departure, arrival] = hasOnlyArrival ? [undefined, times[0]] : times;
  const actual = [departure, arrival].find((time) => time?.kind === 'A');
  const ofFlight = (time: FlightTime | undefined): Record<string, string> => {
    if (time === undefined || time.kind === 'A') return {};
    return { [time.kind === 'S' ? 'scheduled' : 'estimated']: timeOn(date, time) };
  };
  const isBooking = DATED_BY_FLIGHT.has(code) && !date.includes('T');
  return {
    ...(isBooking ? {} : { time: actual === undefined ? date : timeOn(date, actual) }),
    departure: ofFlight(departure),
    arrival: ofFlight(arrival),
  };
}
