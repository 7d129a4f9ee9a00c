export { deriveShipment, RULES_VERSION } from './derive-shipment.js';
export { END_AFTER_DAYS } from './ended.js';
export * from './rail.js';
