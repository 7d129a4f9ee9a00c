import { isActual, sameVessel } from '../journey/facts.js';
import type { RouteVisit } from '../milestones/route.js';
import type { TrackingEvent } from '../types.js';
import type { DerivedContainer } from './derive-container.js';

const podOf = ({ timeline }: DerivedContainer): RouteVisit | undefined => timeline.route.visits.find(({ role }) => role === 'pod');

/** Whether the vessel of a container has arrived, although it is not reported: another container of the bill was discharged from it. */
export function arrivedWith(one: DerivedContainer, all: readonly DerivedContainer[]): boolean {
  const pod = podOf(one);
  const loading = pod?.aboard;
  if (loading == null || one.nodes.some(({ stage, occurred }) => occurred && stage === 'arrivedPod')) return false;
  const isProof = (event: TrackingEvent): boolean =>
    event.code === 'DISC' &&
    isActual(event) &&
    sameVessel(event.vessel, loading.vessel) &&
    (event.occursAt ?? '') > (loading.occursAt ?? '');
  return all.some((other) => {
    const there = podOf(other);
    return there?.place === pod?.place && there?.events.some(isProof);
  });
}
