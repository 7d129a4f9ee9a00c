export { CarrierSelect, type CarrierSelectProps } from './carrier-select.js';
export type { CarrierChoice } from './carrier-select.logic.js';
