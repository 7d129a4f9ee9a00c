import { buildLegs } from '../milestones/legs.js';
import type { Anomaly, ContainerState, Instant, Milestone } from '../types.js';
import type { DerivedContainer } from './derive-container.js';

/**
 * State of a container of which nothing has been heard for long: what has not happened has no expected time, and the time that passes
 * is no delay. The carrier's own times stay, with the delays that it gave itself; those that are over count as not reported.
 */
export function afterSilence({ state, timeline }: DerivedContainer, asOf: Instant): ContainerState {
  const milestones = new Map(state.stations.flatMap((station) => station.milestones.map((one) => [one.key, one])));
  return {
    ...state,
    stations: state.stations.map((station) => ({ ...station, milestones: station.milestones.map((one) => unexpected(one, asOf)) })),
    legs: buildLegs(timeline.stations, timeline.route, (node) => node.actual),
    anomalies: state.anomalies.flatMap((anomaly) => asGiven(anomaly, milestones.get(anomaly.milestoneKey)) ?? []),
  };
}

function unexpected(milestone: Milestone, asOf: Instant): Milestone {
  if (milestone.expected === null || milestone.expectedSource === 'actual') return milestone;
  const passed = (milestone.estimated ?? milestone.planned ?? asOf) < asOf;
  return { ...milestone, expected: null, expectedSource: null, passed, slipMs: null, state: 'notOccurred' };
}

/** An open anomaly by the carrier's newest time alone; null when that is within its threshold. */
function asGiven(anomaly: Anomaly, milestone: Milestone | undefined): Anomaly | null {
  if (!anomaly.open) return anomaly;
  const compared = milestone?.estimated ?? milestone?.planned ?? null;
  if (compared === null) return null;
  const slipMs = Date.parse(compared) - Date.parse(anomaly.baseline);
  const beyond = anomaly.direction === 'delayed' ? slipMs > anomaly.thresholdMs : slipMs < -anomaly.thresholdMs;
  return beyond ? { ...anomaly, compared, basis: 'estimate', slipMs } : null;
}
