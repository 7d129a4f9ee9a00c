export { hasOccurred } from './judge.js';
export * from './settings.js';
