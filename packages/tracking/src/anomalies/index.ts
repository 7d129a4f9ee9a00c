export { hasOccurred, isMainMilestone } from './judge.js';
export * from './settings.js';
