export { StageRail, type StageRailProps } from './stage-rail.js';
export type { JourneyNode } from '../lib/node.js';
