import { hasOccurred, shift, type Earliest } from '../anomalies/assess.js';
import type { Timeline, OlderVersions } from '../milestones/timeline.js';
import type { AnomalySettings, ContainerState, Instant, Milestone, Signal, Station, TrackingEvent } from '../types.js';
import { changeAt, type Change } from './sailings.js';
import { holdOf } from './customs.js';
import { distance, plain } from './signal.js';

const DAY_MS = 86_400_000;
/** Usual minimum between the arrival of a container at a hub and its next departure. */
const TRANSFER_MS = DAY_MS;

/** A container with everything that its signals depend on. */
export interface SignalContext {
  state: ContainerState;
  earliest: Earliest;
  timeline: Pick<Timeline, 'route' | 'leftBehind'>;
  events: readonly TrackingEvent[];
  older: OlderVersions;
  settings: AnomalySettings;
  asOf: Instant;
  /** Nothing has been heard for long: the state has no expected times, and only what the carrier gave itself counts. */
  silent: boolean;
}

/** Signals of one container. Those of its sailings close when it has arrived. */
export function signalsOf(context: SignalContext): Signal[] {
  const { state, timeline, older, events, asOf } = context;
  const arrived = state.ended !== null || state.stations.some(({ milestones }) => milestones.some(isArrival));
  const found: Signal[] = [];
  for (const visit of timeline.route.visits) {
    const station = state.stations.find(({ key }) => key === visit.key);
    if (station === undefined || (visit.role !== 'pol' && visit.role !== 'transit')) continue;
    const change = changeAt(visit, older);
    const sailing = leftBehindAt(station, change, context) ?? sailingSignal(station, change, context);
    if (sailing !== null) found.push({ ...sailing, key: `${sailing.kind}@${station.key}`, place: station.place, open: !arrived });
    const dwell = visit.role === 'transit' ? dwellOf(station, context) : null;
    if (dwell !== null) found.push({ ...dwell, open: dwell.open && !arrived });
  }
  const hold = state.ended === null ? holdOf(events, state.stations, asOf) : null;
  return (hold === null ? found : [...found, hold]).map((signal) => ({ ...signal, container: state.number === '' ? null : state.number }));
}

const isArrival = (milestone: Milestone): boolean => milestone.stage === 'arrivedPod' && (hasOccurred(milestone) || milestone.passed);

/** At most one of missed connection, rollover and change of vessel holds at a port. */
function sailingSignal(station: Station, change: Change | null, context: SignalContext): Signal | null {
  const missed = station.role === 'transit' ? missedAt(station, change, context) : null;
  if (missed !== null || change === null || change.replacement === null) return missed;
  const { planned, replacement, namedAt, reason } = change;
  const rolled = replacement.loaded && (distance(planned.at, replacement.at) ?? 0) > 0 && loadedAfter(station, planned.at);
  const first = departureOf(station)?.planned ?? planned.at;
  return {
    ...plain(rolled ? 'rolledOver' : 'vesselChanged'),
    since: namedAt,
    said: { vessel: planned.vessel, voyage: planned.voyage, at: first },
    found: { vessel: replacement.vessel, voyage: replacement.voyage, at: replacement.at },
    lengthMs: distance(first, replacement.at),
    reason,
  };
}

/** The planned vessel left without the container, and no other sailing is known. */
function leftBehindAt(station: Station, change: Change | null, { timeline }: SignalContext): Signal | null {
  const left = timeline.leftBehind.get(station.key);
  if (left === undefined || (change?.replacement ?? null) !== null) return null;
  const { vessel, voyage, occursAt } = left.departure;
  return { ...plain('rolledOver'), since: occursAt, said: { vessel, voyage, at: departureOf(station)?.planned ?? occursAt } };
}

const departureOf = ({ milestones }: Station): Milestone | undefined =>
  milestones.find(({ stage }) => stage === 'departed' || stage === 'transitDeparted');

function loadedAfter({ milestones }: Station, plannedAt: Instant | null): boolean {
  const loading = milestones.find(({ code }) => code === 'LOAD')?.actual ?? null;
  return (distance(plannedAt, loading) ?? 0) > 0;
}

/**
 * The container reaches a hub after its planned sailing from there; or less than a day before it, later than planned, and goes on with
 * another vessel. `lengthMs` is then negative.
 */
function missedAt(station: Station, change: Change | null, { silent, earliest }: SignalContext): Signal | null {
  const arrival = station.milestones.find(({ stage, code }) => stage === 'transitArrived' && code === 'ARRI');
  const departure = departureOf(station);
  if (arrival === undefined || departure === undefined) return null;
  const reached = silent ? (arrival.actual ?? given(arrival)) : (earliest.get(arrival.key) ?? arrival.expected);
  if (reached === null) return null;
  const told = { vessel: departure.vessel, voyage: departure.voyage, at: hasOccurred(departure) ? null : given(departure) };
  const { vessel, voyage, at } = change?.planned ?? told;
  const lengthMs = distance(at, reached);
  if (lengthMs === null) return null;
  const next = change?.replacement ?? null;
  const plannedMs = distance(arrival.planned, at);
  const tooShort = next?.loaded && lengthMs > -TRANSFER_MS && (plannedMs ?? 0) >= TRANSFER_MS;
  // Where the departure was planned before the arrival from the start, the two calls never connected.
  if (!tooShort && (lengthMs <= 0 || (plannedMs ?? 0) < 0)) return null;
  return {
    ...plain('missedConnection'),
    since: hasOccurred(arrival) ? arrival.actual : (arrival.history.at(-1)?.statedAt ?? null),
    said: { vessel, voyage, at },
    found: { vessel: next?.vessel ?? null, voyage: next?.voyage ?? null, at: reached },
    lengthMs,
    reason: change?.reason ?? null,
  };
}

const given = ({ estimated, planned }: Milestone): Instant | null => estimated ?? planned;

/** When a container came to a hub; null before that. */
export const reachedAt = ({ milestones }: Pick<Station, 'milestones'>): Instant | null =>
  milestones.find(({ stage, actual }) => stage === 'transitArrived' && actual !== null)?.actual ?? null;

/** A stay is long once its end, which is perhaps only not reported, is beyond the limit. */
function dwellOf(station: Station, { settings, asOf, silent, earliest }: SignalContext): Signal | null {
  const from = reachedAt(station);
  const departure = departureOf(station);
  if (from === null || departure?.passed === true) return null;
  const left = departure !== undefined && hasOccurred(departure);
  if (silent && !left) return null;
  const to = left ? departure.actual : asOf;
  const lengthMs = distance(from, to);
  const thresholdMs = settings.dwellDays * DAY_MS;
  const sureMs = distance(from, earliest.get(departure?.key ?? '') ?? to);
  if (lengthMs === null || lengthMs <= thresholdMs || (sureMs ?? 0) <= thresholdMs) return null;
  return {
    ...plain('longDwell'),
    key: `longDwell@${station.key}`,
    place: station.place,
    since: shift(from, thresholdMs),
    found: { vessel: null, voyage: null, at: from },
    lengthMs,
    thresholdMs,
    open: !left,
  };
}
