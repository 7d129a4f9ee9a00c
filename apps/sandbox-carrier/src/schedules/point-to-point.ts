import { DAY_MS, HOUR_MS } from '../clock.ts';
import { findInland, findSeaPort, placeOf, type InlandPlace } from '../data/ports.ts';
import { seaDistanceNm } from '../data/sea-distance.ts';
import { inlandHours, inlandKm } from '../data/inland.ts';
import { localDateTime } from '../local-time.ts';
import { routesBetween, type Route, type RouteLeg } from '../network/routing.ts';
import { callAt, sailingsBetween, type Sailing } from '../network/sailings.ts';
import { footprintOf, knownTime, sumFootprints, toCutOffs, toLocation, toServicePartner, toVessel, type Footprint } from './wire.ts';

export interface PointToPointQuery {
  /** UN/LOCODEs; sea port or inland place. */
  readonly from: string;
  readonly to: string;
  /** Local dates at the place, YYYY-MM-DD, both ends included. */
  readonly departure: readonly [start: string, end: string];
  readonly arrival: readonly [start: string, end: string];
  /** From ship to ship. */
  readonly maxTransfers: number;
  readonly receiptType: string;
  readonly deliveryType: string;
}

/** A leg of a route on one sailing; `leg.from` and `leg.to` are positions of port calls in its rotation. */
interface Ride {
  readonly leg: RouteLeg;
  readonly sailing: Sailing;
}

/** One leg of a response with its times, in milliseconds. */
interface Leg {
  readonly wire: object;
  readonly departs: number;
  readonly arrives: number;
  readonly footprint: Footprint;
}

/** Minimum from the planned arrival of one ship to the planned departure of the next, and how much later the next is looked for. */
const CONNECTION_MS = 48 * HOUR_MS;
const HORIZON_MS = 21 * DAY_MS;
/** Time in port between ship and train or truck. */
const PORT_HANDLING_MS = 40 * HOUR_MS;
const KM_PER_NM = 1.852;

/** Sea ports through which a place is reached; a sea port is its own gateway. */
function gatewaysOf(code: string): { port: string; inland?: InlandPlace }[] {
  if (findSeaPort(code)) return [{ port: code }];
  const inland = findInland(code);
  return (inland?.gateways ?? []).flatMap((port) => (inland ? [{ port, inland }] : []));
}

function connect(route: Route, first: Sailing): Ride[] | undefined {
  const rides: Ride[] = [];
  for (const [i, leg] of route.legs.entries()) {
    const before = rides.at(-1);
    const ready = before ? callAt(before.sailing, before.leg.to).arrival.plan + CONNECTION_MS : 0;
    const sailing = i === 0 ? first : sailingsBetween(leg.trade, leg.from, ready, ready + HORIZON_MS)[0];
    if (!sailing) return undefined;
    rides.push({ leg, sailing });
  }
  return rides;
}

function seaLeg({ leg, sailing }: Ride, now: number): Leg {
  const [out, into] = [callAt(sailing, leg.from), callAt(sailing, leg.to)];
  const departs = knownTime(out.departure, now).at;
  const arrives = knownTime(into.arrival, now).at;
  const between = sailing.calls.slice(leg.from + 1, leg.to);
  const ports = [out, ...between, into].map(({ port }) => port);
  const nm = ports.reduce((sum, port, i) => sum + (i === 0 ? 0 : seaDistanceNm(ports[i - 1] ?? port, port)), 0);
  const footprint = footprintOf('VESSEL', nm * KM_PER_NM);
  const end = (call: typeof out, ms: number): object => ({
    transportCallReference: call.id,
    facilityTypeCode: 'POTE',
    location: toLocation(call.port, call.terminal),
    dateTime: localDateTime(ms, placeOf(call.port).zone),
  });
  const wire = {
    transport: {
      modeOfTransport: 'VESSEL',
      servicePartners: [toServicePartner(sailing.loop, sailing.vessel, out)],
      universalServiceReference: sailing.loop.usr,
      universalExportVoyageReference: out.universalExportVoyage,
      universalImportVoyageReference: into.universalImportVoyage,
      vessel: toVessel(sailing.vessel),
    },
    departure: end(out, departs),
    intermediateCalls: between.map((call) => ({
      transportCallReference: call.id,
      facilityTypeCode: 'POTE',
      location: toLocation(call.port, call.terminal),
      arrivalDateTime: localDateTime(knownTime(call.arrival, now).at, placeOf(call.port).zone),
      departureDateTime: localDateTime(knownTime(call.departure, now).at, placeOf(call.port).zone),
    })),
    arrival: end(into, arrives),
    footprint,
    cutOffTimes: toCutOffs(departs, placeOf(out.port).zone),
  };
  return { wire, departs, arrives, footprint };
}

/** The leg by rail or truck; `departs` in milliseconds. */
function landLeg(inland: InlandPlace, port: string, departs: number, inbound: boolean): Leg {
  const arrives = departs + Math.round(inlandHours(port, inland)) * HOUR_MS;
  const footprint = footprintOf(inland.mode, inlandKm(port, inland));
  const end = (code: string, ms: number): object => ({
    facilityTypeCode: code === port ? 'POTE' : 'INTE',
    location: toLocation(code, code === port ? undefined : placeOf(code).terminals[0]),
    dateTime: localDateTime(ms, placeOf(code).zone),
  });
  const [start, finish] = inbound ? [port, inland.code] : [inland.code, port];
  const wire = { transport: { modeOfTransport: inland.mode }, departure: end(start, departs), arrival: end(finish, arrives), footprint };
  return { wire, departs, arrives, footprint };
}

function withLand(sea: readonly Leg[], from: ReturnType<typeof gatewaysOf>[number], to: typeof from): Leg[] {
  const [first, last] = [sea[0], sea.at(-1)];
  const before = from.inland && first ? first.departs - PORT_HANDLING_MS - Math.round(inlandHours(from.port, from.inland)) * HOUR_MS : 0;
  return [
    ...(from.inland ? [landLeg(from.inland, from.port, before, false)] : []),
    ...sea,
    ...(to.inland && last ? [landLeg(to.inland, to.port, last.arrives + PORT_HANDLING_MS, true)] : []),
  ];
}

function toSolution(query: PointToPointQuery, legs: readonly Leg[], rides: readonly Ride[]): Solution {
  const departs = legs[0]?.departs ?? 0;
  const arrives = legs.at(-1)?.arrives ?? 0;
  const wire = {
    placeOfReceipt: placeOnWire(query.from),
    placeOfDelivery: placeOnWire(query.to),
    receiptTypeAtOrigin: query.receiptType,
    deliveryTypeAtDestination: query.deliveryType,
    cutOffTimes: toCutOffs(departs, placeOf(query.from).zone),
    routingReference: rides.map(({ sailing }) => sailing.key).join('.'),
    transitTime: Math.ceil((arrives - departs) / DAY_MS),
    solutionFootprint: sumFootprints(legs.map(({ footprint }) => footprint)),
    legs: legs.map((leg, i) => ({ sequenceNumber: i + 1, ...leg.wire })),
  };
  return { wire, departs, arrives };
}

function placeOnWire(code: string): object {
  const inland = findInland(code);
  return { facilityTypeCode: inland ? 'INTE' : 'POTE', location: toLocation(code, inland?.terminals[0]) };
}

interface Solution {
  readonly wire: object;
  readonly departs: number;
  readonly arrives: number;
}

const dateOf = (ms: number, code: string): string => localDateTime(ms, placeOf(code).zone).slice(0, 10);

/**
 * Connections between two places in the given dates of departure and arrival, sorted by departure, then arrival. Empty if there are none.
 * Uses the same sailings as tracked shipments, with the estimates up to `now`.
 */
export function findConnections(query: PointToPointQuery, now: number): object[] {
  const solutions: Solution[] = [];
  const [start, end] = query.departure;
  // An estimate can move a departure by days, and a local time differs from UTC by hours: searches a wider range, then compares local dates.
  const [from, to] = [Date.parse(`${start}T00:00:00Z`) - 7 * DAY_MS, Date.parse(`${end}T00:00:00Z`) + 12 * DAY_MS];
  for (const origin of gatewaysOf(query.from)) {
    for (const destination of gatewaysOf(query.to)) {
      for (const route of routesBetween(origin.port, destination.port)) {
        const [first] = route.legs;
        if (!first || route.legs.length - 1 > query.maxTransfers) continue;
        for (const sailing of sailingsBetween(first.trade, first.from, from, to)) {
          const rides = connect(route, sailing);
          if (!rides) continue;
          const solution = toSolution(
            query,
            withLand(
              rides.map((ride) => seaLeg(ride, now)),
              origin,
              destination,
            ),
            rides,
          );
          const [leaves, arrives] = [dateOf(solution.departs, query.from), dateOf(solution.arrives, query.to)];
          if (leaves < start || leaves > end || arrives < query.arrival[0] || arrives > query.arrival[1]) continue;
          solutions.push(solution);
        }
      }
    }
  }
  solutions.sort((a, b) => a.departs - b.departs || a.arrives - b.arrives);
  return solutions.map(({ wire }, i) => ({ ...wire, solutionNumber: i + 1 }));
}
