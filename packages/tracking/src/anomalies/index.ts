export { hasOccurred, isMainMilestone } from './assess.js';
export * from './settings.js';
