import type { TimedEvent } from '../journey/statements.ts';
import type { DcsaEvent } from '../wire/events.ts';
import { invalidQuery, RequestFault } from './errors.ts';

type Predicate = (item: TimedEvent) => boolean;

/** Accessors for the filters of Track & Trace 2.2. Document, booking and container numbers are resolved in references.ts. */
const FILTERS: Readonly<Record<string, (event: DcsaEvent) => string | null | undefined>> = {
  eventType: (event) => event.eventType,
  eventClassifierCode: (event) => event.eventClassifierCode,
  shipmentEventTypeCode: (event) => event.shipmentEventTypeCode,
  documentTypeCode: (event) => event.documentTypeCode,
  transportEventTypeCode: (event) => event.transportEventTypeCode,
  equipmentEventTypeCode: (event) => event.equipmentEventTypeCode,
  transportCallID: (event) => event.transportCall?.transportCallID,
  vesselIMONumber: (event) => event.transportCall?.vessel?.vesselIMONumber,
  exportVoyageNumber: (event) => event.transportCall?.exportVoyageNumber,
  carrierServiceCode: (event) => event.transportCall?.carrierServiceCode,
  UNLocationCode: (event) => event.transportCall?.UNLocationCode,
};

/** Codes of Track & Trace 2.2 that a filter accepts; document types are not checked. */
const CODES: Readonly<Record<string, readonly string[]>> = {
  eventType: ['SHIPMENT', 'TRANSPORT', 'EQUIPMENT'],
  eventClassifierCode: ['PLN', 'EST', 'ACT'],
  shipmentEventTypeCode: [
    'RECE',
    'DRFT',
    'PENA',
    'PENU',
    'REJE',
    'APPR',
    'ISSU',
    'SURR',
    'SUBM',
    'VOID',
    'CONF',
    'REQS',
    'CMPL',
    'HOLD',
    'RELS',
    'CANC',
    'PENC',
  ],
  transportEventTypeCode: ['ARRI', 'DEPA'],
  equipmentEventTypeCode: ['LOAD', 'DISC', 'GTIN', 'GTOT', 'STUF', 'STRP', 'PICK', 'DROP', 'INSP', 'RSEA', 'RMVD'],
};

const COMPARISONS: Readonly<Record<string, (createdAt: number, limit: number) => boolean>> = {
  '': (createdAt, limit) => createdAt === limit,
  ':eq': (createdAt, limit) => createdAt === limit,
  ':gte': (createdAt, limit) => createdAt >= limit,
  ':gt': (createdAt, limit) => createdAt > limit,
  ':lte': (createdAt, limit) => createdAt <= limit,
  ':lt': (createdAt, limit) => createdAt < limit,
};

/** Values of a parameter, comma-separated or repeated. */
export function valuesOf(params: URLSearchParams, name: string): string[] {
  return params
    .getAll(name)
    .flatMap((text) => text.split(','))
    .map((text) => text.trim())
    .filter((text) => text !== '');
}

function codePredicates(params: URLSearchParams): Predicate[] {
  return Object.entries(FILTERS).flatMap(([name, read]) => {
    const values = valuesOf(params, name);
    const wrong = values.find((value) => CODES[name]?.includes(value) === false);
    if (wrong !== undefined) throw new RequestFault(400, [invalidQuery(name, wrong, `${wrong} is not a value of ${name}`)]);
    const wanted = new Set(values);
    return wanted.size === 0 ? [] : [({ event }: TimedEvent) => wanted.has(read(event) ?? '')];
  });
}

const ISO_TIME = /^\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:?\d{2})?)?$/u;

/** Milliseconds of an ISO 8601 date and time of a query; NaN for another text. */
export function parseIsoTime(text: string): number {
  // An offset such as +08:00 with an unescaped plus arrives with a space.
  const iso = text.replace(' ', '+');
  return ISO_TIME.test(iso) ? Date.parse(iso) : Number.NaN;
}

function timePredicates(params: URLSearchParams): Predicate[] {
  const tests: Predicate[] = [];
  for (const [name, text] of params) {
    if (!name.startsWith('eventCreatedDateTime')) continue;
    const compare = COMPARISONS[name.slice('eventCreatedDateTime'.length)];
    const limit = parseIsoTime(text);
    if (!compare) throw new RequestFault(400, [invalidQuery(name, text, 'Only :gte :gt :lte :lt :eq may follow eventCreatedDateTime')]);
    if (Number.isNaN(limit)) throw new RequestFault(400, [invalidQuery(name, text, 'Not an ISO 8601 date and time')]);
    tests.push(({ createdAt }) => compare(createdAt, limit));
  }
  return tests;
}

/**
 * Filter of a request: values of one parameter are alternatives; different parameters and all limits of time must match.
 *
 * @throws RequestFault 400 for codes that are not of the standard and for other texts than ISO 8601 times.
 */
export function readFilter(params: URLSearchParams): Predicate {
  const tests = [...codePredicates(params), ...timePredicates(params)];
  return (item) => tests.every((test) => test(item));
}

type Compare = (a: TimedEvent, b: TimedEvent) => number;

const byId: Compare = (a, b) => (a.event.eventID < b.event.eventID ? -1 : a.event.eventID > b.event.eventID ? 1 : 0);

const SORT_FIELDS: Readonly<Record<string, Compare>> = {
  eventCreatedDateTime: (a, b) => a.createdAt - b.createdAt,
  eventDateTime: (a, b) => a.occursAt - b.occursAt,
  eventType: (a, b) => a.event.eventType.localeCompare(b.event.eventType),
  eventClassifierCode: (a, b) => a.event.eventClassifierCode.localeCompare(b.event.eventClassifierCode),
};

/**
 * Order of a request: `sort=field:ASC|DESC`, several by comma; default: ascending creation time. Ties are ordered by event id, so that
 * pages are stable.
 *
 * @throws RequestFault 400 for an unknown field or direction.
 */
export function readSort(params: URLSearchParams): Compare {
  const orders = valuesOf(params, 'sort').map((text): Compare => {
    const [field = '', direction = 'ASC'] = text.split(':');
    const compare = SORT_FIELDS[field];
    if (!compare || !/^(ASC|DESC)$/.test(direction))
      throw new RequestFault(400, [invalidQuery('sort', text, 'Unknown field or direction')]);
    return direction === 'ASC' ? compare : (a, b) => compare(b, a);
  });
  const steps = [...(orders.length > 0 ? orders : [(a: TimedEvent, b: TimedEvent) => a.createdAt - b.createdAt]), byId];
  return (a, b) => {
    for (const step of steps) {
      const order = step(a, b);
      if (order !== 0) return order;
    }
    return 0;
  };
}
