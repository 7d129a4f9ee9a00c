export * from './dedupe.js';
export * from './normalise.js';
export * from './sources.js';
export { parseTime, type ParsedTime } from './time.js';
export { eventsIn } from './envelope.js';
