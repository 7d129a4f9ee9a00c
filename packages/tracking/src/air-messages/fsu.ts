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
import { fieldsOf, quantityOf, dateTimeOf, type FlightTime, type StatusFields } from './fsu-fields.js';
import { linesOf, type MessageLine } from './fsu-lines.js';

const MESSAGE_IDENTIFIER = /^FS[UA]\/\d{1,2}$/u;
const WAYBILL_LINE = /^(\d{3})-?(\d{8})([A-Z]{3})?([A-Z]{3})?$/u;
const STATUS = /^[A-Z]{3}$/u;
const ULD = /^[A-Z]{3}\d{4,5}[A-Z0-9]{2}$/u;
/** Lines that belong to the status before them and have no content that is used. */
const IGNORED: ReadonlySet<string> = new Set(['OCI', 'SPH', 'HAW', 'REF', 'COR']);
/** Statuses whose date is that of the flight, not of the status itself. */
const STATUSES_WITH_FLIGHT_DATE: ReadonlySet<string> = new Set(['BKD']);

const [KILOGRAM, POUND] = ['KGM', 'LBR'];

interface ParserState {
  statuses: RawStatus[];
  problems: AirMessageProblem[];
  waybillFields: Record<string, unknown> | null;
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
  const head = lines.findIndex(({ elements }) => MESSAGE_IDENTIFIER.test(`${elements[0] ?? ''}/${elements[1] ?? ''}`));
  if (head < 0)
    return { events: [], problems: [...problems, problem(null, 'message identifier', 'not-a-message', 'dropped', text.trim())] };
  const state: ParserState = { statuses: [], problems, waybillFields: null, waybills: new Waybills(problems) };
  for (const line of lines.slice(head + 1)) readLine(state, line, options);
  if (state.waybillFields === null) problems.push(problem(lines[head]?.lineNumber ?? null, 'waybill', 'missing', 'dropped'));
  return eventsOf(state.statuses, problems, options);
}

function readLine(state: ParserState, { lineNumber, elements }: MessageLine, options: AirMessageOptions): void {
  const [first = '', ...rest] = elements;
  const { problems, statuses } = state;
  if (MESSAGE_IDENTIFIER.test(`${first}/${rest[0] ?? ''}`)) return;
  if (WAYBILL_LINE.test(first)) {
    state.waybillFields = waybillFieldsOf(state, lineNumber, elements);
    return;
  }
  const last = statuses.at(-1)?.fields;
  if (first === 'OSI' && last !== undefined) last['remark'] = appendRemark(last['remark'], rest.join('/'));
  else if (first === 'ULD' && Array.isArray(last?.['ulds'])) last['ulds'].push(...rest.filter((element) => ULD.test(element)));
  else if (IGNORED.has(first)) return;
  else if (!STATUS.test(first) || rest.length === 0)
    problems.push(problem(lineNumber, 'status code', 'unknown-code', 'dropped', elements.join('/')));
  else if (state.waybillFields === null) problems.push(problem(lineNumber, 'waybill', 'missing', 'dropped', elements.join('/')));
  else statuses.push({ line: lineNumber, fields: { ...state.waybillFields, ...statusOf(state, first, rest, lineNumber, options) } });
}

/** Maximum length of a remark in characters, about twice the three lines of 65 that the standard allows. */
const MAX_REMARK = 400;

const appendRemark = (remark: unknown, more: string): string =>
  (typeof remark === 'string' ? `${remark} ${more}` : more).slice(0, MAX_REMARK);

function waybillFieldsOf({ problems, waybills }: ParserState, lineNumber: number, elements: readonly string[]): Record<string, unknown> {
  const [, prefix = '', serial = '', origin, destination] = WAYBILL_LINE.exec(elements[0] ?? '') ?? [];
  const quantity = elements[1] === undefined ? null : quantityOf(elements[1]);
  if (origin === undefined || destination === undefined)
    problems.push(problem(lineNumber, 'origin and destination', 'missing', 'kept', elements[0] ?? null));
  if (quantity === null)
    problems.push(problem(lineNumber, 'quantity', elements[1] === undefined ? 'missing' : 'wrong-type', 'kept', elements[1] ?? null));
  return {
    awb: waybills.read(`${prefix}-${serial}`, lineNumber, 'waybill'),
    origin,
    destination,
    totalPieces: quantity?.totalPieces ?? null,
  };
}

function statusOf(
  { problems }: ParserState,
  code: string,
  elements: readonly string[],
  lineNumber: number,
  { receivedAt }: AirMessageOptions,
): Record<string, unknown> {
  const fields = fieldsOf(code, elements, receivedAt);
  for (const value of fields.unknown) problems.push(problem(lineNumber, 'field', 'unknown-code', 'kept', value));
  if (fields.date === null) problems.push(problem(lineNumber, 'date', 'missing', 'kept', elements.join('/')));
  if (code === 'DIS' && fields.discrepancy === null)
    problems.push(problem(lineNumber, 'discrepancy', 'missing', 'kept', elements.join('/')));
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
    weightUnit: quantity?.unit === 'L' ? POUND : KILOGRAM,
    ulds: [],
    ...statusTimes(code, fields),
  };
}

/** Time of the status itself, and the planned and expected times of the flight. */
function statusTimes(code: string, { date, times, airport }: StatusFields): Record<string, unknown> {
  if (date === null) return {};
  const hasOnlyArrivalTime = REPORTED_AT_ARRIVAL.has(code) && airport !== null;
  const [departure, arrival] = hasOnlyArrivalTime ? [undefined, times[0]] : times;
  const actual = [departure, arrival].find((time) => time?.kind === 'A');
  const plannedOrEstimated = (time: FlightTime | undefined): Record<string, string> => {
    if (time === undefined || time.kind === 'A') return {};
    return { [time.kind === 'S' ? 'scheduled' : 'estimated']: dateTimeOf(date, time) };
  };
  const isBooking = STATUSES_WITH_FLIGHT_DATE.has(code) && !date.includes('T');
  return {
    ...(isBooking ? {} : { time: actual === undefined ? date : dateTimeOf(date, actual) }),
    departure: plannedOrEstimated(departure),
    arrival: plannedOrEstimated(arrival),
  };
}
