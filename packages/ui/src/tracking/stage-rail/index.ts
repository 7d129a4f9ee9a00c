export { StageRail, type StageRailProps } from './stage-rail.js';
export type { JourneyNode as RailPoint } from '../lib/node.js';
