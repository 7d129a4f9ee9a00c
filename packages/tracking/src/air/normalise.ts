import { hash } from '../events/context.js';
import { eventsIn } from '../events/envelope.js';
import { isObject, listOf, numberOf, objectOf, textOf, type RawObject } from '../events/raw.js';
import { dayAfter, isPlausible, latestPlausible } from '../events/plausible.js';
import { parseTime, zoneOfOffset } from '../events/time.js';
import { normaliseIdentifier } from '../identifiers/normalise.js';
import type { Classifier, EventProblem, Instant, Place } from '../types.js';
import type { AirEvent } from './event.js';
import { AIR_CLASSIFIERS, LEAVING, REPORTED_AT_ARRIVAL } from './codes.js';
import { plainJson } from './json-ld.js';

export interface AirNormaliseOptions {
  /** Source of the response, e.g. the airline's IATA designator; part of every event's id. */
  source: string;
  /** Domain time of the response; replaces a missing creation time. */
  receivedAt: Instant;
  /** Looks up name and IANA zone of an IATA airport code; without it places show their code, and times stay as given. */
  airportOf?: (iataCode: string) => Place | null;
}

export interface AirNormaliseResult {
  events: AirEvent[];
  problems: EventProblem[];
}

const first = (event: RawObject, ...names: readonly string[]): string | null => {
  for (const name of names) {
    const text = textOf(event[name]);
    if (text !== null) return text;
  }
  return null;
};

const codeOf = (value: string | null): string | null => (value === null ? null : normaliseIdentifier(value));

/** Airport code as text, or inside the object that ONE Record uses. */
const airportIn = (event: RawObject, ...names: readonly string[]): string | null => {
  for (const name of names) {
    const nested = objectOf(event[name]);
    const code =
      textOf(event[name]) ?? first(nested, 'iataCode', 'code', 'locationCode') ?? first(objectOf(nested['locationCodes']), 'code');
    if (code !== null) return codeOf(code);
  }
  return null;
};

/** Kilograms out of a number, or of a value with unit (KGM, LBR; K, L in the text form). */
function weightIn(event: RawObject): number | null {
  const plain = numberOf(event['weightKg']) ?? numberOf(event['weight']);
  const nested = objectOf(event['recordedWeight'] ?? event['weight']);
  const value = plain ?? numberOf(nested['value']) ?? numberOf(nested['numericalValue']);
  const unit = first(nested, 'unit') ?? first(event, 'weightUnit') ?? 'KGM';
  if (value === null) return null;
  return unit.toUpperCase().startsWith('L') ? Math.round(value * 45.359237) / 100 : value;
}

const bare = (iataCode: string): Place => ({
  unLocationCode: null,
  iataCode,
  name: null,
  facilityCode: null,
  facilityType: null,
  latitude: null,
  longitude: null,
  timeZone: null,
});

const DATE_LENGTH = 10;

type Head = Omit<AirEvent, 'id' | 'code' | 'classifier' | 'occursAt' | 'occursAtText' | 'zoned' | 'place' | 'createdAt'>;

/** Values shared by all statements of one status; the envelope supplies missing ones. */
function headOf(event: RawObject, envelope: RawObject, source: string): Head {
  const both = (...names: readonly string[]): string | null => first(event, ...names) ?? first(envelope, ...names);
  return {
    source,
    awb: codeOf(both('awb', 'awbNumber', 'waybill', 'waybillNumber')),
    from: airportIn(event, 'from', 'departureAirport', 'departureLocation'),
    to: airportIn(event, 'to', 'arrivalAirport', 'arrivalLocation'),
    origin: airportIn(event, 'origin') ?? airportIn(envelope, 'origin'),
    destination: airportIn(event, 'destination') ?? airportIn(envelope, 'destination'),
    flight: codeOf(first(event, 'flight', 'flightNumber', 'transportMovementReference', 'transportIdentifier')),
    byTruck: first(event, 'mode', 'modeOfTransport')?.toUpperCase() === 'TRUCK',
    pieces: numberOf(event['pieces'] ?? event['recordedPieceCount'] ?? event['pieceCount']),
    totalPieces: numberOf(event['totalPieces'] ?? envelope['totalPieces'] ?? envelope['pieces']),
    weightKg: weightIn(event),
    ulds: listOf(event['ulds']).flatMap((uld) => codeOf(textOf(uld)) ?? []),
    discrepancy: codeOf(first(event, 'discrepancy', 'discrepancyCode')),
    remark: first(event, 'remark', 'remarks', 'reason'),
  };
}

interface Statement {
  code: string;
  classifier: Classifier;
  airport: string | null;
  text: string | null;
}

/** Planned and expected flight times of a status, each as its own statement. */
function flightTimes(event: RawObject, head: Head): Statement[] {
  const ends = [
    ['departure', 'DEP', head.from],
    ['arrival', 'ARR', head.to],
  ] as const;
  return ends.flatMap(([name, code, airport]) => {
    const times = objectOf(event[name]);
    const stated = [
      ['PLN', first(times, 'scheduled', 'planned')],
      ['EST', first(times, 'estimated', 'expected')],
    ] as const;
    return stated.flatMap(([classifier, text]) => (text === null ? [] : [{ code, classifier, airport, text }]));
  });
}

/**
 * Reads structured air cargo statuses: a list, `{events}`, or a single one, with the fields of an FSU or of a ONE Record logistics event.
 * Flight times in a status become statements of their own. An invalid status becomes a problem and the others are still read.
 */
export function normaliseAirStatus(response: unknown, options: AirNormaliseOptions): AirNormaliseResult {
  const raw = plainJson(response);
  const result: AirNormaliseResult = { events: [], problems: [] };
  const envelope = isObject(raw) ? raw : {};
  const list = eventsIn(raw) ?? (isObject(raw) ? [raw] : null);
  const report = (index: number, path: string, code: EventProblem['code'], effect: EventProblem['effect'], value: string | null): void => {
    result.problems.push({ index, sourceEventId: null, path, code, effect, value });
  };
  if (list === null) {
    report(0, '', 'not-an-object', 'dropped', typeof raw);
    return result;
  }
  // Events of bookings whose time is nowhere in the response.
  const undated = new Set<AirEvent>();
  for (const [index, item] of list.entries()) {
    if (!isObject(item)) {
      report(index, '', 'not-an-object', 'dropped', item === null ? 'null' : typeof item);
      continue;
    }
    const code = codeOf(first(item, 'code', 'statusCode', 'eventCode', 'status'));
    if (code === null) {
      report(index, 'code', 'missing', 'dropped', null);
      continue;
    }
    const head = headOf(item, envelope, options.source);
    const stated = statedAt(item, options.receivedAt);
    if (stated.wrong !== null) report(index, 'createdAt', 'bad-time', 'kept', stated.wrong);
    const kind = first(item, 'timeType', 'eventTimeType', 'classifier');
    const classifier = kind === null ? 'ACT' : AIR_CLASSIFIERS[kind.toUpperCase()];
    if (classifier === undefined) report(index, 'timeType', 'unknown-code', 'dropped', kind);
    const own: Statement = {
      code,
      classifier: classifier ?? 'ACT',
      airport: airportIn(item, 'airport', 'location', 'eventLocation', 'station'),
      text: first(item, 'time', 'dateTime', 'eventDate', 'date'),
    };
    for (const statement of [...(classifier === undefined ? [] : [own]), ...flightTimes(item, head)]) {
      const event = build(statement, head, stated.at, options);
      if (event.occursAt === null && event.occursAtText === null && statement.text !== null) {
        report(index, 'time', 'bad-time', 'kept', statement.text);
      }
      result.events.push(event);
      if (isBooking(event) && statement.text === null && !stated.known) undated.add(event);
    }
  }
  result.events = result.events.map((event) => (undated.has(event) ? atTheLatest(event, result.events) : event));
  return result;
}

const isBooking = ({ code, classifier }: Pick<AirEvent, 'code' | 'classifier'>): boolean => code === 'BKD' && classifier === 'ACT';

/** A booking at the time of the first thing that happened to its waybill, when that is before the response was read. */
function atTheLatest(booking: AirEvent, events: readonly AirEvent[]): AirEvent {
  const { occursAt } = booking;
  const times = events.flatMap((event) =>
    event.awb === booking.awb && event.classifier === 'ACT' && event.occursAt !== null ? [event.occursAt] : [],
  );
  const first = times.reduce((least, at) => (at < least ? at : least), occursAt ?? '');
  return first === occursAt ? booking : { ...booking, occursAt: first, occursAtText: first };
}

/** Creation time of a statement, else the time of receipt; `wrong` is a text that gave no plausible time. */
function statedAt(event: RawObject, receivedAt: Instant): { at: Instant; known: boolean; wrong: string | null } {
  const text = first(event, 'createdAt', 'creationDate', 'eventCreatedDateTime');
  const at = text === null ? null : parseTime(text, 'UTC').at;
  return at !== null && isPlausible(at, latestPlausible(receivedAt))
    ? { at, known: true, wrong: null }
    : { at: receivedAt, known: false, wrong: text };
}

function build(statement: Statement, head: Head, createdAt: Instant, options: AirNormaliseOptions): AirEvent {
  const { code, classifier, text } = statement;
  const at = statement.airport ?? (LEAVING.has(code) ? head.from : REPORTED_AT_ARRIVAL.has(code) ? head.to : null);
  const place = at === null ? null : (options.airportOf?.(at) ?? bare(at));
  // A booking without a time happens when its message is created.
  const timeText = text ?? (isBooking(statement) ? createdAt : null);
  const parsed = timeText === null ? null : parseTime(timeText, place?.timeZone ?? null);
  const time = parsed?.at ?? timeText ?? '';
  const possible = isPlausible(time, latestPlausible(options.receivedAt)) && (classifier !== 'ACT' || time <= dayAfter(options.receivedAt));
  const usable = parsed?.valid === true && timeText !== null && possible;
  // A date alone is a day, shown as given: its midnight as an instant would be hours too early.
  const instant = usable && timeText.length > DATE_LENGTH ? parsed.at : null;
  // Identity of an FSU: waybill, code, time, place, flight and discrepancy.
  const identity = [head.awb, code, classifier, text, at, head.flight, head.discrepancy, head.pieces].join('|');
  return {
    ...head,
    id: `${head.source}:${hash(identity)}@${createdAt}`,
    createdAt,
    code,
    classifier,
    occursAt: instant,
    occursAtText: usable ? timeText : null,
    zoned: instant !== null,
    place: place === null ? null : { ...place, iataCode: place.iataCode ?? at, timeZone: place.timeZone ?? zoneOfOffset(text ?? '') },
  };
}
