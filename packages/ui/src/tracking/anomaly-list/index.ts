export { AnomalyList, type AnomalyListProps } from './anomaly-list.js';
