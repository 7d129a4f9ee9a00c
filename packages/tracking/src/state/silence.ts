import { hasOccurred } from '../anomalies/assess.js';
import { buildLegs } from '../milestones/legs.js';
import type { AirEndReason, Anomaly, ContainerState, EndReason, Instant, Milestone, Stage } from '../types.js';
import type { DerivedContainer } from './derive-container.js';

/**
 * State of a container of which nothing has been heard for long, or whose tracking has ended: what has not happened has no expected time, and
 * the time that passes is no delay. The carrier's own times stay, and in a silence its own delays. Milestones whose time is over count
 * as not reported, with those ahead of them, and all after the end; after a cancellation nothing more was to be reported.
 */
export function afterSilence({ state, timeline }: DerivedContainer, asOf: Instant): ContainerState {
  const { ended } = state;
  const milestones = state.stations.flatMap((station) => station.milestones);
  const unexpected = unexpectedIn(milestones, asOf, ended);
  return {
    ...state,
    stations: state.stations.map((station) => ({ ...station, milestones: station.milestones.map(unexpected) })),
    legs: buildLegs(timeline.stations, timeline.route, (node) => node.actual),
    anomalies: state.anomalies.flatMap(
      (anomaly) => asGiven(anomaly, ended === null ? milestones.find(({ key }) => key === anomaly.milestoneKey) : undefined) ?? [],
    ),
  };
}

/**
 * A milestone after a silence: without an expected time, and not reported where its time, or that of a later one, is over.
 *
 * @param ended why tracking has ended: nothing is to come then, and nothing more was to be reported of a cancelled booking
 */
export function unexpectedIn<S extends Stage>(
  milestones: readonly Milestone<S>[],
  asOf: Instant,
  ended: EndReason | AirEndReason | null,
): (one: Milestone<S>) => Milestone<S> {
  const isOver = (one: Milestone<S>): boolean => !hasOccurred(one) && (one.estimated ?? one.planned ?? asOf) < asOf;
  const last = ended === 'cancelled' ? -1 : ended === null ? milestones.findLastIndex(isOver) : milestones.length;
  const over = new Set(milestones.slice(0, last + 1));
  return (one) =>
    hasOccurred(one)
      ? one
      : {
          ...one,
          expected: null,
          expectedSource: null,
          passed: one.passed || over.has(one),
          ...(ended === 'cancelled' && !one.passed ? { cancelled: true as const } : {}),
          overdueSince: ended === null ? one.overdueSince : null,
          slipMs: null,
          state: 'notOccurred',
        };
}

/** An open anomaly by the carrier's newest time alone; null when that is within its threshold. */
function asGiven(anomaly: Anomaly, milestone: Milestone | undefined): Anomaly | null {
  if (!anomaly.open) return anomaly;
  const compared = milestone?.estimated ?? milestone?.planned ?? null;
  if (compared === null) return null;
  const slipMs = Date.parse(compared) - Date.parse(anomaly.baseline);
  const beyond = (anomaly.direction === 'delayed' ? slipMs : -slipMs) > anomaly.thresholdMs;
  return beyond ? { ...anomaly, compared, basis: 'estimate', slipMs } : null;
}
