export { Transfer, type TransferProps } from './transfer.js';
export type { TransferItem } from './transfer.logic.js';
