import { groupBy } from '../journey/group-by.js';
import { dedupeEvents } from '../events/dedupe.js';
import { BUILT_IN_MODEL, ratesOf, type EstimateModel } from '../estimate/model.js';
import { bindJourneys, type BoundContainer } from '../journey/bind.js';
import { loadingKnownAfter } from '../milestones/left-behind.js';
import { PORT_CHANGED, type Node } from '../milestones/node.js';
import { isActual, isSeaCall, isSeaMove } from '../journey/facts.js';
import { presentOnly } from '../journey/present.js';
import { explanationOf } from '../outlook/explanation.js';
import { arrivalAtPod, ARRIVALS_INLAND, measuredOf, outlookOf } from '../outlook/outlook.js';
import { barePlace, type OlderVersions } from '../milestones/timeline.js';
import { signalsOf } from '../signals/container.js';
import { shipmentSignals } from '../signals/shipment.js';
import { stageOrder } from '../stages/order.js';
import type {
  Anomaly,
  AnomalySettings,
  ContainerState,
  EndReason,
  Estimate,
  Instant,
  Leg,
  OutlookKind,
  Place,
  ShipmentQuery,
  ShipmentState,
  TrackingEvent,
  TrackingState,
} from '../types.js';
import { arrivedWith } from './arrived-with.js';
import { deriveContainer, type DerivedContainer } from './derive-container.js';
import { lastHeardOf, newestStatement } from './heard.js';
import { reportLagOf, unknownFor } from './report-lag.js';
import { afterSilence } from './silence.js';

/** Nothing is heard, so nothing is expected, and the time that passes is no delay. */
const UNEXPECTED: ReadonlySet<OutlookKind> = new Set<OutlookKind>(['silent', 'lostSight', 'waiting', 'unknownNumber', 'failed']);

/** Version of the rules below. It rises with every change that can give another state for the same events. */
export const RULES_VERSION = 25;

/**
 * State of a bill at `asOf`: a pure function of its events, independent of their order and repetition.
 *
 * @param events every event ever received for the subscription, retracted and replaced ones included
 * @param asOf domain time, UTC; decides what is overdue and whether tracking has ended
 * @param model fitted values for expected times; without one those of the built-in table
 */
export function deriveShipment(
  events: readonly TrackingEvent[],
  query: ShipmentQuery,
  settings: AnomalySettings,
  asOf: Instant,
  model: EstimateModel = BUILT_IN_MODEL,
): ShipmentState {
  const { current, history, retracted } = dedupeEvents(events);
  const binding = presentOnly(bindJourneys(current, query), query);
  const older = olderVersions(history);
  const used = binding.containers.flatMap((container) => container.events);
  const reportLagMs = reportLagOf(used);
  const lagMs = unknownFor(reportLagMs, asOf, query);
  const bill = {
    loadingsKnownUntil: Date.parse(asOf) - loadingKnownAfter(lagMs),
    loadings: used.filter((event) => event.code === 'LOAD' && isActual(event) && isSeaMove(event)),
    departures: current.filter((event) => event.code === 'DEPA' && isActual(event) && isSeaCall(event)),
    cancelled: retracted.filter((event) => event.code === 'LOAD' && isSeaMove(event)),
  };
  const derive = (of: BoundContainer, hasArrived = false): DerivedContainer =>
    deriveContainer(of, query, settings, asOf, older, model, bill, lagMs, hasArrived);
  const alone = binding.containers.map((of) => derive(of));
  const containers = alone.map((one, at) => {
    const of = binding.containers[at];
    return of !== undefined && arrivedWith(one, alone) ? derive(of, true) : one;
  });
  const lead = leadOf(containers, query);
  const end = endOf(containers);
  const lastEventAt = newestStatement(used);
  const ended = { ended: end?.reason ?? null, endedAt: end?.at ?? null };
  const rates = lead?.rates ?? ratesOf(model, null, null);
  const outlook = outlookOf({
    lead: lead?.state ?? null,
    earliest: lead?.earliest ?? null,
    query,
    settings,
    asOf,
    lastHeard: lastHeardOf(used, asOf),
    ...ended,
    rates,
  });
  const silent = UNEXPECTED.has(outlook.kind);
  const states = containers.map((container) =>
    silent || container.state.ended !== null ? afterSilence(container, asOf) : container.state,
  );
  const signals = containers.map(({ state, timeline, earliest }, at) =>
    signalsOf({
      state: states[at] ?? state,
      timeline,
      earliest,
      events: binding.containers[at]?.events ?? [],
      older,
      settings,
      asOf,
      silent,
    }),
  );
  const measured = measuredOf(lead?.state ?? null, query);
  const node = lead?.nodes.find(({ key }) => key === measured?.key);
  const expectation = node && lead?.expectations.get(node);
  return {
    rulesVersion: RULES_VERSION,
    ...(model.fittedAt === null ? {} : { estimateModel: model.version }),
    asOf,
    reportLagMs,
    ...(query.answeredAt ? { answeredAt: query.answeredAt } : {}),
    outlook,
    explanation: explanationOf({ outlook, measured, expectation, asOf, rates, model: model.version }),
    stage: end === null ? (lead?.reached ?? null) : 'finished',
    trackingState: trackingStateOf(query, lead, end !== null),
    ...placesOf(lead, query),
    ...voyageOf(lead),
    ...timesOf(lead),
    containers: states,
    leadContainer: lead === null || lead.state.number === '' ? null : lead.state.number,
    anomalies: billAnomalies(states),
    signals: shipmentSignals({ containers: signals, outlook }),
    ...ended,
    lastEventAt,
    foreignEventIds: binding.foreign.map((event) => event.id),
  };
}

function olderVersions(history: readonly TrackingEvent[]): OlderVersions {
  const byEvent = groupBy(history, (event) => `${event.source}:${event.sourceEventId}`);
  return (event) => byEvent.get(`${event.source}:${event.sourceEventId}`) ?? [];
}

/**
 * The least advanced container represents the bill; of equals the one that is expected last, or arrived last. When all have ended, it is one that
 * was lost sight of, if any.
 */
const leadOf = (containers: readonly DerivedContainer[], query: ShipmentQuery): DerivedContainer | null =>
  containers.reduce<DerivedContainer | null>((lead, one) => (lead === null || isBehind(one, lead, query) ? one : lead), null);

function isBehind(one: DerivedContainer, other: DerivedContainer, query: ShipmentQuery): boolean {
  if (one.progress !== other.progress) return one.progress < other.progress;
  if (isLost(one) !== isLost(other)) return isLost(one);
  const timeOf = ({ state }: DerivedContainer): Instant => measuredOf(state, query)?.expected ?? state.endedAt ?? '';
  return timeOf(one) > timeOf(other);
}

const isLost = ({ state: { ended }, nodes }: DerivedContainer): boolean =>
  ended !== null &&
  ended !== 'cancelled' &&
  ended !== 'emptyReturned' &&
  !nodes.some(({ stage, occurred }) => stage === 'delivered' && occurred);

/** The bill ends with its last container. The reason is that of a container that was lost sight of, else that of the last. */
function endOf(containers: readonly DerivedContainer[]): { reason: EndReason; at: Instant } | null {
  let last: { reason: EndReason; at: Instant } | null = null;
  for (const { state } of containers) {
    if (state.ended === null || state.endedAt === null) return null;
    if (last === null || state.endedAt > last.at) last = { reason: state.ended, at: state.endedAt };
  }
  const lost = containers.find(isLost)?.state.ended;
  return last && { ...last, reason: lost ?? last.reason };
}

function trackingStateOf(query: ShipmentQuery, lead: DerivedContainer | null, ended: boolean): TrackingState {
  if (query.subscriptionStatus === 'SUB_ERR') return 'failed';
  if (ended) return 'ended';
  // Some carriers never report the departure: any later event proves it.
  const sailed = lead?.nodes.some((node) => node.occurred && stageOrder(node.stage) >= stageOrder('departed')) ?? false;
  return sailed ? 'tracking' : 'unshipped';
}

function placesOf(lead: DerivedContainer | null, query: ShipmentQuery): Pick<ShipmentState, 'pol' | 'pod' | 'pld' | 'possiblePod'> {
  const at = (role: 'pol' | 'pod' | 'pld', code: string | null): Place | null =>
    lead?.timeline.stations.find((station) => station.role === role)?.place ?? (code === null ? null : barePlace(code));
  const pod = at('pod', query.podCode);
  const possiblePod = lead?.timeline.stations.find(({ key }) => key === lead.timeline.route.possiblePod)?.place ?? null;
  return { pol: at('pol', query.polCode), pod, pld: at('pld', query.pldCode === pod?.unLocationCode ? null : query.pldCode), possiblePod };
}

/** The vessel the box is on, was last on, or will first be on. */
function voyageOf(lead: DerivedContainer | null): Pick<ShipmentState, 'vessel' | 'voyage' | 'service'> {
  const sea = lead?.state.legs.filter((leg) => leg.mode === 'VESSEL' || (leg.mode === 'BARGE' && leg.vessel !== null)) ?? [];
  const isAboard = ({ departed, from }: Leg): boolean =>
    departed || lead?.nodes.some(({ station, code, occurred }) => station === from && code === 'LOAD' && occurred) === true;
  const leg = sea.findLast(isAboard) ?? sea[0];
  return { vessel: leg?.vessel ?? null, voyage: leg?.voyage ?? null, service: leg?.service ?? null };
}

function timesOf(
  lead: DerivedContainer | null,
): Pick<ShipmentState, 'etd' | 'atd' | 'eta' | 'ata' | 'firstEta' | 'etaPld' | 'ataPld' | 'etaHistory'> {
  const node = (test: (node: Node) => boolean): Node | undefined => lead?.nodes.find(test);
  const expected = (found: Node | undefined): Instant | null => found?.estimated ?? found?.planned ?? null;
  const departure = node(({ stage }) => stage === 'departed');
  const arrival = arrivalAtPod(lead?.nodes ?? []);
  const pld = lead?.timeline.stations.find((station) => station.role === 'pld')?.nodes ?? [];
  const known = pld.filter((found) => found.eventIds.length > 0);
  const atPort = arrival && gainedByDiversion(arrival);
  const history = (atPort ?? arrival?.history ?? []).filter((statement) => statement.classifier !== 'ACT');
  const atPld = ARRIVALS_INLAND.flatMap((arrival) => known.find(({ code }) => code === arrival) ?? [])[0];
  return {
    etd: expected(departure),
    atd: departure?.actual ?? null,
    eta: expected(arrival),
    ata: node(({ stage }) => stage === 'arrivedPod')?.actual ?? null,
    firstEta: (atPort ? history[0]?.at : arrival?.planned) ?? null,
    etaPld: expected(atPld),
    ataPld: atPld?.actual ?? null,
    etaHistory: history,
  };
}

/** Times at the port that a shipment was diverted to, where they are before the plan for the first one: nothing is gained by a diversion. */
const gainedByDiversion = ({ diverted, history, estimated, planned }: Node): readonly Estimate[] | null =>
  diverted === true && estimated !== null && planned !== null && estimated < planned
    ? history.slice(history.findLastIndex(({ reason }) => reason === PORT_CHANGED))
    : null;

/** Anomalies of a vessel that all containers have, and others at the same time, are one for the bill, not one per container. */
const VESSEL_KINDS = /^(?:ship|transit|pod)/u;

function billAnomalies(containers: readonly ContainerState[]): Anomaly[] {
  const found = new Map<string, Anomaly>();
  const isOfAll = ({ kind, milestoneKey, compared }: Anomaly): boolean => {
    const ofVessel = VESSEL_KINDS.test(kind);
    const isSame = (other: Anomaly): boolean =>
      other.kind === kind && other.milestoneKey === milestoneKey && (ofVessel || other.compared === compared);
    return (ofVessel || containers.length > 1) && containers.every(({ anomalies }) => anomalies.some(isSame));
  };
  for (const { anomalies } of containers) {
    for (const anomaly of anomalies) {
      if (!isOfAll(anomaly)) {
        found.set(anomaly.key, anomaly);
        continue;
      }
      const key = `|${anomaly.kind}|${anomaly.milestoneKey}`;
      const known = found.get(key);
      if (known === undefined || Math.abs(anomaly.slipMs) > Math.abs(known.slipMs)) {
        found.set(key, { ...anomaly, key, container: null });
      }
    }
  }
  return [...found.values()];
}
