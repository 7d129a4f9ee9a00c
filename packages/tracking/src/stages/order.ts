import { AIR_STAGES, OCEAN_STAGES, type AirStage, type OceanStage } from '../types.js';

/** Position of an air stage in a complete journey, from 0; -1 for none. */
export const airStageOrder = (code: AirStage | null): number => (code === null ? -1 : AIR_STAGES.indexOf(code));

/** Position of a stage in a complete journey, from 0; -1 for none. */
export const stageOrder = (code: OceanStage | null): number => (code === null ? -1 : OCEAN_STAGES.indexOf(code));
