export * from './catalogue.js';
export { SILENT_AFTER_DAYS } from './outlook.js';
