export { AnomalyBadge, type AnomalyBadgeProps } from './anomaly-badge.js';
