export { deriveShipment, RULES_VERSION } from './derive-shipment.js';
export { END_AFTER_DAYS } from './ended.js';
export { compactRail, type CompactRail, type CompactRailOptions, type RailNode } from './rail.js';
export { shipmentFromAirStatus, shipmentFromDcsa, type FromAirStatusOptions, type FromDcsaOptions } from './from-answer.js';
export { nextChange } from './next-change.js';
