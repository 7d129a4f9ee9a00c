import type { Milestone, Stage } from '@seaberry/tracking';
import { PlanActual } from '@seaberry/ui/plan-actual';
import type { ReactNode } from 'react';

export interface MilestoneTimesProps {
  milestone: Milestone<Stage>;
  timeZone: string | null;
}

/** A milestone over its first plan, as the rail and the timeline show it. */
export function MilestoneTimes({ milestone, timeZone }: MilestoneTimesProps): ReactNode {
  const { planned, estimated, expected, actual, passed, state, slipMs, thresholdMs } = milestone;
  return <PlanActual {...{ planned, estimated, expected, actual, timeZone, state, slipMs, thresholdMs }} unreported={passed} />;
}
