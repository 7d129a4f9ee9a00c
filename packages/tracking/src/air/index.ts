export { airStageOf, severityOf, type AirRole } from './codes.js';
export { AIR_RULES_VERSION, deriveAirShipment } from './derive.js';
export { DEFAULT_AIR_SETTINGS, type AirEvent, type AirQuery, type AirSettings } from './event.js';
export { airNextChange } from './next-change.js';
export { normaliseAirStatus, type AirNormaliseOptions, type AirNormaliseResult } from './normalise.js';
export { airRail } from './rail.js';
