export { topSignal } from './shipment.js';
