export { PortSelect, type PortSelectProps } from './port-select.js';
export type { PortChoice } from './port-select.logic.js';
