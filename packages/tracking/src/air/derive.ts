import { BUILT_IN_MODEL, ratesOf } from '../estimate/model.js';
import { expectationsOf, timeRules } from '../expectation/index.js';
import type { AirShipmentState, AirStage, Discrepancy, Instant, Milestone, Station } from '../types.js';
import { AIR_SLOTS, airStageOf, CLOSES, severityOf } from './codes.js';
import { presentUseOfNumber } from './life.js';
import { DEFAULT_AIR_SETTINGS, type AirEvent, type AirQuery, type AirSettings } from './event.js';
import { buildAirNode, byStatement, assessAirNode, type AirNode } from './nodes.js';
import { airLegs, endsOf, STATION_ROLE, stopsOf, type AirStop } from './route.js';

function unique(events: readonly AirEvent[]): AirEvent[] {
  return [...new Map(events.toSorted(byStatement).map((event) => [event.id, event])).values()];
}

/**
 * State of an air waybill at `asOf`: a pure function of its events. A stage is reached when the pieces reported for it
 * add up to the total; planned and estimated times never reach one.
 *
 * @param events every statement ever received for the waybill, in any order, repeated or not
 * @param asOf domain time, UTC; decides what is overdue and whether tracking has ended
 */
export function deriveAirShipment(
  events: readonly AirEvent[],
  query: AirQuery,
  asOf: Instant,
  settings: AirSettings = DEFAULT_AIR_SETTINGS,
): AirShipmentState {
  const { present: sorted, foreign } = presentUseOfNumber(unique(events).filter(({ awb }) => awb === null || awb === query.awb));
  const { origin, destination } = endsOf(sorted, query);
  const stops = stopsOf(sorted, origin, destination);
  const total = query.totalPieces ?? sorted.findLast(({ totalPieces }) => totalPieces !== null)?.totalPieces ?? null;
  const nodes = stops.flatMap((stop) => nodesOf(stop, total));
  const last = nodes.findLastIndex(({ occurred }) => occurred);
  const departedAll = (code: string): boolean => nodes.some((node) => node.station === code && node.code === 'DEP' && node.occurred);
  const found = discrepanciesOf(sorted, departedAll);
  const assessed = expectationsOf(nodes, asOf, timeRules(ratesOf(BUILT_IN_MODEL, null, null))).flatMap((expectation, at) => {
    const node = nodes[at];
    return node === undefined ? [] : [assessAirNode(node, expectation, settings.thresholdHours, asOf)];
  });
  const delivered = assessed.find((node, at) => node.stage === 'delivered' && nodes[at]?.occurred === true);
  const newest = sorted.at(-1)?.createdAt ?? null;
  // The clock of the source may be ahead: no update is later than now.
  const lastEventAt = newest !== null && newest > asOf ? asOf : newest;
  const silent = lastEventAt !== null && Date.parse(asOf) - Date.parse(lastEventAt) > settings.endAfterDays * 86_400_000;
  const ended = delivered ? 'airDelivered' : silent ? 'noUpdate' : null;
  const endedAt = delivered ? (delivered.actual ?? lastEventAt) : silent ? asOf : null;
  const stations = stops.map((stop) => stationOf(stop, withDiscrepancies(assessed, nodes, stop.code, found), endedAt));
  const departure = assessed.find(({ stage }) => stage === 'departure');
  const arrival = assessed.find(({ stage }) => stage === 'arrival');
  const shown = new Set(assessed.flatMap(({ eventIds }) => eventIds));
  return {
    mode: 'air',
    asOf,
    number: query.awb,
    stage: ended === null ? (nodes[last]?.stage ?? null) : 'finished',
    origin: stops.find(({ role }) => role === 'origin')?.place ?? null,
    destination: stops.find(({ role }) => role === 'destination')?.place ?? null,
    stations,
    legs: airLegs(stops, departedAll),
    totalPieces: total,
    weightKg: nodes.reduce<number | null>(
      (max, { cargo }) => (cargo?.weightKg != null && cargo.weightKg > (max ?? 0) ? cargo.weightKg : max),
      null,
    ),
    etd: expected(departure),
    atd: departure?.actual ?? null,
    eta: expected(arrival),
    ata: arrival?.actual ?? null,
    firstEta: arrival?.planned ?? null,
    etaHistory: arrival?.history.filter(({ classifier }) => classifier !== 'ACT') ?? [],
    discrepancies: found,
    ended,
    endedAt,
    lastEventAt,
    notes: sorted.filter(({ id, code }) => !shown.has(id) && code !== 'DIS').map(({ id }) => id),
    foreignEventIds: foreign.map(({ id }) => id),
  };
}

const expected = (node: Milestone<AirStage> | undefined): Instant | null => node?.estimated ?? node?.planned ?? null;

function nodesOf(stop: AirStop, total: number | null): AirNode[] {
  return AIR_SLOTS[stop.role].flatMap((slot) => {
    const events = stop.events.filter(({ code }) => airStageOf(code, stop.role) === slot.stage && slot.codes.includes(code));
    return events.length === 0 && !slot.expected ? [] : [buildAirNode({ slot, station: stop.code, place: stop.place, events, total })];
  });
}

function discrepanciesOf(events: readonly AirEvent[], departedAll: (code: string) => boolean): Discrepancy[] {
  const reported = events.filter(({ code, discrepancy }) => code === 'DIS' && discrepancy !== null);
  return reported.map((event): Discrepancy => {
    const code = event.discrepancy ?? '';
    const closed = reported.some((other) => CLOSES[other.discrepancy ?? ''] === code && byStatement(event, other) < 0);
    // Off-loaded pieces have caught up once all pieces have left.
    const caughtUp = (code === 'OFLD' || code === 'SSPD') && departedAll(event.place?.iataCode ?? '');
    const severity = severityOf(code);
    const open = !closed && !caughtUp && (severity === 'anomaly' || severity === 'document');
    return { code, severity, at: event.occursAt, place: event.place, pieces: event.pieces, open };
  });
}

/** Discrepancies are attached to the last event at their airport when they were reported. */
function withDiscrepancies(
  assessed: readonly Milestone<AirStage>[],
  nodes: readonly AirNode[],
  station: string,
  found: readonly Discrepancy[],
): Milestone<AirStage>[] {
  const own = assessed.filter((_, at) => nodes[at]?.station === station);
  const here = found.filter(({ place }) => place?.iataCode === station);
  const targetOf = ({ at }: Discrepancy): Milestone<AirStage> | undefined =>
    own.findLast((node) => node.actual !== null && at !== null && node.actual <= at) ??
    own.find((node) => node.actual === null) ??
    own.at(-1);
  return own.map((node) => {
    const discrepancies = here.filter((one) => targetOf(one) === node);
    return discrepancies.length === 0 ? node : { ...node, discrepancies };
  });
}

function stationOf(stop: AirStop, milestones: readonly Milestone<AirStage>[], endedAt: Instant | null): Station<AirStage> {
  const place = stop.place ?? airport(stop.code);
  const finish = stop.role === 'destination' ? [finishOf(endedAt, stop.code, place.timeZone)] : [];
  return { key: stop.code, role: STATION_ROLE[stop.role], place, milestones: [...milestones, ...finish] };
}

const airport = (iataCode: string | null): NonNullable<Station['place']> => ({
  unLocationCode: null,
  iataCode,
  name: null,
  facilityCode: null,
  facilityType: null,
  latitude: null,
  longitude: null,
  timeZone: null,
});

/** Node for the end of tracking: derived, since no source reports it. It is at no place; its time is shown in the zone of the last one. */
const finishOf = (at: Instant | null, station: string, timeZone: string | null): Milestone<AirStage> => ({
  key: `finished@${station}`,
  stage: 'finished',
  code: 'END',
  place: timeZone === null ? null : { ...airport(null), timeZone },
  mode: null,
  vessel: null,
  voyage: null,
  planned: null,
  estimated: null,
  actual: at,
  expected: at,
  expectedSource: at === null ? null : 'actual',
  passed: false,
  unzonedText: null,
  due: null,
  slipMs: null,
  state: at === null ? 'notOccurred' : 'asScheduled',
  anomaly: null,
  thresholdMs: 0,
  overdueSince: null,
  history: [],
  eventIds: [],
});
