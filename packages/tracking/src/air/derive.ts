import { NOT_EXPECTED } from '../expectation/index.js';
import { airStageOrder } from '../stages/order.js';
import { answeredUntil } from '../state/heard.js';
import { reportLagOf, unknownFor } from '../state/report-lag.js';
import { unexpectedIn } from '../state/silence.js';
import type { AirShipmentState, AirStage, Instant, Leg, Milestone, Station, TrackingState } from '../types.js';
import { AIR_SLOTS, airStageOf } from './codes.js';
import { discrepanciesOf, withDiscrepancies } from './discrepancies.js';
import { airEndOf, airLastHeardOf, newsOf } from './ended.js';
import { airExpectationsOf, earliestOf, isAheadOfCargo } from './expectations.js';
import { presentUseOfNumber } from './life.js';
import { DEFAULT_AIR_SETTINGS, type AirEvent, type AirQuery, type AirSettings } from './event.js';
import { buildAirNode, byStatement, assessAirNode, type AirNode } from './nodes.js';
import { AIR_UNHEARD_MS, airOutlookOf } from './outlook.js';
import { departedOn, type Departed } from './parts.js';
import { airLegs, endsOf, piecesAt, STATION_ROLE, stopsOf, type AirStop } from './route.js';

/** Version of the rules for air. It rises with every change that can give another state for the same events. */
export const AIR_RULES_VERSION = 4;

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
  const total = query.totalPieces ?? sorted.findLast(({ totalPieces }) => totalPieces !== null)?.totalPieces ?? null;
  const { stops, piecesOf } = piecesAt(stopsOf(sorted, origin, destination), total);
  const departed = departedOn(sorted);
  const nodes = stops.flatMap((stop) => nodesOf(stop, piecesOf(stop), departed));
  const reached = nodes.findLast((node) => node.occurred && !isAheadOfCargo(node, nodes));
  const departedAll = (code: string): boolean => nodes.some((node) => node.station === code && node.code === 'DEP' && node.occurred);
  const found = discrepanciesOf(sorted, departedAll);
  const reportLagMs = reportLagOf(newsOf(sorted), AIR_UNHEARD_MS);
  const expectations = airExpectationsOf(nodes, asOf, unknownFor(reportLagMs, asOf, query));
  const assessed = nodes.map((node, at) => assessAirNode(node, expectations[at] ?? NOT_EXPECTED, settings.thresholdHours));
  const lastHeard = airLastHeardOf(sorted, asOf);
  const end = airEndOf(nodes, lastHeard, settings, asOf, answeredUntil(query, asOf));
  const newest = sorted.at(-1)?.createdAt ?? null;
  const outlook = airOutlookOf({
    milestones: assessed.map((one, at) => ({ ...one, history: nodes[at]?.ofLastPieces ?? [] })),
    earliest: earliestOf(nodes, expectations),
    destination: stops.find(({ role }) => role === 'destination')?.place ?? (destination === null ? null : airport(destination)),
    discrepancies: found,
    query,
    settings,
    asOf,
    lastHeard,
    ...end,
  });
  const silent = outlook.kind === 'silent' || end.ended !== null;
  const shown = silent ? assessed.map(unexpectedIn(assessed, asOf, end.ended)) : assessed;
  const stations = stops.map((stop) =>
    stationOf(stop, withDiscrepancies(shown, nodes, stop.code, found), end.endedAt, outlook.heardZone ?? null),
  );
  const departure = shown.find(({ stage }) => stage === 'departure');
  const arrival = shown.find(({ stage }) => stage === 'arrival');
  const used = new Set(shown.flatMap(({ eventIds }) => eventIds));
  const legs = airLegs(stops, departedAll);
  return {
    mode: 'air',
    rulesVersion: AIR_RULES_VERSION,
    asOf,
    reportLagMs,
    ...(query.answeredAt ? { answeredAt: query.answeredAt } : {}),
    outlook,
    number: query.awb,
    stage: end.ended === null ? (reached?.stage ?? null) : 'finished',
    trackingState: trackingStateOf(query, end.ended !== null, legs, reached),
    origin: stops.find(({ role }) => role === 'origin')?.place ?? null,
    destination: stops.find(({ role }) => role === 'destination')?.place ?? null,
    stations,
    legs: silent ? legs.map(asReported) : legs,
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
    ...end,
    // The clock of the source may be ahead: no update is later than now.
    lastEventAt: newest !== null && newest > asOf ? asOf : newest,
    notes: sorted.filter(({ id, code }) => !used.has(id) && code !== 'DIS').map(({ id }) => id),
    foreignEventIds: foreign.map(({ id }) => id),
  };
}

const expected = (node: Pick<Milestone, 'estimated' | 'planned'> | undefined): Instant | null => node?.estimated ?? node?.planned ?? null;

function trackingStateOf(query: AirQuery, ended: boolean, legs: readonly Leg[], reached: AirNode | undefined): TrackingState {
  if (query.subscriptionStatus === 'SUB_ERR') return 'failed';
  if (ended) return 'ended';
  // The first pieces are enough; some airlines never report the departure, which any later stage proves.
  const left = legs.some((leg) => leg.departed) || airStageOrder(reached?.stage ?? null) >= airStageOrder('departure');
  return left ? 'tracking' : 'unshipped';
}

/** After a silence flights have only the times that were reported. */
const asReported = (leg: Leg): Leg => ({ ...leg, departs: leg.departed ? leg.departs : null, arrives: leg.arrived ? leg.arrives : null });

function nodesOf(stop: AirStop, total: number | null, departed: Departed): AirNode[] {
  return AIR_SLOTS[stop.role].flatMap((slot) => {
    const events = stop.events.filter(({ code }) => airStageOf(code, stop.role) === slot.stage && slot.codes.includes(code));
    return events.length === 0 && !slot.expected
      ? []
      : [buildAirNode({ slot, station: stop.code, place: stop.place, events, total, departed })];
  });
}

function stationOf(
  stop: AirStop,
  milestones: readonly Milestone<AirStage>[],
  endedAt: Instant | null,
  heardZone: string | null,
): Station<AirStage> {
  const place = stop.place ?? airport(stop.code);
  const finish = stop.role === 'destination' ? [finishOf(endedAt, stop.code, heardZone)] : [];
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

/** Node for the end of tracking: derived, since no source reports it. It is at no place; its time is shown in the zone of the one that was reported last. */
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
