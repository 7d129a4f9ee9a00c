export { EtaHistory, type EtaHistoryProps } from './eta-history.js';
