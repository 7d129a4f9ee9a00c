import { NODE_STATES, OCEAN_STAGES, type Instant, type NodeState, type OceanStage } from '@seaberry/tracking';

import type { Bill } from '../queries.ts';

/** A node of a row's rail, as the rail takes it. */
export interface BillRailNode {
  stage: OceanStage;
  planned: Instant | null;
  estimated: Instant | null;
  actual: Instant | null;
  state: NodeState;
  slipMs: number | null;
  placeCode: string | null;
  placeName: string | null;
  /** IANA zone in which its times are shown; without any in UTC. */
  timeZone: string | null;
}

/** The known stage, or null: a code of a newer server is no reason to show nothing. */
export const knownStage = (code: string | null | undefined): OceanStage | null => OCEAN_STAGES.find((stage) => stage === code) ?? null;

/** The rail of a row; nodes of stages this version does not know are left out. */
export function railOf(bill: Bill): BillRailNode[] {
  return (bill.rail ?? []).flatMap((node) => {
    const stage = knownStage(node.stage);
    const state = NODE_STATES.find((known) => known === node.state);
    if (!stage || !state) return [];
    const { planned, estimated, actual, slipMs, placeCode, placeName = null, timeZone = null } = node;
    return [{ stage, state, planned, estimated, actual, slipMs, placeCode, placeName, timeZone }];
  });
}
