export { DELAY_REASONS, type DelayReason } from './codes.js';
