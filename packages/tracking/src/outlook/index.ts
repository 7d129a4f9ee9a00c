export * from './catalogue.js';
export { reasonOfDelay } from './reason.js';
export { SILENT_AFTER_DAYS } from './outlook.js';
