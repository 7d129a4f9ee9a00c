import { isMainMilestone, type Milestone, type ShipmentState } from '@seaberry/tracking';

/** The journey of the lead container: the stages alone, since the timeline below has the rest. */
export function leadMilestones({ containers, leadContainer }: ShipmentState): Milestone[] {
  const lead = containers.find(({ number }) => number === leadContainer) ?? containers[0];
  return lead?.stations.flatMap((station) => station.milestones.filter(isStage)) ?? [];
}

/** The arrival inland too while it is late, where the carrier reports no unloading there. */
const isStage = (one: Milestone): boolean => isMainMilestone(one) || (one.anomaly !== null && one.state === 'delayed');

/** Whether a carrier has reported anything. Before that a journey, anomalies and an ETA would only be guesses. */
export const isAnswered = ({ lastEventAt }: { lastEventAt: string | null }): boolean => lastEventAt !== null;
