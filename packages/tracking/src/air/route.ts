import { compareText } from '../compare-text.js';
import type { Instant, Leg, Place, Station } from '../types.js';
import { AIR_SLOTS, LANDING, LEAVING, ONLY_AT_DESTINATION, ONLY_AT_ORIGIN, type AirRole } from './codes.js';
import type { AirEvent, AirQuery } from './event.js';
import { hasLeft } from './parts.js';

export interface AirStop {
  code: string;
  role: AirRole;
  place: Place | null;
  events: AirEvent[];
}

export const STATION_ROLE: Readonly<Record<AirRole, Station['role']>> = {
  origin: 'airOrigin',
  transit: 'airTransit',
  destination: 'airDestination',
};

/** Airport of an event: the one it names, else the end of its flight, else the end of the journey at which its code can occur. */
export function airportOf(event: AirEvent, origin: string | null, destination: string | null): string | null {
  const named = event.place?.iataCode ?? (LEAVING.has(event.code) ? event.from : LANDING.has(event.code) ? event.to : null);
  if (named !== null) return named;
  if (ONLY_AT_ORIGIN.has(event.code)) return origin;
  return ONLY_AT_DESTINATION.has(event.code) ? destination : null;
}

const firstOf = (values: readonly (string | null | undefined)[]): string | null => values.find((value) => value != null) ?? null;

/** Origin and destination: as requested, else as the source names them, else derived from codes that occur at one end only. */
export function endsOf(events: readonly AirEvent[], query: AirQuery): { origin: string | null; destination: string | null } {
  const origin = firstOf([
    query.origin,
    ...events.map((event) => event.origin),
    ...events.filter(({ code }) => ONLY_AT_ORIGIN.has(code)).map((event) => event.place?.iataCode ?? event.from),
    ...byTime(events.filter(({ code }) => LEAVING.has(code))).map((event) => event.place?.iataCode ?? event.from),
  ]);
  const destination = firstOf([
    query.destination,
    ...events.map((event) => event.destination),
    ...events.filter(({ code }) => ONLY_AT_DESTINATION.has(code)).map((event) => event.place?.iataCode),
    ...byTime(events.filter(({ code }) => LANDING.has(code) || LEAVING.has(code)))
      .toReversed()
      .map((event) => event.to ?? (LANDING.has(event.code) ? event.place?.iataCode : null)),
  ]);
  return { origin, destination };
}

/** Ordered by time; `~` sorts after every time. */
const byTime = (events: readonly AirEvent[]): AirEvent[] =>
  events.toSorted((a, b) => ((a.occursAt ?? '~') < (b.occursAt ?? '~') ? -1 : (a.occursAt ?? '~') > (b.occursAt ?? '~') ? 1 : 0));

/** Airports from origin to destination; transit airports are ordered by the times of their events. */
export function stopsOf(events: readonly AirEvent[], origin: string | null, destination: string | null): AirStop[] {
  const stops = new Map<string, AirStop>();
  const stop = (code: string): AirStop => {
    const role = code === origin ? 'origin' : code === destination ? 'destination' : 'transit';
    const made = stops.get(code) ?? { code, role, place: null, events: [] };
    stops.set(code, made);
    return made;
  };
  if (origin !== null) stop(origin);
  for (const event of events) {
    const code = airportOf(event, origin, destination);
    if (code === null) continue;
    const at = stop(code);
    at.events.push(event);
    if (event.place?.iataCode === code) at.place = at.place?.name == null ? event.place : at.place;
  }
  if (destination !== null) stop(destination);
  const rank = { origin: 0, transit: 1, destination: 2 } as const;
  const since = ({ events: own }: AirStop): Instant =>
    own.reduce((min, { occursAt }) => (occursAt !== null && occursAt < min ? occursAt : min), '~');
  return [...stops.values()]
    .filter(
      ({ role, events: own }) => role !== 'transit' || own.some(({ code }) => AIR_SLOTS.transit.some(({ codes }) => codes.includes(code))),
    )
    .toSorted((a, b) => rank[a.role] - rank[b.role] || (since(a) < since(b) ? -1 : since(a) > since(b) ? 1 : a.code < b.code ? -1 : 1));
}

export interface AirRoute {
  stops: AirStop[];
  /** Pieces that go through an airport; null where the total is not known. */
  piecesOf: (stop: AirStop) => number | null;
}

/** Airports that pieces go through, with their number: those that have left on a flight beyond an airport of transit never call there. */
export function piecesAt(all: AirStop[], total: number | null): AirRoute {
  const order = all.map(({ code }) => code);
  const left = all.flatMap(({ code, events }) => events.filter(hasLeft).map((event) => ({ ...event, from: code })));
  const flights = new Map(left.map((event) => [`${event.from} ${event.flight ?? ''}`, event]));
  const piecesOf = ({ code, role }: AirStop): number | null => {
    if (total === null || role !== 'transit') return total;
    const at = order.indexOf(code);
    const beyond = [...flights.values()].filter(({ from, to }) => order.indexOf(from) < at && order.indexOf(to ?? '') > at);
    return beyond.reduce((rest, { pieces }) => rest - (pieces ?? total), total);
  };
  const isUsed = (stop: AirStop): boolean => (piecesOf(stop) ?? 1) > 0 || stop.events.some(({ classifier }) => classifier === 'ACT');
  return { stops: all.filter(isUsed), piecesOf };
}

interface Flight {
  flight: string | null;
  from: string;
  to: string;
  events: AirEvent[];
}

/** Flights by number with departure and arrival; the events of either airport name them. */
function flightsOf(stops: readonly AirStop[]): Flight[] {
  const order = stops.map(({ code }) => code);
  const flights = new Map<string, { froms: Set<string>; tos: Set<string>; events: AirEvent[] }>();
  for (const stop of stops) {
    for (const event of stop.events) {
      if (event.flight === null) continue;
      const known = flights.get(event.flight) ?? { froms: new Set(), tos: new Set(), events: [] };
      flights.set(event.flight, known);
      known.events.push(event);
      if (LEAVING.has(event.code)) known.froms.add(stop.code);
      if (LANDING.has(event.code)) known.tos.add(stop.code);
      if (event.from !== null && order.includes(event.from)) known.froms.add(event.from);
      if (event.to !== null && order.includes(event.to)) known.tos.add(event.to);
    }
  }
  return [...flights].flatMap(([flight, { froms, tos, events }]): Flight[] => {
    const from = order.find((code) => froms.has(code));
    const to = order.findLast((code) => tos.has(code));
    if (from === undefined) return [];
    const lands = to ?? order[order.indexOf(from) + 1];
    return lands === undefined || lands === from ? [] : [{ flight, from, to: lands, events }];
  });
}

/** Legs between the airports: one per flight, several where a shipment is split. */
export function airLegs(stops: readonly AirStop[], departedAll: (code: string) => boolean): Leg[] {
  const flights = flightsOf(stops).filter(
    // A booked flight that was not used is no leg once everything has left on other flights.
    ({ from, events }) =>
      !departedAll(from) || events.some(({ code, classifier }) => classifier === 'ACT' && (code === 'DEP' || LANDING.has(code))),
  );
  const legs = flights.map(toLeg);
  for (const [at, stop] of stops.entries()) {
    const next = stops[at + 1];
    if (next !== undefined && !flights.some(({ from }) => from === stop.code)) {
      legs.push(toLeg({ flight: null, from: stop.code, to: next.code, events: [...stop.events, ...next.events] }));
    }
  }
  return legs.toSorted((a, b) => compareText(a.departs ?? '~', b.departs ?? '~') || compareText(a.key, b.key));
}

function toLeg({ flight, from, to, events }: Flight): Leg {
  const at = (codes: readonly string[], place: string, classifier?: AirEvent['classifier']): AirEvent | undefined =>
    events.findLast(
      (event) =>
        codes.includes(event.code) &&
        (event.place?.iataCode ?? place) === place &&
        (classifier === undefined ? event.classifier !== 'ACT' : event.classifier === classifier) &&
        event.occursAtText !== null,
    );
  const left = at(['DEP'], from, 'ACT');
  const landed = at(['ARR'], to, 'ACT') ?? at(['RCF'], to, 'ACT');
  return {
    key: `${from}-${to}/${flight ?? ''}`,
    from,
    to,
    mode: events.some(({ byTruck }) => byTruck) ? 'TRUCK' : 'AIR',
    feeder: false,
    vessel: null,
    voyage: flight,
    service: null,
    departs: (left ?? at(['DEP'], from))?.occursAt ?? null,
    arrives: (landed ?? at(['ARR'], to))?.occursAt ?? null,
    departed: left !== undefined || landed !== undefined,
    arrived: landed !== undefined,
    pieces: left?.pieces ?? landed?.pieces ?? events.find(({ code }) => code === 'MAN')?.pieces ?? null,
  };
}
